import { expect, test } from 'vitest';

import { COATS } from './face/coats';
import { HEADS } from './face/heads';
import { MARKS } from './face/marks';
import { TOPS } from './face/tops';
import { FACES } from './faces';

const faces = Object.values(FACES);
const wears = (part: 'top' | 'head' | 'coat') => new Set<string>(faces.map((face) => face[part]));

test('two dozen faces, each with a hat or hair of its own: they differ in outline, not only in colour', () => {
  expect(faces).toHaveLength(24);
  expect(wears('top').size).toBe(24);
});

test('no part is drawn that nobody wears', () => {
  expect([...wears('head')].sort()).toEqual(Object.keys(HEADS).sort());
  expect([...wears('coat')].sort()).toEqual(Object.keys(COATS).sort());
  expect(
    Object.keys(TOPS)
      .filter((top) => top !== 'none')
      .sort(),
  ).toEqual([...wears('top')].sort());
  const marks = new Set<string>(faces.flatMap((face) => face.marks));
  expect([...marks].sort()).toEqual(Object.keys(MARKS).sort());
});
