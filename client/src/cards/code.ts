// Card codes of the contract: reading them, and turning a card by half. No rules, only names.

export type Side = 'N' | 'E' | 'S' | 'W';
export type Level = 'I' | 'II' | 'III';
export type Colour = 'green' | 'blue';

export type Mark =
  | { kind: 'treasure' | 'stone' | 'tunnel' }
  | { kind: 'gold'; count: number; group: string }
  | { kind: 'door'; colour: Colour; side: Side }
  | { kind: 'troll'; side: Side }
  | { kind: 'ladder'; colour: Colour | null; field: string }
  | { kind: 'lair' | 'vein' | 'exit'; field: string }
  | { kind: 'bridge'; axis: string };

export interface PathCard {
  kind: 'path';
  level: Level | null;
  groups: string[];
  marks: Mark[];
}
export interface ActionCard {
  kind: 'action';
  level: Level | null;
  name: string;
}
export interface HiddenCard {
  kind: 'hidden';
  level: Level | null;
}
export type Card = PathCard | ActionCard | HiddenCard;

const OPPOSITE: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const SHAPE = /^[NESW]+(\.[NESW]+)*$/;
const ORDER = 'NESW';

/** Read a card code; a code that is no path and not hidden is an action. */
export function read(code: string): Card {
  const [level, rest] = split(code);
  if (rest === '?') return { kind: 'hidden', level };
  const [shape = '', ...marks] = rest.split('+');
  if (!SHAPE.test(shape)) return { kind: 'action', level, name: rest };
  const groups = shape.split('.');
  return { kind: 'path', level, groups, marks: marks.map((text) => readMark(text, groups)) };
}

export function split(code: string): [Level | null, string] {
  const colon = code.indexOf(':');
  return colon < 0 ? [null, code] : [code.slice(0, colon) as Level, code.slice(colon + 1)];
}

export function isPath(code: string): boolean {
  return read(code).kind === 'path';
}

function readMark(text: string, groups: string[]): Mark {
  const [name = '', second = '', third = ''] = text.split('-');
  const gold = /^gold(\d)$/.exec(name);
  if (gold) return { kind: 'gold', count: Number(gold[1]), group: second || groups[0]! };
  switch (name) {
    case 'door':
      return { kind: 'door', colour: second as Colour, side: third as Side };
    case 'troll':
      return { kind: 'troll', side: second as Side };
    case 'ladder':
      return second === 'green' || second === 'blue'
        ? { kind: 'ladder', colour: second, field: groups[0]! }
        : { kind: 'ladder', colour: null, field: second || groups[0]! };
    case 'lair':
    case 'vein':
    case 'exit':
      return { kind: name, field: second || groups[0]! };
    case 'bridge':
      return { kind: 'bridge', axis: second };
    case 'treasure':
    case 'stone':
    case 'tunnel':
      return { kind: name };
    default:
      throw new Error(`no such mark: ${text}`);
  }
}

/** Relabel the sides as half a turn does; written in the contract's order again. */
export function halfTurn(code: string): string {
  const [level, rest] = split(code);
  const [shape = '', ...marks] = rest.split('+');
  if (!SHAPE.test(shape)) return code;
  const turned = shape
    .split('.')
    .map(turnSides)
    .sort((a, b) => ORDER.indexOf(a[0]!) - ORDER.indexOf(b[0]!))
    .join('.');
  const whole = [turned, ...marks.map(turnMark)].join('+');
  return level ? `${level}:${whole}` : whole;
}

/** Do both codes name the same card, whichever way round it lies? */
export function sameCard(a: string, b: string): boolean {
  return a === b || halfTurn(a) === b;
}

function turnMark(mark: string): string {
  return mark
    .split('-')
    .map((part) => (/^[NESW]+$/.test(part) ? turnSides(part) : part))
    .join('-');
}

function turnSides(sides: string): string {
  return [...sides]
    .map((side) => OPPOSITE[side]!)
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .join('');
}

export function opposite(side: Side): Side {
  return OPPOSITE[side] as Side;
}
