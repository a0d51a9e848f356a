// The languages of the page, and which of them to begin with.

export type Language = 'en' | 'cs' | 'sk' | 'hu' | 'de';
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  cs: 'Čeština',
  sk: 'Slovenčina',
  hu: 'Magyar',
  de: 'Deutsch',
};
export const KEPT = 'undermine'; // where this browser keeps its settings

/** The first language of the browser's list that there is. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.slice(0, 2).toLowerCase();
    if (base in LANGUAGES) return base as Language;
  }
  return 'en';
}

/** The language chosen here before, or else the browser's. */
export function firstLanguage(): Language {
  try {
    const { language } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { language?: string };
    if (language && language in LANGUAGES) return language as Language;
  } catch {
    // private windows may have no storage
  }
  return browserLanguage(navigator.languages);
}
