// What becomes of the cards of two companies that meet in a city.
import type { SidedCard } from '../../scenes/scene';

export const COMPANIES = ['cia', 'kgb'] as const;
export type Company = (typeof COMPANIES)[number];
export type PerCompany<Value> = Record<Company, Value>;

export function forEach<Value>(of: (company: Company) => Value): PerCompany<Value> {
  return { cia: of('cia'), kgb: of('kgb') };
}

const enemy = (company: Company): Company => (company === 'cia' ? 'kgb' : 'cia');

/** The cards after the defectors: `turned` are the enemy's cards that each has won over, or copied. */
export function crossing(
  cards: PerCompany<SidedCard[]>,
  turned: PerCompany<readonly string[]>,
  copies: boolean,
): PerCompany<SidedCard[]> {
  if (!copies) return forEach((company) => marked(cards[company], turned[enemy(company)], 'turned'));
  return forEach((company) => [
    ...cards[company],
    ...turned[company].map((word) => ({ word, fate: 'copied' as const })),
  ]);
}

/** The cards after the killers: `killed` are the enemy's cards that each has removed. */
export function striking(
  cards: PerCompany<SidedCard[]>,
  killed: PerCompany<readonly string[]>,
): PerCompany<SidedCard[]> {
  return forEach((company) => marked(cards[company], killed[enemy(company)], 'killed'));
}

/** These words have met a fate, each on a card that had none. */
function marked(cards: SidedCard[], words: readonly string[], fate: 'turned' | 'killed'): SidedCard[] {
  const left = [...words];
  return cards.map((card) => {
    const at = card.fate ? -1 : left.indexOf(card.word);
    if (at < 0) return card;
    left.splice(at, 1);
    return { ...card, fate };
  });
}
