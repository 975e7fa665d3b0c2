// Ready phrases as somebody puts them together: which words are still to be chosen, and how it would be read.
import { words } from '../shared/i18n.svelte';

export type Phrases = Record<string, Record<string, string[]>>;

export interface Begun {
  phrase: string;
  facts: Record<string, string>;
}

const GAP = '…';
const SEAT = /^p(\d+)$/;

/** The fact to be chosen next; none when the phrase is whole. */
export function missing(phrases: Phrases, { phrase, facts }: Begun): string | undefined {
  return Object.keys(phrases[phrase] ?? {}).find((fact) => !(fact in facts));
}

/** A word of a phrase, as people here say it. */
export function labelOf(word: string, names: readonly string[]): string {
  const seat = SEAT.exec(word);
  return seat ? (names[Number(seat[1]) - 1] ?? word) : words.plain(word);
}

/** The phrase as it would be read, with gaps for what is still to be chosen. */
export function read(phrases: Phrases, { phrase, facts }: Begun, names: readonly string[]): string {
  const said = Object.keys(phrases[phrase] ?? {}).map((fact) => {
    const word = facts[fact];
    if (!word) return words.everyForm(fact, () => GAP);
    return names.length && SEAT.test(word) ? { [fact]: labelOf(word, names) } : words.forms({ [fact]: word });
  });
  return words.say(`phrase-${phrase}`, { ...Object.assign({}, ...said), who: 'other' }).replace(/…\.$/, GAP);
}
