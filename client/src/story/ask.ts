// Asking for a story: the server works it out in a process of its own and says how far it is.
import { api } from '../net/api';
import type { StoryAnswer } from '../net/protocol';

const PAUSE = 250; // ms between two questions; the server itself waits a while before it answers

/** Ask until the whole story is there; `heard` is told how far it is, and what there is of it. False: it could not be told. */
export async function ask(
  id: string,
  eyes: string,
  heard: (answer: StoryAnswer) => void,
  wanted: () => boolean,
): Promise<boolean> {
  while (wanted()) {
    const answer = await api.story(id, eyes);
    if (answer.failed) return false;
    if (wanted()) heard(answer);
    if (answer.progress >= 1) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return true;
}
