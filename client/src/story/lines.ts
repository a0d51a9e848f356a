// The sentences of a story: why a move counted, what was said, as the reader's language has it.
import type { RoundTold, Saying, Told } from '../net/protocol';
import { parseMove } from '../game/moves';
import { moveLabel } from '../text/describe';
import { t } from '../text/words.svelte';
import { sayWord } from '../words/word';

type Values = Record<string, unknown>;

/** A sentence about a deed: seats in its values become names. */
export function why(told: Told, seat: number, key: string, values: Values): string {
  const target = typeof values.target === 'number' ? told.players[values.target]! : '';
  return t(key, { player: told.players[seat]!, target, cards: Number(values.cards ?? 0) });
}

/** What a bot would have done, and why; its sentence names players as `player`. */
export function advice(told: Told, turn: RoundTold['turns'][number]): string {
  if (!turn.advice) return '';
  if (turn.advice.move === turn.text) return t('story-advice-same');
  const names = (seat: number): string => told.players[seat] ?? '';
  const move = moveLabel(parseMove(turn.advice.move), names, told.game, true);
  const values = turn.advice.values as Values;
  const reason = t(turn.advice.key, { player: names(Number(values.seat ?? -1)), cards: Number(values.cards ?? 0) });
  return `${t('story-advice', { move })} ${reason} ${t('story-advice-knowing', { player: names(turn.seat) })}`;
}

/** What somebody said, as it was said at the table: claims of places are of goals. */
export function said(told: Told, claim: Saying): string {
  return sayWord(
    claim.word,
    (seat) => told.players[seat] ?? '',
    told.game,
    () => true,
  );
}
