// What this browser remembers for its person: language, comfort, name.

import { firstLanguage, KEPT, type Language } from './text/languages';

interface Settings {
  language: Language;
  motion: 'auto' | 'on' | 'off';
  sound: boolean;
  large: boolean;
  name: string;
  met: string[]; // games that need no introduction any more
  tips: string[]; // remarks that the coach has made; `over` when there shall be no more
  best: number | null; // nuggets of the best solo game
}

function read(): Settings {
  const fresh: Settings = {
    language: firstLanguage(),
    motion: 'auto',
    sound: false,
    large: false,
    name: '',
    met: [],
    tips: [],
    best: null,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>) };
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
