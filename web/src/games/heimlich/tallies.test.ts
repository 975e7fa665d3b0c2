import { describe, expect, it, vi } from 'vitest';

import over from './fixtures/over-three.json';
import type { HeimlichView } from './view';
import { tallies, type Figures } from './tallies';

// The words ask the browser how its user likes them.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

const view = over.view as unknown as HeimlichView;
const names = ['Ann', 'Bob', 'Carl'];
const agents = view.agents.map((piece) => piece.agent);
const [first = '', second = ''] = agents;
const each = <Value>(value: Value) =>
  Object.fromEntries(
    names.map((_, seat) => [`p${seat + 1}`, Object.fromEntries(agents.map((agent) => [agent, value]))]),
  );
const calm = { triggered: 0, could: 0, forced: 0, declined: 0, rate: null };
const none: Figures = {
  left_ruin: each([0, 0]),
  entered_ruin: each([0, 0]),
  crossed_ruin: each([0, 0]),
  raw: each('0'),
  favour: each('0'),
  profit: each('0'),
  spared: each('0'),
  counts: { p1: calm, p2: calm, p3: calm },
  tops: [],
};
const [, , , raw] = tallies(none, view, names);

describe('the perfect agent’s manual', () => {
  it('asks about every agent and names every player', () => {
    expect(raw?.columns).toEqual(names);
    expect(raw?.lines.map((line) => line.agent)).toEqual(agents);
  });

  it('marks whose agent it really was, now that the masks have fallen', () => {
    for (const line of raw?.lines ?? []) {
      expect(line.figures.map((figure) => figure.true)).toEqual(
        names.map((_, seat) => view.owners?.[line.agent ?? ''] === `p${seat + 1}`),
      );
    }
  });

  it('leaves out agents that nobody ever had a chance with, and draws no bar without a chance', () => {
    const left_ruin = { ...none.left_ruin, p2: { ...none.left_ruin['p2'], [second]: [1, 4] as [number, number] } };
    const [rates] = tallies({ ...none, left_ruin }, view, names);
    expect(rates?.lines.map((line) => line.agent)).toEqual([second]);
    expect(rates?.lines[0]?.figures.map((figure) => figure.size)).toEqual([undefined, 0.25, undefined]);
  });

  it('draws the greatest favour or harm as long as there is room, and the others against it', () => {
    const favour = { ...none.favour, p1: { ...none.favour['p1'], [first]: '-9/2', [second]: '9/4' } };
    const found = tallies({ ...none, favour }, view, names)[4];
    expect(found?.lines[0]?.figures[0]?.size).toBe(-1);
    expect(found?.lines[1]?.figures[0]?.size).toBe(0.5);
  });

  it('gives no share of free counts where there was none', () => {
    const bold = { triggered: 2, could: 4, forced: 1, declined: 2, rate: '1/3' };
    const nerve = tallies({ ...none, counts: { ...none.counts, p3: bold } }, view, names)[7];
    expect(nerve?.lines.map((line) => line.figures.at(-1)?.text)).toEqual(['–', '–', '33%']);
  });
});
