// The printed map: where places are drawn, which lines join them, the coasts behind them, and where pieces stand.
import board from '../../../../src/filature/games/top_secret/board.json';
import type { Direction } from '../../shared/rovingTabindex';
import type { Man } from './notation';
import type { Agent } from './view';

export const WIDTH = 1000;
/** The board file is a little flat; agents need room to stand. */
const STRETCH = 1.12;
export const HEIGHT = Math.round(board.canvas.height * STRETCH);

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export const LETTER: Record<Colour, string> = { red: 'R', blue: 'B', green: 'G', yellow: 'Y' };

export interface Place {
  /** As it is written: `Lagos`, `S_red`, `H_red`. */
  id: string;
  kind: 'city' | 'start' | 'hq';
  x: number;
  y: number;
  colour: Colour | null;
}

export interface Line {
  from: Place;
  to: Place;
  kind: 'line' | 'exit' | 'dotted';
}

const cities = board.cities.map((city): Place => ({
  id: city.label,
  kind: 'city',
  x: city.x,
  y: city.y * STRETCH,
  colour: null,
}));
const corner =
  (kind: 'start' | 'hq') =>
  (base: { id: string; colour: string; x: number; y: number }): Place => ({
    id: base.id,
    kind,
    x: base.x,
    y: base.y * STRETCH,
    colour: base.colour as Colour,
  });
export const CITIES: readonly Place[] = cities;
export const PLACES: readonly Place[] = [
  ...cities,
  ...board.start_bases.map(corner('start')),
  ...board.headquarters.map(corner('hq')),
];

const byId = new Map(PLACES.map((place) => [place.id, place]));
const written = new Map([
  ...board.cities.map((city) => [city.id, city.label] as const),
  ...PLACES.filter((place) => place.kind !== 'city').map((place) => [place.id, place.id] as const),
]);

export function place(id: string): Place | undefined {
  return byId.get(id);
}

function end(id: string): Place {
  const found = byId.get(written.get(id) ?? '');
  if (!found) throw new Error(`the board has no ${id}`);
  return found;
}

export const LINES: readonly Line[] = board.edges.map((edge) => ({
  from: end(edge.a),
  to: end(edge.b),
  kind: edge.kind as Line['kind'],
}));

const beside = new Map<string, Place[]>(PLACES.map(({ id }) => [id, []]));
const ways = new Map<string, string[]>(PLACES.map(({ id }) => [id, []]));
for (const { from, to, kind } of LINES) {
  beside.get(from.id)?.push(to);
  beside.get(to.id)?.push(from);
  ways.get(from.id)?.push(to.id);
  if (kind === 'line') ways.get(to.id)?.push(from.id);
}

/** Every place a line leads to or comes from. */
export function neighbours(id: string): readonly Place[] {
  return beside.get(id) ?? [];
}

/** Where a step can lead (SE-2.3), headquarters of all colours included. */
export function steps(id: string): readonly string[] {
  return ways.get(id) ?? [];
}

const UNIT: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const WIDEST = Math.cos((80 * Math.PI) / 180);

/** The neighbour that lies nearest to a direction. */
export function toward(id: string, direction: Direction): string | undefined {
  const here = byId.get(id);
  if (!here) return undefined;
  const [dx, dy] = UNIT[direction];
  let best: string | undefined;
  let most = WIDEST;
  for (const there of neighbours(id)) {
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = (x * dx + y * dy) / Math.hypot(x, y);
    if (along > most) [best, most] = [there.id, along];
  }
  return best;
}

// --- Coasts -----------------------------------------------------------------------------------------------------
// In the coordinates of the board file; drawn by hand around its cities, not after any map.
const COASTS: Record<string, string> = {
  america:
    '76,124 94,104 82,86 92,62 118,50 156,44 196,50 232,36 270,30 280,44 273,62 274,78 286,94 302,112 312,96 320,74 340,62 356,80 374,98 390,122 368,134 352,146 374,158 360,170 352,186 346,204 334,216 328,232 320,246 324,268 316,270 308,254 292,248 272,252 256,264 250,282 260,294 278,286 284,298 274,308 280,318 290,330 284,338 268,328 250,318 230,300 214,278 206,256 196,236 184,222 198,250 202,268 192,256 180,232 168,212 160,192 152,166 142,144 122,130 100,134',
  brazil:
    '284,332 304,322 330,330 352,344 374,362 406,384 414,398 400,422 390,440 376,458 372,484 366,506 368,528 352,546 334,556 326,574 310,588 298,606 282,616 266,602 256,582 262,556 264,520 264,488 270,458 266,430 250,404 242,380 254,360 268,344',
  greenland: '384,22 424,10 474,12 482,32 462,48 440,60 422,84 408,68 396,46',
  iceland: '456,66 472,60 482,66 474,76 460,76',
  britain: '428,122 440,118 454,118 456,106 446,94 448,76 436,72 430,84 438,96 432,108',
  ireland: '412,104 424,96 426,108 416,116',
  eurasia:
    '446,206 442,190 452,174 476,172 474,156 486,142 502,134 514,120 518,102 526,84 536,90 552,88 568,84 578,72 570,58 556,64 548,76 538,80 526,70 518,52 534,30 558,16 582,14 606,26 618,38 604,46 590,42 604,56 634,46 662,36 700,30 716,16 742,12 766,26 802,28 842,26 884,32 924,42 950,54 938,70 912,78 904,92 914,118 904,142 890,122 872,108 858,122 864,148 872,166 854,182 838,196 826,204 844,212 860,230 850,242 838,226 836,240 848,258 840,284 818,302 802,304 806,322 796,336 784,318 780,334 772,322 766,304 758,290 742,278 726,290 714,316 704,334 694,312 686,288 670,274 648,266 668,288 656,304 634,314 624,300 612,272 600,246 592,224 594,204 596,188 572,184 550,184 544,168 562,158 590,154 602,142 580,130 562,136 552,148 548,164 540,178 530,168 524,152 508,144 516,160 530,174 522,180 506,164 494,154 484,166 480,182 470,200 458,208',
  africa:
    '450,220 478,212 506,206 516,220 540,228 562,218 582,218 588,236 598,262 608,288 620,312 650,322 644,344 622,372 614,396 620,420 616,446 604,472 606,500 610,524 592,548 558,566 528,566 516,548 512,512 502,472 510,436 508,410 498,384 496,358 508,344 508,334 484,336 458,342 434,328 416,306 420,284 430,252 440,234',
  madagascar: '640,452 650,430 658,446 650,480 638,488 634,468',
  ceylon: '716,334 722,340 718,348 712,342',
  japan: '902,262 918,250 928,240 936,220 934,198 946,188 952,206 946,234 930,254 912,268',
  sumatra: '750,322 762,326 784,350 794,368 780,362 762,344',
  java: '798,374 816,374 838,382 820,384 802,382',
  borneo: '806,342 822,322 838,332 834,356 816,362',
  celebes: '850,340 862,338 858,352 866,366 856,362 850,352',
  philippines: '854,288 864,290 862,304 874,320 864,324 856,306',
  guinea: '872,366 892,372 914,374 938,390 956,412 934,408 908,404 886,390',
  australia:
    '754,486 768,468 792,456 808,440 828,428 850,430 854,448 872,458 880,432 892,450 906,478 926,506 930,540 916,574 890,592 862,596 832,590 810,600 780,596 762,574 756,544 750,514',
  zealand: '976,486 984,500 974,520 962,540 952,548 958,530 970,512',
  hawaii: '60,268 70,264 76,270 68,276',
  tahiti: '62,412 72,410 76,418 66,420',
  rapanui: '170,454 182,452 184,460 172,462',
  mauritius: '670,440 678,438 680,446 672,448',
};

/** A soft closed curve through points. */
function coast(points: string): string {
  const all = points.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
  const at = (n: number) => all[(n + all.length) % all.length] as [number, number];
  const [sx, sy] = at(0);
  let path = `M${sx} ${(sy * STRETCH).toFixed(1)}`;
  for (let n = 0; n < all.length; n++) {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const near = (p: number, q: number, r: number) => q + (r - p) / 7;
    const far = (p: number, q: number, r: number) => q - (r - p) / 7;
    const numbers = [
      near(a[0], b[0], c[0]),
      near(a[1], b[1], c[1]) * STRETCH,
      far(b[0], c[0], d[0]),
      far(b[1], c[1], d[1]) * STRETCH,
      c[0],
      c[1] * STRETCH,
    ];
    path += `C${numbers.map((number) => number.toFixed(1)).join(' ')}`;
  }
  return `${path}Z`;
}

export const LAND: string = Object.values(COASTS).map(coast).join('');

// --- Where pieces stand --------------------------------------------------------------------------------------------------

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Feet of an agent among those at its place; one who carries a case needs more room, an attacker stands in front. */
export function stand(man: Agent, all: readonly Agent[]): Spot {
  const at = place(man.place);
  const here = all.filter((other) => other.place === man.place);
  const [count, n] = [here.length, here.indexOf(man)];
  if (!at) return { x: 0, y: 0, scale: 0 };
  if (at.kind === 'start') {
    const row = count > 4 ? Math.ceil(count / 2) : count;
    const [line, column] = [Math.floor(n / row), n % row];
    const inRow = line ? count - row : row;
    return { x: at.x + (column - (inRow - 1) / 2) * 21, y: at.y + (count > 4 ? 8 + line * 25 : 18), scale: 0.62 };
  }
  if (at.kind === 'hq') return { x: at.x, y: at.y + 14, scale: 0.8 };
  const front = stranger(here);
  const row = front ? here.filter((other) => (other === front) === (man === front)) : here;
  const widths = row.map((other) => (other.case ? WIDE : NARROW));
  const before = widths.slice(0, row.indexOf(man)).reduce((sum, width) => sum + width, 0);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return { x: at.x - whole / 2 + before + NARROW / 2, y: at.y + (man === front ? 38 : -6), scale: 1 };
}

const NARROW = 27;
const WIDE = 54;

/** Whoever has come to fight those in a city: the only one of his colour there. */
export function stranger<One extends Agent>(here: readonly One[]): One | undefined {
  if (new Set(here.map((man) => man.seat)).size < 2) return undefined;
  const drafted = here.find((man) => (man as Partial<Man>).drafted);
  return drafted ?? here.find((man) => here.filter((other) => other.seat === man.seat).length === 1);
}

/** Middle of the n-th case that lies in a city: right, left, right … */
export function layAt(id: string, n: number): Spot {
  const at = place(id);
  if (!at) return { x: 0, y: 0, scale: 0 };
  const side = n % 2 ? -1 : 1;
  return { x: at.x + side * (29 + 32 * Math.floor(n / 2)), y: at.y + 9, scale: 1 };
}
