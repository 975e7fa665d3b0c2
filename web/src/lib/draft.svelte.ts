// A move in the making. The board, the form and the list of moves all write here; nothing is played until it is confirmed.
import { Refusal } from './api';
import type { Session } from './session.svelte';

export class Draft {
  /** The move as it is written, perhaps not complete. */
  text: string = $state('');
  /** What it would do, in words. */
  preview: string[] = $state.raw([]);
  /** Why it cannot be played as it is. */
  problem: string = $state('');
  /** Every legal move now, as written; empty while nothing is asked. */
  moves: string[] = $state.raw([]);
  busy: boolean = $state(false);

  #asked = 0;

  constructor(readonly session: Session) {}

  /** Whether the draft is a whole legal move, so that it can be confirmed. */
  ready: boolean = $derived(this.preview.length > 0 && this.problem === '');

  /** Change the draft; a text that may be played is previewed. */
  async set(text: string): Promise<void> {
    this.text = text;
    this.problem = '';
    this.preview = [];
    const asked = ++this.#asked;
    if (!text.trim()) return;
    try {
      const { sentences } = await this.session.preview(text);
      if (asked === this.#asked) this.preview = sentences;
    } catch (error) {
      if (asked === this.#asked && error instanceof Refusal) this.problem = error.message;
    }
  }

  clear(): void {
    void this.set('');
  }

  /** Play it. The draft survives a lost connection, and a refusal. */
  async confirm(): Promise<boolean> {
    if (!this.text.trim() || this.busy) return false;
    this.busy = true;
    try {
      await this.session.move(this.text);
      this.clear();
      return true;
    } catch (error) {
      if (error instanceof Refusal) this.problem = error.message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What may be played has changed. */
  async refresh(): Promise<void> {
    try {
      this.moves = this.session.asked || this.session.view ? await this.session.moves() : [];
    } catch {
      this.moves = [];
    }
    if (this.text) await this.set(this.text);
  }
}
