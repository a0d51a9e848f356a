// Everything explains itself: a card on the board, a goal, a person, a pile, in plain words. Words for what the server tells, no rules.
import { read, type Mark, type PathCard } from '../cards/code';
import { AROUND, cellName, cellOf, claimed, didBy, discarded, handSize, type DuelColour } from '../game/view';
import type { CaveState, DuelState, GameState } from '../net/protocol';
import { reaches } from '../board/reach';
import { cardHelp, eventLine, goalName, placeName, plainName } from '../text/describe';
import { has, t } from '../text/words.svelte';
import { line, type Explained, type Line, type Scene, type Subject } from './subject';

export function explain(subject: Subject, scene: Scene): Explained {
  switch (subject.kind) {
    case 'cell':
      return ofCell(subject.cell, scene);
    case 'seat':
      return ofSeat(subject.seat, scene);
    case 'pile':
      return ofPile(subject.pile, scene);
    default:
      return ofCard(subject.code, scene);
  }
}

/** Why a hand card cannot be played just now; null when it can, or nobody has told. */
export function whyNot(code: string, { foreseen }: Pick<Scene, 'foreseen'>): string | null {
  const clause = foreseen?.barred[code];
  return clause ? t(has(`why-${clause}`) ? `why-${clause}` : clause, { at: 'none', side: 'none' }) : null;
}

/** The lines that say something; a plain sentence has no picture. */
const spoken = (lines: (Line | string)[]): Line[] =>
  lines.filter(Boolean).map((each) => (typeof each === 'string' ? line(each) : each));

function ofCard(code: string, scene: Scene): Explained {
  const why = whyNot(code, scene);
  const clause = scene.foreseen?.barred[code] ?? null;
  return { title: plainName(code), code, lines: spoken([cardHelp(code), why ?? '']), clause };
}

// --- the board ---------------------------------------------------------------------------------------

function ofCell(cell: string, scene: Scene): Explained {
  const { view } = scene;
  if (!(cell in view.board))
    return { title: placeName(cell, view.game), code: null, lines: [line(t('place-free'))], clause: null };
  const code = view.board[cell] ?? '?';
  const isGoal = cell in view.goals;
  const known = view.known[cell];
  if (code === '?') {
    const lines = [t(`sheet-goal-${view.game}`), known ? t('sheet-known', { card: plainName(known) }) : ''];
    return {
      title: goalName(view.game, cell),
      code: known ?? '?',
      lines: spoken([...lines, ...lookers(cell, scene), ...standing(cell, scene), barredTo(cell, scene)]),
      clause: null,
    };
  }
  const card = read(code);
  const lines = [
    isStart(cell, scene)
      ? t(view.game === 'cave' ? 'sheet-start-cave' : 'sheet-start')
      : isGoal
        ? t('sheet-turned')
        : '',
    laidBy(cell, scene),
    ...(card.kind === 'path' ? signs(card, cell, scene) : []),
    card.level && !isStart(cell, scene) ? t('sheet-level', { level: card.level, n: card.level.length }) : '',
    ...reach(cell, scene),
    ...standing(cell, scene),
    ...webs(cell, scene),
    barredTo(cell, scene),
  ];
  const title = isGoal ? goalName(view.game, cell) : plainName(code);
  return { title, code, lines: spoken(lines), clause: null };
}

function isStart(cell: string, { view }: Scene): boolean {
  const ladder = /\+ladder-(green|blue)/.test(view.board[cell] ?? '');
  return view.game === 'duel' || view.game === 'solo' ? ladder && !view.laid.includes(cell) : cell === '0,0';
}

function laidBy(cell: string, { view, me, names, events }: Scene): string {
  const begun = events.findLastIndex((event) => event.type === 'round');
  const laid = events.slice(begun + 1).findLast((event) => event.type === 'place' && event.cell === cell);
  if (laid?.seat == null || !view.board[cell]) return '';
  return laid.seat === me ? t('sheet-laid-you') : t('sheet-laid', { name: names(laid.seat) });
}

function lookers(cell: string, { view, names }: Scene): string[] {
  const seats = view.knows.flatMap((goals, seat) =>
    (goals as (string | number)[]).includes(cell) ? [names(seat)] : [],
  );
  return seats.length ? [t('sheet-looked', { names: seats.join(', ') })] : [];
}

const PICTURES: Partial<Record<Mark['kind'], string>> = { gold: 'nugget', door: 'key' };

/** The signs of a card, each with what it is, whose it is now and what it costs. */
function signs(card: PathCard, cell: string, scene: Scene): (Line | string)[] {
  const special = card.marks.flatMap((mark) => {
    const said = signOf(mark, cell, scene).filter(Boolean);
    return said.length ? [line(said.join(' '), PICTURES[mark.kind] ?? mark.kind)] : [];
  });
  const plain = card.groups.every((group) => group.length > 1) && card.groups.length === 1; // a tunnel speaks for itself
  return special.length || plain || isStart(cell, scene) ? special : [cardHelp(scene.view.board[cell]!)];
}

function signOf(mark: Mark, cell: string, scene: Scene): string[] {
  const { view } = scene;
  if (view.game === 'duel' || view.game === 'solo') {
    if (mark.kind === 'door') return doorSign(mark.colour, cell, scene, view);
    if (mark.kind === 'troll') {
      const by = view.tokens[cell]?.['troll'];
      return [trollWords(by, scene)];
    }
    if (mark.kind === 'gold') {
      const by = view.tokens[cell]?.[mark.group];
      return [
        t('mark-gold', { n: mark.count }) +
          '. ' +
          (by ? t('sheet-claimed', { name: owner(by, scene) }) : t('sheet-free-gold')),
      ];
    }
  }
  if (mark.kind === 'vein' && view.game === 'cave')
    return [t(view.veins[cell] ? 'sheet-vein-full' : 'sheet-vein-empty')];
  return has(`help-${mark.kind}`) ? [t(`help-${mark.kind}`)] : [];
}

type Table = Pick<Scene, 'names'> & { view: GameState };

function doorSign(colour: DuelColour, cell: string, scene: Scene, view: DuelState): string[] {
  return doorWords(colour, view.keys[cell], { ...scene, view });
}

/** A door: who passes it, and whether somebody has unlocked it. Alone there is nobody else whom it could let through. */
export function doorWords(colour: DuelColour, key: DuelColour | undefined, table: Table): string[] {
  if (table.view.game === 'solo')
    return [t('sheet-door-solo', { colour, open: key || colour === ownColour(table.view) ? 'yes' : 'no' })];
  return [
    t('sheet-door', { colour, name: holder(colour, table) }),
    key ? t('sheet-unlocked', { name: owner(key, table) }) : '',
  ];
}

/** A troll: what it asks, or who has bribed it. */
export function trollWords(by: DuelColour | undefined, table: Table): string {
  const alone = table.view.game === 'solo' ? '-solo' : '';
  return by ? t(`sheet-bribed${alone}`, { name: owner(by, table) }) : t(`sheet-troll${alone}`);
}

/** The colour from whose start one digs alone. */
function ownColour({ board }: GameState): DuelColour {
  return board['0,0']?.includes('+ladder-blue') ? 'blue' : 'green';
}

/** Who plays a colour of the Duel; alone, the colour that nobody plays is only a colour. */
export function holder(colour: DuelColour, { view, names }: Table): string {
  if (view.game === 'duel') return names(colour === 'green' ? 0 : 1);
  return colour === ownColour(view) ? names(0) : t(`option-colour-${colour}`);
}

/** Whose a marker is: alone, all of them are one's own. */
export function owner(colour: DuelColour, scene: Table): string {
  return scene.view.game === 'solo' ? scene.names(0) : holder(colour, scene);
}

function reach(cell: string, scene: Scene): string[] {
  const { view } = scene;
  if (view.game !== 'duel' && view.game !== 'solo') return [];
  const colours = new Set(reaches(view).flatMap((each) => (each.cell === cell ? each.colours : [])));
  if (!colours.size) return [t('sheet-reach-nobody')];
  return [t('sheet-reach', { names: [...colours].map((colour) => holder(colour, scene)).join(', ') })];
}

// --- the cave's figures ------------------------------------------------------------------------------

function standing(cell: string, { view, names }: Scene): (Line | string)[] {
  if (view.game !== 'cave') return [];
  const dwarfs = view.dwarfs.flatMap((field, seat) => (field.startsWith(`${cell}/`) ? [names(seat)] : []));
  const beasts = Object.entries(view.monsters).filter(([, [field]]) => field.startsWith(`${cell}/`));
  return [
    dwarfs.length ? t('sheet-here', { names: dwarfs.join(', ') }) : '',
    ...beasts.map(([kind, [, by]]) =>
      line(`${t('sheet-called', { beast: t(`card-${kind}`), name: names(by) })}. ${t(`sheet-${kind}`)}`, kind),
    ),
  ];
}

/** Why the own dwarf cannot go to a card that is pointed at, while it walks. */
function barredTo(cell: string, { view, me, walk }: Scene): string {
  if (!walk || view.game !== 'cave' || me === null) return '';
  const here = [...walk, view.dwarfs[me] ?? ''].some((field) => field.startsWith(`${cell}/`));
  return here ? '' : t('walk-not-there');
}

/** The two cards between which an edge lies. */
function bothSides(edge: string): string[] {
  const [cell = '', side = ''] = edge.split(' ');
  const { x, y } = cellOf(cell);
  const [, dx, dy] = AROUND.find(([each]) => each === side)!;
  return [cell, cellName({ x: x + dx, y: y + dy })];
}

function webs(cell: string, { view, names }: Scene): Line[] {
  if (view.game !== 'cave') return [];
  return Object.entries(view.webs)
    .filter(([edge]) => bothSides(edge).includes(cell))
    .map(([, [n, seat]]) => line(t('sheet-web', { name: names(seat), n }), 'web'));
}

// --- people and piles --------------------------------------------------------------------------------

function ofSeat(seat: number, scene: Scene): Explained {
  const { view, me, seats, names } = scene;
  const info = seats[seat];
  const lines = [
    seat === me ? t('sheet-you') : info?.bot ? t('sheet-bot', { level: t(`level-${info.bot}`) }) : '',
    info?.program ? t('sheet-program') : '',
    info && !info.bot && !info.online ? t('away') : '',
    t('cards-held', { n: handSize(view, seat) }),
    ...(view.game === 'cave' ? caveFacts(seat, view) : ownThings(seat, scene)),
    lastAct(seat, scene),
  ];
  return { title: names(seat), code: null, lines: spoken(lines), clause: null };
}

function ownThings(seat: number, { view }: Scene): string[] {
  if (view.game === 'cave') return [];
  const tools = view.tools[seat] ?? [];
  const lines = tools.length ? [t('sheet-broken', { tools: tools.map((tool) => t(`tool-${tool}`)).join(', ') })] : [];
  if (view.game === 'saboteur')
    return [...lines, view.purse[seat]?.length ? t('gold-cards', { n: view.purse[seat].length }) : ''];
  const colour = view.game === 'duel' ? (seat === 0 ? 'green' : 'blue') : null;
  const debt = Object.values(view.tokens).filter(
    (tokens) => tokens['troll'] && (!colour || tokens['troll'] === colour),
  ).length;
  const waiting = claimed(view, colour);
  return [
    ...lines,
    colour ? t('sheet-colour', { colour }) : '',
    t('nuggets', { n: view.scores[seat] ?? 0 }),
    waiting && view.phase !== 'pay' ? t('claimed', { n: waiting }) : '',
    debt ? t('sheet-debt', { n: debt }) : '',
  ];
}

function caveFacts(seat: number, view: CaveState): string[] {
  const [clan, loyalty] = view.clans[seat] ?? ['blue', '?'];
  const shown = view.open[seat];
  return [
    t('nuggets', { n: view.nuggets[seat] ?? 0 }),
    shown && loyalty !== '?'
      ? t('sheet-shown', { identity: `${t(`clan-${clan}`)}, ${t(`loyalty-${loyalty}`)}` })
      : t('sheet-clan', { clan: t(`clan-${clan}`) }),
    view.boots[seat] ? t('help-boots') : '',
    view.axes[seat] ? `${t('axes', { n: view.axes[seat] })}. ${t('help-axe')}` : '',
    view.down[seat] ? t('sheet-down') : '',
    view.dwarfs[seat] === 'out' ? t('out') : '',
  ];
}

function lastAct(seat: number, { view, names, events }: Scene): string {
  const begun = events.findLastIndex((event) => event.type === 'round');
  for (const event of events
    .slice(begun + 1)
    .filter(didBy(seat, view.game))
    .reverse()) {
    const line = eventLine(event, names, view.game);
    if (line) return t('sheet-last', { what: line });
  }
  return '';
}

function ofPile(pile: 'deck' | 'discards', { view }: Scene): Explained {
  const lines =
    pile === 'deck'
      ? [
          t('sheet-deck-left', { n: view.deck }),
          view.game === 'cave' && view.top ? t('sheet-deck-level', { level: view.top }) : '',
        ]
      : [t('sheet-discards-left', { n: discarded(view) })];
  return { title: t(`sheet-${pile}`), code: null, lines: spoken(lines), clause: null };
}
