// Faces that people choose from, on a square of 64, in the hand of the bots' faces (faces.ts) and none of them a bot's.
import { body, brows, cap, cheeks, eyes, hair, headOf, smile, STEEL } from './faces';
import type { Wear } from '../net/protocol';
import { disc, dot, INK, line, shape } from './icons';

const PALE = '#f6d3b3';
const ROSY = '#f0c69d';
const TAN = '#c98f5f';
const BROWN = '#8d5a36';

/** By name: the names are kept with seats (`Face` in server/protocol.py). */
export const PEOPLE: Record<Wear['face'], string> = {
  curls:
    body('#2f7f8c') +
    headOf(TAN) +
    [
      [18, 20],
      [25, 12],
      [35, 10],
      [44, 15],
      [49, 24],
      [14, 29],
      [51, 33],
    ]
      .map(([x, y]) => disc(x!, y!, 7.4, '#2b1c14', 2))
      .join('') +
    eyes +
    smile,
  braid:
    body('#a3423b') +
    headOf(PALE) +
    hair('#f0cf6a') +
    shape('M46 24C56 30 54 42 57 50L49 60L46 50C48 42 45 34 43 28Z', '#f0cf6a') +
    line('M47 38L55 38M48 47L56 46', 2.2) +
    eyes +
    smile +
    cheeks,
  bald:
    body('#4f6b3a') +
    shape('M17 28C17 12 24 7 32 7C40 7 47 12 47 28V36C47 46 41 51 32 51C23 51 17 46 17 36Z', BROWN, 2.4) +
    line('M26 13C30 10 35 10 38 12', 2.4, '#c99b78') +
    brows('#2b1c14') +
    eyes +
    line('M25 42C30 47 35 47 39 42', 2.6),
  fringe:
    body('#d08a2e') +
    headOf(PALE) +
    shape('M14 40C11 14 20 6 32 6C44 6 53 14 50 40L45 42V27H19V42Z', '#23201f') +
    eyes +
    smile +
    cheeks,
  goatee:
    body('#38506e') +
    headOf(TAN) +
    hair('#3a2416') +
    eyes +
    shape('M26 43C28 40 36 40 38 43C38 54 35 59 32 62C29 59 26 54 26 43Z', '#3a2416', 2.2) +
    line('M28 46H36', 2, '#e8c9a8'),
  hood:
    body('#6f2f5a') +
    shape('M10 46C6 16 18 3 32 3C46 3 58 16 54 46L46 50V28C42 18 22 18 18 28V50Z', '#7f3a68') +
    headOf(ROSY) +
    shape('M16 30C18 16 26 13 32 13C38 13 46 16 48 30C42 22 22 22 16 30Z', '#5d2549', 2) +
    eyes +
    line('M27 43H37', 2.4),
  miner:
    body('#b0622e') +
    headOf(BROWN) +
    shape('M13 26C13 11 21 5 32 5C43 5 51 11 51 26Z', '#c43d2c') +
    line('M10 26H54', 4.4) +
    disc(32, 16, 5.4, '#fff7d6', 2.4) +
    eyes +
    smile,
  crown:
    body('#5a3f86') +
    headOf(PALE) +
    hair('#a34d24') +
    shape('M16 20L14 4L24 12L32 2L40 12L50 4L48 20Z', '#f4b92f') +
    dot(32, 13, 2.4, '#c43d2c') +
    eyes +
    line('M27 42C30 44 34 44 37 42', 2.4),
  monocle:
    body('#33302e') +
    headOf(ROSY) +
    hair('#8c8c88') +
    eyes +
    disc(39, 33, 7.2, '#ffffff55', 2.6) +
    line('M46 36C50 42 49 50 46 56', 2) +
    shape('M20 41C26 37 30 39 32 41C34 39 38 37 44 41C40 45 35 44 32 43C29 44 24 45 20 41Z', '#8c8c88', 2),
  goggles:
    body('#2d6a4f') +
    headOf(TAN) +
    cap('#8a5a2b', '#6b4420') +
    line('M14 20H50', 5) +
    disc(24, 19, 7, '#9fd3ee', 2.6) +
    disc(40, 19, 7, '#9fd3ee', 2.6) +
    eyes +
    smile +
    dot(20, 42, 1.8, '#5b3a1c') +
    dot(44, 40, 1.5, '#5b3a1c'),
  bucket:
    body('#87683f') +
    headOf(PALE) +
    shape('M18 26L21 4H43L46 26Z', STEEL) +
    line('M19 18C27 21 37 21 45 18', 2.4) +
    line('M18 26C14 30 50 30 46 26', 2.6) +
    eyes +
    smile +
    cheeks,
  flower:
    body('#c0577a') +
    headOf(BROWN) +
    hair('#1d1512') +
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const at = (turn * Math.PI) / 180;
        return disc(45 + 5.4 * Math.cos(at), 16 + 5.4 * Math.sin(at), 4, '#fff3f7', 1.6);
      })
      .join('') +
    dot(45, 16, 3.4, '#f4b92f') +
    eyes +
    smile +
    `<circle cx="22" cy="39" r="2.6" fill="#b5573f"/><circle cx="42" cy="39" r="2.6" fill="#b5573f"/>` +
    line('M17 44V48M47 44V48', 3, INK),
};
