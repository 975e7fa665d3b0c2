import '../../shared/noBrowser';

import { expect, test } from 'vitest';

import fixtures from './fixtures/views.json';
import { suspects } from './suspects';
import type { TopSecretView } from './view';

const views = Object.values(fixtures as unknown as Record<string, { view: TopSecretView }>).map(({ view }) => view);

test('what was delivered is in no other case of that side', () => {
  const all = views.map((view) => suspects(view).facts ?? {});
  expect(all.some((facts) => Object.values(facts).includes('sure'))).toBe(true);
  for (const facts of all) {
    for (const cell of Object.keys(facts).filter((known) => facts[known] === 'sure')) {
      const [one = '', content = ''] = cell.split(' ');
      const same = Object.keys(facts).filter((other) => other[0] === one[0] && other.endsWith(` ${content}`));
      expect(same.filter((other) => facts[other] === 'sure')).toEqual([cell]);
    }
  }
});

test('only cases of the others are suspected', () => {
  for (const view of views) {
    const rows = suspects(view).rows.map(({ id }) => view.cases.find((one) => one.case === id)?.seat);
    expect(rows).not.toContain(view.seat);
  }
});
