// How a match of CIA against KGB is told: round by round, and last the vote.
import { words } from '../../shared/i18n.svelte';
import type { Telling } from '../../table/story';
import Icon from './Icon.svelte';
import { HUSHED, isCard, isDestination } from './notation';

const ROUNDS = 6;

export const telling: Telling = {
  quiet: ['locked', 'unlocked', 'ready', 'leg', 'voted', 'reshuffled', 'drafted', 'replay'],
  decisions: ['joined', 'locked', 'voted'],
  opening: ['coin', 'joined', 'companies', 'identity'],
  round: (turn) => Math.floor(turn / 2), // missions and cards are one turn, the legs another
  roundName: (round) => (round < ROUNDS ? null : words.say('double_agents-the-vote')),
  Icon,
  pictured: (word) => isCard(word) || isDestination(word) || word === HUSHED,
};
