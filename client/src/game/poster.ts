// The result as a picture to send: the maze as it was left, who won, who was what in which round. Drawn as SVG, told as text.
import type { GameState } from '../net/protocol';
import { drawCard } from '../cards/draw';
import { figure, icon } from '../cards/icons';
import { corner, fit, frame } from '../board/place';
import { seatColour } from '../parts/seats';

export const WIDE = 1080;
export const HIGH = 1350;

export interface Poster {
  title: string; // who has won
  game: string;
  reason: string;
  address: string;
  rows: Row[];
}

export interface Row {
  seat: number;
  face: string; // a drawing on a square of 64
  name: string;
  won: boolean;
  score: number;
  parts: string[]; // what one was in each round, or the clan and whom one worked for
  note: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** How wide letters are at most in a bold face, in parts of their size: whoever looks may have other fonts than ours. */
const LETTERS: [RegExp, number][] = [
  [/[ .,:;!'’|ijlI()·]/, 0.42],
  [/[mwMW@%—…]/, 1.06],
  [/[\p{Lu}]/u, 0.86],
];
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? 0.7), 0);

/** A line of text that is made smaller rather than cut. */
export function words(text: string, x: number, y: number, size: number, width: number, more: string): string {
  const fits = Math.min(size, width / Math.max(widthOf(text), 1));
  return `<text x="${x}" y="${y}" font-size="${fits.toFixed(1)}" ${more}>${escape(text)}</text>`;
}

const SERIF = 'font-family="Georgia, \'Noto Serif\', serif" font-weight="700"';
const SANS = "font-family=\"system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif\"";

/** The poster as one SVG document that needs nothing else. */
export function drawPoster(view: GameState, poster: Poster): string {
  const high = Math.min(92, 470 / Math.max(poster.rows.length, 1));
  const from = HIGH - 76 - high * poster.rows.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">` +
    '<defs><radialGradient id="lamp" cx=".5" cy=".1" r="1">' +
    '<stop offset="0" stop-color="#5a3d1c"/>' +
    '<stop offset=".5" stop-color="#2a1c12"/>' +
    '<stop offset="1" stop-color="#17110d"/>' +
    '</radialGradient></defs>' +
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#lamp)"/>` +
    `<rect x="16" y="16" width="${WIDE - 32}" height="${HIGH - 32}" rx="30" fill="none" stroke="#f4b92f" stroke-width="5"/>` +
    icon('nugget', 92, 92, 74) +
    icon('nugget', WIDE - 92, 92, 74) +
    words(`Undermine · ${poster.game}`, WIDE / 2, 84, 38, 760, `text-anchor="middle" fill="#cdb994" ${SANS}`) +
    words(poster.title, WIDE / 2, 158, 68, 980, `text-anchor="middle" fill="#ffdf94" ${SERIF}`) +
    words(poster.reason, WIDE / 2, 206, 32, 960, `text-anchor="middle" fill="#f6ead4" ${SANS}`) +
    maze(view, 48, 236, WIDE - 96, from - 236 - 24) +
    poster.rows.map((row, i) => drawRow(row, from + i * high, high)).join('') +
    words(poster.address, WIDE / 2, HIGH - 36, 28, 960, `text-anchor="middle" fill="#cdb994" ${SANS}`) +
    '</svg>'
  );
}

function maze(view: GameState, x: number, y: number, width: number, height: number): string {
  const cells = Object.keys(view.board);
  const { k, x: dx, y: dy } = fit(frame(cells, 12, false), width, height, 2);
  const cards = cells.map((cell) => {
    const at = corner(cell, false); // a picture for everybody: as the rules lay it
    const start = view.game === 'saboteur' && cell === '0,0';
    return (
      `<svg x="${at.x}" y="${at.y}" width="100" height="150" viewBox="0 0 100 150">` +
      `${drawCard(view.board[cell]!, { start, goal: view.board[cell] === '?' })}</svg>`
    );
  });
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="#17110d" stroke="#4c3828" stroke-width="3"/>` +
    `<g transform="translate(${x + dx} ${y + dy}) scale(${k})">` +
    `${cards.join('')}</g>`
  );
}

function drawRow(row: Row, y: number, high: number): string {
  const [middle, size] = [y + high / 2, Math.min(40, high * 0.46)];
  const round = high * 0.36;
  const plate =
    `<rect x="48" y="${y + 4}" width="${WIDE - 96}" height="${high - 8}" rx="18" fill="${row.won ? '#4a3518' : '#2b1f16'}"` +
    ` stroke="${row.won ? '#f4b92f' : '#4c3828'}" stroke-width="${row.won ? 4 : 2}"/>`;
  const face =
    `<circle cx="100" cy="${middle}" r="${round}" fill="${seatColour(row.seat)}" stroke="#120d09" stroke-width="3"/>` +
    `<svg x="${100 - round * 0.8}" y="${middle - round * 0.85}" width="${round * 1.6}" height="${round * 1.6}" viewBox="0 0 64 64">${row.face}</svg>`;
  const parts = row.parts
    .map(
      (part, i) =>
        `<g transform="translate(${WIDE - 200 - (row.parts.length - i) * (high * 0.78)} ${middle - high * 0.36}) scale(${(high * 0.72) / 64})">` +
        `${part === 'blue' || part === 'yellow' ? figure(part === 'blue' ? '#9cccf5' : '#ffe082') : iconOf(part)}</g>`,
    )
    .join('');
  const width = WIDE - 96 - 380 - row.parts.length * high * 0.78;
  const name = row.note
    ? words(row.name, 150, middle - 2, size * 0.9, width, `fill="#f6ead4" font-weight="700" ${SANS}`) +
      words(row.note, 150, middle + size * 0.75, size * 0.6, width, `fill="#cdb994" ${SANS}`)
    : words(row.name, 150, middle + size * 0.35, size, width, `fill="#f6ead4" font-weight="700" ${SANS}`);
  return (
    plate +
    face +
    name +
    parts +
    icon('nugget', WIDE - 170, middle, high * 0.55) +
    words(
      String(row.score),
      WIDE - 84,
      middle + size * 0.4,
      size * 1.15,
      110,
      `text-anchor="end" fill="#ffdf94" font-weight="700" ${SANS}`,
    )
  );
}

function iconOf(part: string): string {
  return icon(part === 'saboteur' ? 'saboteur' : 'digger', 32, 32, 64);
}

const SIGNS: Record<string, string> = { digger: '⛏️', saboteur: '🧨', loyal: '⛏️', blue: '🟦', yellow: '🟨' };

/** The same in words and signs, to paste into a chat. */
export function tellPoster(poster: Poster): string {
  const lines = poster.rows.map((row) =>
    `${row.won ? '👑' : '▫️'} ${row.name} ${row.parts.map((part) => SIGNS[part] ?? '').join('')} ${row.score}`.replace(
      '  ',
      ' ',
    ),
  );
  return [`Undermine · ${poster.game}: ${poster.title}`, ...lines, poster.address].join('\n');
}

/** Paint the picture; null where the browser cannot. */
export async function paint(svg: string): Promise<Blob | null> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext('2d')?.drawImage(picture, 0, 0, WIDE, HIGH);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
