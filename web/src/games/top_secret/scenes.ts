// What the events of Top Secret look like on the map.
import type { Action, Scenes } from '../../scenes/scene';
import type { MatchEvent } from '../../api/types';
import { unmasked } from './unmasking';
import type { TopSecretView } from './view';

export const scenes: Scenes<TopSecretView> = (event, before, earlier, names) => {
  const { facts } = event;
  const word = (fact: string) => String(facts[fact]);
  switch (event.kind) {
    case 'rolled':
      return { cards: [{ word: word('roll') }], ms: 900 };
    case 'revealed':
      return { lit: Object.values(facts['cities'] as Record<string, string>), ms: 1600 };
    case 'stepped':
      return { walks: [{ piece: word('agent'), via: [word('from'), word('to')] }], ms: 650 };
    case 'picked':
      return { flights: [{ from: word('place'), to: word('agent'), text: word('case') }] };
    case 'dropped':
      return { flights: [{ from: word('agent'), to: word('place'), text: word('case') }] };
    case 'attacked':
      return { lit: [word('agent'), ...(facts['defenders'] as string[])] };
    case 'targeted':
      return { lit: [word('defender')] };
    case 'fought':
      return fought(event);
    case 'beaten':
    case 'beaten-with-case':
      return { lit: [word('city')], rises: [{ at: word('city'), text: word('agent'), tone: 'loss' }] };
    case 'looted':
    case 'exchanged':
      return { rises: [{ at: word('agent'), text: word('case'), tone: 'gain' }] };
    case 'delivered':
      return delivered(event, before);
    case 'lost':
    case 'lost-with-case':
      return { rises: [{ at: word('place'), text: word('agent'), tone: 'loss' }] };
    case 'left-lying':
    case 'bomb':
    case 'out':
    case 'resigned':
    case 'starts':
      return {};
    case 'over':
      return unmasked(event, before, earlier, names);
    default:
      return null;
  }
};

/** Both cards turn together. */
function fought({ facts }: MatchEvent): Action {
  const side = (who: 'attacker' | 'defender', card: 'attack' | 'defence') => ({
    word: String(facts[card]),
    of: String(facts[who]),
    wins: facts['winner'] === facts[who],
  });
  return { cards: [side('attacker', 'attack'), side('defender', 'defence')], lit: [String(facts['winner'])], by: '' };
}

/** The case is opened at the headquarters, and is worth what is in it. */
function delivered({ facts }: MatchEvent, before: TopSecretView): Action {
  const secrets = Number(facts['secrets']);
  const colour = before.agents.find(({ agent }) => agent === facts['agent'])?.seat;
  const headquarters = `H_${before.colours[colour ?? -1] ?? ''}`;
  return {
    walks: [{ piece: String(facts['agent']), via: [String(facts['from']), headquarters] }],
    cards: [{ word: String(facts['content']), of: String(facts['case']) }],
    rises: [{ at: headquarters, text: `+${secrets}`, tone: secrets ? 'gain' : 'plain' }],
    lit: [headquarters],
    ms: 2200,
  };
}
