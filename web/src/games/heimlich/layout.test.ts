import { describe, expect, it } from 'vitest';

import overThree from './fixtures/over-three.json';
import startFive from './fixtures/start-five.json';
import * as layout from './layout';
import * as notation from './notation';
import type { Shape } from './layout';
import type { Place } from './notation';
import type { HeimlichView } from './view';

const view = (fixture: { view: unknown }) => fixture.view as HeimlichView;
const SHAPES: Shape[] = ['wide', 'tall'];

describe.each(SHAPES)('the drawing, %s', (shape) => {
  const { width, height, pawn } = layout.measures(shape);

  it('has 42 stones side by side all the way round', () => {
    const stones = layout.stones(shape);
    expect(stones).toHaveLength(notation.LAP);
    stones.forEach((stone, i) => {
      const other = stones[(i + 1) % stones.length] as layout.Box;
      const apart = (a: keyof layout.Box, b: keyof layout.Box) =>
        Math.max(stone[a], other[a]) - Math.min(stone[a] + stone[b], other[a] + other[b]);
      expect(Math.abs(Math.max(apart('x', 'width'), apart('y', 'height')))).toBeLessThan(0.01);
      expect(stone.x + stone.width).toBeLessThanOrEqual(width + 0.01);
      expect(stone.y + stone.height).toBeLessThanOrEqual(height + 0.01);
    });
  });

  it('puts the places in a ring: each beside the next, clockwise', () => {
    notation.PLACES.forEach((place) => {
      const [here, there] = [layout.cell(shape, place), layout.cell(shape, notation.ahead(place, 1))];
      const far = Math.abs(here.x - there.x) / here.width + Math.abs(here.y - there.y) / here.height;
      expect(far).toBeCloseTo(1);
    });
    const [chapel, first, seventh] = (['chapel', 'H1', 'H7'] as Place[]).map((place) => layout.cell(shape, place));
    expect(first?.x).toBeLessThan(chapel?.x ?? 0);
    expect(seventh?.y).toBeLessThan(chapel?.y ?? 0);
  });

  it('keeps every letter visible however many stand together', () => {
    for (let count = 1; count <= 7; count++) {
      const spots = layout.slots(shape, count);
      const badge = pawn * (26.4 / 48);
      for (const [i, a] of spots.entries()) {
        for (const b of spots.slice(i + 1)) {
          const sideways = Math.abs(a.x - b.x);
          expect(sideways >= badge || Math.abs(a.y - b.y) >= 80).toBe(true);
        }
        expect(a.x - pawn / 2).toBeGreaterThanOrEqual(0);
        expect(a.x + pawn / 2).toBeLessThanOrEqual(layout.cell(shape, 'H1').width);
      }
    }
  });

  it('has letters of at least eleven pixels on a telephone', () => {
    if (shape === 'tall') expect((pawn / 48) * 23 * (344 / width)).toBeGreaterThan(10.8);
  });

  it('shows every marker on its stone, and the second lap', () => {
    for (const fixture of [startFive, overThree]) {
      const found = layout.markers(shape, view(fixture));
      expect(found).toHaveLength(fixture.view.agents.length);
      for (const marker of found) {
        const score = fixture.view.agents.find(({ agent }) => agent === marker.agent)?.score ?? 0;
        const stone = layout.stones(shape)[score % notation.LAP] as layout.Box;
        expect(marker.x).toBeGreaterThan(stone.x);
        expect(marker.x).toBeLessThan(stone.x + stone.width);
        expect(marker.y).toBeLessThan(stone.y + stone.height);
        expect(marker.lap).toBe(score >= notation.LAP ? 1 : 0);
      }
    }
  });
});

describe('the list of agents', () => {
  it('has rows as even as can be, and two columns on a telephone', () => {
    expect(layout.columnsFor(358, 7)).toBe(2);
    expect(layout.columnsFor(734, 6)).toBe(3);
    expect(layout.columnsFor(870, 7)).toBe(4);
    expect(layout.columnsFor(1200, 4)).toBe(4);
    expect(layout.columnsFor(0, 0)).toBe(1);
  });
});

describe('houses', () => {
  it('have as many lit windows as they are worth', () => {
    for (const [place, house] of Object.entries(layout.HOUSES)) {
      expect(layout.windows(house)).toBe(notation.VALUES[place as Place]);
    }
  });

  it('have their number in braille, as it is written in the language', () => {
    expect(layout.braille(10, 'en')).toEqual([[3, 4, 5, 6], [1], [2, 4, 5]]);
    expect(layout.braille(7, 'fr')).toEqual([[6], [1, 2, 4, 5, 6]]);
    expect(layout.braille(0, 'de')).toEqual([
      [3, 4, 5, 6],
      [2, 4, 5],
    ]);
  });
});
