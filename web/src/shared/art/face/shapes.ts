// How the parts of a face are printed: shapes in a square of 96 units, in few inks; light comes from the left.

/** How a shape is printed: in ink with a lit edge, in a flat ink, or as a line. */
export type Print = 'ink' | 'flat' | 'night' | 'paper' | 'skin' | 'lamp' | 'line' | 'light' | 'hair';
export type Shape = readonly [Print, string];

export interface Part {
  /** What stands behind the head. */
  back?: readonly Shape[];
  front?: readonly Shape[];
}

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const dots = (...all: [number, number, number][]): string => all.map((one) => dot(...one)).join('');
