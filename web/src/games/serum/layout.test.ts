import { describe, expect, it } from 'vitest';

import fixtures from './fixtures/views.json';
import { containers, jump, type Layout, next, pieces, seenBy, spots, standing, TALL, WIDE } from './layout';
import { BESIDE, CONTAINERS, SQUARES } from './notation';
import type { SerumView } from './view';

const all = fixtures as unknown as Record<string, { view: SerumView; moves: string[] }>;
const moment = (name: string) => all[name] as { view: SerumView; moves: string[] };
const layouts: Layout[] = [WIDE, TALL];

describe('the drawing', () => {
  it.each(layouts)('has all squares inside and apart ($name)', (layout) => {
    expect(Object.keys(layout.plots).sort()).toEqual([...SQUARES].sort());
    const boxes = [...Object.values(layout.plots), layout.pile, layout.tray];
    for (const [number, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w).toBeLessThanOrEqual(layout.w);
      expect(one.y + one.h).toBeLessThanOrEqual(layout.h);
      for (const other of boxes.slice(number + 1)) {
        const apart =
          one.x + one.w <= other.x ||
          other.x + other.w <= one.x ||
          one.y + one.h <= other.y ||
          other.y + other.h <= one.y;
        expect(apart).toBe(true);
      }
    }
  });

  it('has containers as large as a finger on a phone', () => {
    for (const box of Object.values(TALL.containers)) {
      expect(box.w).toBeGreaterThanOrEqual(44);
      expect(box.h).toBeGreaterThanOrEqual(44);
    }
  });

  it.each(Object.keys(all))('puts every piece on its square: %s', (name) => {
    const { view } = moment(name);
    for (const layout of layouts) {
      const placed = pieces(view, layout);
      expect(placed).toHaveLength(view.players * 3);
      for (const piece of placed) {
        const box = piece.place === BESIDE ? layout.tray : layout.plots[piece.place];
        expect(box).toBeDefined();
        if (!box) continue;
        expect(piece.x).toBeGreaterThanOrEqual(box.x);
        expect(piece.x).toBeLessThanOrEqual(box.x + box.w);
        expect(piece.y).toBeLessThanOrEqual(box.y + box.h + 1);
      }
    }
  });

  it('shows eighteen containers once the lockers are known, and twelve before', () => {
    expect(containers(moment('six-hide').view, WIDE)).toHaveLength(12);
    expect(containers(moment('three-dial').view, WIDE).map((each) => each.name)).toEqual([...CONTAINERS]);
    expect(containers(moment('six-over').view, TALL).every((each) => each.card)).toBe(true);
  });

  it('tells who stands where and who has seen what', () => {
    const { view } = moment('six-act-hotel');
    expect(standing(view, 'H6')).toEqual({ agent: [3], informant: [0, 1, 2], bug: [] });
    expect(seenBy(view, 'G3')).toEqual([0, 1, 2, 3, 4]);
    expect(seenBy({ ...view, options: { ...view.options, assist: 0 } }, 'G3')).toEqual([]);
  });
});

describe('keys', () => {
  it.each(layouts)('reach every place by arrows ($name)', (layout) => {
    const { view } = moment('six-dial');
    const reached = new Set(['H1']);
    const queue = ['H1'];
    for (let place = queue.pop(); place; place = queue.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const found = next(view, layout, place, direction);
        if (found && !reached.has(found)) {
          reached.add(found);
          queue.push(found);
        }
      }
    }
    expect([...reached].sort()).toEqual([...spots(view, layout).keys()].sort());
  });

  it('jump by letter and digit', () => {
    expect(jump('h', 'G1')).toBe('H1');
    expect(jump('H', 'H1')).toBe('H2');
    expect(jump('4', 'G1')).toBe('G4');
    expect(jump('6', 'G1')).toBeUndefined();
    expect(jump('3', 'red-suitcase')).toBe('H3');
    expect(jump('f', 'F1')).toBe('B1');
    expect(jump('x', 'F1')).toBeUndefined();
  });
});
