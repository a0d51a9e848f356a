// Cards, moves and events as sentences, for captions, the log and screen readers.
import { read, type Mark, type PathCard } from '../cards/code';
import type { Move } from '../game/moves';
import { fieldOf, type GameEvent } from '../game/view';
import { has, t } from './words.svelte';

function sides(group: string): string {
  return [...group].map((side) => t(`side-${side}`)).join(', ');
}

/** A card in words. */
export function cardName(code: string): string {
  const card = read(code);
  const level = card.level ? t('card-level', { level: card.level }) + ' ' : '';
  if (card.kind === 'hidden') return level + t('card-hidden');
  if (card.kind === 'action') return level + t(`card-${card.name}`);
  return level + [pathName(card), ...card.marks.map(markName).filter(Boolean)].join(', ');
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

function markName(mark: Mark): string {
  switch (mark.kind) {
    case 'gold':
      return t('mark-gold', { n: mark.count });
    case 'door':
      return t(`mark-door-${mark.colour}`, { side: t(`side-${mark.side}`) });
    case 'troll':
      return t('mark-troll', { side: t(`side-${mark.side}`) });
    case 'ladder':
      return t(mark.colour ? `mark-ladder-${mark.colour}` : 'mark-ladder');
    case 'bridge':
      return t('mark-bridge', { sides: sides(mark.axis) });
    default:
      return t(`mark-${mark.kind}`);
  }
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

/** A goal by where it lies. */
export function goalName(game: string, cell: string): string {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  if (game === 'cave') return t(`goal-${y > 0 ? 'north' : 'south'}${x > 0 ? 'east' : 'west'}`);
  const row = y > 0 ? 'upper' : y < 0 ? 'lower' : 'middle';
  const column = { duel: x - 5, solo: x - 8 }[game];
  if (column === undefined) return t(`goal-${row}`);
  return t(`goal-${column === 0 ? 'near' : column === 2 ? 'second' : 'last'}-${row}`);
}

export function placeName(cell: string): string {
  return t('place', { cell: cell.replace(',', ' / ').replace('-', '−').replace('/ -', '/ −') });
}

export function fieldName(field: string): string {
  const at = fieldOf(field);
  if (at.field === '?' || at.field === 'T') return `${placeName(at.cell)}, ${t(at.field === 'T' ? 'field-tunnel' : 'field-goal')}`;
  return `${placeName(at.cell)}, ${sides(at.field)}`;
}

/** A move as the label of a button. */
export function moveLabel(move: Move, name: (seat: number) => string, game = ''): string {
  const { target } = move;
  const args: Record<string, string | number> = { card: move.cards.map(cardName).join(' + '), n: move.numbers.reduce((sum, n) => sum + n, 0), numbers: move.numbers.join(' + ') };
  if (target.kind === 'cell') Object.assign(args, { place: LOOKING.has(move.verb) ? goalName(game, target.cell) : placeName(target.cell), card: target.code ? cardName(target.code) : args['card'] });
  if (target.kind === 'seat') Object.assign(args, { target: name(target.seat), tool: target.tool ? t(`tool-${target.tool}`) : '' });
  if (target.kind === 'tool') args['tool'] = t(`tool-${target.tool}`);
  if (target.kind === 'edge') args['place'] = `${placeName(target.cell)}, ${t(`side-${target.side}`)}`;
  if (target.kind === 'field') args['place'] = fieldName(target.field);
  // A monster that is on the map already is moved on from where it stands, so its move names no place.
  const form = move.verb === 'info' ? `-${target.kind}` : MONSTERS.has(move.verb) && target.kind !== 'field' ? '-on' : '';
  const key = `move-${move.verb}${form}`;
  return has(key) ? t(key, args) : move.text;
}

const MONSTERS = new Set(['rat', 'crawler', 'goblin']);
const LOOKING = new Set(['map', 'info', 'goal', 'info-goal', 'goal-found']);
const SILENT = new Set(['draw', 'deal', 'offer', 'step', 'halt', 'receive', 'vein-filled', 'web-weakens', 'endure', 'orient']);

/** An event as a line of the log; null for what needs no line. Exact: with the place, for those who do not see the board. */
export function eventLine(event: GameEvent, name: (seat: number) => string, game = '', exact = false): string | null {
  if (SILENT.has(event.type)) return null;
  const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const cards = typeof event['card'] === 'string' ? event['card'] : '';
  const args: Record<string, string | number> = {
    name: event.seat == null ? '' : name(event.seat),
    target: typeof event['target'] === 'number' ? name(event['target']) : '',
    tool: event['tool'] ? t(`tool-${text(event['tool'])}`) : '',
    card: cards && cards !== '?' ? cardName(cards) : t('card-hidden'),
    place: typeof event['cell'] === 'string' ? (LOOKING.has(event.type) ? goalName(game, event['cell']) : placeName(event['cell'])) : typeof event['field'] === 'string' ? fieldName(event['field']) : '',
    n: typeof event['nuggets'] === 'number' ? event['nuggets'] : typeof event['count'] === 'number' ? event['count'] : 0,
    round: typeof event['round'] === 'number' ? event['round'] : 0,
    winners: text(event['winners']),
    beast: typeof event['monster'] === 'string' ? t(`card-${event['monster']}`) : '',
    identity: identityOf(event),
  };
  const known = (typeof event['card'] === 'string' && event['card'] !== '?') || (typeof event['identity'] === 'string' && event['identity'] !== '?') || (Array.isArray(event['clans']) && args['identity'] !== '');
  const kinds = [event['target'] === event.seat ? '-self' : '', known ? '-known' : '', 'trolls' in event ? '-trolls' : '', exact ? '-at' : ''].filter(Boolean);
  const key = [...kinds.map((kind) => `log-${event.type}${kind}`), `log-${event.type}`].find(has);
  return key ? t(key, args) : null;
}

function identityOf(event: GameEvent): string {
  const { identity, clan, clans } = event;
  const cardOf = ([colour, loyalty]: string[]): string => `${t(`clan-${colour}`)}, ${t(`loyalty-${loyalty}`)}`;
  if (Array.isArray(clans)) return clans.some((each: string[]) => each.includes('?')) ? '' : clans.map(cardOf).join(' + ');
  if (typeof identity === 'string' && identity !== '?') return t(`loyalty-${identity}`);
  return Array.isArray(clan) && clan.length === 2 ? cardOf(clan as string[]) : '';
}
