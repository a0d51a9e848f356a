// Remarks: what bots say beside their words. Whoever does not want to hear them hides them for themselves; words stay, they are a part of the game.
import { VOCABULARIES, type Said, type SeatInfo, type Settings, type Table } from '../net/protocol';
import { settings } from '../settings.svelte';
import { has, t } from '../text/words.svelte';

type Playing = Pick<Table, 'settings'> & { seats: Pick<SeatInfo, 'bot'>[] };

/** How much bots say at a table; those made in older versions know yes and no. */
export function howBotsTalk({ bots_talk: talk = 'talk' }: Settings): 'talk' | 'little' | 'off' {
  return talk === true ? 'little' : talk === false ? 'off' : talk;
}

/** Whether bots may remark on something at this table. */
export function mayRemark(table: Playing): boolean {
  const { game, words } = table.settings;
  const talk = words !== 'none' && howBotsTalk(table.settings) !== 'off';
  return talk && VOCABULARIES[game] !== undefined && table.seats.some((seat) => seat.bot);
}

/** Whether their sentences are needed. */
export const remarkable = (table: Playing): boolean => settings.remarks && mayRemark(table);

/** A line of talk that is a bot's remark and nothing else. */
const isRemark = (line: Said): boolean => line.remark !== null && line.word === null;

/** What this person wants to hear. */
export function audible(talk: Said[]): Said[] {
  return settings.remarks ? talk : talk.filter((line) => !isRemark(line));
}

/** What one would miss: a remark hangs at its face for a moment, and that is enough. */
export const missable = (talk: Said[]): Said[] => talk.filter((line) => !isRemark(line));

/** A remark as its speaker says it, by itself or after a word. */
export function sayRemark(line: Said, names: (seat: number) => string): string {
  const key = `remark-${line.remark}`;
  if (!settings.remarks || line.remark === null || !has(key)) return '';
  return t(key, { name: names(line.to ?? line.seat), n: line.count ?? 1 });
}
