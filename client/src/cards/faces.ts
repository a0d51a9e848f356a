// Faces of the bots on a square of 64, one for each of the house's dwarfs; every one is known by its outline.
import { disc, dot, INK, line, shape } from './icons';

const SKIN = '#f0c69d';
export const STEEL = '#b9c0c4';

export const body = (colour: string): string => shape('M6 64C6 51 17 46 32 46C47 46 58 51 58 64Z', colour);
export const headOf = (skin: string): string => shape('M17 22H47V36C47 46 41 51 32 51C23 51 17 46 17 36Z', skin, 2.4);
const head = headOf(SKIN);
export const eyes = dot(25.5, 33, 2.4, INK) + dot(38.5, 33, 2.4, INK);
export const smile = line('M26 42C29 46 35 46 38 42', 2.4);
export const cheeks = dot(22, 39, 2.6, '#e39a7f') + dot(42, 39, 2.6, '#e39a7f');
export const hair = (colour: string): string =>
  shape('M15 29C13 12 22 7 32 7C42 7 51 12 49 29C45 21 38 18 32 18C26 18 19 21 15 29Z', colour);
export const cap = (colour: string, brim: string): string =>
  shape('M15 24C15 11 22 6 32 6C42 6 49 11 49 24Z', colour) + shape('M11 24H53V29H11Z', brim, 2.2);
const beard = (colour: string): string =>
  shape('M16 33C15 52 25 61 32 63C39 61 49 52 48 33C44 40 37 38 32 40C27 38 20 40 16 33Z', colour) +
  line('M27 45H37', 2.4);
export const brows = (colour: string): string => line('M20 28L29 30M44 28L35 30', 3.4, colour);

export const FACES: Record<string, string> = {
  plaits:
    body('#7a9b4a') +
    head +
    hair('#d9822b') +
    shape('M16 26C8 34 9 46 12 55L19 53C16 44 17 36 20 29Z', '#d9822b') +
    shape('M48 26C56 34 55 46 52 55L45 53C48 44 47 36 44 29Z', '#d9822b') +
    line('M11 50L19 48M53 50L45 48', 4, '#c0392b') +
    eyes +
    smile +
    cheeks,
  'grey-beard': body('#5b6b74') + head + beard('#cfcfc8') + brows('#9a9a94') + eyes + cap('#4f4a46', '#38332f'),
  spectacles:
    body('#6a4fa3') +
    head +
    hair('#7a4a24') +
    disc(25, 33, 6.4, '#ffffff66', 2.4) +
    disc(39, 33, 6.4, '#ffffff66', 2.4) +
    line('M31.4 32H32.6M18.6 32L15 30M45.4 32L49 30', 2.4) +
    eyes +
    line('M28 43H36', 2.4),
  'red-beard':
    body('#8c3f2d') +
    head +
    beard('#c8552b') +
    brows('#a43f1c') +
    eyes +
    shape('M15 26C15 12 22 7 32 7C42 7 49 12 49 26Z', STEEL) +
    shape('M16 20C8 18 6 10 8 4C12 10 16 12 20 12ZM48 20C56 18 58 10 56 4C52 10 48 12 44 12Z', '#f3ead6', 2.2),
  headscarf:
    body('#3f7f78') +
    head +
    shape('M13 38C10 15 20 6 32 6C44 6 54 15 51 38C48 28 42 20 32 20C22 20 16 28 13 38Z', '#c0577a') +
    dot(24, 13, 1.8, '#ffe3ec') +
    dot(34, 10, 1.8, '#ffe3ec') +
    dot(43, 16, 1.8, '#ffe3ec') +
    shape('M28 50L20 60L32 55L44 60L36 50Z', '#c0577a', 2.2) +
    eyes +
    smile +
    cheeks,
  helmet:
    body('#59636a') +
    head +
    shape('M13 31C12 12 20 5 32 5C44 5 52 12 51 31L46 28H18Z', STEEL) +
    shape('M29 26H35V40H29Z', STEEL, 2.2) +
    line('M32 6V24', 2) +
    dot(23.5, 34, 2.4, INK) +
    dot(40.5, 34, 2.4, INK) +
    line('M26 45H38', 2.4),
  freckles:
    body('#b5762a') +
    head +
    cap('#5d8c3f', '#446b2c') +
    eyes +
    line('M25 42C29 47 35 47 39 42Z', 2.4) +
    dot(22, 38, 1.3, '#b0683f') +
    dot(25, 40, 1.3, '#b0683f') +
    dot(42, 38, 1.3, '#b0683f') +
    dot(39, 40, 1.3, '#b0683f') +
    dot(32, 38, 1.3, '#b0683f'),
  'big-ears':
    body('#8a6a52') +
    disc(11, 33, 8, SKIN, 2.4) +
    disc(53, 33, 8, SKIN, 2.4) +
    head +
    shape('M22 20C24 12 28 14 30 7C33 13 36 9 38 6C39 12 43 13 43 20Z', '#5a3a1e') +
    eyes +
    smile,
  moustache:
    body('#2f3f5f') +
    head +
    shape('M18 20C18 8 24 4 32 4C40 4 46 8 46 20Z', '#3a3430') +
    shape('M8 20H56V25H8Z', '#2a2522', 2.2) +
    eyes +
    shape('M13 41C20 35 28 36 32 40C36 36 44 35 51 41C45 47 36 46 32 43C28 46 19 47 13 41Z', '#4a2f1a', 2.2),
  'eye-patch':
    body('#4a2430') +
    head +
    hair('#221a18') +
    line('M15 27L48 36', 2.6) +
    disc(39, 33, 6.4, '#221a18', 2) +
    dot(25.5, 33, 2.4, INK) +
    line('M26 44C30 44 35 42 38 39', 2.4),
  'lantern-hat':
    body('#6c8f3c') +
    head +
    shape('M14 25C14 11 21 6 32 6C43 6 50 11 50 25Z', '#f4b92f') +
    line('M11 25H53', 4.4) +
    disc(32, 15, 6, '#fff7d6', 2.4) +
    line('M32 3V1M22 9L20 7M42 9L44 7', 2.4, '#fff7d6') +
    line('M22 33H29M35 33H42', 2.6) +
    smile,
  bun:
    body('#a35f78') +
    disc(32, 7, 6.5, '#bfb8b0', 2.4) +
    head +
    hair('#bfb8b0') +
    line('M22 33C24 31 27 31 29 33M35 33C37 31 40 31 42 33', 2.4) +
    smile +
    cheeks +
    dot(16, 42, 2.4, '#f4b92f') +
    dot(48, 42, 2.4, '#f4b92f'),
};

/** The house's dwarfs: who sits down when a bot is asked for. */
export const DWARFS: Record<string, keyof typeof FACES> = {
  Berta: 'plaits',
  Grumbold: 'grey-beard',
  Tilda: 'spectacles',
  Orin: 'red-beard',
  Mira: 'headscarf',
  Krum: 'helmet',
  Hedda: 'freckles',
  Pip: 'big-ears',
  Wilmar: 'moustache',
  Zora: 'eye-patch',
  Fenek: 'lantern-hat',
  Ulla: 'bun',
};
