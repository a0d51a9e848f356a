// Words in the reader's language. What only a table needs (the sentences of the rules) is fetched with the first table.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import { words, type Part } from './files';
import type { Language } from './languages';
import { tied } from './spaces';

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

/** Learn another part of the words too. Over a lost line it stays unknown until it is asked for again. */
export async function speakOf(...more: Part[]): Promise<void> {
  const before = parts;
  parts = [...parts, ...more.filter((part) => !before.includes(part))];
  if (parts.length > before.length) await speak(spoken).catch(() => (parts = before));
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
  return tied(bundle.formatPattern(message.value, args), spoken);
}

export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  await speak(language);
}
