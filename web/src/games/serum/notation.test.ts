import { describe, expect, it } from 'vitest';

import fixtures from './fixtures/views.json';
import {
  BESIDE,
  CONTAINERS,
  SQUARES,
  TALL,
  WIDE,
  choose,
  chosen,
  containers,
  draftedSquare,
  drawn,
  flagMove,
  inPlay,
  indirect,
  jump,
  next,
  pieces,
  putCard,
  pursuers,
  readFile,
  readHiding,
  seenBy,
  sheet,
  spots,
  standing,
  validity,
  writeFile,
  writeHiding,
  type Layout,
  type SerumView,
} from './notation';

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
          one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;
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
    expect(SQUARES.filter((square) => inPlay(six, square))).toEqual(['F1', 'V1', 'V2', 'VM1', 'VM2', 'VM3', 'VM4', 'VM5']);
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
    expect(putCard(hiding, 'locker', 'formula')).toEqual({ suitcase: 'toothbrush', briefcase: 'identity', locker: 'formula' });
    for (const move of moves) expect(writeHiding(readHiding(move))).toBe(move);
  });

  it('write a file in its order', () => {
    const { view, moves } = moment('six-file');
    expect(pursuers(view)).toEqual(['p1', 'p2', 'p4', 'p5', 'p6']);
    expect(choose(view, moves, 'lilac-locker', '')).toBe('take lilac-locker');
    expect(choose(view, moves, 'lilac-locker', 'take red-suitcase p1=Maury p2=?')).toBe('take lilac-locker p1=Maury p2=?');
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

describe('the sheet', () => {
  it('holds what was shown, with source and turn', () => {
    const written = sheet(moment('six-act-hotel').view);
    expect(written.rows[1]?.cells['suitcase']).toEqual({ card: 'toothbrush', turn: 3, seat: 3 });
    expect(written.rows[3]?.cells['briefcase']).toEqual({ card: 'Pierre', turn: 0, seat: null });
    expect(written.fakes[2]).toEqual({ place: 'G3', line: { card: 'X1', turn: 8, seat: 0 } });
    expect(written.names.find((each) => each.name === 'Bura')?.colour).toBe('green');
    expect(written.codes.find((each) => each.code === 'X1')?.place).toBe('G3');
    expect(written.codes.find((each) => each.code === 'X6')?.place).toBeNull();
  });

  it('holds only what one hid oneself at a table without help', () => {
    const { view } = moment('six-act-hotel');
    const written = sheet({ ...view, options: { ...view.options, assist: 0 } });
    expect(written.rows[1]?.cells['suitcase']).toBeNull();
    expect(written.rows[3]?.cells['briefcase']?.card).toBe('Pierre');
    expect(written.fakes.every((fake) => fake.line === null)).toBe(true);
  });
});

describe('the end', () => {
  const end = (reason: string, ...winners: number[]) => ({ winners, points: [], reason, facts: {} });

  it('is never a draw, though all pursuers win together', () => {
    expect([end('captured', 1, 2), end('stalled', 0, 2), end('escaped', 0), end('wrong-file'), end('limit')].some(drawn)).toBe(false);
  });

  it('is an indirect victory for those who caught somebody', () => {
    expect(indirect({ ...end('captured', 1, 2), facts: { victory: 'indirect' } })).toBe(true);
    expect(indirect({ ...end('escaped', 0), facts: { victory: 'direct' } })).toBe(false);
    expect(indirect(end('limit'))).toBe(false);
  });
});
