// A match of each game as one seat heard it: its scenes, written down with their captions in three languages. A change on
// purpose is written anew with `npx vitest run -u`, and read.
import { describe, expect, it, vi } from 'vitest';

import type { MatchEvent, View } from '../api/types';
import { preferences } from '../shared/preferences.svelte';
import { words } from '../shared/i18n.svelte';
import { goals, scenesOf, waitingAt, type Scene, type Scenes } from './scene';

// The words ask the browser how its user likes them, and tell it their language.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: {} });
});

const LANGUAGES = ['en', 'fr', 'de'] as const;
type Language = (typeof LANGUAGES)[number];

interface Told {
  before: View;
  events: (Omit<MatchEvent, 'said'> & { said: Record<Language, string> })[];
}

const told = import.meta.glob<Told>('../games/*/fixtures/told*.json', { eager: true, import: 'default' });
const made = import.meta.glob<Scenes>('../games/*/scenes.ts', { eager: true, import: 'scenes' });

const MATCHES = Object.entries(told).map(([path, match]) => {
  const game = path.split('/')[2] ?? '';
  const make = made[`../games/${game}/scenes.ts`];
  if (!make) throw new Error(`${game} has no scenes.ts`);
  const name = path.match(/told(.*)\.json$/)?.[1] ?? '';
  return { game, name: `${game}${name}`, golden: `../games/${game}/golden/scenes${name}.txt`, match, make };
});

/** As they are called in the matches told. */
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];

async function scenesIn(language: Language, { game, match, make }: (typeof MATCHES)[number]): Promise<Scene[]> {
  preferences.language = language;
  await words.ready(game);
  const events = match.events.map((event) => ({ ...event, said: event.said[language] }));
  return scenesOf(make, events, match.before, NAMES.slice(0, match.before.players));
}

/** A scene on a line, with what it says below. */
function written(scene: Scene, captions: string[]): string {
  const parts = [
    `${scene.event} ${scene.kind}`,
    scene.seat === null ? 'the rules' : `p${scene.seat + 1}`,
    `${scene.ms} ms`,
    ...(scene.secret ? ['for me alone'] : []),
    ...scene.walks.map(({ piece, via }) => `${piece} goes ${via.join(' > ')}`),
    ...scene.flights.map(({ from, to, text }) => `${text ?? 'a card'} flies ${from} > ${to}`),
    ...scene.rises.map(({ at, text, tone }) => `${text} rises at ${at} (${tone})`),
    ...scene.cards.map(
      ({ word, of, who, wins }) =>
        `card ${word}${of ? ` of ${of}` : ''}${who ? ` turns into ${who}` : ''}${wins ? ' wins' : ''}`,
    ),
    ...scene.sides.map(
      ({ of, cards, sum, wins }) =>
        `${of}: ${cards.map(({ word, fate }) => (fate ? `${word} (${fate})` : word)).join(', ') || 'nothing'}` +
        (sum === undefined ? '' : ` = ${sum}${wins ? ' wins' : ''}`),
    ),
    ...scene.ticks.map(({ seat, right }) => `${seat} ${right ? 'right' : 'wrong'}`),
    ...scene.totals.map(({ of, value, more }) => `${of} ${value}${more ? ` (+${more})` : ''}`),
    ...(scene.reveals.length ? [`reveals ${scene.reveals.join(', ')}`] : []),
    ...(scene.lit.length ? [`light on ${scene.lit.join(', ')}`] : []),
  ];
  return [parts.join(' · '), ...captions.map((caption) => `    ${caption}`)].join('\n');
}

describe.each(MATCHES)('$name', async (one) => {
  const numbers = one.match.events.map(({ number }) => number);
  const GAP = numbers.find((number, at) => numbers[at + 1] !== number + 1) ?? Infinity;
  const all: Scene[][] = [];
  for (const language of LANGUAGES) all.push(await scenesIn(language, one));
  const [english, ...others] = all;

  it('shows a match as it did before', async () => {
    const text = (english ?? []).map((scene, at) =>
      written(scene, [scene.caption, ...others.map((scenes) => scenes[at]?.caption ?? '')]),
    );
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(one.golden);
  });

  it('says a sentence with every scene, in every language', () => {
    for (const scenes of [english ?? [], ...others]) {
      expect(scenes.length).toBe(english?.length);
      expect(scenes.filter(({ caption }) => !caption.trim())).toEqual([]);
    }
  });

  it('has a piece go on from where its last walk has left it, while nobody has taken it away', () => {
    const stood = new Map<string, string>();
    const jumps: string[] = [];
    let last = 0;
    for (const { walks, kind, event } of english ?? []) {
      if (event > GAP && last <= GAP) stood.clear(); // of a long match the middle is left out
      last = event;
      for (const { piece, via } of walks) {
        const from = stood.get(piece);
        if (from && from !== via[0] && from !== 'beside') jumps.push(`${event} ${kind}: ${piece} ${from}, ${via[0]}`);
        stood.set(piece, via.at(-1) ?? '');
      }
    }
    expect(jumps.filter((jump) => !isHome(jump))).toEqual([]);
  });
});

/** A base to which agents are brought home without a walk: after a duel, a delivery, a bomb. */
const isHome = (jump: string) => / S_\w+$/.test(jump);

describe('pieces that are still to walk', () => {
  const walk = (piece: string, ...via: string[]) => ({ walks: [{ piece, via }] }) as unknown as Scene;
  const coming = [walk('violet', 'H1', 'H2'), walk('red', 'H5', 'H6'), walk('violet', 'H2', 'H3', 'H4')];

  it('wait where their first walk begins', () => {
    expect(Object.fromEntries(waitingAt(coming))).toEqual({ violet: 'H1', red: 'H5' });
  });

  it('end where their last walk ends', () => {
    expect(Object.fromEntries(goals(coming))).toEqual({ violet: 'H4', red: 'H6' });
  });
});
