// Where pieces and spots of a board are on the screen. Boards mark them with data-piece, and data-spot or data-place.

export interface Point {
  x: number;
  y: number;
}

const quoted = (name: string) => `"${CSS.escape(name)}"`;

export function pieceIn(board: Element, name: string): SVGGraphicsElement | HTMLElement | null {
  return board.querySelector(`[data-piece=${quoted(name)}]`);
}

export function spotIn(board: Element, name: string): Element | null {
  return board.querySelector(`[data-spot=${quoted(name)}]`) ?? board.querySelector(`[data-place=${quoted(name)}]`);
}

/** A spot or else a piece: where something rises or flies to. */
export function markIn(board: Element, name: string): Element | null {
  return spotIn(board, name) ?? pieceIn(board, name);
}

/** The middle of an element's box, on the screen. */
export function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far a piece, as it stands now, is from each spot of its walk, in its own units; null where a spot is not drawn. */
export function offsets(board: Element, piece: SVGGraphicsElement | HTMLElement, via: string[]): Point[] | null {
  const spots = via.map((name) => spotIn(board, name));
  if (spots.some((spot) => !spot)) return null;
  const home = standing(piece);
  const points = spots.map((spot) => middle(spot as Element));
  const last = points.at(-1) as Point;
  // Several stand side by side on a spot: a piece keeps its side all the way. One that is elsewhere by now has none.
  const box = (spots.at(-1) as Element).getBoundingClientRect();
  const there = Math.abs(home.x - last.x) <= box.width && Math.abs(home.y - last.y) <= box.height;
  const aside = there ? { x: home.x - last.x, y: home.y - last.y } : { x: 0, y: 0 };
  const scale = unitsPerPixel(piece);
  return points.map(({ x, y }) => ({ x: (x + aside.x - home.x) * scale, y: (y + aside.y - home.y) * scale }));
}

/** The middle of a piece where it belongs, whatever moves it for the moment. */
function standing(piece: SVGGraphicsElement | HTMLElement): Point {
  const held = piece.style.translate;
  const running = piece.getAnimations();
  for (const one of running) one.cancel();
  piece.style.translate = '';
  const at = middle(piece);
  piece.style.translate = held;
  return at;
}

function unitsPerPixel(piece: SVGGraphicsElement | HTMLElement): number {
  const parent = piece.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
}
