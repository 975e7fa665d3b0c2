// Several people share a device, and each makes the decisions of a turn together while they have it: what they decide is
// kept here, and played in the order of the phases when the last of them has passed.
import type { Session } from '../api/session.svelte';
import type { GamePage, Together } from '../games/page';
import { preferences } from '../shared/preferences.svelte';

interface Decided {
  turn: number;
  decision: string;
  move: string;
}

export class Ahead {
  #begun: Decided[] = $state.raw([]);
  /** What is being played, and is left of it. */
  #left: Decided[] = $state.raw([]);
  #busy = $state(false);

  constructor(
    readonly session: Session,
    readonly page: () => GamePage | null,
  ) {}

  readonly #turn: Together[] = $derived.by(() => {
    const { asked, view } = this.session;
    return (asked && view && this.page()?.together?.(view)) || [];
  });

  /** What was decided and is still asked: a clock may have been quicker. */
  readonly #decided = $derived(
    this.#begun.filter(
      ({ turn, decision }) =>
        turn === this.session.view?.turn && this.#turn.some((asked) => asked.decision === decision),
    ),
  );

  /** The decision that is faced now, where several are made together. */
  get faced(): Together | null {
    const together = preferences.together && this.#turn.length > 1 && !this.passed;
    return (together && this.#turn[this.#decided.length]) || null;
  }

  /** How many of the turn are decided. */
  get kept(): number {
    return this.#decided.length;
  }

  /** Whether all of the turn is decided, or is being played. */
  get passed(): boolean {
    return this.#busy || this.#left.length > 0 || (this.kept > 0 && this.kept === this.#turn.length);
  }

  /** Keep a move of the decision that is faced; false if it is none, and goes to the house at once. */
  keep(move: string): boolean {
    const { faced } = this;
    if (!faced?.moves.includes(move)) return false;
    this.#begun = [...this.#decided, { turn: faced.view.turn, decision: faced.decision, move }];
    return true;
  }

  takeBack(): void {
    this.#begun = this.#decided.slice(0, -1);
  }

  /** The last of those at this device has passed. */
  begin(): void {
    if (!this.kept) return;
    this.#left = this.#decided;
    this.#begun = [];
  }

  /** Play what is left for what is asked now. What the match refuses, or asks no more, is decided anew. */
  async play(): Promise<void> {
    const [next, ...left] = this.#left;
    if (!next || this.#busy || !this.session.asked) return;
    if (this.#turn[0]?.decision !== next.decision) {
      this.#left = [];
      return;
    }
    this.#busy = true;
    try {
      await this.session.move(next.move);
      this.#left = left;
    } catch {
      this.#left = [];
    } finally {
      this.#busy = false;
    }
  }
}
