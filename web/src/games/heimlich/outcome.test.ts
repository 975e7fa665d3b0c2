import { describe, expect, it } from 'vitest';

import { drawn } from './outcome';

describe('the end', () => {
  const end = (reason: string, ...winners: number[]) => ({ winners, points: [], reason, facts: {} });

  it('is a draw for those who win together', () => {
    expect([end('goal', 0, 2), end('report', 1, 2)].every(drawn)).toBe(true);
    expect([end('goal', 1), end('independent'), end('cap'), end('blocked')].some(drawn)).toBe(false);
  });
});
