import { describe, expect, it } from 'vitest';

import { CITIES, HEIGHT, layAt, LINES, neighbours, PLACES, stand, steps, toward, WIDTH } from './layout';

describe('the map', () => {
  it('has the places and lines of the board file', () => {
    expect(CITIES).toHaveLength(35);
    expect(PLACES).toHaveLength(43);
    expect(LINES).toHaveLength(100);
    expect(PLACES.every(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT)).toBe(true);
  });

  it('leads into a headquarters and out of a start base, never back', () => {
    expect(steps('S_red')).toEqual(['Chicago', 'Churchill', 'San Francisco']);
    expect(steps('H_red')).toEqual([]);
    expect(steps('Darwin')).toContain('H_red');
    expect(steps('Chicago')).not.toContain('S_red');
  });

  it('can be walked with the arrows from every place to every place', () => {
    for (const start of PLACES) {
      const reached = new Set([start.id]);
      for (const at of reached)
        for (const direction of ['left', 'right', 'up', 'down'] as const) {
          const next = toward(at, direction);
          if (next) reached.add(next);
        }
      expect([...PLACES].filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
    }
  });

  it('goes along a line to the nearest direction', () => {
    expect(toward('Lagos', 'right')).toBe('Aden');
    expect(toward('London', 'down')).toBe('Lisbon');
    expect(toward('H_red', 'up')).toBe('Port Moresby');
    expect(neighbours('Lagos').map(({ id }) => id)).toContain('Dakar');
  });
});

describe('where pieces stand', () => {
  it('gives agents and cases places of their own', () => {
    const man = (agent: string, seat: number, where: string) => ({ agent, seat, place: where, case: null, bonus: 0 });
    const [one, two, three] = [man('R1', 0, 'Lagos'), man('R2', 0, 'Lagos'), man('G1', 1, 'Lagos')];
    expect(stand(one, [one, two]).x).toBeLessThan(stand(two, [one, two]).x);
    expect(stand(three, [one, two, three]).y).toBeGreaterThan(stand(one, [one, two, three]).y);
    const base = [1, 2, 3, 4, 5, 6, 7].map((n) => man(`R${n}`, 0, 'S_red'));
    expect(new Set(base.map((each) => JSON.stringify(stand(each, base)))).size).toBe(7);
    expect(layAt('Lagos', 0).x).toBeGreaterThan(layAt('Lagos', 1).x);
    expect(stand(man('R1', 0, 'out'), []).scale).toBe(0);
  });
});
