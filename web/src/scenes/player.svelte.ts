// Plays scenes one after the other. The board is always now: a scene only shows how it came to be so.
import type { Pace } from '../shared/preferences.svelte';
import { goals, waitingAt, type Scene } from './scene';

const TEMPO: Record<Exclude<Pace, 'off'>, number> = { calm: 1, brisk: 0.5 };
/** More than so much at once happened while one was away: it is told as a summary, and played when that is asked for. */
export const LONGEST_MS = 40_000;
/** Scenes that can be seen again. */
const MOST_KEPT = 60;
const hidden = () => typeof document !== 'undefined' && document.hidden;

export class Player {
  /** The scene that is on; its result stays until the next one. */
  current: Scene | null = $state.raw(null);
  /** What is still to come, the current one first. */
  coming: Scene[] = $state.raw([]);
  /** What happened since this seat's last move, to be seen again. */
  past: Scene[] = $state.raw([]);
  /** What this seat alone has learnt and not seen yet: it waits for them. */
  results: Scene[] = $state.raw([]);
  /** How much was not played because one was away. */
  missed: number = $state(0);

  /** Whether the scene that is on stays on. */
  paused: boolean = $state(false);

  playing: boolean = $derived(this.coming.length > 0);
  /** Where pieces are shown that have not walked yet. */
  waiting: Map<string, string> = $derived(waitingAt(this.coming.slice(1)));
  goals: Map<string, string> = $derived(goals(this.coming));
  /** What the end of the match reveals from now on: a board shows it when its scene is over. */
  hidden: ReadonlySet<string> = $derived(new Set(this.coming.flatMap(({ reveals }) => reveals)));
  /** The event of the end that is still to be shown: what is written of it and of what comes after it waits. */
  untold: number = $derived(this.coming.slice(1).find(({ closing }) => closing)?.event ?? Infinity);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is on was asked for once more. */
  #again = false;

  /** `noted` is told of every result that was seen. */
  constructor(
    readonly pace: () => Pace,
    readonly noted: (scene: Scene) => void = () => undefined,
  ) {}

  /** Play these after what is on. */
  add(scenes: Scene[]): void {
    this.past = [...this.past, ...scenes].slice(-MOST_KEPT); // whoever only watches never forgets by a move
    this.results = [...this.results, ...scenes.filter(isResult)];
    if (this.pace() === 'off') return this.skip();
    const [ending, others] = [scenes.filter(({ closing }) => closing), scenes.filter(({ closing }) => !closing)];
    const away = hidden();
    if (away || lasting([...this.coming, ...others]) > LONGEST_MS) {
      this.missed += away ? scenes.length : others.length;
      this.skip();
      if (away) return;
      scenes = ending;
    }
    const idle = !this.playing;
    this.coming = [...this.coming, ...scenes];
    if (idle) this.#next();
  }

  /** These instead of all else, as in a replay: from their first to their last, or only what they leave behind. */
  show(scenes: Scene[], played: boolean): void {
    this.skip();
    this.past = scenes;
    if (!played || this.pace() === 'off') return;
    this.coming = scenes;
    this.#next();
  }

  /** What is on stays on, and what comes after it waits. */
  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    if (this.current) this.#wait(this.current);
  }

  /** What happened before one came leaves its traces, and can be seen again; what one has learnt still waits. */
  remember(scenes: Scene[], results: Scene[]): void {
    this.past = scenes.slice(-MOST_KEPT);
    this.results = results;
  }

  /** To now, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#again = false;
    this.coming = [];
    this.current = null;
  }

  /** Once more what happened since the last move of this seat. */
  again(): void {
    this.skip();
    this.missed = 0;
    this.#again = true;
    this.coming = this.past;
    this.#next();
  }

  /** What was before this event is no news any more. */
  forget(event: number): void {
    if (!this.past.some((scene) => scene.event < event)) return;
    this.past = this.past.filter((scene) => scene.event >= event);
    this.missed = Math.min(this.missed, this.past.length);
  }

  /** What was for this seat alone has been seen. */
  seen(scene: Scene): void {
    this.results = this.results.filter((other) => other !== scene);
    this.noted(scene);
  }

  duration(scene: Scene): number {
    const pace = this.pace();
    if (pace === 'off') return this.#again ? scene.ms * TEMPO.brisk : 0; // whoever asks to see it sees it
    return scene.ms * TEMPO[pace];
  }

  #next(): void {
    const [scene] = this.coming;
    this.current = scene ?? null;
    if (!scene) return this.skip();
    if (!this.paused) this.#wait(scene);
  }

  #wait(scene: Scene): void {
    this.#timer = setTimeout(() => {
      this.coming = this.coming.slice(1);
      this.#next();
    }, this.duration(scene));
  }
}

/** Whether it shows a card to this seat alone. */
export const isResult = ({ secret, cards }: Scene) => secret && cards.length > 0;
const lasting = (scenes: Scene[]) => scenes.reduce((sum, { ms }) => sum + ms, 0);
