// How a match of Agents Secrets is told: turn by turn, in which all play at once.
import { words } from '../../shared/i18n.svelte';
import type { Telling } from '../../table/story';
import Icon from './Icon.svelte';
import { COLOURS, CONTAINERS } from './notation';

export const telling: Telling = {
  quiet: ['ready', 'unready', 'stopped', 'turn', 'no-bugs', 'no-informants'],
  decisions: ['ready', 'searched', 'read', 'draws', 'stopped', 'filed'],
  opens: ['dials'],
  opening: ['dealt', 'hiding', 'hidden', 'lockers', 'drawn-hiding'],
  begins: 'turn',
  round: (turn) => turn,
  roundName: (turn) => words.say('page-town-turn', { number: turn + 1 }),
  Icon,
  pictured: (word) => CONTAINERS.includes(word) || (COLOURS as readonly string[]).includes(word),
};
