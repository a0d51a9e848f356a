// The languages of the page.

export type Language = 'en' | 'cs' | 'sk' | 'hu' | 'de';
export const LANGUAGES: Record<Language, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina', hu: 'Magyar', de: 'Deutsch' };

/** The first language of the browser's list that there is. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.slice(0, 2).toLowerCase();
    if (base in LANGUAGES) return base as Language;
  }
  return 'en';
}
