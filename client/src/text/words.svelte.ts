// Words in the reader's language, from the Fluent files the terminal uses too. Languages are fetched when chosen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import type { Language } from './languages';

const AREAS = ['page', 'cards', 'talk', 'rules', 'bots'];
const files = import.meta.glob<string>('../../../src/undermine/locale/*/{page,cards,talk,rules,bots}.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>('en');

/** Load a language and switch to it. */
export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all(
    AREAS.map((area) => files[`../../../src/undermine/locale/${language}/${area}.ftl`]?.() ?? Promise.resolve('')),
  );
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  spoken = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return spoken;
}

export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** A message in the reader's language; a key that is missing shows itself, so that tests find it. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? `⟦${key}⟧` : '';
  return bundle.formatPattern(message.value, args);
}

export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  await speak(language);
}
