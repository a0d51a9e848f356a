// What this browser remembers for its person: language, comfort, name.

import type { Wear } from './net/protocol';
import { firstLanguage, KEPT, type Language } from './text/languages';

export const PACES = ['slow', 'normal', 'quick'] as const;
export type Pace = (typeof PACES)[number];
type Face = Wear['face'];

interface Settings {
  language: Language;
  motion: 'auto' | 'on' | 'off';
  sound: boolean;
  volume: number; // of the sounds, up to 100
  vibration: boolean;
  pace: Pace; // how quickly moves follow each other when several wait to be seen
  large: boolean;
  name: string;
  face: Face | null; // until one is chosen it goes with the seat
  met: string[]; // games that need no introduction any more
  tips: string[]; // remarks that the coach has made; `over` when there shall be no more
  remarks: boolean; // what bots say beside their words
  threads: boolean; // who accuses and who trusts whom, drawn from face to face
  best: number | null; // nuggets of the best solo game
}

function read(): Settings {
  const fresh: Settings = {
    language: firstLanguage(),
    motion: 'auto',
    sound: true,
    volume: 60,
    vibration: true,
    pace: 'normal',
    large: false,
    name: '',
    face: null,
    met: [],
    tips: [],
    remarks: true,
    threads: true,
    best: null,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
    if (kept.volume === undefined) delete kept.sound; // kept when sounds were off unless asked for: nobody chose that
    return { ...fresh, ...kept };
  } catch {
    return fresh; // private windows may have no storage: then nothing is remembered
  }
}

export const settings = $state(read());

export function remember(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // nothing to remember with
  }
}

export function calm(): boolean {
  return (
    settings.motion === 'off' || (settings.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}
