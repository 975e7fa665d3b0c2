// Standing orders: a decision that comes again and again is made once, and then carried out by the page until it is taken
// back. When, depends on nothing but what everybody knows, and on a lot.
import { WATCHER, type View } from '../api/types';
import type { Session } from '../api/session.svelte';
import type { GamePage } from '../games/page';
import { Kept } from '../shared/kept';

const given = new Kept('filature-orders');
/** As long as somebody may think who decides it anew. */
const SHORTEST_MS = 4000;
const SPREAD_MS = 9000;

/** How long an order waits. When all others have chosen, what it says is opened with theirs, and its moment tells nothing;
 * while they still choose, its moment is drawn by lot, whatever the order says and whatever its seat knows. */
export function pauseBefore({ waiting }: Pick<View, 'waiting'>, lot: () => number): number {
  return waiting.length === 1 ? 0 : SHORTEST_MS + lot() * SPREAD_MS;
}

export class Orders {
  #given: string[] = $state.raw([]);

  /** `page` knows which move may be ordered for what is asked. */
  constructor(
    readonly session: Pick<Session, 'id' | 'seat' | 'asked' | 'view'>,
    readonly page: () => Pick<GamePage, 'ordered'> | null,
  ) {}

  has(move: string): boolean {
    const { seat } = this.session;
    return seat !== WATCHER && (this.#given.includes(move) || given.get(this.#name(move)) === 1);
  }

  give(move: string, wanted: boolean): void {
    given.set(this.#name(move), wanted ? 1 : 0);
    this.#given = wanted ? [...this.#given, move] : this.#given.filter((other) => other !== move);
  }

  /** The move that is ordered for what is asked now. */
  get move(): string | null {
    const { asked, view } = this.session;
    const move = (asked && view && this.page()?.ordered?.(view)) || null;
    return move && this.has(move) ? move : null;
  }

  #name(move: string): string {
    return `${this.session.id} ${this.session.seat} ${move}`;
  }
}
