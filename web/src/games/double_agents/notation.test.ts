import { describe, expect, test } from 'vitest';

import leg from './fixtures/leg.json';
import over from './fixtures/over.json';
import vote from './fixtures/vote.json';
import { beside, rows } from './layout';
import { cardsAt, click, companyOf, current, holding, read, write } from './notation';
import type { DoubleAgentsView } from './view';

const inALeg = leg as unknown as DoubleAgentsView;
const voting = vote as unknown as DoubleAgentsView;
const finished = over as unknown as DoubleAgentsView;

describe('a choice', () => {
  test('is locked when it is whole, a draft when it is not', () => {
    expect(write('agent', 'Rio')).toBe('lock agent Rio');
    expect(write('agent', null)).toBe('draft agent');
    expect(write(null, 'Rio')).toBe('draft Rio');
    expect(write(null, null)).toBe('');
  });

  test('is read back as it was written', () => {
    expect(read('lock killer HongKong')).toEqual({
      verb: 'lock',
      card: 'killer',
      destination: 'HongKong',
      person: null,
    });
    expect(read('vote p3').person).toBe('p3');
  });

  test('on the screen stands on what was drafted before', () => {
    const before = { ...inALeg, draft: { card: 'killer', destination: null } };
    expect(current(before, 'draft Rio')).toMatchObject({ card: 'killer', destination: 'Rio' });
    expect(click(before, '', 'Rio')).toBe('lock killer Rio');
  });
});

describe('a click', () => {
  test('on somebody of the own company votes, on an enemy does not', () => {
    const mine = voting.companies.find((company) => company.members.includes(voting.seat));
    const enemy = voting.companies.find((company) => !company.members.includes(voting.seat));
    expect(click(voting, '', `p${(mine?.members[1] ?? 0) + 1}`)).toBe(`vote p${(mine?.members[1] ?? 0) + 1}`);
    expect(click(voting, '', `p${(enemy?.members[0] ?? 0) + 1}`)).toBe('');
  });

  test('on a destination does nothing in the vote', () => {
    expect(click(voting, '', 'Rio')).toBe('');
  });
});

describe('the table', () => {
  test('counts the cards that were sent', () => {
    const sent = inALeg.companies.map((company) =>
      ['Rio', 'Berlin', 'Cairo', 'HongKong'].reduce((sum, place) => sum + cardsAt(inALeg, company.name, place), 0),
    );
    expect(sent).toEqual(inALeg.companies.map((company) => company.members.length));
  });

  test('knows what everybody holds', () => {
    const holders = new Set(finished.awarded.map((one) => one.holder));
    const sum = [...holders].reduce((total, holder) => total + holding(finished, holder), 0);
    expect(sum).toBe(finished.awarded.reduce((total, one) => total + one.value, 0));
  });

  test('arrows go round a row and from row to row', () => {
    const [first, places] = rows(inALeg);
    expect(beside(inALeg, 'HongKong', 'right')).toBe('Rio');
    expect(beside(inALeg, first?.[0] ?? '', 'down')).toBe(places?.[0]);
    expect(beside(inALeg, 'Rio', 'up')).toBe(first?.[0]);
    expect(companyOf(inALeg, 0)).toBe('cia');
  });
});
