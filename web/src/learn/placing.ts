// Where a bubble stands: near what it speaks of, inside the window, and off what is needed now.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** Something that had better not be covered, and how much that matters. */
export interface Clear {
  box: Box;
  weight: number;
}

const EDGE = 8;
/** So many places are tried across, and so many from top to bottom. */
const COLUMNS = 9;
const ROWS = 81;
/** What a pixel of distance is worth, in covered pixels. */
const DISTANCE = 20;

/** How much of a box another one covers. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A box with a margin. */
export function grown({ left, top, width, height }: Box, margin: number): Box {
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** How far two boxes are from each other. */
function distance(one: Box, other: Box): number {
  const across = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const upright = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(across, upright);
}

/** The best place for a bubble in a window. */
export function place(bubble: { width: number; height: number }, target: Box | null, clear: Clear[], room: Box): Spot {
  const wide = Math.max(0, room.width - bubble.width - 2 * EDGE);
  const high = Math.max(0, room.height - bubble.height - 2 * EDGE);
  let best: Spot = { left: room.left + EDGE, top: room.top + EDGE };
  let least = Infinity;
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      const left = Math.round(room.left + EDGE + (wide * column) / (COLUMNS - 1));
      const top = Math.round(room.top + EDGE + (high * row) / (ROWS - 1));
      const here = { left, top, width: bubble.width, height: bubble.height };
      const covered = clear.reduce((sum, { box, weight }) => sum + weight * overlap(here, box), 0);
      const cost = covered + (target ? DISTANCE * distance(here, target) : 0);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}
