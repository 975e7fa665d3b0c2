// Words with their prepositions and articles, as filature.language.speaker says them (tests/language/test_forms.py).
import { expect, it, vi } from 'vitest';

import { words } from '../../shared/i18n.svelte';
import { preferences, type Language } from '../../shared/preferences.svelte';

// The words ask the browser how its user likes them, and tell it their language.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: {} });
});

async function speak(language: Language): Promise<void> {
  preferences.language = language;
  await words.ready('top_secret');
}

it.each([
  ['en', 'Easter Island', 'Duel on Easter Island'],
  ['fr', 'Cairo', 'Duel au Caire'],
  ['fr', 'Aden', 'Duel à Aden'],
  ['de', 'S_green', 'Duell in der grünen Startbasis'],
] as const)('speaks in %s of a duel in %s', async (language, place, said) => {
  await speak(language);
  expect(words.say('atlas-duel', words.forms({ place }))).toBe(said);
});

it('gives each place of a list its own preposition', async () => {
  await speak('de');
  const said = words.say('atlas-lines', words.forms({ places: ['Aden', 'H_red', 'Easter Island'] }));
  expect(said).toBe('Linien nach Aden, ins rote Hauptquartier und auf die Osterinsel.');
});
