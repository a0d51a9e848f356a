// Our own drawings on a square of 64: tools, beasts, signs. Every one is known by its outline, colour only helps.

export const INK = '#2a1a10';
export const line = (d: string, width = 3, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const shape = (d: string, fill: string, width = 2.6): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
export const disc = (x: number, y: number, r: number, fill: string, width = 2.6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const WOOD = '#9a6433';
const STEEL = '#b9c0c4';
const GOLD = '#f4b92f';
const FUR = '#8a6a52';

const pickaxe =
  line('M13 56L42 19', 9) +
  line('M13 56L42 19', 4.4, WOOD) +
  shape('M14 17C24 5 45 5 54 17C60 25 62 36 59 46C55 34 49 27 42 23C35 17 26 15 14 17Z', STEEL) +
  line('M30 11C40 11 48 16 53 25', 2, '#eef2f3');

const lantern =
  line('M22 16C22 2 42 2 42 16', 3.4) +
  shape('M19 22L25 14H39L45 22Z', '#6f7b80') +
  shape('M21 22H43L46 50H18Z', '#ffe9a8') +
  shape('M32 26C39 34 40 39 37 44C35 47 29 47 27 44C24 39 26 36 29 33C30 31 31 29 32 26Z', '#ef8f1d', 2) +
  dot(32, 42, 2.6, '#fff3c4') +
  line('M25 23L23 49M39 23L41 49', 2) +
  shape('M15 50H49V58H15Z', '#6f7b80');

const cart =
  shape('M14 25C17 16 24 20 27 15C31 10 36 18 41 16C46 14 49 20 50 25Z', GOLD, 2.4) +
  line('M22 20L25 18M38 21L41 19', 2, '#fff2b8') +
  shape('M6 24H58L51 47H13Z', '#8c6b4f') +
  line('M9 32H55', 2.4) +
  line('M24 25L26 46M40 25L38 46', 2.2) +
  disc(21, 51, 7.4, '#59636a') +
  disc(43, 51, 7.4, '#59636a') +
  dot(21, 51, 2.4, '#e8e2d3') +
  dot(43, 51, 2.4, '#e8e2d3');

const boulders =
  line('M14 6V15M32 3V9M50 6V15', 3.2, '#8f1d14') +
  shape('M9 20L19 16L27 23L24 34L12 35L6 28Z', '#a2968a') +
  shape('M37 14L50 17L57 27L51 37L39 36L33 25Z', '#8d8177') +
  shape('M19 40L32 33L45 40L47 53L34 60L19 56L14 48Z', '#b4a99c') +
  line('M13 23L19 21M41 20L47 21M25 42L32 39', 2.2, '#e6dfd5') +
  line('M33 33L36 41L31 47', 2);

const map =
  shape('M6 14L23 8L41 14L58 8V50L41 57L23 50L6 57Z', '#efd9a2') +
  line('M23 8V50M41 14V57', 2, '#b58f4e') +
  line('M12 46C18 34 26 44 31 33C34 27 38 28 42 29', 2.8, '#7b4a1d') +
  line('M44 22L53 31M53 22L44 31', 4, '#a51d16') +
  dot(12, 47, 3.2, '#7b4a1d');

const key =
  disc(20, 22, 13, GOLD) +
  disc(20, 22, 5, '#f6ead0', 2.4) +
  shape('M28 28L33 23L57 47L52 58L46 52L49 48L45 44L41 48L36 43L40 39Z', GOLD);

const eye =
  shape('M4 33C16 13 48 13 60 33C48 52 16 52 4 33Z', '#fff7e4') +
  disc(32, 32, 11.5, '#7b4a1d') +
  dot(32, 32, 6, INK) +
  dot(35.5, 28.5, 2.6, '#fff') +
  line('M12 14L17 20M32 8V14M52 14L47 20', 3);

const swap =
  shape('M7 22L23 17L31 42L15 47Z', '#fff7e4') +
  shape('M40 17H57V44H40Z', '#e4c98d') +
  line('M25 11C34 4 44 4 51 10M51 10L50 3M51 10L44 11', 3.2, '#1f5f8b') +
  line('M40 54C31 61 21 61 14 55M14 55L15 62M14 55L21 54', 3.2, '#a5371d') +
  line('M44 25H53M44 31H53M44 37H53', 2) +
  line('M13 27L20 25M15 33L22 31', 2);

const web =
  line('M32 4V60M6 17L58 47M58 17L6 47M4 32H60', 2.4) +
  line(
    'M32 12C38 17 44 19 49 22C49 28 49 36 49 42C44 45 38 47 32 52C26 47 20 45 15 42C15 36 15 28 15 22C20 19 26 17 32 12Z',
    2.6,
  ) +
  line(
    'M32 21C36 24 38 25 41 27C41 31 41 33 41 37C38 39 36 40 32 43C28 40 26 39 23 37C23 33 23 31 23 27C26 25 28 24 32 21Z',
    2.6,
  ) +
  disc(32, 32, 4.4, INK, 0);

const boots =
  shape('M10 8H27V36C35 38 40 42 41 50H10Z', '#8f5a2b') +
  shape('M8 50H43V57H8Z', '#4c3422') +
  line('M10 16H27', 3) +
  line('M20 24H26M20 30H26', 2.2, '#f0d49a') +
  line('M44 14H56M46 24H60M46 34H56', 3, '#1f5f8b');

const axe =
  line('M20 60L40 8', 9) +
  line('M20 60L40 8', 4.4, WOOD) +
  shape('M36 12C44 8 52 6 58 12C60 20 58 30 50 37C46 31 40 29 31 29Z', STEEL) +
  shape('M30 14C22 10 14 9 8 14C6 21 9 29 16 35C19 30 22 28 26 28Z', STEEL) +
  line('M54 14C56 20 54 27 49 32', 2, '#eef2f3');

const rat =
  line('M50 47C60 46 62 36 56 33C51 31 50 26 55 23', 3.2, '#7a3b32') +
  shape('M6 40C10 30 18 25 28 25C42 25 52 34 51 46C50 53 44 55 38 55H17C10 54 4 48 6 40Z', FUR) +
  disc(25, 24, 7, '#c59a86', 2.4) +
  disc(14, 27, 5, '#c59a86', 2.4) +
  dot(15, 38, 2.6, '#1b0f08') +
  dot(5.6, 42, 2.8, '#3a1611') +
  line('M12 48L14 52M17 48L18 52', 2, '#fff') +
  line('M3 46L-1 49M5 50L2 54M24 55V60M40 55V60', 2.4);

const crawler =
  line('M10 14C24 6 34 12 30 22C26 32 12 30 14 42C16 54 34 52 46 50', 15) +
  line('M10 14C24 6 34 12 30 22C26 32 12 30 14 42C16 54 34 52 46 50', 10, '#4f7a4a') +
  line('M17 11L19 17M29 17L23 20M20 29L24 33M13 37L19 38M20 48L23 43M33 53L33 47', 2.2, '#dfeacb') +
  shape('M42 40C50 36 60 42 60 50C60 58 50 62 42 58L50 50Z', '#4f7a4a') +
  dot(52, 45, 2.4, '#fff3c4') +
  line('M46 50L50 51M47 54L50 53', 2, '#fff') +
  line('M60 51L64 48M60 51L64 54', 2, '#a51d16');

const goblin =
  shape('M18 30L2 20C4 32 8 38 18 42Z', '#7c9c45') +
  shape('M46 30L62 20C60 32 56 38 46 42Z', '#7c9c45') +
  shape('M32 10C46 10 50 24 48 38C47 50 40 58 32 58C24 58 17 50 16 38C14 24 18 10 32 10Z', '#8fb04f') +
  line('M21 27L30 31M43 27L34 31', 3) +
  dot(26, 33, 2.8, '#a51d16') +
  dot(38, 33, 2.8, '#a51d16') +
  shape('M32 33L36 43H28Z', '#7c9c45', 2) +
  line('M23 48C28 45 36 45 41 48', 2.6) +
  shape('M26 47L28 53L30 46.4ZM34 46.4L36 53L38 47Z', '#fff', 1.6);

const troll =
  shape('M16 20L8 6L24 13ZM48 20L56 6L40 13Z', '#e7dcc4') +
  shape('M32 10C48 10 54 22 53 36C52 52 44 60 32 60C20 60 12 52 11 36C10 22 16 10 32 10Z', '#6d8795') +
  line('M17 27H29M47 27H35', 4) +
  dot(24, 33, 3.2, '#fff3c4') +
  dot(40, 33, 3.2, '#fff3c4') +
  dot(24, 33, 1.5, INK) +
  dot(40, 33, 1.5, INK) +
  shape('M26 37C28 45 36 45 38 37Z', '#587180', 2) +
  shape('M20 49H44V54H20Z', '#3a2118', 2) +
  shape('M22 51V42L28 51ZM42 51V42L36 51Z', '#fff', 1.8);

const nugget =
  shape('M8 38L17 21L33 13L50 22L57 39L47 53L24 55Z', GOLD) +
  line('M17 21L29 31L50 22M29 31L24 55M29 31L57 39', 2, '#8a5a00') +
  line('M18 28L25 22', 3, '#fff4c8');

const stone =
  shape('M6 44L12 24L29 12L48 18L58 36L52 52L22 56Z', '#8b8f93') +
  line('M12 24L27 33L48 18M27 33L22 56M27 33L58 36', 2, '#4c5155') +
  line('M16 28L23 20', 3, '#d9dde0');

const ladder =
  line('M20 4V60M44 4V60', 8) +
  line('M20 4V60M44 4V60', 3.6, WOOD) +
  line('M20 14H44M20 27H44M20 40H44M20 53H44', 7) +
  line('M20 14H44M20 27H44M20 40H44M20 53H44', 3, '#c98b4c');

const lair =
  shape('M4 56C4 26 16 8 32 8C48 8 60 26 60 56Z', '#120a06') +
  shape('M20 32L29 37L20 39ZM44 32L35 37L44 39Z', '#ffd34d', 1.4) +
  shape('M14 50L18 43L22 50L26 43L30 50L34 43L38 50L42 43L46 50L50 45L54 56H10Z', '#efe6d2', 1.8);

const exit =
  shape('M10 58V30C10 14 20 5 32 5C44 5 54 14 54 30V58Z', '#bfe3f5') +
  dot(32, 30, 9, '#ffd34d') +
  line('M32 14V18M32 42V46M16 30H20M44 30H48M21 19L24 22M43 19L40 22M21 41L24 38M43 41L40 38', 2.8, '#b97900') +
  shape('M10 58V50C18 44 26 50 32 48C40 45 46 50 54 47V58Z', '#6fa24c');

const vein =
  line('M4 16L16 24L22 40L36 36L46 52L60 50', 11) +
  line('M4 16L16 24L22 40L36 36L46 52L60 50', 6, GOLD) +
  line('M8 17L17 24M25 39L35 35', 2, '#fff4c8');

const digger =
  shape('M10 58C10 40 20 34 32 34C44 34 54 40 54 58Z', '#3f6e8c') +
  shape('M19 26C19 42 25 54 32 58C39 54 45 42 45 26Z', '#e8e0d0') +
  shape('M22 22H42V32C42 37 37 40 32 40C27 40 22 37 22 32Z', '#f0c69d', 2.2) +
  shape('M16 23C16 10 22 5 32 5C42 5 48 10 48 23Z', GOLD) +
  line('M13 23H51', 4) +
  disc(32, 14, 5, '#fff7d6', 2.2) +
  dot(27, 28, 1.9, INK) +
  dot(37, 28, 1.9, INK) +
  shape('M24 34C28 31 36 31 40 34C38 38 34 37 32 36C30 37 26 38 24 34Z', '#e8e0d0', 1.8);

const saboteur =
  shape('M10 58C10 40 20 34 32 34C44 34 54 40 54 58Z', '#4a2430') +
  shape('M19 26C19 42 25 54 32 58C39 54 45 42 45 26Z', '#3a2a22') +
  shape('M22 22H42V32C42 37 37 40 32 40C27 40 22 37 22 32Z', '#f0c69d', 2.2) +
  shape('M14 22C18 16 18 8 30 4C34 10 46 10 50 22Z', '#7d1f2b') +
  line('M12 23H52', 4) +
  shape('M20 25H44V32H20Z', '#17100c', 1.6) +
  dot(27, 28.6, 2.1, '#ffd34d') +
  dot(37, 28.6, 2.1, '#ffd34d') +
  line('M26 37C29 34.6 35 34.6 38 37', 2.2, '#e8b98f') +
  shape('M45 40H53V58H45Z', '#b3261e', 2.2) +
  line('M49 40C49 34 56 36 57 30', 2.2) +
  dot(57, 29, 2.6, '#ffd34d');

const mole =
  shape('M32 8C50 8 56 24 55 40C54 54 46 60 32 60C18 60 10 54 9 40C8 24 14 8 32 8Z', '#5b5560') +
  disc(23, 27, 6.5, '#f6ead0', 2.4) +
  disc(41, 27, 6.5, '#f6ead0', 2.4) +
  line('M29.5 27H34.5M16 25L10 22M48 25L54 22', 2.4) +
  dot(23, 28, 2.2, INK) +
  dot(41, 28, 2.2, INK) +
  shape('M32 36C42 36 44 44 40 50C37 54 27 54 24 50C20 44 22 36 32 36Z', '#e8b9a8', 2.2) +
  disc(32, 41, 3.6, '#c0392b', 1.8) +
  line('M28 49C30 51 34 51 36 49M18 44L10 43M18 48L11 50M46 44L54 43M46 48L53 50', 1.8);

const apprentice =
  shape('M10 60C10 44 20 38 32 38C44 38 54 44 54 60Z', '#6c8f3c') +
  shape('M18 22H46V34C46 44 40 48 32 48C24 48 18 44 18 34Z', '#f0c69d', 2.4) +
  shape('M15 24C15 11 22 7 32 7C42 7 49 11 49 24Z', '#8f5a2b') +
  shape('M12 24H58C56 29 50 28 46 27H12Z', '#6f4420', 2.2) +
  dot(26, 33, 2.2, INK) +
  dot(38, 33, 2.2, INK) +
  line('M27 41C30 44 34 44 37 41', 2.4) +
  dot(22, 38, 2.4, '#e39a7f') +
  dot(42, 38, 2.4, '#e39a7f');

/** A miner who gives the orders: a white helmet, a moustache, the plan under the arm. */
const foreman =
  shape('M10 58C10 40 20 34 32 34C44 34 54 40 54 58Z', '#7a4a2a') +
  shape('M22 22H42V32C42 38 37 42 32 42C27 42 22 38 22 32Z', '#f0c69d', 2.2) +
  shape('M14 23C14 10 22 5 32 5C42 5 50 10 50 23Z', '#f4efe2') +
  line('M11 23H53', 4) +
  disc(32, 14, 5, '#ffd34d', 2.2) +
  dot(27, 28, 1.9, INK) +
  dot(37, 28, 1.9, INK) +
  shape('M21 36C24 31 30 31 32 34C34 31 40 31 43 36C39 39 35 38 32 36C29 38 25 39 21 36Z', '#3a2a22', 1.8) +
  shape('M40 44L58 38L60 45L42 51Z', '#e8dcc0', 2.2);

/** Somebody who has seen it all: a crown, a beard down to the belt. */
const master =
  shape('M10 60C10 42 20 34 32 34C44 34 54 42 54 60Z', '#3d3566') +
  shape('M17 27C17 44 24 57 32 61C40 57 47 44 47 27Z', '#f2f0ea') +
  shape('M22 22H42V32C42 37 37 40 32 40C27 40 22 37 22 32Z', '#f0c69d', 2.2) +
  shape('M16 23L13 7L23 14L32 3L41 14L51 7L48 23Z', GOLD) +
  dot(32, 17, 2.6, '#b3261e') +
  dot(27, 28, 1.9, INK) +
  dot(37, 28, 1.9, INK) +
  line('M24 25L29 26M40 25L35 26', 2) +
  shape('M23 34C28 31 36 31 41 34C38 38 34 37 32 36C30 37 26 38 23 34Z', '#ded9cc', 1.8);

const cards =
  shape('M8 14L38 8L44 48L14 54Z', '#6b4a2b') +
  shape('M22 12H54V58H22Z', '#8a6138') +
  line('M28 18H48V52H28Z', 2, '#f3d59a') +
  line('M28 18L48 52M48 18L28 52', 2, '#f3d59a');

/** A dwarf of a colour, nobody in particular. */
export function figure(fill: string): string {
  return (
    shape('M32 2C42 8 46 18 47 26H17C18 18 22 8 32 2Z', fill) +
    shape('M20 26H44V34C44 40 38 42 32 42C26 42 20 40 20 34Z', '#f0c69d', 2.2) +
    shape('M12 61C12 46 18 38 24 36C28 42 36 42 40 36C46 38 52 46 52 61Z', fill) +
    dot(27, 31, 1.8, INK) +
    dot(37, 31, 1.8, INK)
  );
}

/** The cloak of a playing piece in its owner's colour; the owner's face comes on top. */
export function cloak(fill: string): string {
  return shape('M-17 18C-17 6 -10 -2 0 -2C10 -2 17 6 17 18Z', fill);
}

export const ICONS: Record<string, string> = {
  pickaxe,
  lantern,
  cart,
  rockfall: boulders,
  map,
  key,
  info: eye,
  swap,
  web,
  boots,
  axe,
  rat,
  crawler,
  goblin,
  troll,
  nugget,
  stone,
  ladder,
  lair,
  exit,
  vein,
  digger,
  saboteur,
  mole,
  apprentice,
  miner: digger,
  foreman,
  master,
  cards,
};

/** An icon placed into a larger drawing. */
export function icon(name: string, x: number, y: number, size: number, turn = 0): string {
  const k = size / 64;
  const rotate = turn ? ` rotate(${turn} 32 32)` : '';
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${k})${rotate}">${ICONS[name] ?? ''}</g>`;
}
