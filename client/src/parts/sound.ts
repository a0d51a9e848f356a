// Small sounds made on the spot; off unless asked for.
import { settings } from '../settings.svelte';

let studio: AudioContext | null = null;

type Note = [frequency: number, start: number, length: number, shape: OscillatorType];
const SOUNDS: Record<string, Note[]> = {
  turn: [
    [660, 0, 0.12, 'sine'],
    [880, 0.1, 0.18, 'sine'],
  ],
  place: [[140, 0, 0.09, 'triangle']],
  break: [
    [180, 0, 0.08, 'square'],
    [110, 0.07, 0.14, 'square'],
  ],
  repair: [
    [520, 0, 0.08, 'triangle'],
    [700, 0.08, 0.12, 'triangle'],
  ],
  rockfall: [[80, 0, 0.3, 'sawtooth']],
  goal: [
    [523, 0, 0.15, 'sine'],
    [659, 0.12, 0.15, 'sine'],
    [784, 0.24, 0.3, 'sine'],
  ],
  map: [[900, 0, 0.06, 'sine']],
};

export function play(name: string): void {
  const notes = SOUNDS[name];
  if (!settings.sound || !notes) return;
  studio ??= new AudioContext();
  for (const [frequency, start, length, shape] of notes) {
    const voice = studio.createOscillator();
    const loudness = studio.createGain();
    const from = studio.currentTime + start;
    voice.type = shape;
    voice.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.12, from);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
    voice.connect(loudness).connect(studio.destination);
    voice.start(from);
    voice.stop(from + length);
  }
}
