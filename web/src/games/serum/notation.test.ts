import { describe, expect, it } from 'vitest';

import fixtures from './fixtures/views.json';
import {
  BESIDE,
  choose,
  chosen,
  draftedSquare,
  flagMove,
  inPlay,
  pursuers,
  putCard,
  readFile,
  readHiding,
  SQUARES,
  validity,
  writeFile,
  writeHiding,
} from './notation';
import type { SerumView } from './view';

const all = fixtures as unknown as Record<string, { view: SerumView; moves: string[] }>;
const moment = (name: string) => all[name] as { view: SerumView; moves: string[] };

describe('drafts', () => {
  it('dial a clicked square, open or not, and light it up', () => {
    const { view, moves } = moment('six-dial');
    expect(choose(view, moves, 'H3', '')).toBe('dial H3');
    expect(choose(view, moves, 'VM1', '')).toBe('dial VM1');
    expect(choose(view, moves, 'red-suitcase', '')).toBeNull();
    expect(chosen(view, 'dial H3')).toEqual(['H3']);
    expect(chosen(view, 'vm 2')).toEqual(['VM2']);
    expect(chosen(view, '')).toEqual([]);
    expect(validity(view, 'H3')).toBe('open');
    expect(validity(view, 'B1')).toBe('here');
    expect(validity(view, 'VM1')).toBe('closed');
    expect(validity(view, 'B2')).toBe('none');
  });

  it('know what is open in the flight', () => {
    const six = moment('six-flight').view;
    expect(SQUARES.filter((square) => inPlay(six, square))).toEqual([
      'F1',
      'V1',
      'V2',
      'VM1',
      'VM2',
      'VM3',
      'VM4',
      'VM5',
    ]);
    const three = moment('three-flight').view;
    expect(SQUARES.filter((square) => inPlay(three, square))).toEqual(['F1', 'VM1', 'VM2', 'VM3']);
    expect(validity(three, 'VM1')).toBe('open');
    expect(choose(three, moment('three-flight').moves, 'VM1', '')).toBe('dial VM1');
    expect(SQUARES.filter((square) => inPlay(moment('three-dial').view, square))).toHaveLength(15);
    expect(SQUARES.filter((square) => inPlay(moment('six-dial').view, square))).toHaveLength(16);
  });

  it('place bugs and informants, or leave them', () => {
    const bug = moment('six-bug');
    expect(choose(bug.view, bug.moves, 'G3', '')).toBe('bug G3');
    expect(choose(bug.view, bug.moves, 'B1', '')).toBeNull();
    expect(choose(bug.view, bug.moves, BESIDE, '')).toBe('no bug');
    expect(chosen(bug.view, 'no bug')).toEqual([BESIDE]);
    const informant = moment('six-informant');
    expect(choose(informant.view, informant.moves, 'B1', '')).toBe('informant B1');
    expect(choose(informant.view, informant.moves, 'H6', '')).toBe('leave');
    expect(chosen(informant.view, 'leave')).toEqual(['H6']);
    expect(choose(informant.view, informant.moves, 'G1', '')).toBeNull();
  });

  it('search, draw and spend', () => {
    const hotel = moment('six-act-hotel');
    expect(choose(hotel.view, hotel.moves, 'blue-suitcase', '')).toBe('search blue-suitcase');
    expect(choose(hotel.view, hotel.moves, 'red-suitcase', '')).toBeNull();
    expect(chosen(hotel.view, 'search blue-briefcase')).toEqual(['blue-briefcase']);
    const station = moment('six-act-station');
    expect(choose(station.view, station.moves, 'black-locker', '')).toBe('search black-locker');
    const mole = moment('six-act-mole');
    expect(choose(mole.view, mole.moves, 'V3', '')).toBe('draw');
    expect(chosen(mole.view, 'draw')).toEqual(['V3']);
    const place = moment('six-act-secret');
    expect(choose(place.view, place.moves, 'G3', '')).toBe('spend G3');
    const rich = ['stop', 'spend G1 G1', 'spend G1 G2'];
    expect(choose(place.view, rich, 'G3', 'spend G1 G1')).toBe('spend G1 G2');
    expect(choose(place.view, rich, 'G3', 'spend G1 G2')).toBe('spend G1 G1');
    expect(choose(place.view, rich, 'G1', '')).toBeNull();
  });

  it('hide every card somewhere, swapping where needed', () => {
    const { moves } = moment('six-hide');
    let hiding = putCard({}, 'suitcase', 'formula');
    expect(writeHiding(hiding)).toBeNull();
    hiding = putCard(hiding, 'briefcase', 'identity');
    expect(hiding.locker).toBe('toothbrush');
    const text = writeHiding({ ...hiding, station: 'F1' });
    expect(moves).toContain(text);
    expect(readHiding(text ?? '')).toEqual({ ...hiding, station: 'F1' });
    expect(putCard(hiding, 'locker', 'formula')).toEqual({
      suitcase: 'toothbrush',
      briefcase: 'identity',
      locker: 'formula',
    });
    for (const move of moves) expect(writeHiding(readHiding(move))).toBe(move);
  });

  it('write a file in its order', () => {
    const { view, moves } = moment('six-file');
    expect(pursuers(view)).toEqual(['p1', 'p2', 'p4', 'p5', 'p6']);
    expect(choose(view, moves, 'lilac-locker', '')).toBe('take lilac-locker');
    expect(choose(view, moves, 'lilac-locker', 'take red-suitcase p1=Maury p2=?')).toBe(
      'take lilac-locker p1=Maury p2=?',
    );
    expect(choose(view, moves, 'H1', '')).toBeNull();
    expect(writeFile(view, { take: 'red-locker', lines: { p1: 'Cool', p4: 'Bura' } })).toBe('take red-locker p1=Cool');
    expect(writeFile(view, { take: null, lines: { p1: 'Cool' } })).toBe('');
    expect(readFile('take red-locker p1=Cool p2=?')).toEqual({ take: 'red-locker', lines: { p1: 'Cool', p2: '?' } });
    const lines = moment('three-file-lines').view;
    expect(writeFile(lines, { take: null, lines: { p2: 'Cool', p3: '?' } })).toBe('p2=Cool p3=?');
  });

  it('raise a flag and take it down, whoever is asked', () => {
    expect(flagMove(moment('six-dial').moves)).toBe('declare');
    expect(flagMove(['withdraw', 'undial'])).toBe('withdraw');
    expect(flagMove(moment('six-flight').moves)).toBeNull();
    expect(chosen(moment('six-dial').view, 'declare')).toEqual([]);
    expect(choose(moment('six-dial').view, ['withdraw', 'undial'], 'H3', '')).toBeNull();
  });

  it('read squares in any wording', () => {
    expect(draftedSquare('wählen H3')).toBe('H3');
    expect(draftedSquare('dial vm 6')).toBe('VM6');
    expect(draftedSquare('h')).toBeNull();
  });
});
