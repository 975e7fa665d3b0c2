// What happened, as the table tells it: turn by turn or round by round; and what is news since one's own last decision.
import type { Component } from 'svelte';

import type { MatchEvent } from '../api/types';
import { isTalk } from './mute.svelte';

/** How the events of a game are told; each game says so (`GamePage.telling`). */
export interface Telling {
  /** Kinds that only say that somebody is ready or something is under way. The full log has them. */
  quiet: readonly string[];
  /** Kinds by which a player decides: what others do after one's own last one is news. */
  decisions: readonly string[];
  /** Where all decide at once: the kinds by which it is opened. What is news begins there, whoever has decided since. */
  opens?: readonly string[];
  /** Kinds that happen before the first turn. */
  opening: readonly string[];
  /** The kind that announces a turn, where there is one: it is its heading. */
  begins?: string;
  /** Whether a turn is one player's, whose name stands over it. */
  turnOfOne?: boolean;
  /** In a game of rounds: the one that a turn belongs to, from 0. */
  round?: (turn: number) => number;
  /** What a round is called that is not simply counted. */
  roundName?: (round: number) => string | null;
  /** A small picture for words of the notation: an agent, a case, a city. */
  Icon?: Component<{ word: string }>;
  pictured?: (word: string) => boolean;
}

export const UNTOLD: Telling = { quiet: [], decisions: [], opening: [] };

/** What happens to chairs before a match is no part of its story. */
const CHAIRS = ['table-sat', 'table-stood', 'table-started', 'table-rekeyed', 'table-freed'];
/** What somebody who only watches is shown as news. */
const LAST = 24;
export const BEFORE = -1;

export interface Chapter {
  /** Its turn or round; `BEFORE` for what came before the first. */
  number: number;
  /** Whose turn it is, where it is one player's. */
  seat: number | null;
  events: MatchEvent[];
}

/** What one player did, or what happened to all (`seat` null). */
export interface Beat {
  seat: number | null;
  events: MatchEvent[];
}

/** Whose doing an event was. */
export function seatOf(told: MatchEvent): number | null {
  const found = /^p(\d+)$/.exec(String(told.facts['player'] ?? ''));
  return found ? Number(found[1]) - 1 : null;
}

const isTold = (told: MatchEvent, telling: Telling) =>
  !isTalk(told) && !CHAIRS.includes(told.kind) && !telling.quiet.includes(told.kind);

/** The turns or rounds of a match, the newest first. */
export function chapters(events: readonly MatchEvent[], telling: Telling): Chapter[] {
  const all: Chapter[] = [];
  let begun = false;
  for (const told of events) {
    const heading = told.kind === telling.begins;
    if (!heading && !isTold(told, telling)) continue;
    begun ||= heading || (!told.kind.startsWith('table-') && !telling.opening.includes(told.kind));
    const number = begun ? (telling.round?.(told.turn) ?? told.turn) : BEFORE;
    let last = all.at(-1);
    if (last?.number !== number) all.push((last = { number, seat: null, events: [] }));
    if (begun && telling.turnOfOne) last.seat ??= seatOf(told);
    if (!heading) last.events.push(told);
  }
  return all.reverse();
}

/** Where news begins: behind my own last decision, or with what all have decided at once; 0 where there is neither. */
export function newsFrom(events: readonly MatchEvent[], { opens, decisions }: Telling, me: number): number {
  if (opens)
    return Math.max(
      0,
      events.findLastIndex(({ kind }) => opens.includes(kind)),
    );
  return events.findLastIndex((told) => me >= 0 && seatOf(told) === me && decisions.includes(told.kind)) + 1;
}

/** What others did since my own last decision; for a watcher, what was last. Nothing that came of my own move. */
export function news(events: readonly MatchEvent[], telling: Telling, me: number): Beat[] {
  const others = events
    .slice(newsFrom(events, telling, me))
    .filter((told) => isTold(told, telling) && !told.kind.startsWith('table-') && !telling.opening.includes(told.kind))
    .filter((told) => (seatOf(told) === null ? !told.private : seatOf(told) !== me));
  return beats(others.slice(-LAST));
}

/** Events put together as long as they are of the same player; what happened to all stands alone. */
export function beats(events: readonly MatchEvent[]): Beat[] {
  const all: Beat[] = [];
  for (const told of events) {
    const seat = seatOf(told);
    const last = all.at(-1);
    if (last && seat !== null && last.seat === seat && !told.private) last.events.push(told);
    else all.push({ seat, events: [told] });
  }
  return all;
}

// --- Pictures in a sentence ---

export interface Span {
  text: string;
  /** The word of the notation whose picture stands before it. */
  word: string | null;
}

/** All words in the facts of an event, whether they name an entry or stand in one. */
export function wordsIn(fact: unknown): string[] {
  if (typeof fact === 'string') return [fact];
  if (Array.isArray(fact)) return fact.flatMap(wordsIn);
  if (fact && typeof fact === 'object') return Object.entries(fact).flatMap(([key, part]) => [key, ...wordsIn(part)]);
  return [];
}

/** A sentence cut before each of the words that have a picture. `labels`: how each word is said. */
export function spans(text: string, labels: ReadonlyMap<string, string>): Span[] {
  const said = [...labels.values()].sort((one, other) => other.length - one.length).map(escaped);
  if (!said.length) return [{ text, word: null }];
  const words = new Map([...labels].map(([word, label]) => [label.toLowerCase(), word]));
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${said.join('|')})(?![\\p{L}\\p{N}])`, 'giu'));
  return parts
    .map((part, at) => ({ text: part, word: at % 2 ? (words.get(part.toLowerCase()) ?? null) : null }))
    .filter((span) => span.text);
}

const escaped = (label: string) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
