import { describe, expect, it } from 'vitest';

import { drawn } from './outcome';

describe('the end', () => {
  const end = (reason: string, ...winners: number[]) => ({ winners, points: [], reason, facts: {} });

  it('is a draw for those who share the first place', () => {
    expect([end('dead', 0, 1), end('limit', 0, 1, 2)].every(drawn)).toBe(true);
    expect([end('secrets', 0), end('last', 1), end('dead', 1), end('limit', 0)].some(drawn)).toBe(false);
  });
});
