// Everything explains itself: a card on the board, a goal, a person, a pile, in plain words. Words for what the server tells, no rules.
import { read, type Mark, type PathCard } from '../cards/code';
import { claimed, discarded, handSize, type DuelColour } from '../game/view';
import { BEFALLS, type CaveState, type DuelState, type GameEvent } from '../net/protocol';
import { reaches } from '../board/reach';
import { cardHelp, eventLine, goalName, plainName } from '../text/describe';
import { has, t } from '../text/words.svelte';
import type { Explained, Scene, Subject } from './subject';

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

function ofCard(code: string, scene: Scene): Explained {
  const why = whyNot(code, scene);
  const clause = scene.foreseen?.barred[code] ?? null;
  return { title: plainName(code), code, lines: [cardHelp(code), why ?? ''].filter(Boolean), clause };
}

// --- the board ---------------------------------------------------------------------------------------

function ofCell(cell: string, scene: Scene): Explained {
  const { view } = scene;
  const code = view.board[cell] ?? '?';
  const isGoal = cell in view.goals;
  const known = view.known[cell];
  if (code === '?') {
    const lines = [t(`sheet-goal-${view.game}`), known ? t('sheet-known', { card: plainName(known) }) : ''];
    return {
      title: goalName(view.game, cell),
      code: known ?? '?',
      lines: [...lines, ...lookers(cell, scene), ...standing(cell, scene)].filter(Boolean),
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
    ...reach(cell, scene),
    ...standing(cell, scene),
    ...webs(cell, scene),
  ];
  const title = isGoal ? goalName(view.game, cell) : plainName(code);
  return { title, code, lines: lines.filter(Boolean), clause: null };
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

/** The signs of a card, each with what it is, whose it is now and what it costs. */
function signs(card: PathCard, cell: string, scene: Scene): string[] {
  const special = card.marks.flatMap((mark) => signOf(mark, cell, scene));
  const plain = card.groups.every((group) => group.length > 1) && card.groups.length === 1; // a tunnel speaks for itself
  return special.length || plain || isStart(cell, scene) ? special : [cardHelp(scene.view.board[cell]!)];
}

function signOf(mark: Mark, cell: string, scene: Scene): string[] {
  const { view } = scene;
  if (view.game === 'duel' || view.game === 'solo') {
    if (mark.kind === 'door') return doorSign(mark.colour, cell, scene, view);
    if (mark.kind === 'troll') {
      const by = view.tokens[cell]?.['troll'];
      if (by) return [t('sheet-bribed', { name: holder(by, scene) })];
      return [t(view.game === 'solo' ? 'sheet-troll-solo' : 'sheet-troll')];
    }
    if (mark.kind === 'gold') {
      const by = view.tokens[cell]?.[mark.group];
      return [
        t('mark-gold', { n: mark.count }) +
          '. ' +
          (by ? t('sheet-claimed', { name: holder(by, scene) }) : t('sheet-free-gold')),
      ];
    }
  }
  if (mark.kind === 'vein' && view.game === 'cave')
    return [t(view.veins[cell] ? 'sheet-vein-full' : 'sheet-vein-empty')];
  return has(`help-${mark.kind}`) ? [t(`help-${mark.kind}`)] : [];
}

function doorSign(colour: DuelColour, cell: string, scene: Scene, view: DuelState): string[] {
  const key = view.keys[cell];
  return [
    t('sheet-door', { colour, name: holder(colour, scene) }),
    key ? t('sheet-unlocked', { name: holder(key, scene) }) : '',
  ];
}

/** Who plays a colour of the Duel; alone, the colour that nobody plays is only a colour. */
export function holder(colour: DuelColour, { view, names }: Pick<Scene, 'view' | 'names'>): string {
  if (view.game === 'duel') return names(colour === 'green' ? 0 : 1);
  return t(`option-colour-${colour}`);
}

function reach(cell: string, scene: Scene): string[] {
  const { view } = scene;
  if (view.game !== 'duel' && view.game !== 'solo') return [];
  const colours = new Set(reaches(view).flatMap((each) => (each.cell === cell ? each.colours : [])));
  if (!colours.size) return [t('sheet-reach-nobody')];
  return [t('sheet-reach', { names: [...colours].map((colour) => holder(colour, scene)).join(', ') })];
}

// --- the cave's figures ------------------------------------------------------------------------------

function standing(cell: string, { view, names }: Scene): string[] {
  if (view.game !== 'cave') return [];
  const dwarfs = view.dwarfs.flatMap((field, seat) => (field.startsWith(`${cell}/`) ? [names(seat)] : []));
  const beasts = Object.entries(view.monsters).filter(([, [field]]) => field.startsWith(`${cell}/`));
  const there = [
    ...dwarfs,
    ...beasts.map(([kind, [, by]]) => t('sheet-called', { beast: t(`card-${kind}`), name: names(by) })),
  ];
  return [
    there.length ? t('sheet-here', { names: there.join(', ') }) : '',
    ...beasts.map(([kind]) => t(`sheet-${kind}`)),
  ];
}

function webs(cell: string, { view, names }: Scene): string[] {
  if (view.game !== 'cave') return [];
  return Object.entries(view.webs)
    .filter(([edge]) => edge.startsWith(`${cell} `))
    .map(([, [n, seat]]) => t('sheet-web', { name: names(seat), n }));
}

// --- people and piles --------------------------------------------------------------------------------

function ofSeat(seat: number, scene: Scene): Explained {
  const { view, me, seats, names } = scene;
  const info = seats[seat];
  const lines = [
    seat === me ? t('sheet-you') : info?.bot ? t('sheet-bot', { level: t(`level-${info.bot}`) }) : '',
    info && !info.bot && !info.online ? t('away') : '',
    t('cards-held', { n: handSize(view, seat) }),
    ...(view.game === 'cave' ? caveFacts(seat, view) : ownThings(seat, scene)),
    lastAct(seat, scene),
  ];
  return { title: names(seat), code: null, lines: lines.filter(Boolean), clause: null };
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
  const did = (event: GameEvent): boolean => event.seat === seat && !BEFALLS[view.game].includes(event.type);
  for (const event of events.slice(begun + 1).reverse()) {
    const line = did(event) ? eventLine(event, names, view.game) : null;
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
  return { title: t(`sheet-${pile}`), code: null, lines: lines.filter(Boolean), clause: null };
}
