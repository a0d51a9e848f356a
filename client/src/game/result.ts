// The end of a game in words: who has won and why, and what everybody was.
import type { GameEvent, GameState, SeatInfo } from '../net/protocol';
import { has, t } from '../text/words.svelte';
import { rolesByRound, type Poster, type Row } from './poster';

export function titleOf(view: GameState, seats: SeatInfo[], me: number[]): string {
  const result = view.result!;
  if (view.game === 'solo') return t('result-solo', { n: result.scores[0] ?? 0 });
  if (!result.winners.length) return t('result-nobody');
  if (me.some((seat) => result.winners.includes(seat))) return t('result-you');
  return t('result-won', {
    names: result.winners.map((seat) => seats[seat]?.name ?? '').join(', '),
    n: result.winners.length,
  });
}

export function reasonOf(view: GameState): string {
  const rating = view.game === 'solo' ? view.result?.rating : null;
  const cause = `reason-${view.result!.reason.replaceAll(' ', '-')}`;
  return rating ? t(`rating-${rating}`) : has(cause) ? t(cause) : '';
}

/** Everybody, the best first. */
export function ranked(view: GameState, seats: SeatInfo[]): SeatInfo[] {
  const { scores } = view.result!;
  return [...seats].sort((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0));
}

export function posterOf(view: GameState, seats: SeatInfo[], events: GameEvent[], address: string): Poster {
  const result = view.result!;
  const roles = rolesByRound(events, view.game, seats.length);
  const rows = ranked(view, seats).map((info): Row => {
    const clan = view.game === 'cave' ? view.clans[info.seat] : undefined;
    return {
      seat: info.seat,
      name: info.name ?? '',
      won: result.winners.includes(info.seat),
      score: result.scores[info.seat] ?? 0,
      parts: clan ? clan.filter((part) => part !== '?') : (roles[info.seat] ?? []),
      note: clan ? `${t(`clan-${clan[0]}`)}, ${t(`loyalty-${clan[1]}`)}` : '',
    };
  });
  const title =
    view.game === 'solo'
      ? t('share-solo', { name: seats[0]?.name ?? '', n: result.scores[0] ?? 0 })
      : titleOf(view, seats, []);
  return { title, game: t(`game-${view.game}`), reason: reasonOf(view), address, rows };
}
