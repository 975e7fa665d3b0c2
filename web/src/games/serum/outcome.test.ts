import { describe, expect, it } from 'vitest';

import { drawn, indirect } from './outcome';

describe('the end', () => {
  const end = (reason: string, ...winners: number[]) => ({ winners, points: [], reason, facts: {} });

  it('is never a draw, though all pursuers win together', () => {
    expect(
      [end('captured', 1, 2), end('stalled', 0, 2), end('escaped', 0), end('wrong-file'), end('limit')].some(drawn),
    ).toBe(false);
  });

  it('is an indirect victory for those who caught somebody', () => {
    expect(indirect({ ...end('captured', 1, 2), facts: { victory: 'indirect' } })).toBe(true);
    expect(indirect({ ...end('escaped', 0), facts: { victory: 'direct' } })).toBe(false);
    expect(indirect(end('limit'))).toBe(false);
  });
});
