// Plays scenes one after the other. The board is always now: a scene only shows how it came to be so.
import type { Pace } from '../shared/preferences.svelte';
import { goals, waitingAt, type Scene } from './scene';

const TEMPO: Record<Exclude<Pace, 'off'>, number> = { calm: 1, brisk: 0.5 };
/** What happened while nobody watched for longer than so many scenes is told as a summary, not played. */
export const MOST_PLAYED = 60;

export class Player {
  /** The scene that is on; its result stays until the next one. */
  current: Scene | null = $state.raw(null);
  /** What is still to come, the current one first. */
  coming: Scene[] = $state.raw([]);
  /** What happened since this seat's last move, to be seen again. */
  past: Scene[] = $state.raw([]);
  /** What this seat alone has learnt and not seen yet: it waits for them. */
  results: Scene[] = $state.raw([]);

  playing: boolean = $derived(this.coming.length > 0);
  /** Where pieces are shown that have not walked yet. */
  waiting: Map<string, string> = $derived(waitingAt(this.coming.slice(1)));
  goals: Map<string, string> = $derived(goals(this.coming));

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly pace: () => Pace) {}

  /** Play these after what is on. */
  add(scenes: Scene[]): void {
    this.past = [...this.past, ...scenes].slice(-MOST_PLAYED); // whoever only watches never forgets by a move
    this.results = [...this.results, ...scenes.filter(({ secret, cards }) => secret && cards.length)];
    if (this.pace() === 'off' || this.coming.length + scenes.length > MOST_PLAYED) return this.skip();
    const idle = !this.playing;
    this.coming = [...this.coming, ...scenes];
    if (idle) this.#next();
  }

  /** To now, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.coming = [];
    this.current = null;
  }

  /** Once more what happened since the last move of this seat. */
  again(): void {
    const [scenes, pace] = [this.past, this.pace()];
    this.skip();
    if (pace === 'off') return;
    this.coming = scenes;
    this.#next();
  }

  /** This seat has moved at this version: what was before it is no news any more. */
  forget(version: number): void {
    this.past = this.past.filter(({ event }) => event >= version);
  }

  /** What was for this seat alone has been seen. */
  seen(scene: Scene): void {
    this.results = this.results.filter((other) => other !== scene);
  }

  duration(scene: Scene): number {
    const pace = this.pace();
    return pace === 'off' ? 0 : scene.ms * TEMPO[pace];
  }

  #next(): void {
    const [scene] = this.coming;
    this.current = scene ?? null;
    if (!scene) return;
    this.#timer = setTimeout(() => {
      this.coming = this.coming.slice(1);
      this.#next();
    }, this.duration(scene));
  }
}
