// The maze in words, for those who do not see the board: what lies where, who stands where, what is claimed, open or barred.
import { read, type Colour, type Mark } from '../cards/code';
import { lie } from '../cards/lie.svelte';
import { reaches } from '../board/reach';
import { doorWords, holder, owner, trollWords } from '../explain/explain';
import { AROUND, cellName, cellOf, fieldOf } from '../game/view';
import type { CaveState, DuelState, GameState } from '../net/protocol';
import { cardName, goalName, placeName, plainName, sideName } from './describe';
import { t } from './words.svelte';

export interface Chapter {
  title: string;
  lines: string[];
}
type Names = (seat: number) => string;
type Who = (colour: Colour) => string;

export function mazeInWords(view: GameState, names: Names): Chapter[] {
  const chapters = view.game === 'cave' ? cave(view, names) : view.game === 'saboteur' ? [] : duel(view, names);
  return [
    ...chapters,
    {
      title: t('maze-places'),
      lines: Object.keys(view.board).map((cell) => `${placeName(cell, view.game)}: ${lying(view, cell)}`),
    },
  ];
}

/** What lies in a cell; of a goal also which it is, and what the reader knows of it. */
function lying(view: GameState, cell: string): string {
  const code = view.board[cell]!;
  const known = view.known[cell];
  const what = code !== '?' ? cardName(code) : known ? t('goal-known', { card: cardName(known) }) : t('goal-hidden');
  return cell in view.goals ? `${goalName(view.game, cell)}, ${what}` : what;
}

/** A cell by the card that lies there, or, where it is empty, by a card beside it. */
export function placeWords(view: GameState, cell: string): string {
  if (cell in view.goals) return goalName(view.game, cell);
  const code = view.board[cell];
  if (code) return `${plainName(code)}, ${placeName(cell, view.game)}`;
  const { x, y } = cellOf(cell);
  for (const [side, dx, dy] of AROUND) {
    const beside = view.board[cellName({ x: x - dx, y: y - dy })];
    if (beside && beside !== '?')
      return `${t('maze-beside', { side: lie.seen(side), card: plainName(beside) })}, ${placeName(cell, view.game)}`;
  }
  return placeName(cell, view.game);
}

/** The field on which a sign of the cave stands. */
export function onField(mark: Mark): string | null {
  const stands = mark.kind === 'ladder' || mark.kind === 'lair' || mark.kind === 'vein' || mark.kind === 'exit';
  return stands ? mark.field : null;
}

/** A field by the way there and by what is on it. */
export function fieldWords(view: GameState, field: string, names: Names, from: string | null): string {
  const { cell, field: part } = fieldOf(field);
  const code = view.board[cell] ?? '?';
  const card = read(code);
  const signs = card.kind === 'path' ? card.marks.filter((mark) => onField(mark) === part) : [];
  const here = view.game === 'cave' ? [...dwarfsOn(view, field, names), ...beastsOn(view, field)] : [];
  const what = code === '?' ? t('field-goal') : part === 'T' ? t('field-tunnel') : plainName(code);
  const special = signs.map((mark) => t(`mark-${mark.kind}`)).filter((sign) => !what.includes(sign));
  return [from ? t('step-way', { side: wayTo(from, field) }) : '', what, ...special, ...here]
    .filter(Boolean)
    .join(', ');
}

/** Which way a step goes: a side, within the card, or by a ladder to somewhere else. */
function wayTo(from: string, to: string): string {
  const [a, b] = [cellOf(fieldOf(from).cell), cellOf(fieldOf(to).cell)];
  if (a.x === b.x && a.y === b.y) return 'here';
  const side = AROUND.find(([, dx, dy]) => a.x + dx === b.x && a.y + dy === b.y)?.[0];
  return side ? lie.seen(side) : 'far';
}

function dwarfsOn(view: CaveState, field: string, names: Names): string[] {
  return view.dwarfs.flatMap((at, seat) => (at === field ? [names(seat)] : []));
}

function beastsOn(view: CaveState, field: string): string[] {
  return Object.entries(view.monsters).flatMap(([kind, [at]]) => (at === field ? [t(`card-${kind}`)] : []));
}

function cave(view: CaveState, names: Names): Chapter[] {
  const spot = (field: string): string => (field.includes('/') ? placeWords(view, fieldOf(field).cell) : t('out'));
  const state = (seat: number): string => (view.down[seat] ? `, ${t('sheet-down')}` : '');
  const beasts = Object.entries(view.monsters).map(
    ([kind, [field, by]]) => `${t('sheet-called', { beast: t(`card-${kind}`), name: names(by) })}: ${spot(field)}`,
  );
  const webs = Object.entries(view.webs).map(([edge, [n, seat]]) => {
    const [cell = '', side = ''] = edge.split(' ');
    return `${placeWords(view, cell)}, ${sideName(side)}: ${t('sheet-web', { name: names(seat), n })}`;
  });
  const veins = Object.entries(view.veins).map(
    ([cell, full]) => `${placeWords(view, cell)}: ${t(full ? 'sheet-vein-full' : 'sheet-vein-empty')}`,
  );
  return [
    {
      title: t('maze-dwarfs'),
      lines: view.dwarfs.map((field, seat) => t('maze-dwarf', { name: names(seat), place: spot(field) }) + state(seat)),
    },
    { title: t('maze-beasts'), lines: beasts },
    { title: t('maze-webs'), lines: webs },
    { title: t('maze-gold'), lines: veins },
  ].filter(({ lines }) => lines.length);
}

function duel(view: DuelState, names: Names): Chapter[] {
  const table = { view, names };
  const who = (colour: Colour): string => holder(colour, table);
  const own = (colour: Colour): string => owner(colour, table);
  const gold: string[] = [];
  const ways: string[] = [];
  for (const [cell, code] of Object.entries(view.board)) {
    const card = read(code);
    const place = placeWords(view, cell);
    for (const mark of card.kind === 'path' ? card.marks : []) {
      if (mark.kind === 'gold') gold.push(`${place}: ${goldWords(mark.count, view.tokens[cell]?.[mark.group], own)}`);
      if (mark.kind === 'door')
        ways.push(`${place}: ${doorWords(mark.colour, view.keys[cell], table).filter(Boolean).join(' ')}`);
      if (mark.kind === 'troll') ways.push(`${place}: ${trollWords(view.tokens[cell]?.['troll'], table)}`);
    }
  }
  return [
    { title: t('maze-gold'), lines: gold },
    { title: t('maze-ways'), lines: ways },
    { title: t('maze-reach'), lines: ends(view, who) },
  ].filter(({ lines }) => lines.length);
}

function goldWords(n: number, by: Colour | undefined, who: Who): string {
  return `${t('mark-gold', { n })}. ${by ? t('sheet-claimed', { name: who(by) }) : t('sheet-free-gold')}`;
}

/** For each colour the cards at which its tunnels have an open end. */
function ends(view: DuelState, who: Who): string[] {
  const reached = reaches(view);
  return (['green', 'blue'] as const).flatMap((colour) => {
    const open = reached.filter(({ cell, group, colours }) => colours.includes(colour) && leadsOn(view, cell, group));
    const places = [...new Set(open.map(({ cell }) => placeWords(view, cell)))];
    return places.length ? [t('maze-reach-of', { name: who(colour), places: places.join('; ') })] : [];
  });
}

function leadsOn(view: DuelState, cell: string, group: string): boolean {
  const { x, y } = cellOf(cell);
  return AROUND.some(([side, dx, dy]) => group.includes(side) && !view.board[cellName({ x: x + dx, y: y + dy })]);
}
