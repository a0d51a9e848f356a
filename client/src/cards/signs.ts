// The signs of the Duel: door, key, claim, bribe, ladder. Each has an outline of its own, and each colour an emblem of
// its own: no sign is known by its colour alone.
import type { Colour, Side } from './code';
import { threshold, tunnelPath, type Point } from './geometry';
import { icon, INK } from './icons';

export const EMBLEM: Record<Colour, string> = { green: '#2e8b3d', blue: '#1d4f9c' };
const PALE = '#fff8e6';
const GOLD = '#f4b92f';

function diamond(x: number, y: number, r: number): string {
  return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
}

/** The two sides of the Duel: a disc for green, a diamond for blue. */
export function emblem(colour: Colour, x: number, y: number, r: number): string {
  const ring = `stroke="${PALE}" stroke-width="${r / 3.4}"`;
  return colour === 'green'
    ? `<circle cx="${x}" cy="${y}" r="${r * 1.25}" fill="${INK}"/>` +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${EMBLEM.green}" ${ring}/>` +
        `<circle cx="${x}" cy="${y}" r="${r / 3}" fill="${PALE}"/>`
    : `<path d="${diamond(x, y, r * 1.55)}" fill="${INK}"/>` +
        `<path d="${diamond(x, y, r * 1.2)}" fill="${EMBLEM.blue}" ${ring}/>` +
        `<path d="${diamond(x, y, r / 2.4)}" fill="${PALE}"/>`;
}

/** The emblem's bare outline, to be cut into something. */
function plate(colour: Colour, r: number, fill: string, y = 0): string {
  return colour === 'green'
    ? `<circle cy="${y}" r="${r}" fill="${fill}"/>`
    : `<path d="${diamond(0, y, r * 1.3)}" fill="${fill}"/>`;
}

const ARCH = 'M-18 19V-4A18 17 0 0 1 18 -4V19Z';
const at = ({ x, y }: Point, picture: string): string =>
  `<g transform="translate(${x} ${y})" stroke-linejoin="round" stroke-linecap="round">${picture}</g>`;

/** A shut door in its colour, the emblem on it. */
export function doorSign(colour: Colour, point: Point): string {
  return at(
    point,
    `<path d="${ARCH}" fill="${EMBLEM[colour]}" stroke="${INK}" stroke-width="4"/>` +
      `<path d="M-18 8H18" stroke="${INK}" stroke-width="3"/>` +
      plate(colour, 8, PALE, -4),
  );
}

/** A door that a key has opened: dark behind it, the key across. */
export function keySign(colour: Colour, point: Point): string {
  return at(
    point,
    `<path d="${ARCH}" fill="#120a06" stroke="${PALE}" stroke-width="2.6"/>` +
      `<g transform="rotate(-38)"><path d="M-2 0H24M17 0V9M24 0V9" stroke="${INK}" stroke-width="11" fill="none"/>` +
      `<path d="M-2 0H24M17 0V9M24 0V9" stroke="${GOLD}" stroke-width="6" fill="none"/></g>` +
      `<g transform="translate(-9 8)">${plate(colour, 15, INK)}${plate(colour, 12.5, GOLD)}${plate(colour, 8, EMBLEM[colour])}</g>`,
  );
}

/** Gold that somebody has claimed: their flag stands on it. */
export function claimSign(colour: Colour, point: Point): string {
  return at(
    point,
    `<path d="M-15 -23V22" stroke="${INK}" stroke-width="8"/><path d="M-15 -22V21" stroke="${PALE}" stroke-width="3.4"/>` +
      `<path d="M-13 -22H25L17 -8L25 6H-13Z" fill="${EMBLEM[colour]}" stroke="${INK}" stroke-width="3.4"/>` +
      `<g transform="translate(1 -8)">${plate(colour, 7, PALE)}</g>`,
  );
}

/** A troll that was bribed: the purse it holds. */
export function bribeSign(colour: Colour, point: Point): string {
  return at(
    point,
    `<path d="M-9 -22L-4 -17L0 -23L4 -17L9 -22L6 -11C19 -5 23 6 19 15C16 22 -16 22 -19 15C-23 6 -19 -5 -6 -11Z"` +
      ` fill="#d9a05a" stroke="${INK}" stroke-width="3.4"/>` +
      `<path d="M-9 -11H9" stroke="${INK}" stroke-width="4"/>` +
      plate(colour, 12.5, INK, 5) +
      plate(colour, 10.5, EMBLEM[colour], 5) +
      plate(colour, 4.5, PALE, 5),
  );
}

/** Where somebody's tunnels begin. */
export function ladderSign(colour: Colour, { x, y }: Point): string {
  return icon('ladder', x, y, 78) + emblem(colour, x, y, 13);
}

/** The sign of a door, drawn where it bars the tunnel. */
export function door(colour: Colour, side: Side): string {
  return doorSign(colour, threshold(side));
}

/** How far a colour has come, as a tint of the tunnel itself: green runs through, blue is dashed, both are both. */
export function reachTint(group: string, alone: boolean, colours: Colour[]): string {
  const d = tunnelPath(group, alone);
  const stroke = (colour: string, width: number, more: string): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  return (
    (colours.includes('green') ? stroke('#3f9c4b', 22, 'opacity=".55"') : '') +
    (colours.includes('blue') ? stroke('#1d4f9c', 9, 'opacity=".9" stroke-dasharray="11 7"') : '')
  );
}
