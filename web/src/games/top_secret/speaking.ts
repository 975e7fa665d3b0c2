// What a place of the map says about itself, in the language of the page.
import { capital, words } from '../../shared/i18n.svelte';
import { preferences } from '../../shared/preferences.svelte';
import { neighbours, type Place } from './layout';
import { answer, GOAL, type Moment, readLosses, scene, type Target } from './notation';
import type { TopSecretView } from './view';

/** The short name on the map. */
export function label(city: string): string {
  const short = `atlas-short-${city.replace(/ /g, '-')}`;
  return words.has(short) ? words.say(short) : words.plain(city);
}

export interface MatchEvent {
  view: TopSecretView;
  moment: Moment;
  text: string;
  inHand: string;
  goals: Target[];
  plan: (string | null)[];
}

/** A place in full: its name, what can be done there, who is there, where its lines lead. */
export function describe(at: Place, { view, moment, text, inHand, goals, plan }: MatchEvent): string {
  const said = [`${capital(words.plain(at.id))}.`];
  const say = (id: string, facts: Record<string, string | number> = {}) => said.push(words.say(id, facts));
  const goal = goals.find((target) => target.to === at.id);
  const men = moment.men.filter((man) => man.place === at.id);
  if (goal?.how === 'attack') say('atlas-attack', { agent: inHand, agents: words.list(goal.enemies) });
  else if (goal) say(goal.how === 'deliver' ? 'atlas-deliver' : 'atlas-target', { agent: inHand });
  if (inHand && men.some((man) => man.agent === inHand)) say('atlas-chosen', { agent: inHand });
  for (const man of men) if (man.drafted) say('atlas-drafted', { agent: man.agent });
  if (view.duel && scene(view) === at.id) say('atlas-duel-here');
  const named = [...readLosses(text), answer(text, 'target').toUpperCase()].filter((agent) =>
    men.some((man) => man.agent === agent),
  );
  if (named.length) say('atlas-named', { agents: words.list(named) });
  const planned = plan.indexOf(at.id);
  if (planned >= 0) say('atlas-plan-here', { case: 'ABCD'[planned] ?? '' });
  if (men.length) {
    const each = men.map((man) =>
      man.case ? words.say('atlas-with', { agent: man.agent, case: man.case }) : man.agent,
    );
    say('atlas-agents', { agents: words.list(each) });
  }
  const bags = moment.lying.filter((bag) => bag.city === at.id).map((bag) => bag.case);
  if (bags.length) say('atlas-cases', { cases: words.list(bags) });
  if (at.colour) {
    const seat = view.colours.indexOf(at.colour);
    if (seat < 0) say('atlas-unused');
    else if (at.kind === 'hq') say('atlas-total', { secrets: view.totals[seat] ?? 0, goal: GOAL });
    else if (!men.length) say('atlas-nobody');
  }
  if (!preferences.brief) {
    const around = neighbours(at.id);
    say('atlas-lines', words.forms({ places: around.filter((one) => one.kind !== 'hq').map((one) => one.id) }));
    for (const one of around) if (one.kind === 'hq') say('atlas-gate', words.forms({ place: one.id }));
  }
  return said.join(' ');
}
