// What is asked at a table, by a button, by a key or in words, and the last answer. One for each seat, wherever it is shown.
import { Refusal } from '../api/http';
import type { Session } from '../api/session.svelte';
import type { Answer } from '../api/types';
import { announcer } from '../shared/announcer.svelte';
import { words } from '../shared/i18n.svelte';

/** What can be asked without a further word. Each has a letter among its words in `command-…`, as at a terminal. */
export const QUESTIONS = ['who', 'turn', 'scores', 'board', 'log', 'may', 'known', 'clues', 'help'] as const;

/** The letter of a question, in the field and with Shift on the board. */
export function letterOf(question: string): string {
  const said = words.say(`command-${question}`).split(',');
  return said.map((word) => word.trim()).find((word) => /^\p{L}$/u.test(word)) ?? '';
}

export class Asking {
  answer: string[] = $state.raw([]);
  /** Whether it answers what was typed; otherwise a button or a key. */
  typed: boolean = $state(false);
  thinking: boolean = $state(false);
  /** What has been typed, the oldest first. */
  readonly history: string[] = [];
  /** Counts what was asked: an answer that comes when something else was asked, or all was covered, is not given. */
  #asked = 0;

  constructor(readonly session: Session) {}

  ask(question: string): Promise<void> {
    this.typed = false;
    // Only the field knows help: it tells what can be typed there.
    if (question === 'help') return this.#give(this.session.typed('?').then(({ sentences }) => sentences ?? []));
    return this.#give(this.session.ask(question));
  }

  /** Take a typed text: what it was. On a lost line nobody can tell; it is said, and the text can be sent again. */
  async take(text: string): Promise<'question' | 'move' | 'lost'> {
    if (this.history.at(-1) !== text) this.history.push(text);
    const coming = this.session.typed(text);
    let answer: Answer | null = null;
    try {
      answer = await coming;
    } catch (error) {
      if (!(error instanceof Refusal)) {
        this.typed = true;
        await this.#give(coming.then(() => []));
        return 'lost';
      }
    }
    if (!answer?.question) return 'move';
    this.typed = true;
    if (answer.question === 'suspect') await this.suspect(answer.word);
    else if (answer.question === 'note' && answer.word) await this.#give(this.#note(answer.word));
    else await this.#give(Promise.resolve(answer.sentences ?? []));
    return 'question';
  }

  async suspect(about = ''): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.#show([words.say('page-thinking')]);
    await this.#give(this.session.hint(about));
    this.thinking = false;
  }

  /** Forget the answer: it may be a secret. */
  hush(): void {
    this.#asked += 1;
    this.answer = [];
  }

  async #note(text: string): Promise<string[]> {
    await this.session.command({ do: 'note', text });
    return [words.say('noted')];
  }

  async #give(coming: Promise<string[]>): Promise<void> {
    const number = ++this.#asked;
    const sentences = await coming.catch((error: unknown) => [
      error instanceof Refusal ? error.message : words.say('page-lost'),
    ]);
    if (number === this.#asked) this.#show(sentences);
  }

  #show(sentences: string[]): void {
    this.answer = sentences;
    announcer.answer(...sentences);
  }
}

const kept = new WeakMap<Session, Asking>();

/** What is asked from a seat. */
export function askingOf(session: Session): Asking {
  const asking = kept.get(session) ?? new Asking(session);
  kept.set(session, asking);
  return asking;
}
