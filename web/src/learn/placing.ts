// Where a bubble stands: beside what it speaks of, inside the window, and off what is needed now.
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

const GAP = 14;
const EDGE = 8;

/** How much of a box another one covers. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The best of the places around a target. `clear` is what should stay free, the target with it; `room` the window. */
export function place(bubble: { width: number; height: number }, target: Box, clear: Box[], room: Box): Spot {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const across = middle.x - bubble.width / 2;
  const upright = middle.y - bubble.height / 2;
  const right = room.left + room.width - bubble.width;
  const bottom = room.top + room.height - bubble.height;
  const spots: Spot[] = [
    { left: across, top: target.top + target.height + GAP },
    { left: across, top: target.top - bubble.height - GAP },
    { left: target.left + target.width + GAP, top: upright },
    { left: target.left - bubble.width - GAP, top: upright },
    { left: across, top: room.top },
    { left: across, top: bottom },
    { left: room.left, top: upright },
    { left: right, top: upright },
  ];
  let best: Spot = { left: room.left + EDGE, top: room.top + EDGE };
  let least = Infinity;
  for (const spot of spots) {
    const left = Math.max(room.left + EDGE, Math.min(spot.left, right - EDGE));
    const top = Math.max(room.top + EDGE, Math.min(spot.top, bottom - EDGE));
    const here = { left, top, ...bubble };
    const covered = 4 * overlap(here, target) + clear.reduce((sum, box) => sum + overlap(here, box), 0);
    if (covered < least) [best, least] = [{ left, top }, covered];
  }
  return best;
}
