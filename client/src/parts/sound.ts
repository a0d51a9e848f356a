// Small sounds made on the spot, from the first tap on, and what is felt in the hand.
import { settings } from '../settings.svelte';

let studio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

type Note = [frequency: number, start: number, length: number, shape: OscillatorType | 'noise', to?: number];
const tune = (shape: OscillatorType, step: number, length: number, ...frequencies: number[]): Note[] =>
  frequencies.map((frequency, i): Note => [frequency, i * step, length, shape]);

const SOUNDS: Record<string, Note[]> = {
  turn: tune('sine', 0.1, 0.18, 660, 880),
  place: [[140, 0, 0.09, 'triangle']],
  break: [
    [900, 0, 0.12, 'noise'],
    [180, 0, 0.08, 'square'],
    [110, 0.07, 0.14, 'square'],
  ],
  repair: tune('triangle', 0.08, 0.12, 520, 700),
  rockfall: [
    [420, 0, 0.5, 'noise'],
    [80, 0, 0.35, 'sawtooth', 40],
  ],
  map: [[900, 0, 0.06, 'sine']],
  take: tune('sine', 0.07, 0.16, 880, 1175),
  claim: tune('sine', 0.07, 0.16, 880, 1175),
  flip: [[1400, 0, 0.07, 'noise']],
  dig: tune('triangle', 0.11, 0.2, 196, 220, 247, 262, 294, 330, 349, 392), // the lamp goes along the tunnel
  gold: [
    ...tune('sine', 0.09, 0.5, 523, 659, 784, 1047, 1319, 1568),
    ...tune('triangle', 0.09, 0.35, 262, 330, 392, 523, 659, 784),
  ],
  stone: [
    [220, 0, 0.45, 'noise'],
    [95, 0, 0.5, 'sine', 38],
  ],
  hit: [
    [700, 0, 0.25, 'noise'],
    [150, 0, 0.35, 'square', 55],
  ],
  attack: [
    [300, 0, 0.45, 'sawtooth', 90],
    [500, 0.05, 0.3, 'noise'],
  ],
  digger: tune('triangle', 0.12, 0.3, 392, 494, 587),
  saboteur: [
    [98, 0, 0.7, 'sawtooth', 92],
    [117, 0.22, 0.6, 'sawtooth', 110],
    [139, 0.44, 0.7, 'sawtooth', 131],
  ],
  loyal: tune('sine', 0.14, 0.34, 330, 415, 494),
  traitor: [
    [330, 0, 0.3, 'sine'],
    [311, 0.16, 0.7, 'sawtooth', 147],
  ],
};

/** Browsers let a page be heard and felt only after somebody has touched it. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function play(name: string): void {
  const notes = SOUNDS[name];
  if (!settings.sound || !settings.volume || !notes || !touched()) return;
  studio ??= new AudioContext();
  if (studio.state === 'suspended') void studio.resume();
  for (const note of notes) sing(studio, note);
}

function sing(room: AudioContext, [frequency, start, length, shape, to]: Note): void {
  const from = room.currentTime + start;
  const loudness = room.createGain();
  loudness.gain.setValueAtTime((settings.volume / 100) * (shape === 'noise' ? 0.3 : 0.2), from);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
  loudness.connect(room.destination);
  if (shape === 'noise') {
    const voice = room.createBufferSource();
    const low = room.createBiquadFilter();
    voice.buffer = hiss ??= rustle(room);
    low.type = 'lowpass';
    low.frequency.value = frequency;
    voice.connect(low).connect(loudness);
    voice.start(from);
    voice.stop(from + length);
    return;
  }
  const voice = room.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(frequency, from);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, from + length);
  voice.connect(loudness);
  voice.start(from);
  voice.stop(from + length);
}

/** A second of rubble. */
function rustle(room: AudioContext): AudioBuffer {
  const buffer = room.createBuffer(1, room.sampleRate, room.sampleRate);
  const data = buffer.getChannelData(0);
  let chance = 1; // its own: what the page shuffles with is not used up by noise
  for (let i = 0; i < data.length; i++) {
    chance = (chance * 48271) % 2147483647;
    data[i] = chance / 1073741823.5 - 1;
  }
  return buffer;
}

const PULSES = { turn: [60], hit: [140, 60, 220] } as const;

/** Let the device in the hand tremble, where it can. */
export function tremble(why: keyof typeof PULSES): void {
  if (settings.vibration && touched() && 'vibrate' in navigator) navigator.vibrate([...PULSES[why]]);
}
