// Ready-made talk: names as in the protocol, shown in the reader's language.
import type { Say } from '../net/protocol';

export const PHRASES: Say['phrase'][] = [
  'hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'oops', 'hurry', 'thinking', 'trust-me', 'i-dig', 'suspicious', 'not-me',
  'that-way', 'gold-there', 'only-stone', 'need-repair', 'no-cards', 'one-more-round', 'bye',
];

export const REACTIONS: Record<string, string> = { laugh: '😄', cheer: '🎉', clap: '👏', wow: '😮', hmm: '🤔', angry: '😠', sad: '😢', heart: '❤️' };
