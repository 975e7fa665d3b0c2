// The town as it is drawn: where every square, container and piece is, and where an arrow key leads.
import type { Direction } from '../../shared/rovingTabindex';
import {
  BESIDE,
  type Colour,
  COLOURS,
  CONTAINERS,
  HOTELS,
  letterOf,
  MOLE_SQUARES,
  partsOf,
  type PieceKind,
  PIECES,
  PILE,
  SECRET_PLACES,
  squareOf,
  SQUARES,
  STATIONS,
  TRANSPORTS,
} from './notation';
import type { SerumView } from './view';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plot extends Box {
  /** Where its picture stands, drawn in a box of 100. */
  art: { x: number; y: number; s: number };
  small: Box;
  agents: Box;
}

export interface Layout {
  name: 'wide' | 'tall';
  w: number;
  h: number;
  /** Size of a piece. */
  piece: number;
  plots: Record<string, Plot>;
  containers: Record<string, Box>;
  pile: Box;
  tray: Box;
}

const STREET = 14;

function widePlot(square: string, column: number, row: number, columns = 1): Plot {
  const [x, y] = [7 + column * 200, 7 + row * 168];
  const [w, h] = [columns * 200 - STREET, 168 - STREET];
  // Where neither luggage nor watchers can be, the picture takes the room.
  const alone = square.startsWith('V');
  const secret = square.startsWith('G');
  return {
    ...{ x, y, w, h },
    art: alone
      ? { x: x + 42, y: y + 16, s: 1.16 }
      : { x: x + (secret ? 14 : columns > 1 ? 4 : -4), y: y + 14, s: secret ? 1.08 : 1 },
    small: secret ? { x: x + 126, y: y + 6, w: w - 130, h: 104 } : { x: x + 104, y: y + 6, w: w - 108, h: 44 },
    agents: { x: x + 8, y: y + h - 51, w: w - 16, h: 50 },
  };
}

function wide(): Layout {
  const at: Record<string, [number, number, number?]> = {
    ...{ VM1: [0, 0], H1: [1, 0], G1: [2, 0], H2: [3, 0], VM2: [4, 0] },
    ...{ B1: [0, 1, 2], V3: [2, 1], G2: [3, 1], H3: [4, 1] },
    ...{ H6: [0, 2], V1: [1, 2], G3: [2, 2], V2: [3, 2], VM3: [4, 2] },
    ...{ G4: [0, 3], G5: [2, 3], F1: [3, 3, 2] },
    ...{ VM4: [0, 4], H5: [1, 4], H4: [3, 4], VM5: [4, 4] },
  };
  const plots = Object.fromEntries(Object.entries(at).map(([square, where]) => [square, widePlot(square, ...where)]));
  const containers: Record<string, Box> = {};
  COLOURS.forEach((colour, number) => {
    const hotel = plots[`H${number + 1}`] as Plot;
    containers[`${colour}-suitcase`] = { x: hotel.x + 93, y: hotel.y + 52, w: 43, h: 56 };
    containers[`${colour}-briefcase`] = { x: hotel.x + 136, y: hotel.y + 52, w: 43, h: 56 };
    for (const station of STATIONS) {
      const plot = plots[station] as Plot;
      containers[`${station}-${colour}-locker`] = { x: plot.x + 108 + number * 45, y: plot.y + 52, w: 45, h: 56 };
    }
  });
  const pile = { x: 207, y: 7 + 3 * 168, w: 186, h: 154 };
  return { name: 'wide', w: 1000, h: 912, piece: 1.42, plots, containers, pile, tray: { x: 7, y: 846, w: 986, h: 60 } };
}

function tall(): Layout {
  const plots: Record<string, Plot> = {};
  const containers: Record<string, Box> = {};
  const small = (square: string, column: number, y: number, of: number): void => {
    const w = 360 / of - 4;
    const x = 2 + column * (w + 4);
    const size = square.startsWith('V') ? 0.56 : 0.44;
    plots[square] = {
      ...{ x, y, w, h: 92 },
      art: { x: x + (square.startsWith('V') ? (w - 56) / 2 : 2), y: y + (square.startsWith('V') ? 20 : 18), s: size },
      small: { x: x + 22, y: y + 1, w: w - 22, h: 73 },
      agents: { x: x + 2, y: y + 56, w: w - 4, h: 35 },
    };
  };
  const hotel = (number: number, column: number, y: number): void => {
    const x = 2 + column * 120;
    plots[`H${number}`] = {
      ...{ x, y, w: 116, h: 138 },
      art: { x: x + 4, y: y + 9, s: 0.49 },
      small: { x: x + 58, y: y + 3, w: 56, h: 50 },
      agents: { x: x + 4, y: y + 102, w: 108, h: 35 },
    };
    const colour = COLOURS[number - 1] as Colour;
    containers[`${colour}-suitcase`] = { x: x + 2, y: y + 56, w: 56, h: 46 };
    containers[`${colour}-briefcase`] = { x: x + 58, y: y + 56, w: 56, h: 46 };
  };
  const station = (square: string, y: number): void => {
    plots[square] = {
      ...{ x: 2, y, w: 356, h: 112 },
      art: { x: 4, y: y + 16, s: 0.82 },
      small: { x: 130, y: y + 3, w: 224, h: 26 },
      agents: { x: 92, y: y + 76, w: 262, h: 35 },
    };
    COLOURS.forEach((colour, number) => {
      containers[`${square}-${colour}-locker`] = { x: 88 + number * 45, y: y + 30, w: 45, h: 46 };
    });
  };
  TRANSPORTS.forEach((square, column) => small(square, column, 2, 5));
  [1, 2, 3].forEach((number, column) => hotel(number, column, 98));
  station('B1', 240);
  SECRET_PLACES.forEach((square, column) => small(square, column, 356, 5));
  station('F1', 452);
  [4, 5, 6].forEach((number, column) => hotel(number, column, 568));
  MOLE_SQUARES.forEach((square, column) => small(square, column, 710, 4));
  const pile = { x: 272, y: 710, w: 86, h: 92 };
  return { name: 'tall', w: 360, h: 862, piece: 1, plots, containers, pile, tray: { x: 2, y: 806, w: 356, h: 54 } };
}

export const WIDE: Layout = wide();
export const TALL: Layout = tall();

/** The phases above the plan, in a box of a certain height. */
const PHASES_PX = 40;
/** The smallest scale at which everything can be read and touched. */
const LEAST = { wide: 0.56, tall: 0.75 };

/** The layout for a box, and whether all of it can be seen at once; else it is as wide as the box, and scrolls. */
export function fit({ width, height }: { width: number; height: number }): { layout: Layout; whole: boolean } {
  const scale = ({ w, h }: Layout): number => Math.min(width / w, (height - PHASES_PX) / h);
  const layout = [WIDE, TALL].find((one) => scale(one) >= LEAST[one.name]);
  if (layout) return { layout, whole: true };
  return { layout: width / WIDE.w >= LEAST.wide ? WIDE : TALL, whole: false };
}

/** Where a container is drawn. */
export function containerBox(view: SerumView, layout: Layout, container: string): Box | undefined {
  const [, kind] = partsOf(container);
  if (kind !== 'locker') return layout.containers[container];
  const square = squareOf(view, container);
  return square ? layout.containers[`${square}-${container}`] : undefined;
}

export interface Piece {
  id: string;
  kind: PieceKind;
  seat: number;
  colour: Colour;
  place: string;
  /** The middle of its foot. */
  x: number;
  y: number;
}

export const SIZE: Record<PieceKind, [number, number]> = { agent: [24, 34], informant: [22, 24], bug: [22, 21] };

/** Pieces in a box, from one side, in rows or, where it is narrow, in columns; they close up where there are many. */
function stand(list: Omit<Piece, 'x' | 'y'>[], box: Box, size: [number, number], side: 'left' | 'right'): Piece[] {
  const [w, h] = size;
  const most = Math.max(1, Math.floor(box.h / h));
  const wanted = box.h > box.w ? list.length : Math.ceil((list.length * w) / box.w);
  const rows = Math.max(1, Math.min(most, wanted));
  const each = Math.ceil(list.length / rows);
  const step = each > 1 ? Math.min(w + 1, (box.w - w) / (each - 1)) : 0;
  return list.map((piece, number) => {
    const across = w / 2 + (number % each) * step;
    return {
      ...piece,
      x: side === 'left' ? box.x + across : box.x + box.w - across,
      y: box.y + h * (Math.floor(number / each) + 1),
    };
  });
}

/** Every piece with its place in the drawing, in a fixed order so that it can be followed when it moves. */
export function pieces(view: SerumView, layout: Layout): Piece[] {
  const all = view.table.flatMap((player, seat) =>
    PIECES.map((kind) => ({
      id: `${kind}-${seat}`,
      kind,
      seat,
      colour: player.colour as Colour,
      place: player[kind] ?? BESIDE,
    })),
  );
  const size = (kind: PieceKind): [number, number] => [SIZE[kind][0] * layout.piece, SIZE[kind][1] * layout.piece];
  const placed: Piece[] = [];
  for (const [square, plot] of Object.entries(layout.plots)) {
    const here = all.filter((piece) => piece.place === square);
    placed.push(
      ...stand(
        here.filter((piece) => piece.kind === 'agent'),
        plot.agents,
        size('agent'),
        'left',
      ),
    );
    placed.push(
      ...stand(
        here.filter((piece) => piece.kind !== 'agent'),
        plot.small,
        size('informant'),
        'right',
      ),
    );
  }
  // Off the board all stand on one line, those of a player together.
  const [w, h] = size('agent');
  const { tray } = layout;
  const shelf =
    layout.name === 'tall'
      ? { x: tray.x + 3, y: tray.y + tray.h - h - 1, w: tray.w - 6, h }
      : { x: tray.x + tray.w * 0.24, y: tray.y + (tray.h - h) / 2, w: tray.w * 0.75, h };
  placed.push(
    ...stand(
      all.filter((piece) => piece.place === BESIDE),
      shelf,
      [w, h],
      'left',
    ),
  );
  return placed.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The pieces on a place, by kind. */
export function standing(view: SerumView, place: string): Record<PieceKind, number[]> {
  const seats = (kind: PieceKind) =>
    view.table.flatMap((player, seat) => ((player[kind] ?? BESIDE) === place ? [seat] : []));
  return { agent: seats('agent'), informant: seats('informant'), bug: seats('bug') };
}

export interface Container {
  name: string;
  colour: Colour;
  kind: string;
  box: Box;
  square: string;
  /** Who has seen into it, as everybody could notice. */
  seen: number[];
  /** Who looked last. */
  looked: number[];
  taken: boolean;
  /** What was in it, once all is shown. */
  card: string | null;
}

export function containers(view: SerumView, layout: Layout): Container[] {
  return CONTAINERS.flatMap((name) => {
    const box = containerBox(view, layout, name);
    const square = squareOf(view, name);
    if (!box || !square) return [];
    const [colour, kind] = partsOf(name);
    return [
      {
        ...{ name, colour, kind, box, square },
        seen: seenBy(view, name),
        looked: view.table.flatMap((player, seat) => (player.deeds.includes(name) ? [seat] : [])),
        taken: view.taken === name,
        card: view.truth?.cards[name] ?? null,
      },
    ];
  });
}

/** The doors of a station's lockers that nobody uses. */
export function emptyLockers(view: SerumView, layout: Layout): Box[] {
  return STATIONS.flatMap((station) =>
    COLOURS.filter((colour) => view.lockers[colour] !== station).flatMap((colour) => {
      const box = layout.containers[`${station}-${colour}-locker`];
      return box ? [box] : [];
    }),
  );
}

/** Who has seen into a place, as everybody could notice; a table without help leaves that to memory. */
export function seenBy(view: SerumView, place: string): number[] {
  if (view.options.assist === 0 && !view.truth) return [];
  return view.table.flatMap((player, seat) => (player.knows.includes(place) ? [seat] : []));
}

// --- Keys -------------------------------------------------------------------------------------------------------------

function centre(box: Box): [number, number] {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

/** Every place with its middle; a square is where its picture is. */
export function spots(view: SerumView, layout: Layout): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  for (const [square, plot] of Object.entries(layout.plots)) {
    found.set(square, [plot.art.x + 50 * plot.art.s, plot.y + plot.h / 2]);
  }
  for (const container of containers(view, layout)) found.set(container.name, centre(container.box));
  found.set(PILE, centre(layout.pile));
  found.set(BESIDE, centre(layout.tray));
  return found;
}

/** The nearest place in a direction; what lies straight ahead comes first. */
export function next(view: SerumView, layout: Layout, place: string, direction: Direction): string | undefined {
  const all = spots(view, layout);
  const from = all.get(place);
  if (!from) return undefined;
  const across = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best: string | undefined;
  let least = Infinity;
  for (const [name, [x, y]] of all) {
    const ahead = sign * (across ? x - from[0] : y - from[1]);
    const aside = Math.abs(across ? y - from[1] : x - from[0]);
    if (name === place || ahead <= 4 || aside > 2.2 * ahead + 12) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** A digit goes to that number among squares of the same letter, a letter to its squares in turn. */
export function jump(key: string, place: string): string | undefined {
  const letter = SQUARES.includes(place) ? letterOf(place) : 'H';
  if (/^[1-6]$/.test(key)) return SQUARES.includes(`${letter}${key}`) ? `${letter}${key}` : undefined;
  const groups: Record<string, readonly string[]> = {
    g: SECRET_PLACES,
    h: HOTELS,
    f: ['F1', 'B1'],
    v: [...MOLE_SQUARES, ...TRANSPORTS],
  };
  const group = groups[key.toLowerCase()];
  return group?.[(group.indexOf(place) + 1) % group.length];
}
