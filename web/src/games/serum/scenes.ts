// What the events of Agents Secrets (the truth serum) look like in the town.
import type { Action, Scenes, Walk } from '../../scenes/scene';
import { seatOf } from '../../shared/seats';
import type { MatchEvent } from '../../api/types';
import { BESIDE } from './notation';
import { unmasked } from './unmasking';
import type { SerumView } from './view';

type ByPlayer = Record<string, string>;
type Kind = 'agent' | 'informant' | 'bug';
/** Which events place which pieces, and where they say so. */
const PLACING: Record<string, [kind: Kind, fact: string]> = {
  dials: ['agent', 'dials'],
  informants: ['informant', 'squares'],
  bugs: ['bug', 'squares'],
};

export const scenes: Scenes<SerumView> = (event, before, earlier, names) => {
  const { facts } = event;
  const word = (fact: string) => String(facts[fact]);
  if (event.kind in PLACING) return placed(event, before, earlier);
  switch (event.kind) {
    case 'drew':
      return { cards: [{ word: word('card') }] };
    case 'beside':
      return { walks: (facts['players'] as string[]).map((player) => stepsAside(player, before, earlier)) };
    case 'searched':
      return { lit: [word('container')] };
    case 'read':
      return { lit: [word('place')] };
    case 'saw':
    case 'saw-fake':
      return { cards: [{ word: word('card'), of: word('place') }], lit: [word('place')] };
    case 'draws':
      return { lit: ['pile'], flights: [{ from: 'pile', to: agentOf(word('player')) }] };
    case 'no-card':
      return { lit: ['pile'] };
    case 'neutralised':
      return { lit: [word('square')] };
    case 'chase':
      return { lit: [word('square')], rises: [{ at: word('square'), text: `${word('solos')}/5`, tone: 'plain' }] };
    case 'took':
      return { lit: [word('container')], flights: [{ from: word('container'), to: agentOf(word('player')) }] };
    case 'declared':
      return { lit: (facts['players'] as string[]).map(agentOf) };
    case 'flees':
      return { lit: [agentOf(word('player'))], ms: 1600 };
    case 'watched':
    case 'stopped':
    case 'sums':
    case 'lot':
    case 'filed':
    case 'hides':
    case 'dials-back':
    case 'last-dials':
      return {};
    case 'over':
      return unmasked(event, earlier, names);
    default:
      return null;
  }
};

const agentOf = (player: string) => `agent-${seatOf(player)}`;

/** All at once; an agent alone on its square may act, and stands in the light. */
function placed(event: MatchEvent, before: SerumView, earlier: MatchEvent[]): Action {
  const [kind, fact] = PLACING[event.kind] as [Kind, string];
  const squares = event.facts[fact] as ByPlayer;
  const walks = Object.entries(squares).map(([player, square]) => ({
    piece: `${kind}-${seatOf(player)}`,
    via: [stood(kind, player, before, earlier), square],
    by: player,
  }));
  const all = Object.values(squares);
  return {
    walks,
    lit: kind === 'agent' ? all.filter((one) => all.indexOf(one) === all.lastIndexOf(one)) : [],
    ms: 1100,
  };
}

function stepsAside(player: string, before: SerumView, earlier: MatchEvent[]): Walk {
  return { piece: `agent-${seatOf(player)}`, via: [stood('agent', player, before, earlier), BESIDE] };
}

/** Where a piece stood before the events told, or after the last of them that placed it. Every match begins beside the town. */
function stood(kind: Kind, player: string, before: SerumView, earlier: MatchEvent[]): string {
  const told = earlier.findLast((event) => {
    const [placing, fact] = PLACING[event.kind] ?? [];
    return placing === kind && fact && player in (event.facts[fact] as ByPlayer);
  });
  const placing = told && PLACING[told.kind];
  if (told && placing) return (told.facts[placing[1]] as ByPlayer)[player] ?? BESIDE;
  if (earlier.some((event) => event.kind === 'hiding')) return BESIDE;
  return before.table[seatOf(player)]?.[kind] ?? BESIDE;
}
