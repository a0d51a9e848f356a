// Spaces at which a line must not break; `undermine/texts.py` sets the same ones in the terminal.

const FIXED = '\u00a0';
const LONE = /(?<![\p{L}\p{N}])([ksvzouai]) (?=\S)/giu; // a preposition or conjunction of one letter, in Czech and Slovak
const COUNTED = /(\d) (?=\p{L})/gu;
const ORDINAL = /(\d\.) (?=\p{L})/gu;

/** A text with its small words, numbers and signs tied to what they belong to. */
export function tied(text: string, language: string): string {
  let out = text.replace(COUNTED, `$1${FIXED}`).replaceAll(' / ', `${FIXED}/${FIXED}`);
  if (language !== 'en') out = out.replace(ORDINAL, `$1${FIXED}`);
  if (language === 'de') out = out.replaceAll(' …', `${FIXED}…`);
  return language === 'cs' || language === 'sk' ? out.replace(LONE, `$1${FIXED}`) : out;
}

/** “3–10” stays in one line: a word joiner behind the dash. */
export const unbroken = (words: string): string => words.replace(/(\d–)(?=\d)/g, '$1\u2060');
