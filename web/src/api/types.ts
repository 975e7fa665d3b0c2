// What goes over the wire, by the names of the contract. protocol.d.ts is generated from it.
import type { components } from './protocol';

type Schemas = components['schemas'];

export type Health = Schemas['Health'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type GameInfo = Schemas['GameInfo'];
export type MatchEvent = Schemas['MatchEvent'];
export type Update = Schemas['Update'];
export type Presence = Schemas['Presence'];
export type Done = Schemas['Done'];
export type Refused = Schemas['Refused'];
export type Answer = Schemas['Answer'];
export type Pong = Schemas['Pong'];
export type ClockInfo = Schemas['ClockInfo'];
export type NoteInfo = Schemas['NoteInfo'];
export type NewTable = Schemas['NewTable'];
export type Hint = Schemas['Hint'];
export type Analysis = Schemas['Analysis'];
export type FromServer = Update | Presence | Done | Refused | Answer | Pong;

/** What every game's view has; each board knows the rest of its own. */
export interface View {
  game: string;
  seat: number;
  players: number;
  turn: number;
  waiting: number[];
  outcome: Outcome | null;
}

export interface Outcome {
  winners: number[];
  points: number[];
  reason: string;
  facts: Record<string, unknown>;
}

export const WATCHER = -2;
