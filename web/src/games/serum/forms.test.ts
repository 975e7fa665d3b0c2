// Words with their prepositions and articles, as filature.language.speaker says them (tests/language/test_forms.py).
import { expect, it, vi } from 'vitest';

import { words } from '../../shared/i18n.svelte';
import { preferences } from '../../shared/preferences.svelte';

// The words ask the browser how its user likes them, and tell it their language.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: {} });
});

it('keeps to the code of a place where the wording is short', async () => {
  preferences.language = 'fr';
  preferences.brief = false;
  await words.ready('serum');
  expect(words.form('H3', 'at')).toBe('à l’hôtel vert (H3)');
  preferences.brief = true;
  expect(words.form('H3', 'at')).toBe('en H3');
});
