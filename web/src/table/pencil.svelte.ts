// One's own marks in the grid: seen at once, kept on the server a moment after the last of them.
import { Refusal } from '../api/http';
import type { Session } from '../api/session.svelte';
import { words } from '../shared/i18n.svelte';
import { type Mark, type Marks, marksAt } from './suspects';

/** How long the pencil rests before the house is told. */
const REST_MS = 700;

export class Pencil {
  problem: string = $state('');
  #drawn: Marks | null = $state.raw(null);
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Session) {}

  /** The marks as they are drawn now. */
  get marks(): Marks {
    return this.#drawn ?? marksAt(this.session.notes);
  }

  mark(cell: string, mark: Mark): void {
    const rest = Object.entries(this.marks).filter(([other]) => other !== cell);
    this.#drawn = Object.fromEntries(mark === 'open' ? rest : [...rest, [cell, mark]]);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.keep(), REST_MS);
  }

  /** Tell the house what was drawn, if it does not know it yet. */
  async keep(): Promise<void> {
    clearTimeout(this.#resting);
    const drawn = this.#drawn;
    if (!drawn) return;
    if (await this.note({ marks: drawn })) {
      if (this.#drawn === drawn) this.#drawn = null; // what the house has kept is shown again
    }
  }

  async note(content: Record<string, unknown>): Promise<boolean> {
    try {
      await this.session.command({ do: 'note', ...content });
      this.problem = '';
      return true;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : words.say('page-lost');
      return false;
    }
  }
}
