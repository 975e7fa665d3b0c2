// How a belief came about, as lines to be drawn over the moments of a match.
import type { Analysis } from '../api/types';
import { seatOf } from '../shared/seats';

/** The box of the chart in pixels, and the room beside the curves: labels stand on the right. */
export const HEIGHT = 240;
export const LEFT = 44;
export const TOP = 12;
export const BOTTOM = 26;
/** How near each other the labels at the ends of two lines may stand. */
export const GAP = 26;

/** Lines are told apart by strokes, marks, labels and colours; any of these would do. */
export const DASHES = ['none', '7 4', '2 4', '11 4 2 4', '4 2', '14 6', '7 3 2 3 2 3', '3 7'];
/** Paths around 0 0. */
export const MARKS = [
  'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z',
  'M-4 -4H4V4H-4Z',
  'M0 -5L5 4H-5Z',
  'M0 -5L5 0L0 5L-5 0Z',
  'M0 5L5 -4H-5Z',
  'M-4 -1.5H-1.5V-4H1.5V-1.5H4V1.5H1.5V4H-1.5V1.5H-4Z',
  'M-5 -2.5H5V2.5H-5Z',
  'M-2.5 -5H2.5V5H-2.5Z',
];
/** Degrees of hue; a theme makes them light or dark enough (`color-mix` with its text). */
export const HUES = [38, 210, 140, 320, 265, 15, 180, 85];
const MOST = DASHES.length;
/** An answer that never seemed more likely than this is not drawn; it stands in the table. */
const FAINT = 0.05;
/** Marks on a line. */
const MARKED = 6;

/** What may be shown: the question the match turned on, who would win, or one secret (its name). */
export const QUESTION = '?';
export const WINNER = '!';

export interface Line {
  id: string;
  said: string;
  /** What it is about where a face and a name stand for it. */
  label: string;
  /** Whose face stands there; -1 for nobody's. */
  seat: number;
  /** Whether this is the truth at the last moment. */
  truth: boolean;
  values: number[];
}

export interface Point {
  x: number;
  y: number;
}

/** The lines of what is shown, those highest at last first. */
export function lines(analysis: Analysis, shown: string, eyes: string, names: string[]): Line[] {
  const found =
    shown === QUESTION
      ? questioned(analysis, names)
      : shown === WINNER
        ? chances(analysis, names)
        : believed(analysis, shown, eyes);
  return found.sort((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0));
}

function questioned({ question }: Analysis, names: string[]): Line[] {
  return question.curves.map(({ about, answer, said = about, claim = said, values }) => {
    const seat = Math.max(seatOf(about), seatOf(answer));
    const label = names[seat] === said ? '' : said;
    return { id: about, said: claim, label, seat, truth: false, values };
  });
}

function chances({ moments }: Analysis, names: string[]): Line[] {
  return names.map((name, seat) => {
    const values = moments.map((moment) => moment.chances?.[seat] ?? 0);
    return { id: `p${seat + 1}`, said: name, label: '', seat, truth: false, values };
  });
}

/** Every answer to a secret with its chances, moment by moment. */
function believed(analysis: Analysis, secret: string, eyes: string): Line[] {
  const answers = analysis.secrets.find((one) => one.secret === secret)?.answers ?? [];
  const truth = analysis.moments.at(-1)?.truth[secret];
  return answers.map(({ answer, said }) => ({
    id: answer,
    said: said || answer,
    label: seatOf(answer) < 0 ? said || answer : '',
    seat: seatOf(answer),
    truth: answer === truth,
    values: analysis.moments.map((moment) => moment.odds[eyes]?.[secret]?.[answer] ?? 0),
  }));
}

/** Those to be drawn: the truth always, others when they were believed at all, and no more than can be told apart. */
export function drawn(all: Line[]): Line[] {
  const worth = all.filter((line) => line.truth || Math.max(...line.values) >= FAINT);
  const kept = new Set([...worth].sort((a, b) => Number(b.truth) - Number(a.truth)).slice(0, MOST));
  return worth.filter((line) => kept.has(line));
}

/** Where a chance stands in a picture so wide. */
export function place(width: number, moments: number, index: number, chance: number): Point {
  const x = LEFT + (moments > 1 ? index / (moments - 1) : 0) * (width - LEFT);
  return { x, y: TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM) };
}

export function path(width: number, values: number[]): string {
  return values
    .map((chance, index) => place(width, values.length, index, chance))
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** The moments that bear a mark; each line's a little later than the one before, so that none hides another. */
export function marked(moments: number, line: number): number[] {
  const step = Math.max(1, Math.ceil(moments / MARKED));
  const found = Array.from({ length: moments }, (_, index) => index).filter((index) => index % step === line % step);
  return found.length ? found : [0];
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
