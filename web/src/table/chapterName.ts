// What a turn or a round of a story is called.
import type { SeatInfo } from '../api/types';
import { words } from '../shared/i18n.svelte';
import { BEFORE, type Chapter, type Telling } from './story';

type Named = Pick<Chapter, 'number' | 'seat'>;

export function chapterName(telling: Telling, { number, seat }: Named, seats: SeatInfo[] = [], me = -2): string {
  if (number === BEFORE) return words.say('panel-before');
  if (telling.round) return telling.roundName?.(number) ?? words.say('panel-round', { number: number + 1 });
  if (seat === null) return words.say('panel-turn', { number: number + 1 });
  const name = seat === me ? words.plain('you') : (seats[seat]?.name ?? '');
  return words.say('panel-turn-of', { number: number + 1, name });
}

/** The same for a moment that is dated by its turn: a note, a step of the replay. */
export const momentName = (telling: Telling, turn: number) =>
  chapterName(telling, { number: telling.round?.(turn) ?? turn, seat: null });
