import { describe, expect, it } from 'vitest';

import fixtures from './fixtures/views.json';
import { sheet } from './sheet';
import type { SerumView } from './view';

const all = fixtures as unknown as Record<string, { view: SerumView; moves: string[] }>;
const moment = (name: string) => all[name] as { view: SerumView; moves: string[] };

describe('the sheet', () => {
  it('holds what was shown, with source and turn', () => {
    const written = sheet(moment('six-act-hotel').view);
    expect(written.rows[1]?.cells['suitcase']).toEqual({ card: 'Maury', turn: 3, seat: 3 });
    expect(written.rows[3]?.cells['suitcase']).toEqual({ card: 'Callisto', turn: 0, seat: null });
    expect(written.fakes[2]).toEqual({ place: 'G3', line: { card: 'X6', turn: 8, seat: 0 } });
    expect(written.names.find((each) => each.name === 'Bura')?.colour).toBe('lilac');
    expect(written.codes.find((each) => each.code === 'X6')?.place).toBe('G3');
    expect(written.codes.find((each) => each.code === 'X1')?.place).toBeNull();
  });

  it('holds only what one hid oneself at a table without help', () => {
    const { view } = moment('six-act-hotel');
    const written = sheet({ ...view, options: { ...view.options, assist: 0 } });
    expect(written.rows[1]?.cells['suitcase']).toBeNull();
    expect(written.rows[3]?.cells['suitcase']?.card).toBe('Callisto');
    expect(written.fakes.every((fake) => fake.line === null)).toBe(true);
  });
});
