// The Fluent files that the terminal uses too, fetched when asked for: those of every screen, of a table, of the lesson, of a story, of talking bots.
import type { Language } from './languages';

const files = import.meta.glob<string>(
  '../../../src/undermine/locale/*/{page,cards,talk,rules,explain,moments,words,lesson,story,bots,remarks}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);
export type Part = 'screens' | 'table' | 'lesson' | 'story' | 'remarks';
const AREAS: Record<Part, string[]> = {
  screens: ['page', 'cards', 'talk'],
  table: ['rules', 'explain', 'moments', 'words'],
  lesson: ['lesson'],
  story: ['story', 'bots'],
  remarks: ['remarks'],
};
const fetched = new Map<string, Promise<string>>();

/** One part of a language's words; the same part is fetched once. */
export function words(language: Language, part: Part): Promise<string> {
  const name = `${language} ${part}`;
  let text = fetched.get(name);
  if (!text) {
    text = Promise.all(
      AREAS[part].map((area) => files[`../../../src/undermine/locale/${language}/${area}.ftl`]!()),
    ).then((texts) => texts.join('\n'));
    text.catch(() => fetched.delete(name)); // a lost line is no reason never to ask again
    fetched.set(name, text);
  }
  return text;
}
