// Every word the page may need is there in every language: the keys that are put together at run time too.
import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const LANGUAGES = ['en', 'cs', 'sk', 'hu', 'de'];
const AREAS = ['page', 'cards', 'talk', 'rules'];
const bundles = new Map(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const area of AREAS) bundle.addResource(new FluentResource(read(`src/undermine/locale/${language}/${area}.ftl`)));
    return [language, bundle];
  }),
);
const keys = (language: string, area: string): string[] => [...read(`src/undermine/locale/${language}/${area}.ftl`).matchAll(/^([A-Za-z][\w-]*) =/gm)].map((match) => match[1]!);

const protocol = read('client/src/net/protocol.ts');
const refusals = [.../export interface Refused \{[\s\S]*?key:([\s\S]*?);/.exec(protocol)![1]!.matchAll(/'([^']+)'/g)].map((match) => `refused-${match[1]}`);
const VERBS = ['place', 'break', 'repair', 'rockfall', 'map', 'discard', 'take', 'key', 'bribe', 'scrap', 'end', 'pay', 'orient', 'info-cell', 'info-seat', 'swap', 'boots', 'axe', 'web', 'cut', 'rat', 'rat-on', 'crawler', 'crawler-on', 'goblin', 'goblin-on', 'step', 'halt', 'strike', 'endure'];
const GOALS = ['upper', 'middle', 'lower', 'near-upper', 'near-middle', 'near-lower', 'second-upper', 'second-lower', 'last-middle', 'northeast', 'northwest', 'southeast', 'southwest'];
const PHASES = ['play', 'draft', 'bribe', 'pay', 'orient', 'monster', 'react', 'walk'];
const silent = [.../SILENT = new Set\(\[([^\]]*)\]/.exec(read('client/src/text/describe.ts'))![1]!.matchAll(/'([^']+)'/g)].map((match) => match[1]!);
const events = [...new Set([...read('docs/events.md').matchAll(/^\| `([a-z-]+)` \|/gm)].map((match) => match[1]!))].filter((type) => !silent.includes(type));
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
  it('knows every refusal of the server', () => expect(missing([...refusals, 'refused-offline', 'refused-lost'])).toEqual([]));
  it('names every move', () => expect(missing(VERBS.map((verb) => `move-${verb}`))).toEqual([]));
  it('names every goal', () => expect(missing(GOALS.map((goal) => `goal-${goal}`))).toEqual([]));
  it('asks in every phase', () => expect(missing(PHASES.map((phase) => `prompt-${phase}`))).toEqual([]));
  it('tells every event', () => expect(missing(events.map((type) => `log-${type}`))).toEqual([]));
  it('says every message without a fault', () => {
    for (const area of AREAS) {
      for (const key of keys(language, area)) {
        const faults: Error[] = [];
        bundle.formatPattern(bundle.getMessage(key)!.value!, new Proxy({}, { get: () => 1, has: () => true, getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }) }) as Record<string, number>, faults);
        expect(faults, key).toEqual([]);
      }
    }
  });
});

// One word for one thing, in the page, the terminal, the rules, the bots' reasons and the books.
const ONE_WORD: Record<string, [wrong: RegExp, right: string][]> = {
  hu: [[/szerszám/i, 'eszköz'], [/fejsze/i, 'csatabárd'], [/\ba\(z\)/i, 'a, az']],
  de: [[/\bPlan\b/, 'Schatzkarte'], [/\bNuggets?\b/, 'Goldstück'], [/Goldgräber/, 'Goldsucher'], [/\bMonster\b/, 'Ungeheuer'], [/\bablegen\b/, 'abwerfen'], [/Ungeheuerhöhle/, 'Bau']],
  sk: [[/štartov(á|ej|ú|ou)\b/i, 'štartovacia'], [/netvor/i, 'príšera'], [/náradi/i, 'nástroj'], [/valún/i, 'nuget'], [/zlatokopovia/i, 'zlatokopi']],
  cs: [[/nářadí/i, 'nástroj'], [/příšer/i, 'nestvůra'], [/valoun/i, 'nuget']],
};
describe.each(Object.keys(ONE_WORD))('the words of %s', (language) => {
  const folder = `src/undermine/locale/${language}/`;
  const files = [...['page', 'cards', 'talk', 'rules', 'cli', 'bots'].map((area) => `${area}.ftl`), ...readdirSync(new URL(`${folder}book`, root)).map((name) => `book/${name}`)];
  it.each(ONE_WORD[language]!)('%s is never said', (wrong, right) => {
    for (const file of files) {
      const said = read(folder + file).split('\n').filter((line) => wrong.test(line.replace(/^[\w-]+ =/, '')));
      expect(said, `${file}: say ${right}`).toEqual([]);
    }
  });
});
