// A match again: which beat is shown, and playing from beat to beat. The scenes are played by the stage's player.
import { untrack } from 'svelte';

import type { MatchEvent, ReplayBeat } from '../api/types';
import type { GamePage } from '../games/page';
import { Player } from '../scenes/player.svelte';
import { scenesOf, type Scene } from '../scenes/scene';
import type { Pace } from '../shared/preferences.svelte';
import { UNTOLD } from '../table/story';
import { beatOf, chaptersOf } from './chapters';

/** After its scenes a beat stays so long; without any, as long as it takes to read. */
const REST_MS = 800;
const READ_MS = { least: 1600, most: 6000, letter: 45 };
const TEMPO: Record<Pace, number> = { calm: 1, brisk: 0.5, off: 0.7 };

export class Replayer {
  beats: ReplayBeat[] = $state.raw([]);
  at: number = $state(0);
  /** Whether it goes on by itself. */
  running: boolean = $state(false);

  beat: ReplayBeat | undefined = $derived(this.beats[this.at]);
  last: number = $derived(this.beats.length - 1);
  readonly player: Player;

  constructor(
    readonly page: GamePage,
    readonly names: () => string[],
    readonly pace: () => Pace,
    /** What is said of an event. */
    readonly said: (event: ReplayBeat['events'][number]) => string,
    /** Called with every beat that is stepped or played to. */
    readonly onstep: () => void,
  ) {
    this.player = new Player(pace);
    $effect(() => {
      if (!this.running || this.player.playing) return;
      const timer = setTimeout(() => this.#goOn(), this.#rest());
      return () => clearTimeout(timer);
    });
  }

  chapters = $derived.by(() => chaptersOf(this.beats, this.page.telling ?? UNTOLD));
  chapter: number = $derived(this.chapters.findLastIndex(({ at }) => at <= this.at));

  /** These beats, at a move of the record. Returns whether the match had such a move. */
  open(beats: ReplayBeat[], move: number): boolean {
    const found = beatOf(beats, move);
    this.beats = beats;
    this.#show(found < 0 ? beats.length - 1 : found, false);
    return found >= 0;
  }

  /** To a beat; the next one is played. */
  go(at: number): void {
    this.running = false;
    this.#step(at);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To the beginning of this turn or round, or of the one before or after it. */
  leap(by: number): void {
    const begins = this.chapters[this.chapter]?.at ?? 0;
    const to = by < 0 && this.at > begins ? begins : (this.chapters[this.chapter + by]?.at ?? (by < 0 ? 0 : this.last));
    this.go(to);
  }

  /** To the beat of a move. */
  jump(move: number): void {
    const found = beatOf(this.beats, move);
    this.go(found < 0 ? this.last : found);
  }

  toggle(): void {
    if (this.running) {
      this.running = false;
      this.player.pause();
      return;
    }
    if (this.at >= this.last) this.#step(0);
    this.running = true;
    this.player.resume();
  }

  #goOn(): void {
    if (this.at >= this.last) this.running = false;
    else this.#step(this.at + 1);
  }

  #step(at: number): void {
    const to = Math.min(Math.max(at, 0), this.last);
    if (to === this.at) return;
    this.#show(to, to === this.at + 1);
    this.onstep();
  }

  #show(at: number, played: boolean): void {
    this.at = at;
    this.player.skip();
    this.player.resume();
    this.player.show(this.#scenes(at), played);
  }

  /** Nothing is kept for later: whoever looks through these eyes has asked for what they saw. */
  #scenes(at: number): Scene[] {
    const [before, beat] = [this.beats[at - 1], this.beats[at]];
    if (!before || !beat || !this.page.scenes) return [];
    const events: MatchEvent[] = beat.events.map((event) => ({ ...event, said: this.said(event), at: 0 }));
    return scenesOf(this.page.scenes, events, before.view, this.names()).map((scene) => ({ ...scene, secret: false }));
  }

  #rest(): number {
    const tempo = TEMPO[this.pace()];
    if (this.player.past.length && this.pace() !== 'off') return REST_MS * tempo;
    const letters = untrack(() => this.beat?.events.reduce((sum, { said }) => sum + said.length, 0) ?? 0);
    return Math.min(READ_MS.most, Math.max(READ_MS.least, letters * READ_MS.letter)) * tempo;
  }
}
