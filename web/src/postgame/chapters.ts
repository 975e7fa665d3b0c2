// A replay by turns or rounds: where each begins, as the story of its game counts them.
import type { ReplayBeat } from '../api/types';
import { BEFORE, type Telling } from '../table/story';

export interface Chapter {
  /** Its turn or round; `BEFORE` for what came before the first. */
  number: number;
  /** Whose turn it is, where it is one player's. */
  seat: number | null;
  /** The beat it begins with. */
  at: number;
}

export function chaptersOf(beats: readonly ReplayBeat[], telling: Telling): Chapter[] {
  const all: Chapter[] = [];
  let begun = false;
  beats.forEach((beat, at) => {
    begun ||= beat.events.some(({ kind }) => !telling.opening.includes(kind) && !telling.quiet.includes(kind));
    const number = begun ? (telling.round?.(beat.turn) ?? beat.turn) : BEFORE;
    const last = all.at(-1);
    if (last?.number !== number) all.push({ number, seat: turnOf(beat, begun, telling), at });
  });
  return all;
}

const turnOf = (beat: ReplayBeat, begun: boolean, telling: Telling) =>
  begun && telling.turnOfOne ? (beat.seat ?? null) : null;

/** The beat in which a move of the record is, or that these eyes saw next; -1 where the match was over before. */
export const beatOf = (beats: readonly ReplayBeat[], move: number) => beats.findIndex(({ last }) => last >= move);
