// How a match of Top Secret may end, and what decided it: what was brought home, and what was left in the cases.
import type { MatchEvent } from '../../api/types';
import { last, type Ending } from '../../postgame/ending';
import { calledAll } from '../../shared/called';
import { words } from '../../shared/i18n.svelte';
import type { TopSecretView } from './view';

type Numbers = Record<string, number>;

/** Why it ended as it did, and what sets the winner apart from others who have brought home as much. */
export function why(facts: MatchEvent['facts'], names: string[]): string {
  const reason = String(facts['reason']);
  const winners = facts['winners'] as string[];
  const totals = facts['totals'] as Numbers;
  const [winner = ''] = winners;
  const level = Object.keys(totals).filter((player) => totals[player] === totals[winner]).length > winners.length;
  const said = { winners: calledAll(winners, names), secrets: totals[winner] ?? 0 };
  const ended = words.say(`end-why-${reason}`, said);
  if (reason === 'secrets' || reason === 'last') return ended;
  const how = winners.length > 1 ? 'level' : level ? 'agents' : 'most';
  return `${ended} ${words.say(`end-by-${how}`, said)}`;
}

export function ending(view: TopSecretView, names: string[], events: MatchEvent[]): Ending {
  const { outcome, deliveries, cases, agents } = view;
  const reason = outcome?.reason ?? '';
  const facts = last(events)?.facts ?? { reason, winners: [], totals: {} };
  const places = (outcome?.facts['places'] ?? {}) as Numbers;
  const place = (seat: number) => places[`p${seat + 1}`] ?? 0;
  const delivered = new Set(deliveries.map((delivery) => delivery.case));
  const home = (seat: number) => deliveries.filter((delivery) => delivery.seat === seat);
  const left = (seat: number) => cases.filter((one) => one.seat === seat && !delivered.has(one.case));
  const inside = (content: string | null) => (content ? words.plain(content) : '?');
  return {
    title: words.say(`end-title-${reason}`),
    why: why(facts, names),
    sum: {
      title: words.say('end-sum'),
      corner: words.say('end-player'),
      columns: [words.say('end-delivered'), words.say('end-secrets'), words.say('end-agents'), words.say('end-left')],
      rows: names
        .map((name, seat) => ({ name, seat }))
        .toSorted((a, b) => place(a.seat) - place(b.seat))
        .map(({ name, seat }) => ({
          name,
          seat,
          cells: [
            home(seat)
              .map(({ content }) => inside(content))
              .join(' + ') || '–',
            String(view.totals[seat] ?? 0),
            String(agents.filter((agent) => agent.seat === seat && agent.place !== 'out').length),
            left(seat)
              .map((one) => `${one.case} ${inside(one.content)}`)
              .join(', ') || '–',
          ],
          wins: outcome?.winners.includes(seat) ?? false,
        })),
    },
  };
}
