// How a match of Agents Secrets may end, and what decided it: the file beside the truth.
import type { MatchEvent } from '../../api/types';
import { last, type Ending, type Row } from '../../postgame/ending';
import { called } from '../../shared/called';
import { words } from '../../shared/i18n.svelte';
import { seatOf } from '../../shared/seats';
import type { SerumView } from './view';

type ByPlayer = Record<string, string>;

/** A line of the file, and what is true. */
export interface FileLine {
  player: string;
  filed: string;
  truth: string;
}

export function fileOf(facts: MatchEvent['facts']): FileLine[] {
  const truths = (facts['identities'] ?? {}) as ByPlayer;
  return Object.entries((facts['file'] ?? {}) as ByPlayer).map(([player, filed]) => ({
    player,
    filed,
    truth: truths[player] ?? '',
  }));
}

export const isRight = ({ filed, truth }: { filed: string; truth: string }) => filed === truth;

/** The card that was taken, and the one that would have been right. */
export const formulaOf = (facts: MatchEvent['facts']) => ({
  filed: String(facts['card'] ?? ''),
  truth: String(facts['code'] ?? ''),
});

/** Why it ended as it did; `events` tell how the flight went. */
export function why(facts: MatchEvent['facts'], events: MatchEvent[], names: string[]): string {
  const reason = String(facts['reason']);
  const player = called(String(facts['player']), names);
  const chase = events.findLast(({ kind }) => kind === 'chase')?.facts;
  const lines = [...fileOf(facts), formulaOf(facts)];
  return words.say(`end-why-${reason}`, {
    player,
    square: words.plain(String(chase?.['square'] ?? '')),
    turns: Number(facts['turns'] ?? 0),
    wrong: lines.filter((line) => !isRight(line)).length,
    lines: lines.length,
  });
}

export function ending(view: SerumView, names: string[], events: MatchEvent[]): Ending {
  const facts = last(events)?.facts ?? {};
  return {
    title: words.say(`end-title-${view.outcome?.reason ?? ''}`),
    why: why(facts, events, names),
    sum: view.fugitive >= 0 ? filed(facts, names) : hidden(facts, names),
  };
}

/** Line by line what was filed, what is true, and whether that is the same. */
function filed(facts: MatchEvent['facts'], names: string[]): Ending['sum'] {
  const row = (line: { filed: string; truth: string }) => [
    line.filed === '?' ? '–' : words.plain(line.filed),
    words.plain(line.truth),
    isRight(line) ? '✓' : '✗',
  ];
  return {
    title: words.say('end-file'),
    corner: words.say('end-player'),
    columns: [words.say('end-filed'), words.say('end-truth'), words.say('end-fits')],
    rows: [
      ...fileOf(facts).map((line) => ({
        name: called(line.player, names),
        seat: seatOf(line.player),
        cells: row(line),
        wins: isRight(line),
      })),
      { name: words.say('end-formula'), cells: row(formulaOf(facts)), wins: isRight(formulaOf(facts)) },
    ],
  };
}

/** Who was who, and where the true formula lay, when nobody has fled. */
function hidden(facts: MatchEvent['facts'], names: string[]): Ending['sum'] {
  const rows: Row[] = Object.entries((facts['identities'] ?? {}) as ByPlayer).map(([player, name]) => ({
    name: called(player, names),
    seat: seatOf(player),
    cells: [words.plain(name)],
  }));
  const formula = `${words.plain(formulaOf(facts).truth)} – ${words.plain(String(facts['place'] ?? ''))}`;
  return {
    title: words.say('end-nobody-knew'),
    corner: words.say('end-player'),
    columns: [words.say('end-truth')],
    rows: [...rows, { name: words.say('end-formula'), cells: [formula] }],
  };
}
