// Cards, moves and events as sentences, for captions, the log and screen readers.
import { lie } from '../cards/lie.svelte';
import type { CaveState, GameEvent } from '../net/protocol';
import { read, type Mark, type PathCard, type Side } from '../cards/code';
import type { Move } from '../game/moves';
import { particulars, type Particulars } from '../game/particulars';
import { cellOf, fieldOf } from '../game/view';
import { has, t } from './words.svelte';

type Clan = CaveState['clans'][number];

/** A side of a card as it is seen on this screen, where the maze may lie turned. */
export function sideName(side: string): string {
  return t(`side-${lie.seen(side as Side)}`);
}

function sides(group: string): string {
  return [...group].map(sideName).join(', ');
}

/** A card in words. */
export function cardName(code: string): string {
  const card = read(code);
  const level = card.level ? t('card-level', { level: card.level }) + ' ' : '';
  if (card.kind === 'hidden') return level + t('card-hidden');
  if (card.kind === 'action') return level + t(`card-${card.name}`);
  return level + [pathName(card), ...card.marks.map((mark) => markOn(card, mark)).filter(Boolean)].join(', ');
}

function pathName(card: PathCard): string {
  const joined = card.groups.filter((group) => group.length > 1);
  const stubs = card.groups.filter((group) => group.length === 1).join('');
  const parts = card.groups.includes('NS') && card.groups.includes('EW') ? [t('path-bridge')] : joined.map(groupName);
  if (stubs) parts.push(t('path-dead-end', { sides: sides(stubs), n: stubs.length }));
  return parts.join(' + ');
}

function groupName(group: string): string {
  if (group === 'NESW') return t('path-crossing');
  if (group.length === 3) return t('path-fork', { sides: sides(group) });
  return t(group === 'NS' || group === 'EW' ? 'path-straight' : 'path-bend', { sides: sides(group) });
}

/** The part of a card on which a sign is; null for one that is of the whole card, or of a side. */
function partOf(mark: Mark): string | null {
  switch (mark.kind) {
    case 'gold':
      return mark.group;
    case 'ladder':
    case 'lair':
    case 'vein':
    case 'exit':
      return mark.field;
    default:
      return null;
  }
}

/** A sign, and where on the card it is, if it is not all of it: turned by half, the card would be another. */
function markOn(card: PathCard, mark: Mark): string {
  const part = partOf(mark);
  const whole = part === null || part === card.groups.join('.');
  return whole ? markName(mark) : `${markName(mark)} (${sides(part)})`;
}

function markName(mark: Mark): string {
  switch (mark.kind) {
    case 'gold':
      return t('mark-gold', { n: mark.count });
    case 'door':
      return t(`mark-door-${mark.colour}`, { side: sideName(mark.side) });
    case 'troll':
      return t('mark-troll', { side: sideName(mark.side) });
    case 'ladder':
      return t(mark.colour ? `mark-ladder-${mark.colour}` : 'mark-ladder');
    case 'bridge':
      return t('mark-bridge', { sides: sides(mark.axis) });
    default:
      return t(`mark-${mark.kind}`);
  }
}

/** A card as people call it, for those who have it in sight: no sides, no level. */
export function plainName(code: string): string {
  const card = read(code);
  if (card.kind !== 'path') return card.kind === 'hidden' ? t('card-hidden') : t(`card-${card.name}`);
  const joined = card.groups.filter((group) => group.length > 1);
  const names = [...new Set(joined.map(shapeName))].map((name) => t(`name-${name}`));
  const parts = joined.length > 1 ? [t(card.groups.includes('NS') ? 'name-bridge' : 'name-bends')] : names;
  if (joined.length < card.groups.length) parts.push(t('name-dead-end'));
  return [...parts, ...card.marks.map(plainMark).filter(Boolean)].join(', ');
}

function shapeName(group: string): string {
  if (group.length > 2) return group.length === 4 ? 'crossing' : 'fork';
  return group === 'NS' || group === 'EW' ? 'straight' : 'bend';
}

/** The sign on a card; doors and trolls need no side where they are seen, and the bridge is in the name. */
function plainMark(mark: Mark): string {
  if (mark.kind === 'bridge') return '';
  if (mark.kind === 'door') return t(`mark-door-${mark.colour}`, { side: '' }).replace(/[:\s]+$/, '');
  return mark.kind === 'troll' ? t('mark-troll', { side: '' }).replace(/[:\s]+$/, '') : markName(mark);
}

/** One sentence on what a card does. */
export function cardHelp(code: string): string {
  const card = read(code);
  if (card.kind === 'hidden') return '';
  if (card.kind === 'action') {
    const [verb = '', ...tools] = card.name.split('-');
    return t(verb === 'fix' && tools.length > 1 ? 'help-fix-two' : `help-${verb}`);
  }
  const special = card.marks.find((mark) => has(`help-${mark.kind}`));
  if (special) return t(`help-${special.kind}`);
  if (card.groups.length > 1 && card.groups.every((group) => group.length > 1)) return t('help-two-paths');
  return t(card.groups.every((group) => group.length === 1) ? 'help-dead-end' : 'help-path');
}

/** The way to a cell from the start, as it is seen on this screen. */
function way(cell: string): { right: number; up: number } {
  const { x, y } = cellOf(cell);
  return lie.turned ? { right: -y, up: x } : { right: x, up: y };
}

/** A goal by where it lies. */
export function goalName(game: string, cell: string): string {
  const { x, y } = cellOf(cell);
  const { right, up } = way(cell);
  if (game === 'cave') return t(`goal-${up > 0 ? 'top' : 'bottom'}-${right > 0 ? 'right' : 'left'}`);
  const [high, low] = lie.turned ? ['left', 'right'] : ['upper', 'lower'];
  const row = y > 0 ? high : y < 0 ? low : 'middle';
  const column = { duel: x - 5, solo: x - 8 }[game];
  if (column === undefined) return t(`goal-${row}`);
  return t(`goal-${column === 0 ? 'near' : column === 2 ? 'second' : 'last'}-${row}`);
}

/** A place by the way to it from the start; in the Duel from the middle between the two. */
export function placeName(cell: string, game = ''): string {
  const { right, up } = way(cell);
  const across = right ? [t(right > 0 ? 'place-right' : 'place-left', { n: Math.abs(right) })] : [];
  const along = up ? [t(up > 0 ? 'place-up' : 'place-down', { n: Math.abs(up) })] : [];
  return [...across, ...along].join(', ') || t(game === 'duel' ? 'place-between' : 'place-start');
}

export function fieldName(field: string): string {
  const at = fieldOf(field);
  if (at.field === '?' || at.field === 'T')
    return `${placeName(at.cell)} – ${t(at.field === 'T' ? 'field-tunnel' : 'field-goal')}`;
  return `${placeName(at.cell)} – ${sides(at.field)}`;
}

/** A move as the label of a button. Exact: with the place, where nothing on the board marks it. */
export function moveLabel(move: Move, name: (seat: number) => string, game = '', exact = true): string {
  const { target } = move;
  const at = (place: string): string => (exact ? `(${place})` : '');
  const args: Record<string, string | number> = {
    card: move.cards.map(exact ? cardName : plainName).join(' + '),
    n: move.numbers.reduce((sum, n) => sum + n, 0),
    numbers: move.numbers.join(' + '),
  };
  if (target.kind === 'cell')
    Object.assign(args, {
      place: LOOKING.has(move.verb) ? goalName(game, target.cell) : at(placeName(target.cell, game)),
      card: target.code ? cardName(target.code) : args['card'],
    });
  if (target.kind === 'seat')
    Object.assign(args, { target: name(target.seat), tool: target.tool ? t(`tool-${target.tool}`) : '' });
  if (target.kind === 'tool') args['tool'] = t(`tool-${target.tool}`);
  if (target.kind === 'edge') args['place'] = at(`${placeName(target.cell)} – ${sideName(target.side)}`);
  if (target.kind === 'field') args['place'] = at(fieldName(target.field));
  // A monster that is on the map already is moved on from where it stands, so its move names no place.
  const form =
    move.verb === 'info' ? `-${target.kind}` : MONSTERS.has(move.verb) && target.kind !== 'field' ? '-on' : '';
  const key = `move-${move.verb}${form}`;
  return has(key) ? t(key, args).trim() : move.text;
}

const MONSTERS = new Set(['rat', 'crawler', 'goblin']);
const LOOKING = new Set<string>(['map', 'info', 'goal', 'info-goal', 'goal-found'] satisfies (
  'info' | GameEvent['type']
)[]);

/** An event as a line of the log; null where the words have none for it. Exact: with the place, for those who do not see the board. */
export function eventLine(
  event: GameEvent,
  name: (seat: number) => string,
  game: string,
  exact = false,
  drawn?: string, // what stands for the card where it is drawn
): string | null {
  const told = particulars(event, game);
  const card = told.card === undefined || told.card === '?' ? null : told.card;
  const identity = identityOf(told);
  const args: Record<string, string | number> = {
    name: event.seat === null ? '' : name(event.seat),
    target: told.target === undefined ? '' : name(told.target),
    tool: told.tool ? t(`tool-${told.tool}`) : '',
    card: card ? (drawn ?? (exact ? cardName(card) : plainName(card))) : t('card-hidden'),
    place: eventPlace(event, told, game),
    n: told.nuggets === '?' ? 0 : (told.nuggets ?? 0),
    round: told.round ?? 0,
    beast: told.beast ? t(`card-${told.beast}`) : '',
    identity,
  };
  const kinds = [
    told.target !== undefined && told.target === event.seat ? '-self' : '',
    card !== null || identity !== '' ? '-known' : '',
    told.trolls ? '-trolls' : '',
    told.winners ? `-${told.winners}` : '',
    told.beast && event.type === 'step' ? '-beast' : '',
    exact ? '-at' : '',
  ].filter(Boolean);
  const key = [...kinds.map((kind) => `log-${event.type}${kind}`), `log-${event.type}`].find(has);
  return key ? t(key, args) : null;
}

function eventPlace(event: GameEvent, { cell, field }: Particulars, game: string): string {
  if (cell !== undefined) return LOOKING.has(event.type) ? goalName(game, cell) : `(${placeName(cell, game)})`;
  return field === undefined ? '' : `(${fieldName(field)})`;
}

/** Who somebody is, in words; nothing where it is not to be seen. */
function identityOf({ clans = [], identity = '?' }: Particulars): string {
  const cardOf = ([colour, loyalty]: Clan): string => `${t(`clan-${colour}`)}, ${t(`loyalty-${loyalty}`)}`;
  if (clans.length) return clans.some(([, loyalty]) => loyalty === '?') ? '' : clans.map(cardOf).join(' + ');
  return identity === '?' ? '' : t(`loyalty-${identity}`);
}
