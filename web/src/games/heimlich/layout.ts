// Where everything is drawn, in two shapes: lying for wide screens, standing for phones.
import type { Language } from '../../shared/preferences.svelte';
import { AGENTS } from './art/agents';
import { indexOf, LAP, PLACES } from './notation';
import type { HeimlichView } from './view';

export type Shape = 'wide' | 'tall';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

const RIM = 84;
const SHAPES = {
  wide: { width: 1300, height: 1060, columns: 13, rows: 10, start: 6, base: 156, feet: 216, pawn: 50 },
  tall: { width: 1000, height: 1300, columns: 10, rows: 13, start: 4, base: 182, feet: 276, pawn: 66 },
} as const;

export function shapeFor(width: number): Shape {
  return width >= 620 ? 'wide' : 'tall';
}

/** The agents' row below the town, in a box of a certain height. */
const ROSTER_PX = 50;

/** The shape that is larger in a box. */
export function shapeIn({ width, height }: { width: number; height: number }): Shape {
  const scale = (shape: Shape): number =>
    Math.min(width / SHAPES[shape].width, (height - ROSTER_PX) / SHAPES[shape].height);
  return scale('tall') > scale('wide') ? 'tall' : 'wide';
}

export function measures(shape: Shape): (typeof SHAPES)[Shape] {
  return SHAPES[shape];
}

/** How many agents abreast the list below the board has, in rows as even as can be. */
export function columnsFor(width: number, count: number): number {
  const most = Math.max(2, Math.floor(width / 150));
  return Math.ceil(count / Math.ceil(count / most)) || 1;
}

/** Column and row of each place in a frame of four by four: the chapel and the ruin below, the rest clockwise. */
const FRAME: [number, number][] = [
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
];

export function cell(shape: Shape, place: string): Box {
  const { width, height } = SHAPES[shape];
  const [column, row] = FRAME[indexOf(place)] as [number, number];
  const [w, h] = [(width - 2 * RIM) / 4, (height - 2 * RIM) / 4];
  return { x: RIM + column * w, y: RIM + row * h, width: w, height: h };
}

export function square(shape: Shape): Box {
  const { width, height } = SHAPES[shape];
  const [w, h] = [(width - 2 * RIM) / 4, (height - 2 * RIM) / 4];
  return { x: RIM + w, y: RIM + h, width: 2 * w, height: 2 * h };
}

/** The 42 stones of the score track, clockwise from the start below the chapel. */
export function stones(shape: Shape): Box[] {
  const { width, height, columns, rows, start } = SHAPES[shape];
  const column = (i: number): [number, number] => edge(i, columns, width);
  const row = (i: number): [number, number] => edge(i, rows, height);
  const at = (i: number, j: number): Box => {
    const [[x, w], [y, h]] = [column(i), row(j)];
    return { x, y, width: w, height: h };
  };
  const across = Array.from({ length: columns }, (_, i) => i);
  const down = Array.from({ length: rows - 2 }, (_, j) => j + 1);
  const bottom = across.map((i) => at(i, rows - 1));
  return [
    ...bottom.slice(0, start + 1).reverse(),
    ...down.toReversed().map((j) => at(0, j)),
    ...across.map((i) => at(i, 0)),
    ...down.map((j) => at(columns - 1, j)),
    ...bottom.slice(start + 1).reverse(),
  ];
}

function edge(i: number, count: number, length: number): [number, number] {
  if (i === 0) return [0, RIM];
  if (i === count - 1) return [length - RIM, RIM];
  const step = (length - 2 * RIM) / (count - 2);
  return [RIM + (i - 1) * step, step];
}

/** Where `count` agents stand in one cell, so that every letter stays visible; feet in the middle of each spot. */
export function slots(shape: Shape, count: number): Spot[] {
  const { feet, pawn } = SHAPES[shape];
  const { width } = cell(shape, 'chapel');
  const abreast = shape === 'wide' ? 7 : 4;
  const behind = Math.max(0, count - abreast);
  const row = (n: number, y: number): Spot[] => {
    const gap = n > 1 ? Math.min(pawn + 6, (width - pawn - 8) / (n - 1)) : 0;
    // One or two stand beside the door, so that its number stays visible.
    const aside = shape === 'wide' && n < 3 ? 26 : 0;
    return Array.from({ length: n }, (_, i) => ({ x: width / 2 + aside + (i - (n - 1) / 2) * gap, y }));
  };
  return [...row(behind, feet - 84), ...row(count - behind, feet)];
}

export interface Standing extends Spot {
  agent: string;
  place: string;
}

/** Every agent's feet on the board, given where it stands. Whoever leaves a place keeps theirs there for the while
 * (`kept`), so that nobody moves from under a finger. */
export function standing(shape: Shape, where: Record<string, string>, kept: Record<string, string> = {}): Standing[] {
  const found: Standing[] = [];
  for (const place of PLACES) {
    const here = AGENTS.filter((agent) => where[agent] === place || kept[agent] === place);
    const box = cell(shape, place);
    slots(shape, here.length).forEach((spot, i) => {
      const agent = here[i] as string;
      if (where[agent] === place) found.push({ agent, place, x: box.x + spot.x, y: box.y + spot.y });
    });
  }
  return found;
}

export interface Marker extends Spot {
  agent: string;
  size: number;
  lettered: boolean;
  lap: number;
}

/** The score markers on their stones; the centre of each. */
export function markers(shape: Shape, view: HeimlichView): Marker[] {
  const all = stones(shape);
  const found: Marker[] = [];
  for (let number = 0; number < LAP; number++) {
    const here = view.agents.filter(({ score }) => score % LAP === number);
    const stone = all[number] as Box;
    const many = here.length > 3;
    const size = many ? 24 : shape === 'tall' && here.length < 3 ? 40 : 36;
    const gap = many ? 25 : here.length > 1 ? Math.min(size, (stone.width - size - 4) / (here.length - 1)) : 0;
    here.forEach(({ agent, score }, i) => {
      const [row, rows] = many ? [Math.floor(i / 3), Math.ceil(here.length / 3)] : [0, 1];
      const abreast = many ? Math.min(3, here.length - row * 3) : here.length;
      found.push({
        agent,
        size,
        lettered: !many && (shape === 'wide' || here.length < 3),
        lap: Math.floor(score / LAP),
        x: stone.x + stone.width / 2 + ((i % (many ? 3 : 7)) - (abreast - 1) / 2) * gap,
        y: stone.y + (many ? stone.height / 2 + (row - (rows - 1) / 2) * 26 : stone.height - size / 2 - 5),
      });
    });
  }
  return found;
}

// ---- Houses

export interface House {
  width: number;
  /** Windows left and right of the door, on the upper floor, in the gable: together what the house is worth. */
  ground: [number, number];
  upper: number;
  gable: number;
  chimney: number;
}

export const HOUSES: Record<string, House> = {
  H1: { width: 84, ground: [0, 0], upper: 0, gable: 1, chimney: 20 },
  H2: { width: 110, ground: [1, 1], upper: 0, gable: 0, chimney: -26 },
  H3: { width: 112, ground: [1, 1], upper: 0, gable: 1, chimney: 30 },
  H4: { width: 106, ground: [1, 1], upper: 2, gable: 0, chimney: 24 },
  H5: { width: 116, ground: [1, 1], upper: 2, gable: 1, chimney: -34 },
  H6: { width: 124, ground: [1, 1], upper: 4, gable: 0, chimney: 34 },
  H7: { width: 126, ground: [1, 1], upper: 4, gable: 1, chimney: -36 },
  H8: { width: 144, ground: [2, 2], upper: 4, gable: 0, chimney: -40 },
  H9: { width: 144, ground: [2, 2], upper: 4, gable: 1, chimney: 40 },
  H10: { width: 148, ground: [2, 2], upper: 5, gable: 1, chimney: -42 },
};

export function windows(house: House): number {
  return house.ground[0] + house.ground[1] + house.upper + house.gable;
}

// ---- Braille: dots 1-6 of each cell

const LETTERS_A_TO_J = ['1', '12', '14', '145', '15', '124', '1245', '125', '24', '245'];
const ANTOINE = ['16', '126', '146', '1456', '156', '1246', '12456', '1256', '246', '3456'];

/** A number in braille: with the number sign and the letters a to j, or in French with Antoine's digits. */
export function braille(number: number, language: Language): number[][] {
  const digits = language === 'fr' ? ANTOINE : LETTERS_A_TO_J;
  const cells = [language === 'fr' ? '6' : '3456', ...[...`${number}`].map((d) => digits[(Number(d) + 9) % 10] ?? '')];
  return cells.map((dots) => [...dots].map(Number));
}

/** Whoever wins together has a draw. */
