// What goes over the wire, by the names of the contract. protocol.d.ts is generated from it.
import type { components } from './protocol';

export type Schemas = components['schemas'];

export type Health = Schemas['Health'];
export type TableInfo = Schemas['TableInfo'];
export type Standing = Schemas['Standing'];
export type SeatInfo = Schemas['SeatInfo'];
export type GameInfo = Schemas['GameInfo'];
export type Rulebook = Schemas['Rulebook'];
export type Clause = Schemas['Clause'];
export type MatchEvent = Schemas['MatchEvent'];
export type Update = Schemas['Update'];
export type Presence = Schemas['Presence'];
export type Done = Schemas['Done'];
export type Refused = Schemas['Refused'];
export type Answer = Schemas['Answer'];
export type Pong = Schemas['Pong'];
export type ClockInfo = Schemas['ClockInfo'];
export type DecisionInfo = Schemas['DecisionInfo'];
export type NoteInfo = Schemas['NoteInfo'];
export type NewTable = Schemas['NewTable'];
export type WatcherInfo = Schemas['WatcherInfo'];
export type LessonInfo = Schemas['LessonInfo'];
export type Hint = Schemas['Hint'];
export type Analysis = Schemas['Analysis'];
export type ReplayBeat = Schemas['ReplayBeat'];
export type FromServer = Update | Presence | Done | Refused | Answer | Pong;

/** What every game's view has; each page knows the rest of its own (games/<game>/view.ts). */
export type View = Pick<Schemas['View'], 'game' | 'seat' | 'players' | 'turn' | 'waiting' | 'outcome'>;
/** A view as it is sent: options have defaults in the contract, and a view says all of them. */
export type Complete<GameView extends { options: object }> = Omit<GameView, 'options'> & {
  options: Required<GameView['options']>;
};
export type Outcome = NonNullable<View['outcome']>;

export const WATCHER = -2;
