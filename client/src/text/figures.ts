// Figures as people write them in their language: 30% or 30 %, 2.5 or 2,5.
import { language } from './words.svelte';

/** A chance between 0 and 1, to the nearest whole percent. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(Math.round(chance * 100) / 100);
}

/** A number to the nearest tenth. */
export function tenths(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
