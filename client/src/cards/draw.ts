// A card code becomes a drawing of 100 by 150 (lying: 150 by 100): rock, lamp-lit tunnels, marks; paper for actions; patterned backs.
import { read, type Colour, type Mark, type PathCard, type Side } from './code';
import {
  CENTRE,
  fieldPoints,
  HEIGHT,
  middle,
  stubEnd,
  threshold,
  tunnelPath,
  underStrand,
  WIDTH,
  type Point,
} from './geometry';
import { icon } from './icons';
import { door, ladderSign, reachTint } from './signs';

const INK = '#2a1a10';
const ROCK = '#5d4534';
const RIM = '#e2c48d';
const TOOLS = ['pickaxe', 'lantern', 'cart'];

export interface Look {
  start?: boolean; // the base game's start card has no mark of its own: it bears the ladder
  goal?: boolean; // a face-down goal, not a hand card
  reach?: Record<string, Colour[]>; // which colours of the Duel have come into each group: a tint of its tunnels
  lying?: boolean; // turned by a quarter to the left, east up; what is drawn on it still stands upright
}

const drawn = new Map<string, string>();

/** Draw a card; the same code is drawn once. */
export function drawCard(code: string, look: Look = {}): string {
  const name = `${code}|${look.start ? 's' : ''}${look.goal ? 'g' : ''}${look.lying ? 'l' : ''}${look.reach ? JSON.stringify(look.reach) : ''}`;
  let picture = drawn.get(name);
  if (picture === undefined) {
    picture = draw(code, look);
    drawn.set(name, picture);
  }
  return picture;
}

function draw(code: string, look: Look): string {
  const card = read(code);
  const lying = look.lying ?? false;
  if (card.kind === 'hidden')
    return laid(look.goal ? goalBack(upright(lying)) : back(card.level, upright(lying)), lying);
  if (card.kind === 'action') return action(card.name, lying) + (card.level ? levelTab(card.level, true) : '');
  return laid(path(card, look), lying) + (card.level ? levelTab(card.level, false) : '');
}

/** The card as it lies. */
function laid(picture: string, lying: boolean): string {
  return lying ? `<g transform="translate(0 ${WIDTH}) rotate(-90)">${picture}</g>` : picture;
}

/** Turns what is drawn on a card back about its own middle, so that it stands upright however the card lies. */
type Upright = (picture: string, at?: Point) => string;
const upright =
  (lying: boolean): Upright =>
  (picture, { x, y } = CENTRE) =>
    lying ? `<g transform="rotate(90 ${x} ${y})">${picture}</g>` : picture;

// ---- path cards ----

function path(card: PathCard, look: Look): string {
  const alone = card.groups.length === 1;
  const under = card.groups.includes('NS') && card.groups.includes('EW') ? underStrand(card) : null;
  const first = card.groups.filter((group) => group.length === 1 || group === under);
  const second = card.groups.filter((group) => !first.includes(group));
  return (
    rock() +
    tunnels(first, alone) +
    (under ? bridge(under === 'NS' ? 'EW' : 'NS', second) : tunnels(second, alone)) +
    Object.entries(look.reach ?? {})
      .map(([group, colours]) => reachTint(group, alone, colours))
      .join('') +
    (has(card, 'tunnel') ? burrow(card) : '') +
    card.groups
      .filter((group) => group.length === 1)
      .map((group) => rubble(stubEnd(group as Side, alone), group as Side))
      .join('') +
    (card.level ? fields(card) : '') +
    card.marks.map((mark) => drawMark(mark, card, upright(look.lying ?? false))).join('') +
    (look.start ? upright(look.lying ?? false)(icon('ladder', 50, 75, 78)) : '')
  );
}

function has(card: PathCard, kind: Mark['kind']): boolean {
  return card.marks.some((mark) => mark.kind === kind);
}

function rock(): string {
  return (
    `<rect x="1.5" y="1.5" width="97" height="147" rx="7" fill="${ROCK}"/>` +
    '<path d="M6 6L34 9L22 32L6 28ZM70 8L94 6V40L80 30ZM6 100L26 112L30 140L6 144ZM72 116L94 104V144L66 142Z" fill="#6c5140"/>' +
    '<path d="M22 32L34 9L36 48L8 58ZM80 30L94 40L92 58L68 50ZM26 112L6 100L8 92L34 96ZM72 116L66 142L68 98L94 92V104Z" fill="#523c2c"/>' +
    '<path d="M14 14L24 16M78 14L88 20M12 118L20 124M80 124L86 132M14 44L20 40M84 46L88 50" stroke="#826550" stroke-width="2.4" stroke-linecap="round"/>' +
    `<rect x="1.5" y="1.5" width="97" height="147" rx="7" fill="none" stroke="${RIM}" stroke-width="3"/>`
  );
}

function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

function tunnels(groups: string[], alone: boolean): string {
  const lines = groups.map((group) => tunnelPath(group, alone)).join('');
  if (!lines) return '';
  const ends = groups.filter((group) => group.length === 1).map((group) => stubEnd(group as Side, alone));
  const caps = (r: number, colour: string): string =>
    ends.map((end) => `<circle cx="${end.x}" cy="${end.y}" r="${r}" fill="${colour}"/>`).join('');
  const hub = (r: number, colour: string): string =>
    groups.some((group) => group.length > 2) ? `<circle cx="50" cy="75" r="${r}" fill="${colour}"/>` : '';
  const layer = (width: number, colour: string): string =>
    stroke(lines, colour, width) + caps(width / 2, colour) + hub(width / 2, colour);
  return (
    hewn(lines, '#1f130b', 41, 13) +
    layer(37, '#1f130b') +
    hewn(lines, '#b9772d', 34, 17) +
    layer(31, '#cf9240') +
    layer(26, '#f1d296') +
    layer(15, '#f7dfae') +
    `<path d="${lines}" fill="none" stroke="#b98d4c" stroke-width="15" stroke-dasharray="1.6 19" stroke-dashoffset="-9" opacity=".75"/>`
  );
}

/** A wall cut by hand: round bites along the tunnel. The card's own frame clips what stands over. */
function hewn(d: string, colour: string, width: number, step: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray=".1 ${step}"/>`;
}

/** The strand on top of a crossing: planks and ropes over a dark drop. */
function bridge(axis: string, groups: string[]): string {
  const along = axis === 'EW';
  const drop = along
    ? '<path d="M32 50H68V100H32Z" fill="#1f130b" opacity=".55"/>'
    : '<path d="M20 57H80V93H20Z" fill="#1f130b" opacity=".55"/>';
  const planks = along
    ? range(9, 92, 9.2).map(
        (x) =>
          `<rect x="${x}" y="63" width="6.4" height="24" rx="1.5" fill="#a86d38" stroke="${INK}" stroke-width="1.4"/>`,
      )
    : range(10, 140, 9.6).map(
        (y) =>
          `<rect x="38" y="${y}" width="24" height="6.6" rx="1.5" fill="#a86d38" stroke="${INK}" stroke-width="1.4"/>`,
      );
  const ropes = along
    ? stroke('M4 61Q50 66 96 61M4 89Q50 84 96 89', '#1f130b', 6) +
      stroke('M4 61Q50 66 96 61M4 89Q50 84 96 89', '#e9cf9b', 2.6)
    : stroke('M36 4Q41 75 36 146M64 4Q59 75 64 146', '#1f130b', 6) +
      stroke('M36 4Q41 75 36 146M64 4Q59 75 64 146', '#e9cf9b', 2.6);
  return drop + tunnels(groups, true) + planks.join('') + ropes;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** The narrow passage that joins two curves. */
function burrow(card: PathCard): string {
  const [a, b] = card.groups.map(middle) as [Point, Point];
  const way = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const round = (colour: string, width: number): string =>
    `<path d="${way}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return round('#8a6a3a', 25) + round('#120a06', 20);
}

function rubble(end: Point, side: Side): string {
  const turn = { N: 0, E: 90, S: 180, W: 270 }[side];
  return (
    `<g transform="translate(${end.x} ${end.y}) rotate(${turn})" stroke="${INK}" stroke-width="2" stroke-linejoin="round">` +
    '<path d="M-16 14L-17 4L-9 -2L-1 4L-2 14L-9 18Z" fill="#8b7561"/><path d="M2 15L1 4L8 -1L17 5L16 14L9 18Z" fill="#7a6553"/>' +
    '<path d="M-8 8L-3 -1L7 1L8 10L0 15Z" fill="#a18a74"/></g>'
  );
}

function fields(card: PathCard): string {
  return [...fieldPoints(card)]
    .map(([name, { x, y }]) =>
      name === 'T'
        ? `<circle cx="${x}" cy="${y}" r="10" fill="#2b1b10" stroke="#f3d59a" stroke-width="2" stroke-dasharray="3.4 2.6"/>`
        : `<circle cx="${x}" cy="${y}" r="9.5" fill="#fff6de" fill-opacity=".75" stroke="#7b4f22" stroke-width="2"/>`,
    )
    .join('');
}

function levelTab(level: string, paper: boolean): string {
  const bars = level.length;
  const width = 9 + bars * 5;
  const marks = range(0, bars - 1, 1)
    .map((i) => `<path d="M${9 + i * 5} 8V19" stroke="${paper ? '#f6ead0' : INK}" stroke-width="2.8"/>`)
    .join('');
  return `<rect x="4" y="4" width="${width}" height="19" rx="4" fill="${paper ? INK : RIM}"/>${marks}`;
}

// ---- marks ----

function drawMark(mark: Mark, card: PathCard, stand: Upright): string {
  switch (mark.kind) {
    case 'treasure':
      return stand(
        glow(50, 75, 34) + icon('nugget', 37, 84, 34) + icon('nugget', 64, 85, 32) + icon('nugget', 50, 64, 36),
      );
    case 'stone':
      return stand(icon('stone', 50, 75, 50));
    case 'tunnel':
    case 'bridge':
      return '';
    case 'gold':
      return stand(nuggets(mark.count, markPoint(mark.group, card)), markPoint(mark.group, card));
    case 'door':
      return stand(door(mark.colour, mark.side), threshold(mark.side));
    case 'troll': {
      const at = threshold(mark.side);
      return (
        `<circle cx="${at.x}" cy="${at.y}" r="18.5" fill="#fff1c9" stroke="#1f130b" stroke-width="2.6"/>` +
        stand(icon('troll', at.x, at.y, 33), at)
      );
    }
    case 'ladder': {
      const point = mark.colour ? middle(mark.field) : at(mark.field, card);
      return stand(mark.colour ? ladderSign(mark.colour, point) : icon('ladder', point.x, point.y, 34), point);
    }
    case 'lair':
      return stand(icon('lair', at(mark.field, card).x, at(mark.field, card).y, 33), at(mark.field, card));
    case 'vein':
      return stand(vein(at(mark.field, card)), at(mark.field, card));
    case 'exit':
      return stand(icon('exit', at(mark.field, card).x, at(mark.field, card).y, 46), at(mark.field, card));
  }
}

function at(field: string, card: PathCard): Point {
  return fieldPoints(card).get(field) ?? middle(field);
}

function markPoint(group: string, card: PathCard): Point {
  const point = middle(group);
  return group === 'NS' && card.groups.includes('EW') ? { x: 50, y: 122 } : point;
}

function glow(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff2b8" opacity=".9"/>`;
}

function vein({ x, y }: Point): string {
  return (
    `<g transform="translate(${x} ${y})">` +
    '<path d="M-34 -26L-18 -14L-14 -4L14 4L18 14L34 26" fill="none" stroke="#1f130b" stroke-width="9" stroke-linejoin="round"/>' +
    '<path d="M-34 -26L-18 -14L-14 -4L14 4L18 14L34 26" fill="none" stroke="#f4b92f" stroke-width="4.6" stroke-linejoin="round"/>' +
    `<circle r="13" fill="#fff2b8" stroke="${INK}" stroke-width="2"/>` +
    '</g>' +
    icon('nugget', x, y, 20)
  );
}

function nuggets(count: number, { x, y }: Point): string {
  const places: Point[] =
    count === 1
      ? [{ x: 0, y: 0 }]
      : count === 2
        ? [
            { x: -9, y: 2 },
            { x: 9, y: -2 },
          ]
        : [
            { x: -10, y: 7 },
            { x: 10, y: 7 },
            { x: 0, y: -9 },
          ];
  return places.map((p) => icon('nugget', x + p.x, y + p.y, 29)).join('');
}

// ---- actions ----

function badge(good: boolean, x: number, y: number): string {
  return good
    ? `<circle cx="${x}" cy="${y}" r="17" fill="#2c6e2f" stroke="${INK}" stroke-width="2.6"/>` +
        `<path d="M${x - 8} ${y}L${x - 2} ${y + 7}L${x + 9} ${y - 7}"` +
        ` fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="M${x - 17} ${y - 7}L${x - 7} ${y - 17}H${x + 7}L${x + 17} ${y - 7}V${y + 7}L${x + 7} ${y + 17}H${x - 7}L${x - 17} ${y + 7}Z"` +
        ` fill="#a51d16" stroke="${INK}" stroke-width="2.6"/>` +
        `<path d="M${x - 7} ${y - 7}L${x + 7} ${y + 7}M${x + 7} ${y - 7}L${x - 7} ${y + 7}" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
}

const CRACK =
  '<path d="M60 14L46 50L60 56L40 98" fill="none" stroke="#f6ead0" stroke-width="9" stroke-linejoin="bevel"/>' +
  '<path d="M64 14L51 48L65 55L45 98" fill="none" stroke="#a51d16" stroke-width="3.4" stroke-linejoin="bevel"/>';

/** An action card: its picture is upright on paper that stands or lies. */
function action(name: string, lying: boolean): string {
  const [verb, ...tools] = name.split('-');
  const [width, height] = lying ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const [fill, edge, picture] =
    verb === 'break' && TOOLS.includes(tools[0]!)
      ? ['#f3d5c4', '#8f1d14', icon(tools[0]!, 50, 56, 76) + CRACK + badge(false, 50, 121)]
      : verb === 'fix'
        ? ['#e3ecd0', '#2c6e2f', fix(tools)]
        : ['#f6ead0', '#c7a970', icon(name, 50, 72, 82)];
  return (
    `<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="7" fill="${fill}" stroke="${edge}" stroke-width="3"/>` +
    (lying ? `<g transform="translate(37 -7) scale(.76)">${picture}</g>` : picture)
  );
}

function fix(tools: string[]): string {
  if (tools.length === 1) return icon(tools[0]!, 50, 56, 76) + badge(true, 50, 121);
  return (
    icon(tools[0]!, 40, 39, 58) +
    icon(tools[1]!, 60, 110, 58) +
    '<path d="M12 92L40 78M60 70L88 56" stroke="#2c6e2f" stroke-width="3"/>' +
    badge(true, 50, 74)
  );
}

// ---- backs ----

function back(level: string | null, stand: Upright): string {
  return (
    '<rect x="1.5" y="1.5" width="97" height="147" rx="7" fill="#3c2a1d" stroke="#b98a4c" stroke-width="3"/>' +
    '<path d="M10 10L90 140M90 10L10 140M10 75L50 10L90 75L50 140Z" fill="none" stroke="#5b4230" stroke-width="4"/>' +
    '<circle cx="50" cy="75" r="25" fill="#2a1c12" stroke="#b98a4c" stroke-width="2.4"/>' +
    stand(
      level
        ? range(0, level.length - 1, 1)
            .map((i) => `<path d="M${50 - (level.length - 1) * 6 + i * 12} 62V88" stroke="#f3d59a" stroke-width="6"/>`)
            .join('')
        : icon('pickaxe', 50, 75, 34),
    )
  );
}

function goalBack(stand: Upright): string {
  return (
    '<rect x="1.5" y="1.5" width="97" height="147" rx="7" fill="#2f3f49" stroke="#e2c48d" stroke-width="3"/>' +
    '<path d="M10 40L50 10L90 40V110L50 140L10 110Z" fill="#3b5160" stroke="#86a0ae" stroke-width="2.4"/>' +
    stand(
      '<path d="M34 60C34 36 66 36 66 58C66 74 50 72 50 90" fill="none" stroke="#f7e3b4" stroke-width="9" stroke-linecap="round"/>' +
        '<circle cx="50" cy="108" r="6" fill="#f7e3b4"/>',
    )
  );
}

/** A gold card, seen or unseen. */
export function drawGold(value: number | '?'): string {
  const plate =
    '<rect x="1.5" y="1.5" width="97" height="147" rx="7" fill="#4a3413" stroke="#f4b92f" stroke-width="3"/>' +
    '<path d="M12 24L88 12M12 138L88 126" stroke="#6b4d1f" stroke-width="6"/>';
  return value === '?' ? plate + icon('nugget', 50, 75, 46) : plate + glow(50, 75, 38) + spread(value);
}

function spread(value: number): string {
  const places =
    value === 1
      ? [CENTRE]
      : value === 2
        ? [
            { x: 40, y: 58 },
            { x: 60, y: 94 },
          ]
        : [
            { x: 50, y: 50 },
            { x: 34, y: 92 },
            { x: 66, y: 92 },
          ];
  return places.map((p) => icon('nugget', p.x, p.y, 38)).join('');
}

/** A dwarf card: who one is. */
export function drawRole(role: string): string {
  const fill = role === 'saboteur' ? '#e8c9bf' : '#dfe6c8';
  return (
    `<rect x="1.5" y="1.5" width="97" height="147" rx="7" fill="${fill}" stroke="#c7a970" stroke-width="3"/>` +
    icon(role === 'saboteur' ? 'saboteur' : 'digger', 50, 72, 84)
  );
}
