// The end of a game in words: who has won and why, and what everybody was.
import type { SeatInfo } from '../net/protocol';
import { has, t } from '../text/words.svelte';
import { rolesByRound, type Poster, type Row } from './poster';
import type { GameEvent, View } from './view';

export function titleOf(view: View, seats: SeatInfo[], me: number[]): string {
  const result = view.result!;
  if (view.game === 'solo') return t('result-solo', { n: result.scores[0] ?? 0 });
  if (!result.winners.length) return t('result-nobody');
  if (me.some((seat) => result.winners.includes(seat))) return t('result-you');
  return t('result-won', { names: result.winners.map((seat) => seats[seat]?.name ?? '').join(', '), n: result.winners.length });
}

export function reasonOf(view: View): string {
  const result = view.result!;
  const cause = `reason-${result.reason.replaceAll(' ', '-')}`;
  return result.rating ? t(`rating-${result.rating}`) : has(cause) ? t(cause) : '';
}

/** Everybody, the best first. */
export function ranked(view: View, seats: SeatInfo[]): SeatInfo[] {
  const { scores } = view.result!;
  return [...seats].sort((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0));
}

export function posterOf(view: View, seats: SeatInfo[], events: GameEvent[], address: string): Poster {
  const result = view.result!;
  const roles = rolesByRound(events, seats.length);
  const rows = ranked(view, seats).map((info): Row => {
    const clan = view.clans?.[info.seat];
    return {
      seat: info.seat,
      name: info.name ?? '',
      won: result.winners.includes(info.seat),
      score: result.scores[info.seat] ?? 0,
      parts: clan ? clan.filter((part) => part !== '?') : (roles[info.seat] ?? []),
      note: clan ? `${t(`clan-${clan[0]}`)}, ${t(`loyalty-${clan[1]}`)}` : '',
    };
  });
  const title = view.game === 'solo' ? t('share-solo', { name: seats[0]?.name ?? '', n: result.scores[0] ?? 0 }) : titleOf(view, seats, []);
  return { title, game: t(`game-${view.game}`), reason: reasonOf(view), address, rows };
}
