// One step of the lesson, as the engine has told it beforehand.
import type { SaboteurEvent, SaboteurState } from '../net/protocol';

export type Chapter = 'dig' | 'sabotage' | 'people';
export const CHAPTERS: Chapter[] = ['dig', 'sabotage', 'people'];

export interface After {
  view: SaboteurState;
  events: SaboteurEvent[];
}

export interface Step {
  chapter: Chapter;
  name: string;
  view: SaboteurState;
  legal: string[];
  told: SaboteurEvent[]; // what happened since the learner's last turn
  refusals: Record<string, string>;
  barred: Record<string, string>; // hand cards that cannot be played, each with its clause
  move: string; // goes on with the story
  after: After;
}
