// The end of a match of CIA against KGB: ballots turn one by one, then identities, then the points that change sides.
import type { MatchEvent } from '../../api/types';
import type { Action, Flight, Total } from '../../scenes/scene';
import { winning } from '../../postgame/ending';
import { called } from '../../shared/called';
import { words } from '../../shared/i18n.svelte';
import { seatOf } from '../../shared/seats';
import { COMPANIES, PARTS, why } from './ending';
import type { DoubleAgentsView } from './view';

type ByCompany<Value> = Record<(typeof COMPANIES)[number], Value>;
const BALLOT_MS = 1300;
const VOTES_MS = 2600;
const CARD_MS = 2600;
const PART_MS = 2200;
const WHY_MS = 3400;

const closing = (scene: Action): Action => ({ ...scene, closing: true, by: '' });

/** Ballot by ballot, or only how many each has got where the vote is secret. */
export function voted({ facts }: MatchEvent, { companies }: DoubleAgentsView, names: string[]): Action[] {
  const ballots = facts['ballots'] as Record<string, string> | undefined;
  if (!ballots) return COMPANIES.map((company) => votes(company, facts[company] as Record<string, number>, names));
  return companies.flatMap(({ members }) => {
    const counted: Record<string, number> = {};
    return members.map((seat) => {
      const voter = `p${seat + 1}`;
      const accused = ballots[voter] ?? 'abstain';
      if (accused !== 'abstain') counted[accused] = (counted[accused] ?? 0) + 1;
      return closing({
        lit: [voter],
        flights: accused === 'abstain' ? [] : [{ from: voter, to: accused }],
        totals: totalsOf(counted, accused),
        caption: words.say(accused === 'abstain' ? 'end-abstained' : 'end-ballot', {
          player: called(voter, names),
          accused: called(accused, names),
        }),
        ms: BALLOT_MS,
      });
    });
  });
}

const totalsOf = (counted: Record<string, number>, now: string): Total[] =>
  Object.entries(counted).map(([of, value]) => ({ of, value, more: of === now ? 1 : 0 }));

function votes(company: string, cast: Record<string, number>, names: string[]): Action {
  const told = Object.entries(cast).map(([word, count]) => `${called(word, names)} ${count}`);
  return closing({
    lit: [company],
    totals: Object.entries(cast).map(([of, value]) => ({ of, value })),
    caption: words.say('end-votes', { company: words.plain(company), votes: words.list(told) }),
    ms: VOTES_MS,
  });
}

/** Whom a company has accused, and who its double agent was. */
export function unmasked({ facts }: MatchEvent, { companies }: DoubleAgentsView, names: string[]): Action[] {
  const accusedBy = facts['designated'] as ByCompany<string>;
  const doubles = facts['doubles'] as ByCompany<string>;
  return COMPANIES.flatMap((company) => {
    const [accused, double] = [accusedBy[company], doubles[company]];
    const found = accused === double;
    const said = { company: words.plain(company), accused: called(accused, names), double: called(double, names) };
    const members = (companies.find(({ name }) => name === company)?.members ?? []).map((seat) => `p${seat + 1}`);
    const trial: Action[] =
      seatOf(accused) < 0 || found
        ? []
        : [
            closing({
              cards: [{ word: 'loyal', who: accused }],
              lit: [accused],
              caption: words.say('end-wrongly', said),
              reveals: [accused],
              ms: CARD_MS,
            }),
          ];
    const truth = closing({
      cards: seatOf(double) < 0 ? [] : [{ word: 'double', who: double, wins: true }],
      lit: [double],
      caption: words.say(found ? 'end-rightly' : 'end-unfound', said),
      reveals: members,
      ms: CARD_MS,
    });
    return [...trial, truth];
  });
}

/** What each company has, part by part: what a friend on the other side held goes over. */
export function counted({ facts }: MatchEvent, earlier: MatchEvent[], names: string[]): Action[] {
  const doubles = earlier.findLast(({ kind }) => kind === 'identities')?.facts['doubles'] as ByCompany<string>;
  const sums: ByCompany<number> = { cia: 0, kgb: 0 };
  const parts = PARTS.flatMap((part) => {
    const points = facts[part] as ByCompany<number>;
    if (!points.cia && !points.kgb) return [];
    for (const company of COMPANIES) sums[company] += points[company];
    return closing({
      totals: COMPANIES.map((of) => ({ of, value: sums[of], more: points[of] })),
      flights: part === 'friend' ? turncoats(points, doubles) : [],
      caption: words.say(`end-points-${part}`, { cia: points.cia, kgb: points.kgb }),
      ms: PART_MS,
    });
  });
  const winners = (facts['winners'] as string[]).map((seat) => called(seat, names));
  const verdict = closing({
    cards: facts['reason'] === 'draw' ? [] : [{ word: String(facts['reason']), wins: true }],
    totals: COMPANIES.map((of) => ({ of, value: sums[of] })),
    caption: `${why(facts)} ${winning(winners, facts['reason'] === 'draw' ? 'drawn' : 'won')}`,
    ms: WHY_MS,
  });
  return [...parts, verdict];
}

/** From each traitor to the side they were on. */
const turncoats = (points: ByCompany<number>, doubles: ByCompany<string> | undefined): Flight[] =>
  COMPANIES.flatMap((company) => {
    const from = doubles?.[company === 'cia' ? 'kgb' : 'cia'];
    return from && points[company] ? [{ from, to: company, text: String(points[company]) }] : [];
  });

/** The table before cards are turned. */
export function veil(view: DoubleAgentsView, hidden: ReadonlySet<string>): DoubleAgentsView {
  const turned = Object.entries(view.identities ?? {}).filter(([player]) => !hidden.has(player));
  return { ...view, identities: Object.fromEntries(turned), ballots: null, votes: null, replay: null };
}
