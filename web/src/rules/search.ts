// What the rules say about a word. The terminal finds the same (src/filature/language/rule_search.py); both are held to
// the questions in tests/language/player_questions.json.
import type { Clause, Rulebook } from '../api/types';

/** How much is shown of what was found, the best first. */
const FOUND = 12;
/** So many words of a question are looked up; nobody asks for more at once. */
const ASKED = 8;
const WORD = /[\p{L}\p{N}]+/gu;
const LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };
/** How many letters a word may have wrong and still be meant. */
const WRONG = 2;

/** Its words without accents and case. */
export function fold(text: string): string[] {
  const plain = text.toLowerCase().replace(/[œæß]/g, (letter) => LETTERS[letter] ?? letter);
  return plain.normalize('NFD').replace(/\p{M}/gu, '').match(WORD) ?? [];
}

/** The words of a question, each once. */
const askedWords = (text: string) => [...new Set(fold(text))].slice(0, ASKED);

/** 1 for the same word, less for a form of it (`kills`, `killer`) or a word it is a part of (`Identitätskarte`). */
export function alike(asked: string, word: string): number {
  if (asked === word) return 1;
  if (Math.min(asked.length, word.length) < 3) return 0;
  if (word.startsWith(asked)) return 0.8;
  let common = 0;
  while (common < asked.length && asked[common] === word[common]) common += 1;
  if (common >= 4 && asked.length - common <= 3 && word.length - common <= 4) return 0.6;
  return asked.length >= 5 && word.includes(asked) ? 0.4 : 0;
}

export function entriesOf(book: Rulebook): Clause[] {
  return [...book.guide, ...book.rules].flatMap((section) => section.clauses);
}

/** What the words are about, the best first. Entries that have all the words, else those that have some of them. */
export function find(book: Rulebook, text: string): Clause[] {
  const asked = askedWords(text);
  const entries = entriesOf(book);
  const number = numbered(entries, text);
  if (number) return [number];
  const scores = entries.map((entry) => scoreOf(entry, asked));
  const weights = asked.map((_, at) => {
    const having = scores.filter((score) => (score[at] ?? 0) > 0).length;
    return having ? Math.log(1 + entries.length / having) : 0;
  });
  const ranked = entries
    .map((entry, at) => ({ entry, score: scores[at] ?? [] }))
    .filter(({ score }) => score.some(Boolean))
    .map(({ entry, score }) => ({
      entry,
      whole: score.every(Boolean),
      worth: score.reduce((sum, part, at) => sum + part * (weights[at] ?? 0), 0),
    }));
  const whole = ranked.filter((one) => one.whole);
  return (whole.length ? whole : ranked)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, FOUND)
    .map(({ entry }) => entry);
}

/** The clause meant by `4.8` or `HC-4.8`. */
function numbered(entries: Clause[], text: string): Clause | undefined {
  const asked = /^(?:([a-z]{2})-?)?(\d{1,2})[.-](\d{1,2})$/i.exec(text.trim());
  return asked
    ? entries.find(({ id }) => id.endsWith(`-${Number(asked[2])}.${Number(asked[3])}`) && begins(id, asked[1]))
    : undefined;
}

const begins = (id: string, prefix: string | undefined) => !prefix || id.startsWith(prefix.toUpperCase());

/** How much an entry is about each word: most where its title says so. */
function scoreOf(entry: Clause, asked: string[]): number[] {
  const fields = [
    { words: fold(entry.title), worth: 3 },
    { words: fold(entry.words.join(' ')), worth: 3 },
    { words: fold(entry.text), worth: 1 },
  ];
  return asked.map((word) =>
    Math.max(0, ...fields.flatMap(({ words, worth }) => words.map((other) => worth * alike(word, other)))),
  );
}

/** A word of the rules that is like one that is not among them. */
export function suggestion(book: Rulebook, text: string): string | undefined {
  const known = new Set(entriesOf(book).flatMap((entry) => fold(`${entry.title} ${entry.words.join(' ')}`)));
  for (const word of askedWords(text)) {
    const close = [...known]
      .filter((other) => other.length > 3)
      .map((other) => ({ other, far: distance(word, other) }))
      .sort((a, b) => a.far - b.far)[0];
    if (close && close.far <= WRONG) return close.other;
  }
  return undefined;
}

/** How many letters make the difference between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const [before = 0, above = 0, left = 0] = [row[j], row[j + 1], next[j]];
      next.push(Math.min(before + (letter === other ? 0 : 1), above + 1, left + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
