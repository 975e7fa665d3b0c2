// What the rounds played tell of who is loyal: where everybody was when their company was sabotaged.
import type { DoubleAgentsView } from './view';

/** A city in which a company has found a sabotage among its own cards. */
export interface Sabotage {
  round: number;
  destination: string;
  /** Who of the company had sent a card there; each of them may have sent that one. */
  there: number[];
}

/** The sabotages of a company in the rounds that are still written down, the latest first. */
export function sabotages({ rounds, companies }: DoubleAgentsView, company: string): Sabotage[] {
  const members = companies.find(({ name }) => name === company)?.members ?? [];
  return rounds.toReversed().flatMap(({ number, destinations, results }) =>
    results
      .filter((result) => result[company as 'cia' | 'kgb'].cards.includes('sabotage'))
      .map(({ destination }) => ({
        round: number,
        destination,
        there: members.filter((seat) => destinations.some((leg) => leg[seat] === destination)),
      })),
  );
}

/** Whether earlier rounds were played that are written down no more. */
export const isPartial = ({ rounds }: DoubleAgentsView) => (rounds[0]?.number ?? 1) > 1;

/** At how many of them somebody was. */
export const presence = (found: Sabotage[], seat: number) => found.filter(({ there }) => there.includes(seat)).length;
