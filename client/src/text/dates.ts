// Days as people write them in their language.
import { language } from './words.svelte';

/** The day of a challenge, told as YYYY-MM-DD, with the name of its month. */
export function dayOf(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' }).format(new Date(year, month - 1, day));
}
