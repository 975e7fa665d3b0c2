// How a belief came about, as lines to be drawn: one for each answer that was ever worth a thought.
import type { Analysis } from '../api/types';

export const WIDTH = 340;
export const HEIGHT = 200;
export const LEFT = 44;
export const RIGHT = 24;
export const TOP = 10;
export const BOTTOM = 24;
/** How near each other the letters at the ends of two lines may stand. */
export const GAP = 14;

/** Lines are told apart by their strokes and by a letter at their end, never by colour. */
export const DASHES = ['none', '6 3', '2 3', '10 3 2 3', '1 4', '12 5', '6 2 2 2 2 2', '3 6'];
const LETTERS = 'ABCDEFGH';
/** An answer that never seemed more likely than this is not drawn; it stands in the table. */
const FAINT = 0.05;

export interface Line {
  answer: string;
  said: string;
  letter: string;
  dash: string;
  /** Whether this is the truth at the last moment. */
  truth: boolean;
  values: number[];
}

export interface Point {
  x: number;
  y: number;
}

/** Every answer to a secret with its chances, moment by moment: those most believed at last first. */
export function lines(analysis: Analysis, eyes: string, secret: string): Line[] {
  const answers = analysis.secrets.find((one) => one.secret === secret)?.answers ?? [];
  const truth = analysis.moments.at(-1)?.truth[secret];
  return answers
    .map(({ answer, said }) => ({
      answer,
      said: said || answer,
      truth: answer === truth,
      values: analysis.moments.map((moment) => moment.odds[eyes]?.[secret]?.[answer] ?? 0),
    }))
    .sort((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0))
    .map((line, place) => ({ ...line, letter: LETTERS[place] ?? '', dash: DASHES[place] ?? 'none' }));
}

/** Those to be drawn: the truth always, others when they were believed at all, and no more than can be told apart. */
export function drawn(all: Line[]): Line[] {
  return all.filter((line) => line.letter && (line.truth || Math.max(...line.values) >= FAINT));
}

/** Where a chance stands in the picture. */
export function place(moments: number, index: number, chance: number): Point {
  const x = LEFT + (moments > 1 ? index / (moments - 1) : 0) * (WIDTH - LEFT - RIGHT);
  return { x, y: TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM) };
}

export function path(values: number[]): string {
  return values
    .map((chance, index) => place(values.length, index, chance))
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** Heights for labels that would otherwise cover each other: each as near to where it belongs as there is room. */
export function spread(heights: number[], gap: number = GAP, last: number = HEIGHT - BOTTOM): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  order.forEach((index, rank) => {
    const above = rank ? (placed[order[rank - 1] ?? 0] ?? 0) + gap : -Infinity;
    placed[index] = Math.max(heights[index] ?? 0, above);
  });
  order.reverse().forEach((index, rank) => {
    const below = rank ? (placed[order[rank - 1] ?? 0] ?? 0) - gap : last;
    placed[index] = Math.min(placed[index] ?? 0, below);
  });
  return placed;
}

/** The moment that was last when so many moves had been made. */
export function momentAt(analysis: Analysis, move: number): number {
  return Math.max(
    0,
    analysis.moments.findLastIndex((moment) => moment.move <= move),
  );
}

/** The secret the match turned on most for a listener: the one to show first. */
export function telling(analysis: Analysis, eyes: string): string {
  const points = analysis.stories.find((story) => story.eyes === eyes)?.turning_points ?? [];
  const largest = [...points].sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0];
  return largest?.secret ?? analysis.secrets[0]?.secret ?? '';
}
