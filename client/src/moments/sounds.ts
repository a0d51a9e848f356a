// What an event sounds like where no moment is made of it.
import type { GameEvent } from '../net/protocol';
import { calm } from '../settings.svelte';
import { findOn, isGood } from './find';

export function soundOf(event: GameEvent, game: string): string {
  if (event.type === 'goal' || event.type === 'goal-found' || event.type === 'orient')
    return calm() ? (isGood(findOn(event.card).find) ? 'gold' : 'stone') : ''; // staged, it is heard when the card turns
  if (event.type === 'info-goal' || event.type === 'info-seat') return 'map';
  if (event.type === 'strike') return game === 'cave' ? 'break' : 'hit';
  return event.type;
}
