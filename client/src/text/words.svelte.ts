// Words in the reader's language. What only a table needs (the sentences of the rules) is fetched with the first table.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import { words, type Part } from './files';
import type { Language } from './languages';

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>('en');
let parts: Part[] = ['screens'];

/** Load a language and switch to it. */
export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all(parts.map((part) => words(language, part)));
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  spoken = language;
  document.documentElement.lang = language;
}

/** Learn the sentences of the rules too. Over a lost line they stay unknown until the next table. */
export async function speakOfRules(): Promise<void> {
  if (parts.includes('table')) return;
  parts = ['screens', 'table'];
  await speak(spoken).catch(() => (parts = ['screens']));
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
