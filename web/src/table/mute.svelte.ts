// Whom one does not want to hear at a table: kept on this device, told to nobody. All watchers are one there.
import type { MatchEvent } from '../api/types';
import { store, stored } from '../shared/storage';

const PLACE = 'filature-muted';
const MOST = 50;

/** Whether an event is something that somebody said. */
export function isTalk(told: MatchEvent): boolean {
  return told.kind === 'chat' || told.kind === 'phrase';
}

function kept(): Record<string, number[]> {
  return stored<Record<string, number[]>>(PLACE, {});
}

export class Muted {
  seats: number[] = $state.raw([]);

  constructor(readonly table: string) {
    this.seats = kept()[table] ?? [];
  }

  /** Whether this was said by somebody who is muted. */
  hides(told: MatchEvent): boolean {
    return isTalk(told) && this.seats.includes(Number(told.facts['seat']));
  }

  set(seat: number, muted: boolean): void {
    this.seats = [...this.seats.filter((other) => other !== seat), ...(muted ? [seat] : [])];
    const others = Object.entries(kept()).filter(([table]) => table !== this.table);
    const all = this.seats.length ? [...others, [this.table, this.seats] as const] : others;
    store(PLACE, Object.fromEntries(all.slice(-MOST)));
  }
}
