// A move in the making. The board, the form and the list of moves all write here; nothing is played until it is confirmed.
import { Refusal } from '../api/http';
import type { Session } from '../api/session.svelte';
import type { View } from '../api/types';
import type { GamePage } from '../games/page';
import { words } from '../shared/i18n.svelte';
import type { Ahead } from './ahead.svelte';
import { Orders } from './orders.svelte';

/** What the house keeps of a draft until the time is up: for which decision (empty: none now), and as it is written. */
export interface Kept {
  decision: string;
  text: string;
}

export class Draft {
  /** The move as it is written, perhaps not complete. */
  text: string = $state('');
  /** What it would do, in words. */
  preview: string[] = $state.raw([]);
  /** Why it cannot be played as it is. */
  problem: string = $state('');
  /** The clause of the rules that says so, if one does. */
  clause: string = $state('');
  busy: boolean = $state(false);
  /** Whether it is played by itself just now. */
  automatic: boolean = $state(false);
  /** The number of the last move that was played from here. */
  played: number = $state(0);

  /** What was decided once for all turns to come. */
  readonly orders: Orders;

  #asked = 0;
  #takenUp = false;
  /** The decision for which the house keeps this draft. */
  #keptFor = '';

  /** `page` says what the house keeps of a draft, and which one is only begun; `ahead` is there where several share a device. */
  constructor(
    readonly session: Session,
    readonly page: () => Pick<GamePage, 'drafted' | 'begun' | 'ordered'> | null = () => null,
    readonly ahead: Ahead | null = null,
  ) {
    this.orders = new Orders(session, page);
  }

  /** Whether it is only begun: the board says what is missing, and nothing is wrong with it yet. */
  unfinished: boolean = $derived.by(() => {
    const { view } = this.session;
    const text = this.text.trim();
    if (!view || !text || this.session.decision.moves?.includes(text)) return false; // from the list of legal moves
    return this.page()?.begun?.(view, this.text) ?? false;
  });

  /** Whether the draft is a whole legal move, so that it can be confirmed. */
  ready: boolean = $derived(this.preview.length > 0 && this.problem === '');

  /** A decision to come that is made now, together with others. */
  get #later() {
    return this.ahead?.kept ? this.ahead.faced : null;
  }

  /** What is decided, as the board and the form are to show it. */
  get view(): View | null {
    return this.#later?.view ?? this.session.view;
  }

  get prompt(): string[] {
    return this.#later ? [this.#later.question] : this.session.prompt;
  }

  /** How many legal moves there are now; none while nothing is asked. */
  get count(): number {
    return this.#later?.moves.length ?? this.session.decision.count;
  }

  /** They as written, unless they are so many that they come only when asked for. */
  get moves(): string[] {
    return this.#later?.moves ?? this.session.decision.moves ?? [];
  }

  /** Change the draft; a text that may be played is previewed. */
  async set(text: string): Promise<void> {
    this.text = text;
    this.#show([], '');
    this.#keep();
    await this.#look();
  }

  clear(): void {
    void this.set('');
  }

  /** What needs no decision is played, unless something is being drafted. */
  async play(text: string): Promise<void> {
    if (this.text || this.busy) return;
    this.text = text;
    this.automatic = true;
    await this.confirm();
    this.automatic = false;
  }

  /** Play it. The draft survives a lost connection, and a refusal. */
  async confirm(): Promise<boolean> {
    if (!this.text.trim() || this.busy) return false;
    if (this.ahead?.keep(this.text.trim())) {
      this.clear();
      return true;
    }
    this.busy = true;
    this.#asked += 1; // what it would do is out of date before the next thing is asked
    this.#show([], '');
    try {
      this.played = (await this.session.move(this.text)).version;
      this.clear();
      return true;
    } catch (error) {
      if (error instanceof Refusal) this.#refuse(error);
      else this.problem = words.say('page-lost');
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What may be played has changed. */
  async refresh(): Promise<void> {
    this.#settle(this.session.view);
    if (!this.busy) await this.#look();
  }

  /** What was kept for another decision is over; what was kept before one came is taken up again. */
  #settle(view: View | null): void {
    const kept = view && this.page()?.drafted?.(view);
    if (!kept) return;
    if (!this.#takenUp) {
      this.#takenUp = true;
      this.text ||= kept.text;
      if (this.text) this.#keptFor = kept.decision;
    } else if (this.#keptFor && kept.decision !== this.#keptFor) {
      this.#keptFor = '';
      this.text = '';
      this.#show([], '');
    }
  }

  #keep(): void {
    const kept = this.session.view && this.page()?.drafted?.(this.session.view);
    if (!kept?.decision || (!this.text && !this.#keptFor)) return;
    this.#keptFor = this.text ? kept.decision : '';
    this.session.keepDraft(this.text).catch(() => undefined); // what is wrong with it, its preview says
  }

  async #look(): Promise<void> {
    const asked = ++this.#asked;
    if (!this.text.trim()) return;
    if (this.#later) {
      this.#lookAhead(this.#later.moves);
      return;
    }
    if (this.unfinished) return;
    try {
      const { sentences } = await this.session.preview(this.text);
      if (asked === this.#asked) this.#show(sentences, '');
    } catch (error) {
      if (asked !== this.#asked || !(error instanceof Refusal)) return;
      this.#show([], '');
      this.#refuse(error);
    }
  }

  /** The house can say only what a move would do now. */
  #lookAhead(moves: string[]): void {
    const move = words.typed(this.text.trim());
    if (moves.includes(this.text.trim())) this.#show([words.say('table-kept', { move })], '');
    else this.#show([], words.say('table-not-kept', { move }));
  }

  #refuse(refusal: Refusal): void {
    this.problem = refusal.message;
    const { clause } = refusal.refused.facts ?? {};
    this.clause = typeof clause === 'string' ? clause : '';
  }

  /** Only what is different is a change: the same words are not said again when somebody else has moved. */
  #show(preview: string[], problem: string): void {
    if (preview.join('\n') !== this.preview.join('\n')) this.preview = preview;
    this.problem = problem;
    this.clause = '';
  }
}
