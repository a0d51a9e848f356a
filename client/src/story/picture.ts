// The awards as one picture to send, and the signs drawn on their cards.
import { HIGH, WIDE, widthOf, words } from '../game/poster';
import type { Award } from '../net/protocol';
import { seatColour } from '../parts/seats';

const INK = '#2a1a10';
const stroke = `fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`;

/** A sign for each award, on a square of 64. */
export const SIGNS: Record<Award['award'], string> = {
  liar: `<path d="M14 34a15 15 0 1 1 24 10" ${stroke}/><path d="M30 32h30l-26 8" ${stroke}/><circle cx="24" cy="28" r="3" fill="${INK}"/>`,
  nose:
    `<circle cx="28" cy="26" r="15" ${stroke}/><path d="M39 38l16 18" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M22 26a6 6 0 0 1 6-6" ${stroke}/>`,
  unlucky: `<path d="M12 12l40 40M20 8l-8 12 12-2M40 56l12-12-14 2" ${stroke}/>`,
  breaker: `<path d="M10 20c14-14 30-14 44 0M32 12v16l-5 6 9 6-4 16" ${stroke}/>`,
  mender: `<path d="M12 52l20-20M30 20a11 11 0 0 1 16-8l-7 7 3 6 6 3 7-7a11 11 0 0 1-15 13L20 54a5 5 0 0 1-8-2" ${stroke}/>`,
  trusted: `<path d="M32 56S8 40 8 24a12 12 0 0 1 24-4 12 12 0 0 1 24 4c0 16-24 32-24 32z" ${stroke}/><path d="M24 30l6 6 12-12" ${stroke}/>`,
  framed: `<rect x="10" y="10" width="44" height="44" rx="4" ${stroke}/><circle cx="32" cy="28" r="7" ${stroke}/><path d="M19 48c3-14 23-14 26 0" ${stroke}/>`,
  pathfinder: `<path d="M8 50h14V36h14V22h14" ${stroke}/><path d="M46 10l10 12-10 10" ${stroke}/>`,
  bluffer:
    `<path d="M10 22c14-8 30-8 44 0-1 16-8 24-22 30C18 46 11 38 10 22z" ${stroke}/>` +
    `<path d="M20 30c4-3 7-3 9 0M35 30c3-3 6-3 9 0M24 42c5-3 11-3 16 0" ${stroke}/>`,
};

export interface Row {
  seat: number;
  face: string; // a drawing on a square of 64
  name: string;
  title: string;
  sign: string;
}

const SERIF = 'font-family="Georgia, \'Noto Serif\', serif" font-weight="700"';
const SANS = "font-family=\"system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif\"";

/** A title in two lines of nearly the same width, or in one where it is a single word. */
export function inLines(title: string): string[] {
  const parts = title.split(' ');
  const splits = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')]);
  const wider = (lines: string[]): number => Math.max(...lines.map(widthOf));
  return splits.reduce((best, lines) => (wider(lines) < wider(best) ? lines : best), [title]);
}

/** All awards as one SVG document that needs nothing else. */
export function drawAwards(title: string, rows: Row[], address: string): string {
  const columns = rows.length > 4 ? 3 : 2;
  const wide = (WIDE - 96 - (columns - 1) * 24) / columns;
  const lines = Math.max(1, Math.ceil(rows.length / columns));
  const high = Math.min(360, (HIGH - 320 - (lines - 1) * 24) / lines);
  const top = 190 + Math.max(0, (HIGH - 320 - lines * high - (lines - 1) * 24) / 2);
  const titles = rows.map((row) => inLines(row.title));
  const size = Math.min(34, ...titles.flat().map((line) => (wide - 32) / widthOf(line))); // one for all
  const cards = rows.map((row, i) => {
    const x = 48 + (i % columns) * (wide + 24);
    const y = top + Math.floor(i / columns) * (high + 24);
    const [middle, sign, round] = [x + wide / 2, high * 0.26, high * 0.13];
    const lines = titles[i]!.map((line, j) => {
      const down = y + high * 0.43 + (j - titles[i]!.length / 2) * size * 1.15;
      return words(line, middle, down + size * 0.95, size, wide - 28, `text-anchor="middle" fill="${INK}" ${SERIF}`);
    });
    return (
      `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="24" fill="#f6ead0" stroke="#d8bf8c" stroke-width="6"/>` +
      `<svg x="${middle - sign / 2}" y="${y + high * 0.04}" width="${sign}" height="${sign}" viewBox="0 0 64 64">${row.sign}</svg>` +
      lines.join('') +
      `<circle cx="${middle}" cy="${y + high * 0.69}" r="${round}" fill="${seatColour(row.seat)}" stroke="${INK}" stroke-width="3"/>` +
      `<svg x="${middle - round * 0.8}" y="${y + high * 0.69 - round * 0.85}" ` +
      `width="${round * 1.6}" height="${round * 1.6}" viewBox="0 0 64 64">${row.face}</svg>` +
      words(
        row.name,
        middle,
        y + high * 0.94,
        36,
        wide - 36,
        `text-anchor="middle" fill="${INK}" font-weight="700" ${SANS}`,
      )
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">` +
    `<rect width="${WIDE}" height="${HIGH}" fill="#2a1c12"/>` +
    `<rect x="16" y="16" width="${WIDE - 32}" height="${HIGH - 32}" rx="30" fill="none" stroke="#f4b92f" stroke-width="5"/>` +
    words('Undermine', WIDE / 2, 84, 38, 760, `text-anchor="middle" fill="#cdb994" ${SANS}`) +
    words(title, WIDE / 2, 156, 64, 960, `text-anchor="middle" fill="#ffdf94" ${SERIF}`) +
    cards.join('') +
    words(address, WIDE / 2, HIGH - 40, 28, 960, `text-anchor="middle" fill="#cdb994" ${SANS}`) +
    '</svg>'
  );
}
