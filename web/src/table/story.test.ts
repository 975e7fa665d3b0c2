import { expect, test } from 'vitest';

import type { MatchEvent } from '../api/types';
import { BEFORE, chapters, news, newsFrom, spans, type Telling, wordsIn } from './story';

const telling: Telling = { quiet: ['ready'], decisions: ['moved'], opening: ['dealt', 'starts'], turnOfOne: true };

let number = 0;
const told = (turn: number, kind: string, player = 0, more: Partial<MatchEvent> = {}): MatchEvent => ({
  number: number++,
  turn,
  kind,
  at: 0,
  facts: player ? { player: `p${player}` } : {},
  ...more,
});

const MATCH = [
  told(0, 'table-sat'),
  told(0, 'dealt', 0, { private: true }),
  told(0, 'ready', 2),
  told(0, 'starts', 1),
  told(0, 'rolled', 1),
  told(0, 'moved', 1),
  told(1, 'chat', 0),
  told(1, 'rolled', 2),
  told(1, 'moved', 2),
  told(1, 'counted'),
  told(2, 'rolled', 3),
  told(2, 'moved', 3),
  told(3, 'rolled', 1),
];
const kinds = (groups: { events: MatchEvent[] }[]) => groups.map(({ events }) => events.map(({ kind }) => kind));

test('a story goes turn by turn, the newest first, under the name of whoever has the turn', () => {
  const story = chapters(MATCH, telling);
  expect(story.map((chapter) => chapter.number)).toEqual([3, 2, 1, 0, BEFORE]);
  expect(story.map((chapter) => chapter.seat)).toEqual([0, 2, 1, 0, null]);
});

test('who sits down, who is ready and what is said is no part of it', () => {
  expect(kinds(chapters(MATCH, telling))).toEqual([
    ['rolled'],
    ['rolled', 'moved'],
    ['rolled', 'moved', 'counted'],
    ['rolled', 'moved'],
    ['dealt', 'starts'],
  ]);
});

test('a game of rounds puts its turns together', () => {
  const rounds = { ...telling, round: (turn: number) => Math.floor(turn / 2) };
  expect(chapters(MATCH, rounds).map((chapter) => chapter.number)).toEqual([1, 0, BEFORE]);
});

test('where all decide at once, news begins with what was opened, whoever is ready since', () => {
  const all = { ...telling, opens: ['opened'] };
  const round = [told(4, 'opened'), told(4, 'found', 2), told(4, 'moved', 1)];
  expect(newsFrom([...MATCH, ...round], all, 0)).toBe(MATCH.length);
  expect(newsFrom([...MATCH, ...round], telling, 0)).toBe(MATCH.length + 3);
  expect(kinds(news([...MATCH, ...round], all, 0))).toEqual([['opened'], ['found']]);
});

test('a turn has its heading as soon as it is announced', () => {
  const announced = { ...telling, quiet: ['ready', 'turn'], begins: 'turn' };
  const [newest] = chapters([...MATCH, told(4, 'turn', 2), told(4, 'ready', 2)], announced);
  expect(newest).toMatchObject({ number: 4, events: [] });
});

test('news is what others did since my own last decision, each with what was theirs', () => {
  const beats = news(MATCH, telling, 0);
  expect(beats.map((beat) => beat.seat)).toEqual([1, null, 2]);
  expect(kinds(beats)).toEqual([['rolled', 'moved'], ['counted'], ['rolled', 'moved']]);
});

test('the die that begins my own turn takes no news away, and what is told to me alone is none', () => {
  const secret = [...MATCH, told(3, 'found', 0, { private: true }), told(3, 'observed', 2, { private: true })];
  expect(kinds(news(secret, telling, 0)).at(-1)).toEqual(['observed']);
});

test('whoever watches is shown what was last', () => {
  expect(news(MATCH, telling, -2).map((beat) => beat.seat)).toEqual([0, 1, null, 2, 0]);
});

test('pictures stand before whole words, the longest first, however they are written', () => {
  const labels = new Map([
    ['red', 'red'],
    ['red-case', 'the red case'],
  ]);
  expect(spans('Red looks into the red case; reddish.', labels)).toEqual([
    { text: 'Red', word: 'red' },
    { text: ' looks into ', word: null },
    { text: 'the red case', word: 'red-case' },
    { text: '; reddish.', word: null },
  ]);
  expect(spans('Nothing.', new Map())).toEqual([{ text: 'Nothing.', word: null }]);
});

test('words stand anywhere in the facts', () => {
  expect(wordsIn({ steps: { orange: 2 }, place: 'ruin', agents: ['red'] })).toEqual([
    'steps',
    'orange',
    'place',
    'ruin',
    'agents',
    'red',
  ]);
});
