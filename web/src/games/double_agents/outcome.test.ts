import { describe, expect, test } from 'vitest';

import { drawn } from './outcome';

describe('the end', () => {
  const end = (reason: string, ...winners: number[]) => ({ winners, points: [], reason, facts: {} });

  test('is a draw when neither company wins, not when a whole one does', () => {
    expect([end('draw')].every(drawn)).toBe(true);
    expect([end('cia', 0, 2, 4), end('kgb', 1, 3, 5)].some(drawn)).toBe(false);
  });
});
