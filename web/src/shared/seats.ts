// Seats as the notation writes them.

/** The seat behind a word such as p2; -1 for any other word. */
export function seatOf(word: string): number {
  return /^p\d+$/.test(word) ? Number(word.slice(1)) - 1 : -1;
}
