// What a hint says beside its reason: the chance that was found by trying moves out, and the next best of them.
import type { Advice } from '../net/protocol';
import { parseMove } from '../game/moves';
import { moveLabel } from './describe';
import { percent } from './figures';
import { t } from './words.svelte';

/** Sentences about what was tried out; none where nothing was, or where steps would only be numbers of fields. */
export function triedOut(advice: Advice, names: (seat: number) => string, game: string): string[] {
  const [best, ...others] = advice.weighed;
  if (!best || advice.unit === '') return [];
  const wins = advice.unit === 'wins';
  const number = new Intl.NumberFormat(document.documentElement.lang || 'en', { maximumFractionDigits: wins ? 0 : 1 });
  const labelled = others.filter((one) => parseMove(one.move).verb !== 'step');
  const moves = labelled.map((one) => {
    const less = best.worth - one.worth;
    const told = wins ? percent(one.worth) : less < 0.05 ? '±0' : `−${number.format(less)}`;
    return `${moveLabel(parseMove(one.move), names, game)} (${told})`;
  });
  return [
    ...(wins ? [t('advice-wins', { n: number.format(100 * best.worth) })] : []),
    ...(moves.length ? [t(`advice-others-${advice.unit}`, { moves: moves.join(', ') })] : []),
  ];
}
