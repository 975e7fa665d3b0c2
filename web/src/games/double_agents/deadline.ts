// What the rules give time for: a hushed company chooses, both talk, everybody votes.
import { words } from '../../shared/i18n.svelte';

export function deadline(timer: string): string {
  const [what, , , company = ''] = timer.split('-');
  if (what === 'hush') return words.say('page-hush', { company: words.plain(company) });
  return words.say(what === 'vote' ? 'double_agents-time-to-vote' : 'double_agents-time-to-talk');
}
