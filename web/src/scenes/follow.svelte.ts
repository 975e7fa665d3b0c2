// What a table tells becomes scenes: what is new is played, what happened before one came leaves its traces.
import { untrack } from 'svelte';

import type { Session } from '../api/session.svelte';
import type { MatchEvent, View } from '../api/types';
import type { GamePage } from '../games/page';
import { Kept } from '../shared/kept';
import { preferences } from '../shared/preferences.svelte';
import { newsFrom, UNTOLD } from '../table/story';
import { isResult, Player } from './player.svelte';
import { type Scene, scenesOf } from './scene';

/** How far each seat has seen what it alone has learnt; kept on this device. */
const seen = new Kept('filature-learnt');

/** A player of what this session is told, while the component lives that asks for it. `page` knows what it looks like. */
export function follow(session: Session, page: () => GamePage | null): Player {
  const following = untrack(() => new Following(session, page));
  $effect(() => {
    if (page() && session.view && !following.begun) untrack(() => following.begin());
  });
  $effect(() => session.listen((news, _, anew) => following.hear(news, anew)));
  $effect(() => () => following.player.skip());
  return following.player;
}

type Told = Pick<Session, 'id' | 'seat' | 'version' | 'events' | 'view' | 'table'>;

export class Following {
  readonly player: Player;
  /** Whether what happened before one came has been taken in. */
  begun: boolean = $state(false);
  /** The view before what is told next. */
  #before: View | null;
  /** The first event that is told while one is there. */
  #since: number;

  constructor(
    readonly session: Told,
    readonly page: () => Pick<GamePage, 'scenes' | 'telling'> | null,
  ) {
    [this.#before, this.#since] = [session.view, session.version];
    this.player = new Player(
      () => preferences.pace,
      ({ event }) => seen.set(this.#name, Math.max(event, seen.get(this.#name) ?? 0)),
    );
  }

  /** Take in what was told before one came; and play what was told since, if the pictures of the game took their time. */
  begin(): void {
    const make = this.#make;
    const { events, view } = this.session;
    if (this.begun || !make || !view) return;
    this.begun = true;
    const old = events.filter(({ number }) => number < this.#since);
    const fresh = events.filter(({ number }) => number >= this.#since);
    const all = make(old, view);
    const from = this.#news();
    const learnt = (seen.get(this.#name) ?? from - 1) + 1;
    this.player.remember(
      all.filter(({ event }) => event >= from),
      all.filter((scene) => isResult(scene) && scene.event >= learnt),
    );
    if (fresh.length) this.player.add(make(fresh, this.#before ?? view));
    this.#before = view;
  }

  /** Something is told; `anew` if it is everything once more, such as in another language. */
  hear(news: MatchEvent[], anew: boolean): void {
    const { view, version } = this.session;
    if (anew || !this.#before) {
      [this.#before, this.#since, this.begun] = [view, version, false];
      return;
    }
    const make = this.#make;
    if (!this.begun || !make) return;
    this.player.add(make(news, this.#before));
    this.player.forget(this.#news());
    this.#before = view;
  }

  /** How scenes are made, once it is known. */
  get #make(): ((events: MatchEvent[], before: View) => Scene[]) | null {
    const scenes = this.page()?.scenes;
    const names = this.session.table?.seats.map((seat) => seat.name ?? '') ?? [];
    return scenes ? (events, before) => scenesOf(scenes, events, before, names) : null;
  }

  get #name(): string {
    return `${this.session.id} ${this.session.seat}`;
  }

  /** The first event that is news. Of a seat that has not decided anything yet, and for a watcher: the last two turns. */
  #news(): number {
    const { events, seat, version } = this.session;
    const from = newsFrom(events, this.page()?.telling ?? UNTOLD, seat);
    if (from > 0) return events[from]?.number ?? version;
    const turn = events.at(-1)?.turn ?? 0;
    return events.find((event) => event.turn >= turn - 1)?.number ?? 0;
  }
}
