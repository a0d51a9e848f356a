// The rule book's few marks, read into blocks:
//   # ## ###  headings      - and 1.  lists      > a note      | a | b |  tables
//   **bold**  *stress*  `code`  [words](/address)      {S-PLACE-3}  the clause a passage rests on, and a place to link to
//   [[card NESW]]  [[card NS.EW small]]  a drawn card      [[board 0,0=NESW 1,0*=EW 8,0=?]]  a drawn piece of the maze:
//   `*` the card just laid, `!` one that may not lie there

export type Span =
  | { kind: 'text' | 'bold' | 'stress' | 'code' | 'clause'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'card'; code: string }
  | { kind: 'board'; cells: Drawn[] };

export interface Drawn {
  cell: string;
  code: string;
  sign: '' | '*' | '!';
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph' | 'note'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const SPAN =
  /\[\[card ([^\]\s]+)[^\]]*\]\]|\[\[board ([^\]]+)\]\]|\{([A-Z]+S?-[A-Z0-9-]+)\}|\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function spans(text: string): Span[] {
  const out: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) out.push({ kind: 'text', text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const [, card, board, clause, bold, stress, code, link, to] = match;
    if (card) out.push({ kind: 'card', code: card });
    else if (board) out.push({ kind: 'board', cells: board.trim().split(/\s+/).map(drawn) });
    else if (clause) out.push({ kind: 'clause', text: clause });
    else if (bold) out.push({ kind: 'bold', text: bold });
    else if (stress) out.push({ kind: 'stress', text: stress });
    else if (code) out.push({ kind: 'code', text: code });
    else out.push({ kind: 'link', text: link!, to: to! });
  }
  if (from < text.length) out.push({ kind: 'text', text: text.slice(from) });
  return out;
}

function drawn(text: string): Drawn {
  const [at = '', code = ''] = text.split('=');
  const sign = /[*!]$/.exec(at)?.[0] ?? '';
  return { cell: sign ? at.slice(0, -1) : at, code, sign: sign as Drawn['sign'] };
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((each) => each.trim());

export function blocks(text: string): Block[] {
  const out: Block[] = [];
  for (const part of text.replace(/\r/g, '').split(/\n{2,}|\n(?=#{1,3} )|(?<=^#{1,3} .*)\n/m)) {
    const lines = part.split('\n').filter((line) => line.trim());
    if (lines.length) out.push(block(lines));
  }
  return out;
}

function block(lines: string[]): Block {
  const first = lines[0]!;
  const heading = /^(#{1,3}) (.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]!.length, spans: spans(heading[2]!) };
  if (first.startsWith('|')) {
    const rows = lines.filter((line) => !/^\|[\s|:-]+$/.test(line)).map((line) => cells(line).map(spans));
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
  }
  if (/^(-|\d+\.) /.test(first)) return { kind: 'list', ordered: /^\d/.test(first), items: items(lines).map(spans) };
  if (first.startsWith('> '))
    return { kind: 'note', spans: spans(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) };
  return { kind: 'paragraph', spans: spans(lines.join(' ')) };
}

/** A line that does not begin an item goes on with the last one. */
function items(lines: string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    if (/^(-|\d+\.) /.test(line)) out.push(line.replace(/^(-|\d+\.) /, ''));
    else out[out.length - 1] += ` ${line.trim()}`;
  }
  return out;
}
