// Ready-made talk: names as in the protocol, shown in the reader's language.
import type { React, Say, Write } from '../net/protocol';

/** Something to say to the table, but for who says it. */
export type Saying =
  Pick<Say, 'type' | 'phrase' | 'to' | 'word'> | Pick<React, 'type' | 'reaction'> | Pick<Write, 'type' | 'text'>;

export type Phrase = NonNullable<Say['phrase']>;

export const PHRASES: Phrase[] = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'hurry',
  'thinking',
  'trust-me',
  'i-dig',
  'suspicious',
  'not-me',
  'that-way',
  'gold-there',
  'only-stone',
  'need-repair',
  'no-cards',
  'one-more-round',
  'bye',
];

/** They tell what somebody has seen: not every table wants that. */
export const SEEN: Phrase[] = ['gold-there', 'only-stone'];

export const REACTIONS: Record<React['reaction'], string> = {
  laugh: '😄',
  cheer: '🎉',
  clap: '👏',
  wow: '😮',
  hmm: '🤔',
  angry: '😠',
  sad: '😢',
  heart: '❤️',
};
export const REACTION_NAMES = Object.keys(REACTIONS) as React['reaction'][];
