// Every word the page may need is there in every language: the keys that are put together at run time too.
import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { TIPS } from '../src/explain/tips';
import { CHAPTERS } from '../src/lesson/step';
import { steps } from '../src/lesson/steps';
import type { GameEvent } from '../src/net/protocol';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const LANGUAGES = ['en', 'cs', 'sk', 'hu', 'de'];
const AREAS = ['page', 'cards', 'talk', 'rules', 'explain', 'moments', 'words', 'remarks', 'story', 'lesson'];
const bundles = new Map(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const area of AREAS)
      bundle.addResource(new FluentResource(read(`src/undermine/locale/${language}/${area}.ftl`)));
    return [language, bundle];
  }),
);
const keys = (language: string, area: string): string[] =>
  [...read(`src/undermine/locale/${language}/${area}.ftl`).matchAll(/^([A-Za-z][\w-]*) =/gm)].map((match) => match[1]!);

const protocol = read('client/src/net/protocol.ts');
const refusals = [
  .../export interface Refused \{[\s\S]*?key:([\s\S]*?);/.exec(protocol)![1]!.matchAll(/'([^']+)'/g),
].map((match) => `refused-${match[1]}`);
const VERBS = [
  'place',
  'break',
  'repair',
  'rockfall',
  'map',
  'discard',
  'take',
  'key',
  'bribe',
  'scrap',
  'end',
  'pay',
  'orient',
  'info-cell',
  'info-seat',
  'swap',
  'boots',
  'axe',
  'web',
  'cut',
  'rat',
  'rat-on',
  'crawler',
  'crawler-on',
  'goblin',
  'goblin-on',
  'step',
  'halt',
  'strike',
  'endure',
  'propose',
  'agree',
  'decline',
];
const GOALS = [
  'upper',
  'middle',
  'lower',
  'near-upper',
  'near-middle',
  'near-lower',
  'second-upper',
  'second-lower',
  'last-middle',
  'top-right',
  'top-left',
  'bottom-right',
  'bottom-left',
];
const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map((match) => match[1]!);
const phases = [...protocol.matchAll(/^export interface \w+State \{[\s\S]*?^ {2}phase: ([^;]*);/gm)]
  .flatMap((match) => quoted(match[1]!))
  .filter((phase) => phase !== 'over');
const UNSAID: string[] = [
  'draw', // cards that come and go are seen in the hand,
  'deal',
  'receive',
  'offer',
  'halt',
  'vein-filled',
  'web-weakens',
  'endure', // and what is asked stands in the bar
  'orient',
] satisfies GameEvent['type'][];
const events = [...new Set([...read('docs/events.md').matchAll(/^\| `([a-z-]+)` \|/gm)].map((match) => match[1]!))];
const written = [...readdirSync(new URL('client/src', root), { recursive: true, encoding: 'utf8' })]
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .flatMap((file) => [...read(`client/src/${file}`).matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1]!));

describe.each(LANGUAGES)('%s', (language) => {
  const bundle = bundles.get(language)!;
  const missing = (wanted: string[]): string[] => wanted.filter((key) => !bundle.hasMessage(key));
  it('has the same keys as English', () => {
    for (const area of AREAS) expect(keys(language, area).sort()).toEqual(keys('en', area).sort());
  });
  it('has every key that is written in the page', () => expect(missing(written)).toEqual([]));
  it('knows every refusal of the server', () =>
    expect(missing([...refusals, 'refused-offline', 'refused-lost'])).toEqual([]));
  it('names every move', () => expect(missing(VERBS.map((verb) => `move-${verb}`))).toEqual([]));
  it('names every goal', () => expect(missing(GOALS.map((goal) => `goal-${goal}`))).toEqual([]));
  it('asks in every phase', () => {
    expect(phases).toContain('draft');
    expect(missing(phases.map((phase) => `prompt-${phase}`))).toEqual([]);
  });
  it('tells every event, but for those that are seen', () =>
    expect(missing(events.map((type) => `log-${type}`)).sort()).toEqual(UNSAID.map((type) => `log-${type}`).sort()));
  it('says why of every clause that can bar a card', () => {
    const sources = ['saboteur', 'duel', 'cave'].map((game) => read(`src/undermine/games/${game}/foresight.py`));
    const foresight = sources.map((source) => /NEARNESS: Final = \(([\s\S]*?)\n\)/.exec(source)![1]!).join('\n');
    const clauses = [...foresight.matchAll(/"([SDC]-[A-Z]+-\d+)"/g)].map((match) => match[1]!);
    expect(clauses).toContain('S-PLACE-6');
    expect(missing(clauses.filter((clause) => !clause.endsWith('S-PLACE-1')).map((clause) => `why-${clause}`))).toEqual(
      [],
    );
  });
  it('has words for every step of the lesson and every remark of the coach', () => {
    expect(missing(steps.flatMap(({ name }) => [`lesson-${name}`, `lesson-${name}-done`]))).toEqual([]);
    expect(missing(CHAPTERS.map((chapter) => `chapter-${chapter}`))).toEqual([]);
    expect(missing([...TIPS.map(({ key }) => `coach-${key}`), 'coach-over'])).toEqual([]);
  });
  it('says every message without a fault', () => {
    for (const area of AREAS) {
      for (const key of keys(language, area)) {
        const faults: Error[] = [];
        bundle.formatPattern(
          bundle.getMessage(key)!.value!,
          new Proxy(
            {},
            {
              get: () => 1,
              has: () => true,
              getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }),
            },
          ) as Record<string, number>,
          faults,
        );
        expect(faults, key).toEqual([]);
      }
    }
  });
});

// One word for one thing, in the page, the terminal, the rules, the bots' reasons and the books: these were once said, and are not said again.
const ONE_WORD: Record<string, [wrong: RegExp, right: string][]> = {
  en: [
    [/\b(north|south|east|west)(ern)?\b/i, 'top, bottom, right, left'],
    [/'/, '’'],
    [/\bon turn\b/i, 'to play'],
    [/\bturn(s|ed)? up\b/i, 'turned over'],
    [/\brivals?\b/i, 'opponent'],
    [/\brepair/i, 'mend'],
    [/gold[- ]digger/i, 'digger'],
    [/\bshall\b/i, 'should, can'],
    [/\btaking back\b/i, 'undo'],
    [/\bby lot\b/i, 'at random'],
    [/passed over/i, 'misses the turn'],
    [/\b(lay it|lies|laid|lie) before\b/i, 'in front of'],
    [/Nothing happened\b/, 'Your move was not made'],
    [/path must meet path/i, 'tunnel must meet tunnel'],
  ],
  hu: [
    [/szerszám/i, 'eszköz'],
    [/fejsze/i, 'csatabárd'],
    [/\ba\(z\)/i, 'a, az'],
    [/észak|nyugat/i, 'fent, balra, lent, jobbra'],
    [/felfordul/i, 'felfordítani, felfordított'],
    [/lapcsere/i, 'kártyacsere'],
    [/(?<!\p{L})dobott lap/iu, 'eldobott lap'],
    [/(?<!\p{L})(illik|illenie)(?!\p{L})|megszakítás nélküli/iu, 'illeszkedik; megszakítatlan'],
    [/hivatkozás/i, 'link'],
    [/megtámadja:/i, '{ $name } törpéjét'],
    [/^ \p{L}+ni(:|$)/iu, 'Megnézem, Megnézés: no bare infinitive'],
    [/Kifelé:/, 'Látszólag'],
    [/[.] Nem történt semmi|véletlené|nyílás/, 'A lépés nem történt meg; véletlen szám; járat'],
  ],
  de: [
    [/\bPlan\b/, 'Schatzkarte'],
    [/\bNuggets?\b/, 'Goldstück'],
    [/Goldgräber/, 'Goldsucher'],
    [/\bMonster\b/, 'Ungeheuer'],
    [/\bablegen\b/, 'abwerfen'],
    [/Ungeheuerhöhle/, 'Bau'],
    [/\b(Nord|Süd|Ost|West)(en|ost|west)?\b/, 'oben, unten, rechts, links'],
    [/Gegenseite/, 'Gegner'],
    [/Nachbarin|allen Nachbarn/, 'Nachbarkarte'],
    [/zerstör/i, 'kaputt machen'],
    [/hergib|hergeb|gibt .* her\b/i, 'abwerfen'],
    [/Wegekarten? legen/, 'anlegen'],
    [/\bGrab (mit|weiter)/, 'Grabe'],
    [/[Vv]iertel nie|Karte an der Seite|zur Seite (kam|kamen)|ungesehen zur Seite/, 'Vierteldrehung; beiseitegelegt'],
    [/Nichts ist geschehen/, 'Dein Zug wurde nicht gemacht'],
    [/\bOrte?\b|(leere[rn]?|besetzte[rn]?) Platz/, 'Stelle'],
    [/(beende\w* (hier )?(deinen|den)|der) Weg (ist zu Ende|dort)/i, 'Bewegung'],
    [/Öffnung/, 'Gang, Ende eines Gangs'],
  ],
  sk: [
    [/štartov(á|ej|ú|ou)\b/i, 'štartovacia'],
    [/príšer/i, 'netvor'],
    [/náradi/i, 'nástroj'],
    [/valún/i, 'nuget'],
    [/zlatokopovia/i, 'zlatokopi'],
    [/(?<!\p{L})(sever|juh|západ)/iu, 'hore, dole, vľavo, vpravo'],
    [/chôdz|nechodí/i, 'pohyb, nepohne sa'],
    [/(?<!\p{L})Prehrať|Odobrať|partia/u, 'Spustiť; Odstrániť; skupina'],
    [/(?<!\p{L})(kladi|kladie|kladú|klásť|klaď)(?!\p{L})/iu, 'ukladať'],
    [/sedieť k|nesedí k|susedia|susedom/i, 'nadväzovať na susedné karty'],
    [/nos na zlato|na zlato nos/i, 'čuch na zlato'],
    [/kop\p{L}* .*za zlat/iu, 'k zlatu'],
    [/(?<!\p{L})(neprerušen\p{L}* (cest|chodb)|ku zlatu)|postihnut/iu, 'súvislá; k zlatu; hráčovi'],
    [/^#+ voľby|vydania a voľby/i, 'možnosti: voľby are elections'],
    [/Nič sa nestalo/, 'Ťah sa nevykonal'],
    [/vydržať|ústi|pokiaľ možno|bude hodiť/i, 'nebrániť sa; chodba; podľa možnosti; zíde sa'],
  ],
  cs: [
    [/nářadí/i, 'nástroj'],
    [/příšer/i, 'nestvůra'],
    [/valoun/i, 'nuget'],
    [/(?<!\p{L})(sever|jih|západ)/iu, 'nahoře, dole, vlevo, vpravo'],
    [/chůz|nechodí/i, 'pohyb, nepohne se'],
    [/sedět k|nesedí k|sousedé|sousedům/i, 'navazovat na sousední karty'],
    [/nos na zlato|na zlato nos/i, 'čuch na zlato'],
    [/kop\p{L}* .*za zlat/iu, 'ke zlatu'],
    [/(?<!\p{L})nepřerušen\p{L}* (cest|chodb)|postižen/iu, 'souvislá; hráči'],
    [/^#+ volby|vydání a volby/i, 'možnosti: volby are elections'],
    [/Nic se nestalo/, 'Tah se neprovedl'],
    [/vydržet|(?<!\p{L})ústí|vzdává/iu, 'nebránit se; chodba; odhazuje'],
    [
      /, \{ \$(name|player|target|about|who) \}[.!?]|^ \{ \$(name|player|target|about|who) \}[,!]/,
      '{ $name } je poklad: whom one calls in Czech takes an ending',
    ],
  ],
};

// Nobody sees coordinates on the board: only the terminal, where one may type them, shows any.
it.each(LANGUAGES)('%s shows no pair of numbers on the page', (language) => {
  for (const area of AREAS)
    expect(read(`src/undermine/locale/${language}/${area}.ftl`), area).not.toMatch(/\$cell|−|\d ?, ?-?\d/);
});
describe.each(Object.keys(ONE_WORD))('the words of %s', (language) => {
  const folder = `src/undermine/locale/${language}/`;
  const files = [
    ...[...AREAS, 'cli', 'bots'].map((area) => `${area}.ftl`),
    ...readdirSync(new URL(`${folder}book`, root)).map((name) => `book/${name}`),
  ];
  it.each(ONE_WORD[language]!)('%s is never said', (wrong, right) => {
    for (const file of files) {
      const said = read(folder + file)
        .split('\n')
        .filter((line) => wrong.test(line.replace(/^[\w-]+ =/, '')));
      expect(said, `${file}: say ${right}`).toEqual([]);
    }
  });
});
