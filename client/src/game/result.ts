// The end of a game in words: who has won and why, and what everybody was.
import type { GameEvent, GameResult, GameState, SeatInfo } from '../net/protocol';
import { faceOf } from '../parts/faces';
import { t } from '../text/words.svelte';
import { rolesByRound } from './particulars';
import type { Poster, Row } from './poster';

/** Why a game is over: the engine's words, and the text that says them. */
const REASONS: Record<GameResult['reason'], string> = {
  'most nuggets after three rounds': 'reason-most-nuggets-after-three-rounds',
  'nuggets after three rounds': 'reason-nuggets-after-three-rounds',
  'no card is left': 'reason-no-card-is-left',
  'all who work for blue are out': 'reason-all-who-work-for-blue-are-out',
  'all who work for yellow are out': 'reason-all-who-work-for-yellow-are-out',
  'nobody can play a card any more': 'reason-nobody-can-play-a-card-any-more',
  'all agree that nobody gets out any more': 'reason-all-agree-that-nobody-gets-out-any-more',
};

/** Who has won; “you” where one person looks, by name where several share the device. */
export function titleOf(view: GameState, seats: SeatInfo[], me: number[]): string {
  const result = view.result!;
  if (view.game === 'solo') return t('result-solo', { n: result.scores[0] ?? 0 });
  if (!result.winners.length) return t('result-nobody');
  const named = (all: number[]): string => all.map((seat) => seats[seat]?.name ?? '').join(', ');
  const [own] = me;
  if (me.length === 1 && own !== undefined && result.winners.includes(own)) {
    const others = result.winners.filter((seat) => seat !== own);
    return others.length ? t('result-you-too', { names: named(others) }) : t('result-you');
  }
  return t('result-won', { names: named(result.winners), n: result.winners.length });
}

/** How the nuggets of a seat add up, card by card; nothing where there is nothing to add. */
export function sumOf(view: GameState, seat: number): string {
  const cards = view.game === 'cave' ? [] : (view.purse[seat] ?? []).filter((card) => card !== '?');
  const n = cards.reduce((sum, card) => sum + card, 0);
  if (cards.length < 2 || n !== view.result?.scores[seat]) return '';
  return t('sum-of', { parts: [...cards].sort((a, b) => b - a).join(' + '), n });
}

/** What each clan's gold came to: carried out, times those who work for the other clan (6 × 2 = 12). */
export function clanSums(view: GameState): string[] {
  if (view.game !== 'cave' || !view.result) return [];
  const { values, scores } = view.result;
  const worksFor = view.clans.map(([colour, loyalty]) => (loyalty === 'saboteur' ? OTHER[colour] : colour));
  return (['blue', 'yellow'] as const).map((colour) => {
    const value = values[colour] ?? 0;
    const nuggets = scores.reduce((sum, n, seat) => sum + (worksFor[seat] === colour ? n : 0), 0);
    const people = worksFor.filter((clan) => clan !== colour).length;
    const clan = t(`clan-${colour}`);
    return nuggets * people === value
      ? t('sum-clan', { clan, nuggets, people, value })
      : t('sum-clan-short', { clan, value });
  });
}
const OTHER = { blue: 'yellow', yellow: 'blue' } as const;

export function reasonOf(view: GameState): string {
  const rating = view.game === 'solo' ? view.result?.rating : null;
  return t(rating ? `rating-${rating}` : REASONS[view.result!.reason]);
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
      face: faceOf(info, info.seat),
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
  const reason = [reasonOf(view), ...clanSums(view)].filter(Boolean).join(' · ');
  return { title, game: t(`game-${view.game}`), reason, address, rows };
}
