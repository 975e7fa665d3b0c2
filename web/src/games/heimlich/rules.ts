// What the rules show of this game, and the sheets of its box.
import type { RulesArt } from '../page';
import { words } from '../../shared/i18n.svelte';
import Picture from './Picture.svelte';
import Reports from './Reports.svelte';

export default {
  Picture,
  sheets: [{ id: 'reports', title: () => words.say('village-sheets'), Sheet: Reports }],
} satisfies RulesArt;
