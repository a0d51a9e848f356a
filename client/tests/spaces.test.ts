// Small words and numbers stay with what they belong to; the terminal is held to the same examples.
import { expect, it } from 'vitest';
import { tied } from '../src/text/spaces';
import examples from './spaces.json';

it.each(examples)('%s: %s', (language, plain, written) =>
  expect(tied(plain!, language!)).toBe(written!.replaceAll('~', '\u00a0')),
);
