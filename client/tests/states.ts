// States to try things on, with every field there is: written by `make border`, not to be edited by hand.
import type { SaboteurState, DuelState, CaveState } from '../src/net/protocol';

const SABOTEUR: SaboteurState = {
  "round": 0,
  "active": 0,
  "turn": 0,
  "board": {},
  "revealed": {},
  "deck": 0,
  "game": "saboteur",
  "phase": "play",
  "tools": [],
  "knows": [],
  "gold": 0,
  "result": null,
  "known": {},
  "goals": {},
  "hands": [],
  "discards": [],
  "roles": [],
  "aside": "?",
  "offer": [],
  "purse": [],
  "scores": []
};
export const saboteur = (part: Partial<SaboteurState>): SaboteurState => ({ ...SABOTEUR, ...part });

const DUEL: DuelState = {
  "round": 0,
  "active": 0,
  "turn": 0,
  "board": {},
  "revealed": {},
  "deck": 0,
  "game": "duel",
  "phase": "play",
  "tools": [],
  "knows": [],
  "purse": [],
  "gone": [],
  "tokens": {},
  "keys": {},
  "laid": [],
  "scores": [],
  "result": null,
  "known": {},
  "goals": {},
  "hands": [],
  "discards": []
};
export const duel = (part: Partial<DuelState>): DuelState => ({ ...DUEL, ...part });

const CAVE: CaveState = {
  "round": 0,
  "active": 0,
  "turn": 0,
  "board": {},
  "revealed": {},
  "deck": 0,
  "game": "cave",
  "phase": "play",
  "top": "I",
  "discard": 0,
  "dwarfs": [],
  "nuggets": [],
  "scores": [],
  "bank": 0,
  "open": [],
  "exits": [],
  "veins": {},
  "monsters": {},
  "webs": {},
  "boots": [],
  "axes": [],
  "limits": [],
  "down": [],
  "knows": [],
  "steps": 0,
  "stunned": false,
  "attacker": "rat",
  "result": null,
  "known": {},
  "goals": {},
  "hands": [],
  "clans": [],
  "aside": []
};
export const cave = (part: Partial<CaveState>): CaveState => ({ ...CAVE, ...part });
