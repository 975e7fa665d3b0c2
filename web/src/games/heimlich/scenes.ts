// What the events of Heimlich & Co. look like on the board.
import type { Rise, Scenes, Walk } from '../../scenes/scene';
import type { MatchEvent } from '../../api/types';
import { ahead, LAP } from './notation';
import { unmasked } from './unmasking';
import type { HeimlichView } from './view';

type PerAgent = Record<string, number>;

export const scenes: Scenes<HeimlichView> = (event, before, earlier, names) => {
  const { facts } = event;
  switch (event.kind) {
    case 'rolled':
      return { cards: [{ word: String(facts['die']) }], lit: ['square'], ms: 900 };
    case 'moved':
      return { walks: walked(facts['steps'] as PerAgent, facts['places'] as Record<string, string>) };
    case 'counted':
      return {
        lit: [String(facts['place'])],
        rises: risen(facts['gains'] as PerAgent),
        walks: run(facts['gains'] as PerAgent, facts['scores'] as PerAgent),
      };
    case 'dossier-moved': {
      return { walks: [{ piece: 'dossier', via: [dossierLay(before, earlier), String(facts['place'])] }] };
    }
    case 'dossier-left':
      return { lit: [String(facts['place'])] };
    case 'report-asked':
    case 'reported':
    case 'starts':
      return {};
    case 'over':
      return unmasked(event, before, earlier, names);
    default:
      return null;
  }
};

/** Where the dossier lay: it begins in the seventh house. */
function dossierLay(before: HeimlichView, earlier: MatchEvent[]): string {
  const put = earlier.findLast(({ kind }) => kind.startsWith('dossier-'));
  if (put) return String(put.facts['place']);
  return earlier.some(({ kind }) => kind === 'starts') ? 'H7' : before.dossier;
}

/** From house to house. */
function walked(steps: PerAgent, places: Record<string, string>): Walk[] {
  return Object.entries(places).map(([piece, place]) => ({
    piece,
    via: Array.from({ length: (steps[piece] ?? 0) + 1 }, (_, step) => ahead(place, step - (steps[piece] ?? 0))),
  }));
}

function risen(gains: PerAgent): Rise[] {
  return Object.entries(gains).map(([at, gain]) => ({
    at,
    text: signed(gain),
    tone: gain > 0 ? 'gain' : gain < 0 ? 'loss' : 'plain',
  }));
}

/** The markers run from stone to stone. */
function run(gains: PerAgent, scores: PerAgent): Walk[] {
  return Object.entries(scores).flatMap(([agent, score]) => {
    const gain = gains[agent] ?? 0;
    const via = Array.from({ length: Math.abs(gain) + 1 }, (_, step) => stone(score - gain + step * Math.sign(gain)));
    return gain ? [{ piece: `marker-${agent}`, via, traceless: true }] : [];
  });
}

const stone = (score: number) => `stone-${((score % LAP) + LAP) % LAP}`;

export const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`);
