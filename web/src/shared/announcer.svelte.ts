// What is spoken, by polite live regions; the log itself is silent. Screen readers drop a change of a paragraph they have
// not read yet, so a paragraph is never changed: all that waits is appended together as a new one.
import { tick } from 'svelte';

/** How long the first sentence waits for those that come with it. */
const GATHERING_MS = 150;
/** The least time between two paragraphs. */
const GAP_MS = 400;
/** How long a paragraph stays in the region. */
const KEPT_MS = 15_000;

export interface Paragraph {
  id: number;
  /** Its sentences, one a line. */
  text: string;
}

class Announcer {
  paragraphs: Paragraph[] = $state.raw([]);
  #news: string[] = [];
  #answers: string[] = [];
  #speaking = false;
  #count = 0;
  #notBefore = 0;
  /** What was said last. */
  #last: string[] = [];

  /** Say news after what is waiting; what was to be said last is not said twice. */
  say(...sentences: string[]): void {
    for (const sentence of sentences.map(closed)) {
      if (sentence && this.#news.at(-1) !== sentence) this.#news.push(sentence);
    }
    this.#begin();
  }

  /** Answer a question: before all news, and instead of an older answer that still waits. No news is lost. */
  answer(...sentences: string[]): void {
    this.#answers = sentences.map(closed).filter(Boolean);
    this.#begin();
  }

  /** Say once more what was said last. */
  again(): void {
    this.answer(...this.#last);
  }

  /** Forget everything: what was said last may be a secret of whoever has just left the screen. */
  hush(): void {
    this.#news = [];
    this.#answers = [];
    this.#last = [];
    this.paragraphs = [];
  }

  /** Say nothing for a while: a screen reader that has just come to another page does not listen yet. */
  pause(ms: number): void {
    this.#notBefore = performance.now() + ms;
  }

  #begin(): void {
    if (this.#speaking) return;
    this.#speaking = true;
    setTimeout(() => void this.#next(), GATHERING_MS);
  }

  async #next(): Promise<void> {
    const early = this.#notBefore - performance.now();
    if (early > 0) {
      setTimeout(() => void this.#next(), early);
      return;
    }
    const sentences = [...this.#answers, ...this.#news];
    this.#answers = [];
    this.#news = [];
    if (!sentences.length) {
      this.#speaking = false;
      return;
    }
    this.#last = sentences;
    const paragraph = { id: this.#count++, text: sentences.join('\n') };
    this.paragraphs = [...this.paragraphs, paragraph];
    await tick(); // a busy page writes late, and each paragraph has its time from then on
    setTimeout(() => (this.paragraphs = this.paragraphs.filter((other) => other !== paragraph)), KEPT_MS);
    setTimeout(() => void this.#next(), GAP_MS);
  }
}

/** A sentence on one line and with an end, so that it does not run into the next. */
function closed(sentence: string): string {
  const line = sentence.trim().replace(/\s*\n\s*/g, ' ');
  return !line || /[.!?…:;][”“»’)]*$/.test(line) ? line : `${line}.`;
}

export const announcer = new Announcer();
