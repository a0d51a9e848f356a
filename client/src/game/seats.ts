// A seat of which no table tells: of a game that is over, or of the lesson.
import type { ReplayInfo, SeatInfo } from '../net/protocol';

/** What is known of whoever sat at a seat. */
export function seatInfo(seat: number, name: string, info: ReplayInfo | null = null): SeatInfo {
  return {
    seat,
    name,
    taken: true,
    bot: info?.bots[seat] ?? null,
    face: info?.faces[seat] ?? null,
    program: false,
    online: true,
    ready: true,
    contributed: false,
    host: false,
    stand_in: false,
    mine: false,
    lent: false,
    muted: false,
    together: [],
  };
}
