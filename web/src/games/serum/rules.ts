// What the rules show of this game, and the sheet of its box.
import type { RulesArt } from '../page';
import { words } from '../../shared/i18n.svelte';
import PaperSheet from './PaperSheet.svelte';
import Picture from './Picture.svelte';

export default {
  Picture,
  sheets: [{ id: 'investigation', title: () => words.say('page-town-sheet'), Sheet: PaperSheet }],
} satisfies RulesArt;
