// What is spoken: one polite live region, fed one sentence at a time. The log itself is silent.
const GAP = 150;

class Announcer {
  text: string = $state('');
  #queue: string[] = [];
  #speaking = false;

  /** Say something after what is waiting; what is waiting already is not said twice. */
  say(...sentences: string[]): void {
    for (const sentence of sentences) {
      if (sentence && !this.#queue.includes(sentence)) this.#queue.push(sentence);
    }
    if (this.#speaking) return;
    this.#speaking = true;
    setTimeout(() => this.#next(), GAP);
  }

  /** Say something now and forget what was waiting: the answer to a question. */
  answer(...sentences: string[]): void {
    this.#queue = [];
    this.say(...sentences);
  }

  #next(): void {
    const sentence = this.#queue.shift();
    if (sentence === undefined) {
      this.#speaking = false;
      return;
    }
    // The same words again are news again only if the region has changed: an invisible mark sees to that.
    this.text = sentence === this.text ? `${sentence}\u00a0` : sentence;
    setTimeout(() => this.#next(), GAP);
  }
}

export const announcer = new Announcer();
