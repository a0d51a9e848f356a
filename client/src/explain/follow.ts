// What surely follows from a move, as the server foresees it, in one or two sentences before it is made.
import type { Follows, GameEvent, Verb } from '../net/protocol';
import type { Move } from '../game/moves';
import { t } from '../text/words.svelte';

const TOLD = ['vein', 'show', 'exit', 'lose-nugget', 'lose', 'attack', 'claim'] as const;
type Told = Extract<GameEvent, { type: (typeof TOLD)[number] }>;
const isTold = (event: GameEvent): event is Told => (TOLD as readonly GameEvent['type'][]).includes(event.type);
const BEASTS: readonly string[] = ['rat', 'crawler', 'goblin'] satisfies Verb[];

/** The consequences of a move in words; nothing where it has none worth telling. */
export function consequences(
  move: Move,
  follows: Follows | undefined,
  names: (seat: number) => string,
  game: string,
): string {
  if (move.verb === 'bribe') return t(game === 'solo' ? 'follow-bribe-solo' : 'follow-bribe');
  if (!follows) return '';
  const now = inWords(follows.events, names);
  const then = inWords(follows.stop, names);
  const how = move.verb === 'halt' ? 'follow-halt' : move.verb === 'step' ? 'follow-now' : 'follow-do';
  const lines = [now ? t(how, { what: now }) : '', then ? t('follow-stop', { what: then }) : ''];
  if (BEASTS.includes(move.verb)) {
    const beast = t(`card-${move.verb}`);
    lines.push(
      follows.met.length
        ? t('follow-met', { beast, names: follows.met.map(names).join(', ') })
        : t('follow-met-nobody', { beast }),
    );
  }
  return lines.filter(Boolean).join(' ');
}

function inWords(events: readonly GameEvent[], names: (seat: number) => string): string {
  return events
    .filter(isTold)
    .map((event) =>
      t(`follow-${event.type}`, {
        name: event.seat === null ? '' : names(event.seat),
        beast: event.type === 'attack' ? t(`card-${event.monster}`) : '',
        n: event.type === 'claim' || event.type === 'exit' ? event.nuggets : 1,
      }),
    )
    .join(', ');
}
