import { describe, expect, it } from 'vitest';

import { letterOf } from './art/agents';
import dossierFive from './fixtures/dossier-five.json';
import dossierThree from './fixtures/dossier-three.json';
import moveFive from './fixtures/move-five.json';
import pickThree from './fixtures/pick-three.json';
import reportBegun from './fixtures/report-begun.json';
import reportThree from './fixtures/report-three.json';
import startFive from './fixtures/start-five.json';
import * as notation from './notation';
import type { HeimlichView } from './view';

const view = (fixture: { view: unknown }) => fixture.view as HeimlichView;

describe('steps for agents', () => {
  const move = view(moveFive);

  it('reads every legal move and writes it again as it was', () => {
    for (const written of [...moveFive.moves, ...startFive.moves]) {
      const of = moveFive.moves.includes(written) ? move : view(startFive);
      expect(notation.writeSteps(of, notation.readSteps(of, written))).toBe(written);
    }
  });

  it('reads generously, and nothing from nonsense', () => {
    expect(notation.readSteps(move, 'or+2 GN+1')).toEqual({ orange: 2, green: 1 });
    expect(notation.readSteps(move, 'g+1')).toEqual({});
    expect(notation.readSteps(move, 'dossier H7')).toEqual({});
    expect(notation.readSteps(view(dossierFive), 'orange+2')).toEqual({});
  });

  it('never gives more than the roll, nor less than nothing', () => {
    expect(notation.give(move, 'orange+2', 'green', 9)).toBe('orange+2 green+3');
    expect(notation.give(move, 'orange+2 green+3', 'blue', 1)).toBe('orange+2 green+3');
    expect(notation.give(move, 'orange+2', 'orange', -1)).toBe('');
    expect(notation.give(move, 'orange+2', 'orange', Number.NaN)).toBe('');
    expect(notation.stepsLeft(move, { orange: 2 })).toBe(3);
  });

  it('reaches the places ahead, across the ruin and the chapel', () => {
    expect(notation.reach(move, { green: 1 }, 'orange')).toEqual({ ruin: 1, chapel: 2, H1: 3, H2: 4 });
  });

  it('shares the roll by clicks: choose, go, choose, go, and back by the same click', () => {
    expect(notation.clickPlace(move, '', null, 'H10')).toEqual({ kind: 'choose', agent: 'orange' });
    expect(notation.clickPlace(move, '', 'orange', 'H10')).toEqual({ kind: 'choose', agent: 'red' });
    const first = notation.clickPlace(move, '', 'orange', 'chapel');
    expect(first).toMatchObject({ kind: 'steps', text: 'orange+2' });
    const both = notation.clickPlace(move, 'orange+2', 'green', 'ruin');
    expect(both).toMatchObject({ kind: 'steps', text: 'orange+2 green+3' });
    expect(notation.clickPlace(move, 'orange+2 green+3', 'green', 'ruin')).toMatchObject({
      text: 'orange+2',
      steps: 0,
    });
    expect(notation.clickPlace(move, 'orange+2 green+3', 'green', 'H8')).toMatchObject({ text: 'orange+2', steps: 0 });
  });

  it('says why nothing happens', () => {
    expect(notation.clickPlace(move, '', null, 'H7')).toEqual({ kind: 'first' });
    expect(notation.clickPlace(move, '', 'orange', 'H7')).toEqual({ kind: 'far', agent: 'orange', place: 'H7' });
  });

  it('lets a lone agent be let go again', () => {
    expect(notation.clickPlace(move, '', 'violet', 'H2')).toEqual({ kind: 'choose', agent: null });
  });
});

describe('the dossier and the die', () => {
  it('offers what the house allows, and the same by the rules alone', () => {
    for (const fixture of [dossierFive, dossierThree]) {
      const told = notation.dossierPlaces(view(fixture), fixture.moves);
      expect(told.map(notation.writeDossier)).toEqual(fixture.moves);
      expect(notation.dossierPlaces(view(fixture), [])).toEqual(told);
    }
    expect(notation.dossierPlaces(view(moveFive), [])).toEqual([]);
  });

  it('reads the draft back', () => {
    expect(notation.readDossier(view(dossierFive), 'dossier ruin')).toBe('ruin');
    expect(notation.readDossier(view(dossierFive), '7')).toBe('H7');
    expect(notation.readDossier(view(dossierFive), 'orange+2')).toBeNull();
    for (const move of pickThree.moves) expect(notation.readPick(view(pickThree), move)).toBe(Number(move.slice(-1)));
    expect(notation.readPick(view(moveFive), 'pick 2')).toBeNull();
  });
});

describe('the report', () => {
  const report = view(reportThree);

  it('has a line for everybody but oneself, and no answer with oneself', () => {
    expect(notation.reportLines(report)).not.toContain(report.identity);
    expect(notation.reportLines(report)).toHaveLength(report.agents.length - 1);
    expect(notation.reportAnswers(report)).not.toContain(`p${report.seat + 1}`);
  });

  it('offers exactly what the house allows for the next line', () => {
    for (const fixture of [reportThree, reportBegun]) {
      const begun = view(fixture);
      const [line] = notation.reportLines(begun);
      const offered = notation.reportAnswers(begun).filter((said) => notation.roomFor(begun, said));
      expect(offered.map((said) => `${line}=${said}`)).toEqual(fixture.moves);
    }
  });

  it('is written whole and read back', () => {
    const { text } = notation.answerLine(report, '', 'yellow', 'p2');
    expect(text).toBe('report yellow=p2');
    const more = notation.answerLine(report, text, 'violet', 'independent').text;
    expect(more).toBe('report violet=independent yellow=p2');
    expect(notation.readReport(report, more)).toMatchObject({ violet: 'independent', yellow: 'p2', red: '?' });
    expect(notation.writeReport(report, {})).toBe('report');
  });

  it('blanks a line when the deal does not permit an answer so often', () => {
    expect(notation.answerLine(report, 'report yellow=p2', 'red', 'p2')).toEqual({
      text: 'report red=p2',
      blanked: 'yellow',
    });
    const two = 'report violet=independent red=independent';
    expect(notation.answerLine(report, two, 'green', 'independent').blanked).toBe('violet');
    const free = { ...report, options: { ...report.options, report_rule: 'free' as const } };
    expect(notation.answerLine(free, 'report yellow=p2', 'red', 'p2').blanked).toBeNull();
  });

  it('leaves alone what is already handed in', () => {
    const begun = view(reportBegun);
    expect(notation.reportLines(begun)).not.toContain('violet');
    expect(notation.answerLine(begun, '', 'red', 'p2')).toEqual({ text: 'report', blanked: null });
  });
});

describe('keys', () => {
  it('jump to places, and letters differ within a language and from those keys', () => {
    expect(notation.placeOfKey('0')).toBe('H10');
    expect(notation.placeOfKey('7')).toBe('H7');
    expect(notation.placeOfKey('C')).toBe('chapel');
    expect(notation.placeOfKey('x')).toBe('ruin');
    for (const language of ['en', 'fr', 'de'] as const) {
      const letters = view(startFive).agents.map(({ agent }) => letterOf(agent, language));
      expect(new Set(letters).size).toBe(letters.length);
      expect(letters.filter((letter) => notation.placeOfKey(letter))).toEqual([]);
    }
  });
});
