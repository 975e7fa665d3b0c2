import { describe, expect, it } from 'vitest';

import { letterOf } from './art/agents';
import dossierFive from './fixtures/dossier-five.json';
import dossierThree from './fixtures/dossier-three.json';
import moveFive from './fixtures/move-five.json';
import overThree from './fixtures/over-three.json';
import pickThree from './fixtures/pick-three.json';
import reportBegun from './fixtures/report-begun.json';
import reportThree from './fixtures/report-three.json';
import startFive from './fixtures/start-five.json';
import * as logic from './notation';
import type { HeimlichView, Place, Shape } from './notation';

const view = (fixture: { view: unknown }) => fixture.view as HeimlichView;
const SHAPES: Shape[] = ['wide', 'tall'];

describe('steps for agents', () => {
  const move = view(moveFive);

  it('reads every legal move and writes it again as it was', () => {
    for (const written of [...moveFive.moves, ...startFive.moves]) {
      const of = moveFive.moves.includes(written) ? move : view(startFive);
      expect(logic.writeSteps(of, logic.readSteps(of, written))).toBe(written);
    }
  });

  it('reads generously, and nothing from nonsense', () => {
    expect(logic.readSteps(move, 'or+2 GN+1')).toEqual({ orange: 2, green: 1 });
    expect(logic.readSteps(move, 'g+1')).toEqual({});
    expect(logic.readSteps(move, 'dossier H7')).toEqual({});
    expect(logic.readSteps(view(dossierFive), 'orange+2')).toEqual({});
  });

  it('never gives more than the roll, nor less than nothing', () => {
    expect(logic.give(move, 'orange+2', 'green', 9)).toBe('orange+2 green+3');
    expect(logic.give(move, 'orange+2 green+3', 'blue', 1)).toBe('orange+2 green+3');
    expect(logic.give(move, 'orange+2', 'orange', -1)).toBe('');
    expect(logic.give(move, 'orange+2', 'orange', Number.NaN)).toBe('');
    expect(logic.stepsLeft(move, { orange: 2 })).toBe(3);
  });

  it('reaches the places ahead, across the ruin and the chapel', () => {
    expect(logic.reach(move, { green: 1 }, 'orange')).toEqual({ ruin: 1, chapel: 2, H1: 3, H2: 4 });
  });

  it('shares the roll by clicks: choose, go, choose, go, and back by the same click', () => {
    expect(logic.clickPlace(move, '', null, 'H10')).toEqual({ kind: 'choose', agent: 'orange' });
    expect(logic.clickPlace(move, '', 'orange', 'H10')).toEqual({ kind: 'choose', agent: 'red' });
    const first = logic.clickPlace(move, '', 'orange', 'chapel');
    expect(first).toMatchObject({ kind: 'steps', text: 'orange+2' });
    const both = logic.clickPlace(move, 'orange+2', 'green', 'ruin');
    expect(both).toMatchObject({ kind: 'steps', text: 'orange+2 green+3' });
    expect(logic.clickPlace(move, 'orange+2 green+3', 'green', 'ruin')).toMatchObject({ text: 'orange+2', steps: 0 });
    expect(logic.clickPlace(move, 'orange+2 green+3', 'green', 'H8')).toMatchObject({ text: 'orange+2', steps: 0 });
  });

  it('says why nothing happens', () => {
    expect(logic.clickPlace(move, '', null, 'H7')).toEqual({ kind: 'first' });
    expect(logic.clickPlace(move, '', 'orange', 'H7')).toEqual({ kind: 'far', agent: 'orange', place: 'H7' });
  });

  it('lets a lone agent be let go again', () => {
    expect(logic.clickPlace(move, '', 'violet', 'H2')).toEqual({ kind: 'choose', agent: null });
  });
});

describe('the dossier and the die', () => {
  it('offers what the house allows, and the same by the rules alone', () => {
    for (const fixture of [dossierFive, dossierThree]) {
      const told = logic.dossierPlaces(view(fixture), fixture.moves);
      expect(told.map(logic.writeDossier)).toEqual(fixture.moves);
      expect(logic.dossierPlaces(view(fixture), [])).toEqual(told);
    }
    expect(logic.dossierPlaces(view(moveFive), [])).toEqual([]);
  });

  it('reads the draft back', () => {
    expect(logic.readDossier(view(dossierFive), 'dossier ruin')).toBe('ruin');
    expect(logic.readDossier(view(dossierFive), '7')).toBe('H7');
    expect(logic.readDossier(view(dossierFive), 'orange+2')).toBeNull();
    for (const move of pickThree.moves) expect(logic.readPick(view(pickThree), move)).toBe(Number(move.slice(-1)));
    expect(logic.readPick(view(moveFive), 'pick 2')).toBeNull();
  });
});

describe('the report', () => {
  const report = view(reportThree);

  it('has a line for everybody but oneself, and no answer with oneself', () => {
    expect(logic.reportLines(report)).not.toContain(report.identity);
    expect(logic.reportLines(report)).toHaveLength(report.agents.length - 1);
    expect(logic.reportAnswers(report)).not.toContain(`p${report.seat + 1}`);
  });

  it('offers exactly what the house allows for the next line', () => {
    for (const fixture of [reportThree, reportBegun]) {
      const begun = view(fixture);
      const [line] = logic.reportLines(begun);
      const offered = logic.reportAnswers(begun).filter((said) => logic.roomFor(begun, said));
      expect(offered.map((said) => `${line}=${said}`)).toEqual(fixture.moves);
    }
  });

  it('is written whole and read back', () => {
    const { text } = logic.answerLine(report, '', 'yellow', 'p2');
    expect(text).toBe('report yellow=p2');
    const more = logic.answerLine(report, text, 'violet', 'independent').text;
    expect(more).toBe('report violet=independent yellow=p2');
    expect(logic.readReport(report, more)).toMatchObject({ violet: 'independent', yellow: 'p2', red: '?' });
    expect(logic.writeReport(report, {})).toBe('report');
  });

  it('blanks a line when the deal does not permit an answer so often', () => {
    expect(logic.answerLine(report, 'report yellow=p2', 'red', 'p2')).toEqual({ text: 'report red=p2', blanked: 'yellow' });
    const two = 'report violet=independent red=independent';
    expect(logic.answerLine(report, two, 'green', 'independent').blanked).toBe('violet');
    const free = { ...report, options: { ...report.options, report_rule: 'free' as const } };
    expect(logic.answerLine(free, 'report yellow=p2', 'red', 'p2').blanked).toBeNull();
  });

  it('leaves alone what is already handed in', () => {
    const begun = view(reportBegun);
    expect(logic.reportLines(begun)).not.toContain('violet');
    expect(logic.answerLine(begun, '', 'red', 'p2')).toEqual({ text: 'report', blanked: null });
  });
});

describe('keys', () => {
  it('jump to places, and letters differ within a language and from those keys', () => {
    expect(logic.placeOfKey('0')).toBe('H10');
    expect(logic.placeOfKey('7')).toBe('H7');
    expect(logic.placeOfKey('C')).toBe('chapel');
    expect(logic.placeOfKey('x')).toBe('ruin');
    for (const language of ['en', 'fr', 'de'] as const) {
      const letters = view(startFive).agents.map(({ agent }) => letterOf(agent, language));
      expect(new Set(letters).size).toBe(letters.length);
      expect(letters.filter((letter) => logic.placeOfKey(letter))).toEqual([]);
    }
  });
});

describe.each(SHAPES)('the drawing, %s', (shape) => {
  const { width, height, pawn } = logic.measures(shape);

  it('has 42 stones side by side all the way round', () => {
    const stones = logic.stones(shape);
    expect(stones).toHaveLength(logic.LAP);
    stones.forEach((stone, i) => {
      const other = stones[(i + 1) % stones.length] as logic.Box;
      const apart = (a: keyof logic.Box, b: keyof logic.Box) =>
        Math.max(stone[a], other[a]) - Math.min(stone[a] + stone[b], other[a] + other[b]);
      expect(Math.abs(Math.max(apart('x', 'width'), apart('y', 'height')))).toBeLessThan(0.01);
      expect(stone.x + stone.width).toBeLessThanOrEqual(width + 0.01);
      expect(stone.y + stone.height).toBeLessThanOrEqual(height + 0.01);
    });
  });

  it('puts the places in a ring: each beside the next, clockwise', () => {
    logic.PLACES.forEach((place) => {
      const [here, there] = [logic.cell(shape, place), logic.cell(shape, logic.ahead(place, 1))];
      const far = Math.abs(here.x - there.x) / here.width + Math.abs(here.y - there.y) / here.height;
      expect(far).toBeCloseTo(1);
    });
    const [chapel, first, seventh] = (['chapel', 'H1', 'H7'] as Place[]).map((place) => logic.cell(shape, place));
    expect(first?.x).toBeLessThan(chapel?.x ?? 0);
    expect(seventh?.y).toBeLessThan(chapel?.y ?? 0);
  });

  it('keeps every letter visible however many stand together', () => {
    for (let count = 1; count <= 7; count++) {
      const spots = logic.slots(shape, count);
      const badge = pawn * (26.4 / 48);
      for (const [i, a] of spots.entries()) {
        for (const b of spots.slice(i + 1)) {
          const sideways = Math.abs(a.x - b.x);
          expect(sideways >= badge || Math.abs(a.y - b.y) >= 80).toBe(true);
        }
        expect(a.x - pawn / 2).toBeGreaterThanOrEqual(0);
        expect(a.x + pawn / 2).toBeLessThanOrEqual(logic.cell(shape, 'H1').width);
      }
    }
  });

  it('has letters of at least eleven pixels on a telephone', () => {
    if (shape === 'tall') expect((pawn / 48) * 23 * (344 / width)).toBeGreaterThan(10.8);
  });

  it('shows every marker on its stone, and the second lap', () => {
    for (const fixture of [startFive, overThree]) {
      const found = logic.markers(shape, view(fixture));
      expect(found).toHaveLength(fixture.view.agents.length);
      for (const marker of found) {
        const score = fixture.view.agents.find(({ agent }) => agent === marker.agent)?.score ?? 0;
        const stone = logic.stones(shape)[score % logic.LAP] as logic.Box;
        expect(marker.x).toBeGreaterThan(stone.x);
        expect(marker.x).toBeLessThan(stone.x + stone.width);
        expect(marker.y).toBeLessThan(stone.y + stone.height);
        expect(marker.lap).toBe(score >= logic.LAP ? 1 : 0);
      }
    }
  });
});

describe('the list of agents', () => {
  it('has rows as even as can be, and two columns on a telephone', () => {
    expect(logic.columnsFor(358, 7)).toBe(2);
    expect(logic.columnsFor(734, 6)).toBe(3);
    expect(logic.columnsFor(870, 7)).toBe(4);
    expect(logic.columnsFor(1200, 4)).toBe(4);
    expect(logic.columnsFor(0, 0)).toBe(1);
  });
});

describe('houses', () => {
  it('have as many lit windows as they are worth', () => {
    for (const [place, house] of Object.entries(logic.HOUSES)) {
      expect(logic.windows(house)).toBe(logic.VALUES[place as Place]);
    }
  });

  it('have their number in braille, as it is written in the language', () => {
    expect(logic.braille(10, 'en')).toEqual([[3, 4, 5, 6], [1], [2, 4, 5]]);
    expect(logic.braille(7, 'fr')).toEqual([[6], [1, 2, 4, 5, 6]]);
    expect(logic.braille(0, 'de')).toEqual([
      [3, 4, 5, 6],
      [2, 4, 5],
    ]);
  });
});

describe('the end', () => {
  const end = (reason: string, ...winners: number[]) => ({ winners, points: [], reason, facts: {} });

  it('is a draw for those who win together', () => {
    expect([end('goal', 0, 2), end('report', 1, 2)].every(logic.drawn)).toBe(true);
    expect([end('goal', 1), end('independent'), end('cap'), end('blocked')].some(logic.drawn)).toBe(false);
  });
});
