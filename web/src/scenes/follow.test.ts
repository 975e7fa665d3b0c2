// What a table tells, as scenes: on coming, on coming back, and while the pictures of the game are still on their way.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { MatchEvent, View } from '../api/types';
import type { GamePage } from '../games/page';
import type { Telling } from '../table/story';
import type { Player } from './player.svelte';
import type { Scene } from './scene';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    clear: () => kept.clear(),
  });
});
const { Following } = await import('./follow.svelte');

const ME = 0;
const telling: Telling = { quiet: [], decisions: ['moved'], opening: [] };
const PAGE = {
  telling,
  scenes: ({ kind, facts }, before) =>
    kind === 'saw'
      ? { cards: [{ word: String(facts['card']) }] }
      : { walks: [{ piece: 'red', via: [`turn-${before.turn}`, 'H1'] }] },
} as Pick<GamePage, 'scenes' | 'telling'>;

/** A table of which we say what it tells, and who follows it. */
class Told {
  id = 'abcdefghjk';
  seat = ME;
  table = null;
  version = 0;
  events: MatchEvent[] = [];
  view: View | null = null;
  following: InstanceType<typeof Following> | null = null;

  tell(news: MatchEvent[], anew = false): void {
    this.events = anew ? news : [...this.events, ...news];
    this.version = (this.events.at(-1)?.number ?? -1) + 1;
    this.view = { game: 'nim', seat: ME, players: 2, turn: this.version, waiting: [], outcome: null };
    this.following?.hear(news, anew);
    this.following?.begin();
  }
}

const moved = (number: number, player: number): MatchEvent => ({
  ...{ number, turn: number, kind: 'moved', at: 0, said: `P${player} moves.` },
  facts: { player: `p${player}` },
});
const saw = (number: number): MatchEvent => ({
  ...{ number, turn: number, kind: 'saw', at: 0, said: 'A card.', private: true },
  facts: { card: 'X1' },
});
const numbers = (scenes: Scene[]) => scenes.map(({ event }) => event);

let table = new Told();
let page: Pick<GamePage, 'scenes' | 'telling'> | null;

function come(): Player {
  table.following = new Following(table, () => page);
  table.following.begin();
  return table.following.player;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [table, page] = [new Told(), PAGE];
});
afterEach(() => vi.useRealTimers());

it('plays what is told while one is there, and remembers what was told before', () => {
  table.tell([moved(0, 1), moved(1, 2)], true);
  const player = come();
  expect([player.playing, numbers(player.past)]).toEqual([false, [1]]);
  table.tell([moved(2, 3)]);
  expect(player.current?.event).toBe(2);
  expect(player.current?.walks[0]?.via[0]).toBe('turn-2'); // from the view before it
  expect(numbers(player.past)).toEqual([1, 2]);
});

it('forgets with my own move, whoever has sent it', () => {
  table.tell([moved(0, 2)], true);
  const player = come();
  table.tell([moved(1, 1), moved(2, 2)]);
  expect(numbers(player.past)).toEqual([2]);
});

it('forgets with what all have decided at once, and not with my own word that I am ready', () => {
  page = { ...PAGE, telling: { ...telling, opens: ['dials'] } };
  table.tell([{ ...moved(0, 1), kind: 'dials', facts: {} }, moved(1, 1)], true);
  const player = come();
  expect(numbers(player.past)).toEqual([0, 1]);
  table.tell([{ ...moved(2, 1), kind: 'dials', facts: {} }]);
  expect(numbers(player.past)).toEqual([2]);
});

it('plays what was told before the pictures of the game had come', () => {
  page = null;
  table.tell([moved(0, 2)], true);
  const player = come();
  table.tell([moved(1, 3)]);
  expect([player.playing, player.past.length]).toEqual([false, 0]);
  page = PAGE;
  table.tell([]);
  expect(player.current?.event).toBe(1);
  expect(player.current?.walks[0]?.via[0]).toBe('turn-1');
  expect(numbers(player.past)).toEqual([0, 1]);
});

it('keeps a card I have found until I have seen it, also when the page is loaded anew', () => {
  table.tell([moved(0, 1)], true);
  const player = come();
  table.tell([saw(1), saw(2)]);
  player.seen(player.results[0] as Scene);
  const again = come();
  expect(numbers(again.results)).toEqual([2]);
  expect(again.playing).toBe(false);
  again.seen(again.results[0] as Scene);
  expect(come().results).toEqual([]);
});

it('keeps it for whoever it is told, while somebody else has the screen', () => {
  table.tell([saw(0)], true);
  come().seen({ event: 0 } as Scene);
  table.seat = 1;
  expect(numbers(come().results)).toEqual([0]);
});

it('says all of it in another language when that is chosen', () => {
  table.tell([moved(0, 2), saw(1)], true);
  const player = come();
  table.tell([{ ...moved(0, 2), said: 'P2 zieht.' }, saw(1)], true);
  expect(player.past[0]?.caption).toBe('P2 zieht.');
  expect(numbers(player.results)).toEqual([1]);
});
