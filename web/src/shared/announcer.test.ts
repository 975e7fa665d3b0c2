import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { announcer } from './announcer.svelte';

const texts = () => announcer.paragraphs.map((paragraph) => paragraph.text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  announcer.hush();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

describe('the announcer', () => {
  it('says a burst as one paragraph, whole and in order', async () => {
    announcer.say('Ann moves red 2.', 'A count.\n    Red +3.');
    announcer.say('It is your turn');
    await vi.advanceTimersByTimeAsync(200);
    expect(texts()).toEqual(['Ann moves red 2.\nA count. Red +3.\nIt is your turn.']);
  });

  it('leaves at least 400 ms between two paragraphs and changes none', async () => {
    const seen: { at: number; paragraphs: readonly object[] }[] = [];
    for (let at = 0; at < 3000; at += 10) {
      if (at < 2000 && at % 70 === 0) announcer.say(`News ${at}.`);
      await vi.advanceTimersByTimeAsync(10);
      if (announcer.paragraphs.length > (seen.at(-1)?.paragraphs.length ?? 0))
        seen.push({ at, paragraphs: announcer.paragraphs });
    }
    const gaps = seen.slice(1).map(({ at }, n) => at - (seen[n]?.at ?? 0));
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(400);
    for (const [n, { paragraphs }] of seen.slice(1).entries())
      expect(paragraphs.slice(0, -1)).toEqual(seen[n]?.paragraphs);
    const said = texts().flatMap((text) => text.split('\n'));
    expect(said).toEqual(Array.from({ length: 29 }, (_, n) => `News ${n * 70}.`));
  });

  it('puts an answer before the news that wait, and says the same words again as a new paragraph', async () => {
    announcer.say('Bob moves.');
    announcer.answer('An older answer.');
    announcer.answer('You are red.');
    await vi.advanceTimersByTimeAsync(200);
    announcer.answer('You are red.');
    await vi.advanceTimersByTimeAsync(400);
    expect(texts()).toEqual(['You are red.\nBob moves.', 'You are red.']);
  });

  it('removes each paragraph after 15 s, and all of them at once when hushed', async () => {
    announcer.say('One.');
    await vi.advanceTimersByTimeAsync(1000);
    announcer.say('Two.');
    await vi.advanceTimersByTimeAsync(14_200);
    expect(texts()).toEqual(['Two.']);
    announcer.say('Three.');
    announcer.hush();
    expect(texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts()).toEqual([]);
  });
});
