// What is new in a panel that is not open: told by a mark on its tab.
import type { Session } from '../api/session.svelte';
import { isTalk, type Muted } from './mute.svelte';

export class Unread {
  /** The number of the last thing that was read. */
  #read = $state(-1);

  constructor(
    readonly session: Session,
    readonly muted: Muted,
  ) {}

  /** How much was said by others since the talk was last open. */
  talk: number = $derived.by(
    () =>
      this.session.events.filter(
        (told) =>
          told.number > this.#read &&
          isTalk(told) &&
          !this.muted.hides(told) &&
          Number(told.facts['seat']) !== this.session.seat,
      ).length,
  );

  /** All of it has been read. */
  read(): void {
    this.#read = this.session.events.at(-1)?.number ?? this.#read;
  }
}
