// Who one is, in words, and how many saboteurs there may be at such a table.
import { SABOTEURS } from '../net/protocol';
import { t } from '../text/words.svelte';

export function roleWords(role: string, clan: string | null): { name: string; about: string } {
  const colour = clan ? t(`clan-${clan}`) : '';
  return {
    name: clan ? `${colour}, ${t(`loyalty-${role}`)}` : t(`role-${role}`),
    about: t(clan ? `loyalty-${role}-about` : `role-${role}-about`, { clan: colour }),
  };
}

/** “One or two among five”: the rule of the deal, which everybody may know. */
export function among(game: string, seats: number): string {
  const [least, most] = SABOTEURS[game]?.[seats] ?? [];
  if (least === undefined || most === undefined) return '';
  const form = least === most ? 'exactly' : least === 0 ? 'at-most' : 'or';
  const count = t(`saboteurs-${form}`, { least, most, seats });
  return game === 'cave' && ONE_CLAN.includes(seats) ? `${count} ${t('saboteurs-one-clan')}` : count;
}
const ONE_CLAN = [3, 4]; // so many people all wear one colour (C-CLAN-6)
