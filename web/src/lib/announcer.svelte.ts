// What is spoken: one polite live region, fed one sentence at a time. The log itself is silent.
import { tick } from 'svelte';

const GAP = 150;

class Announcer {
  text: string = $state('');
  #news: string[] = [];
  #answers: string[] = [];
  #speaking = false;

  /** Say news after what is waiting; what was to be said last is not said twice. */
  say(...sentences: string[]): void {
    for (const sentence of sentences) {
      if (sentence && this.#news.at(-1) !== sentence) this.#news.push(sentence);
    }
    this.#begin();
  }

  /** Answer a question: before all news, and instead of an older answer that still waits. No news is lost. */
  answer(...sentences: string[]): void {
    this.#answers = sentences.filter(Boolean);
    this.#begin();
  }

  /** Forget everything: what was said last may be a secret of whoever has just left the screen. */
  hush(): void {
    this.#news = [];
    this.#answers = [];
    this.text = '';
  }

  #begin(): void {
    if (this.#speaking) return;
    this.#speaking = true;
    setTimeout(() => void this.#next(), GAP);
  }

  async #next(): Promise<void> {
    const sentence = this.#answers.shift() ?? this.#news.shift();
    if (sentence === undefined) {
      this.#speaking = false;
      return;
    }
    // The same words again are news again only if the region has changed: an invisible mark sees to that.
    this.text = sentence === this.text ? `${sentence}\u00a0` : sentence;
    await tick(); // a busy page writes late, and each sentence has its time from then on
    setTimeout(() => void this.#next(), GAP);
  }
}

export const announcer = new Announcer();
