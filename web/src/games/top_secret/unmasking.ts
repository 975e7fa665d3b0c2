// The end of a match of Top Secret: the cases that are left are opened, and the sums stand.
import type { MatchEvent } from '../../api/types';
import type { Action } from '../../scenes/scene';
import { winning } from '../../postgame/ending';
import { called } from '../../shared/called';
import { words } from '../../shared/i18n.svelte';
import { why } from './ending';
import type { TopSecretView } from './view';

const CASES_MS = 2600;
const WHY_MS = 3400;

export function unmasked(
  { facts }: MatchEvent,
  before: TopSecretView,
  earlier: MatchEvent[],
  names: string[],
): Action[] {
  const contents = facts['contents'] as Record<string, string>;
  const totals = Object.entries(facts['totals'] as Record<string, number>).map(([of, value]) => ({ of, value }));
  const opened = names.flatMap((name, seat): Action[] => {
    const cases = left(before, earlier).filter((one) => one.seat === seat && contents[one.case]);
    if (!cases.length) return [];
    const told = cases.map((one) => `${one.case} ${words.plain(contents[one.case] ?? '')}`);
    return [
      {
        cards: cases.map((one) => ({ word: contents[one.case] ?? '', of: one.case })),
        lit: cases.flatMap(({ place }) => place ?? []),
        caption: words.say('end-cases', { player: name, cases: words.list(told) }),
        reveals: cases.map((one) => one.case),
        ms: CASES_MS,
      },
    ];
  });
  const winners = facts['winners'] as string[];
  const people = winners.map((seat) => called(seat, names));
  const verdict: Action = {
    cards: winners.map((who) => ({ word: before.colours[Number(who.slice(1)) - 1] ?? '', who, wins: true })),
    totals,
    caption: `${why(facts, names)} ${winning(people, people.length > 1 ? 'drawn' : 'won')}`,
    ms: WHY_MS,
  };
  return [...opened, verdict].map((scene) => ({ ...scene, closing: true, by: '' }));
}

/** The cases that nobody has delivered. */
function left(before: TopSecretView, earlier: MatchEvent[]): TopSecretView['cases'] {
  const delivered = new Set([
    ...before.deliveries.map((delivery) => delivery.case),
    ...earlier.filter(({ kind }) => kind === 'delivered').map((event) => String(event.facts['case'])),
  ]);
  return before.cases.filter((one) => !delivered.has(one.case));
}

/** The map before the cases are opened. */
export const veil = (view: TopSecretView, hidden: ReadonlySet<string>): TopSecretView => ({
  ...view,
  cases: view.cases.map((one) => (hidden.has(one.case) ? { ...one, content: null } : one)),
});
