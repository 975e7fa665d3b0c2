import { describe, expect, it } from 'vitest';

import views from './fixtures/views.json';
import { place, steps } from './layout';
import {
  after,
  allowed,
  answer,
  append,
  byLot,
  doomed,
  fill,
  fought,
  handling,
  lay,
  mayEnd,
  mine,
  planBegun,
  readLosses,
  readSheet,
  readTurn,
  scene,
  sides,
  targets,
  toggleLoss,
  underWay,
  writeSheet,
  writeTurn,
} from './notation';
import { automatic, goOn, pressed, reach, takeBack } from './reach';
import type { TopSecretView } from './view';

const kept = views as unknown as Record<string, { view: TopSecretView; moves: string[] }>;
const get = (name: string) => {
  const found = kept[name];
  if (!found) throw new Error(name);
  return found;
};
const turns = Object.entries(kept).filter(([, { view }]) => view.phase === 'MOVE' && view.seat === view.active);

describe('a turn as it is written', () => {
  it('is read and written alike', () => {
    const text = 'R1 > Lagos > Aden, pick R1 GA, R2 > Rio de Janeiro, R1 > H_red';
    expect(writeTurn(readTurn(text) ?? [])).toBe(text);
    expect(writeTurn(readTurn('r1>lagos; drop R1 ,END') ?? [])).toBe('R1 > Lagos, drop R1, end');
    expect(readTurn('R1 > Atlantis')).toBeNull();
    expect(readTurn('hold')).toBeNull();
    expect(readTurn('')).toEqual([]);
  });

  it('knows the same first steps, cases and end as the referee', () => {
    expect(turns.length).toBeGreaterThan(4);
    for (const [name, { view, moves }] of turns) {
      const moment = after(view, '');
      const told = moves.filter((move) => move.includes(' > ')).sort();
      const found = mine(view, moment).flatMap((man) =>
        steps(man.place)
          .filter((to) => allowed(view, moment, man, to))
          .map((to) => `${man.agent} > ${to}`),
      );
      expect(found.sort(), name).toEqual(told);
      const handled = mine(view, moment).flatMap((man) => handling(view, moment, man.agent));
      expect(handled.map((action) => writeTurn([action])).sort(), name).toEqual(
        moves.filter((move) => /^(pick|drop)/.test(move)).sort(),
      );
      expect(mayEnd(view, moment, moves), name).toBe(moves.includes('end'));
    }
  });

  it('walks on from where the draft ends', () => {
    const { view, moves } = get('move4');
    const me = mine(view, after(view, '')).find((man) => targets(view, after(view, ''), man.agent, moves).length);
    const first = targets(view, after(view, ''), me?.agent ?? '', moves).find((target) => target.how === 'step');
    const text = append(after(view, ''), { do: 'step', agent: me?.agent ?? '', to: first?.to ?? '' });
    const moment = after(view, text);
    expect(moment.pool).toBe(view.pool - 1);
    expect(moment.men.find((man) => man.agent === me?.agent)).toMatchObject({ place: first?.to, drafted: true });
    const next = targets(view, moment, me?.agent ?? '', moves);
    expect(next.map(({ to }) => to)).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(next.every(({ to }) => steps(first?.to ?? '').includes(to))).toBe(true);
    expect(takeBack(moment)).toBe('');
  });

  it('stops after a delivery and after the end', () => {
    const { view, moves } = get('deliver2');
    const text = moves.find((move) => move.includes('H_')) ?? '';
    expect(after(view, text).closed).toBe('deliver');
    expect(targets(view, after(view, text), text.slice(0, 2), moves)).toEqual([]);
    expect(after(view, 'end').closed).toBe('end');
    expect(mayEnd(view, after(view, text), moves)).toBe(false);
  });

  it('spends a bonus step before the pool', () => {
    const { view, moves } = get('bonus3');
    const lucky = view.agents.find((man) => man.bonus > 0)?.agent ?? '';
    const step = moves.find((move) => move.startsWith(`${lucky} > `)) ?? '';
    expect(after(view, step).pool).toBe(view.pool);
  });

  it('is drafted by pressing an agent and then a city', () => {
    const { view, moves } = get('late2');
    const step = moves.find((move) => move.includes(' > ') && !move.includes('H_')) ?? '';
    const [agent = '', to = ''] = step.split(' > ');
    const from = view.agents.find((man) => man.agent === agent)?.place ?? '';
    expect(pressed(view, '', moves, '', { at: from, pawn: agent })).toEqual({ agent });
    expect(pressed(view, '', moves, agent, { at: to }).text).toMatch(new RegExp(`^${step}(, end)?$`));
    expect(pressed(view, '', moves, agent, { at: from, pawn: agent })).toEqual({ agent: '' });
    expect(pressed(view, 'end', moves, agent, { at: to }).text).toMatch(new RegExp(`^${step}`));
    expect(after(get('watch4').view, 'R1 > Chicago').actions).toEqual([]);
  });

  it('goes through the agents of a place one by one', () => {
    const { view, moves } = get('move4');
    const base = `S_${view.colours[view.seat]}`;
    const here = view.agents.filter((man) => man.place === base && man.seat === view.seat).map((man) => man.agent);
    expect(here.length).toBeGreaterThan(1);
    expect(pressed(view, '', moves, '', { at: base })).toEqual({ agent: here[0] });
    expect(pressed(view, '', moves, here[0] ?? '', { at: base })).toEqual({ agent: here[1] });
    expect(pressed(view, '', moves, here.at(-1) ?? '', { at: base })).toEqual({ agent: '' });
  });
});

describe('a way of several steps', () => {
  const name = turns.find(([, { view }]) => view.pool >= 3)?.[0] ?? '';
  const { view, moves } = get(name);
  const nothing = after(view, '');
  const far = mine(view, nothing)
    .flatMap(({ agent }) => reach(view, nothing, agent, moves).map((goal) => ({ agent, ...goal })))
    .find((goal) => goal.how === 'step' && goal.via.length === 2);

  it('leads along lines, and is drawn when its end is pressed', () => {
    expect(far, name).toBeDefined();
    const { agent = '', to = '', via = [] } = far ?? {};
    expect(steps(via[0] ?? '')).toContain(to);
    expect(pressed(view, '', moves, agent, { at: to }).text).toBe(`${agent} > ${via.join(' > ')}`);
    expect(after(view, `${agent} > ${via.join(' > ')}`).pool).toBe(view.pool - 2);
  });

  it('ends where somebody is met: nothing is reached through a fight', () => {
    for (const [which, { view, moves }] of turns) {
      for (const { agent } of mine(view, after(view, ''))) {
        for (const { via } of reach(view, after(view, ''), agent, moves)) {
          const moment = after(view, `${agent} > ${via.slice(0, -1).join(' > ')}`);
          if (via.length > 1) expect(moment.closed, `${which}: ${agent} ${via.join()}`).toBe('');
        }
      }
    }
  });

  it('takes the case that is pressed at its end', () => {
    const { agent = '', to = '', via = [] } = far ?? {};
    const laid = { ...view, cases: [{ case: 'RA', place: to, carrier: null }] } as unknown as TopSecretView;
    const free = { ...laid, agents: laid.agents.map((man) => ({ ...man, case: null })) };
    const { text = '' } = pressed(free, '', moves, agent, { at: to, bag: 'RA' });
    expect(text).toBe(`${agent} > ${via.join(' > ')}, pick ${agent} RA`);
    expect(pressed(free, text, moves, agent, { at: to, bag: 'RA' }).text).toBe(`${text}, drop ${agent}`);
  });

  it('ends the turn when nothing is left, and takes both back together', () => {
    const { agent = '', via = [] } = far ?? {};
    const short = { ...view, pool: 2, cases: [], agents: view.agents.map((man) => ({ ...man, case: null, bonus: 0 })) };
    const way = via.map((to) => ({ do: 'step', agent, to }) as const);
    const text = goOn(short, '', moves, ...way);
    expect(text).toBe(`${agent} > ${via.join(' > ')}, end`);
    expect(takeBack(after(short, text))).toBe(`${agent} > ${via[0]}`);
  });
});

describe('what needs no decision', () => {
  it('is the end of a turn in which nothing is left, and the last card', () => {
    const { view } = get('move4');
    expect(automatic(view, ['end'])).toBe('end');
    expect(automatic(view, ['end', 'resign'])).toBe('end');
    expect(automatic(view, ['end', 'drop R1'])).toBeNull();
    expect(automatic(view, ['resign'])).toBeNull();
    expect(automatic(get('cards2').view, ['card 3'])).toBe('card 3');
    expect(automatic(get('loot2').view, ['loot yes'])).toBeNull();
  });

  it('is told by nothing that is a secret', () => {
    for (const { view, moves } of Object.values(kept)) {
      const twin = { ...view, plan: null, cases: view.cases.map((bag) => ({ ...bag, content: null })) };
      expect(automatic(twin as TopSecretView, moves)).toBe(automatic(view, moves));
    }
  });
});

describe('the setup', () => {
  const { view } = get('setup3');
  const empty = readSheet(view, '');

  it('is read and written alike', () => {
    const text = 'setup A=5 @ Lagos B=bomb @ Rio de Janeiro C=1 @ Cape Town D=3 @ Delhi guard yes';
    expect(writeSheet(view, readSheet(view, text))).toBe(text);
    expect(writeSheet(view, readSheet(view, 'setup A=5 C @ Buenos Aires'))).toBe('setup A=5 C @ Buenos Aires');
    expect(writeSheet(view, empty)).toBe('');
  });

  it('exchanges what is used already', () => {
    const sheet = fill(view, fill(view, empty, 0, '5'), 1, '3');
    expect(fill(view, sheet, 1, '5').contents).toEqual(['3', '5', null, null]);
    expect(lay(view, lay(view, empty, 0, 'Aden'), 2, 'Aden').cities).toEqual([null, null, 'Aden', null]);
  });

  it('keeps what was handed in', () => {
    const begun = { ...view, plan: { contents: ['5', '3', '1', 'bomb'], cities: ['Aden'], guard: null } };
    expect(writeSheet(begun, lay(begun, readSheet(begun, ''), 1, 'Delhi'))).toBe('setup B @ Delhi');
    expect(lay(begun, readSheet(begun, ''), 1, 'Aden').cities).toEqual(['Aden', null, null, null]);
  });

  it('is only begun while something is still to be laid, and wrong when it is not understood', () => {
    for (const text of ['setup A=5', 'setup A @ Lagos', 'setup A=5 @ Lagos B=bomb', 'A=5 B=3 C=1 D=bomb'])
      expect(planBegun(view, text), text).toBe(true);
    expect(planBegun(view, 'setup A=5 @ Atlantis')).toBe(false);
    expect(planBegun(view, 'setup E=5')).toBe(false);
    const whole = 'setup A=5 @ Lagos B=bomb @ Aden C=1 @ Cape Town D=3 @ Delhi guard yes';
    expect(planBegun(view, whole)).toBe(false);
  });

  it('lays and lifts cases on the map', () => {
    const laid = pressed(view, 'setup A=5', [], '', { at: 'Lagos' });
    expect(laid.text).toBe('setup A=5 @ Lagos');
    expect(pressed(view, laid.text ?? '', [], '', { at: 'Delhi' }).text).toBe('setup A=5 @ Lagos B @ Delhi');
    expect(pressed(view, laid.text ?? '', [], '', { at: 'Lagos' }).text).toBe('setup A=5');
    expect(pressed(view, '', [], '', { at: 'S_red' })).toEqual({});
  });

  it('can be left to the lot', () => {
    const sheet = byLot(view, fill(view, empty, 0, 'bomb'));
    expect([...sheet.contents].sort()).toEqual(['1', '3', '5', 'bomb']);
    expect(new Set(sheet.cities).size).toBe(4);
    expect(sheet.contents[0]).toBe('bomb');
  });
});

describe('short answers', () => {
  it('names the first opponent, one after the other', () => {
    const { view, moves } = get('target2');
    const [one = '', two = ''] = view.duel?.defenders ?? [];
    const at = scene(view);
    expect(place(at)?.kind).toBe('city');
    expect(pressed(view, '', moves, '', { at })).toEqual({ text: `target ${one}` });
    expect(pressed(view, `target ${one}`, moves, '', { at })).toEqual({ text: `target ${two}` });
    expect(pressed(view, '', moves, '', { at, pawn: two })).toEqual({ text: `target ${two}` });
    expect(answer('card 4', 'card')).toBe('4');
    expect(answer('card', 'card')).toBe('');
  });

  it('takes the loot or leaves it', () => {
    const { view, moves } = get('loot2');
    expect(pressed(view, '', moves, '', { at: scene(view) })).toEqual({ text: 'loot yes' });
    expect(pressed(view, 'loot yes', moves, '', { at: scene(view) })).toEqual({ text: 'loot no' });
  });

  it('names exactly as many losses as the bomb takes', () => {
    const { view, moves } = get('bomb2');
    let text = '';
    for (const move of moves) text = toggleLoss(view, text, move.slice(5));
    expect(readLosses(text)).toHaveLength(view.losses);
    const one = readLosses(text)[0] ?? '';
    expect(readLosses(toggleLoss(view, text, one))).not.toContain(one);
    expect(toggleLoss(view, `lose ${one}`, one)).toBe('');
  });

  it('keeps the carrier among the losses where it must be', () => {
    const { view } = get('bomb4k');
    expect(doomed(view)).toBe(view.carrier);
    expect(doomed(get('bomb2').view)).toBeNull();
    const lost = {
      ...view,
      agents: view.agents.map((man) => (man.agent === view.carrier ? { ...man, place: 'out' } : man)),
    };
    expect(doomed(lost)).toBeNull();
    const other = view.agents.find(
      (man) => man.seat === view.seat && man.agent !== view.carrier && man.place !== 'out',
    );
    expect(readLosses(toggleLoss(view, '', other?.agent ?? ''))).toContain(view.carrier);
  });

  it('sees which cards were turned up', () => {
    const { view } = get('cards2');
    const hands = view.hands.map((hand) => ({
      available: hand.available.slice(1),
      used: [...hand.used, hand.available[0] ?? 0],
    }));
    const now: TopSecretView = { ...view, phase: 'MOVE', duel: null, hands };
    const cards = view.hands.map((hand) => hand.available[0]);
    expect(fought(view, now)).toEqual({ attack: cards[view.active], defence: cards[view.duel?.opponent ?? 0] });
    expect(fought(view, view)).toBeNull();
    expect(fought(get('late2').view, view)).toBeNull();
  });
});

describe('the sides', () => {
  it('stand clockwise by corner, whichever seat has which colour', () => {
    const view = { ...get('setup3').view, colours: ['yellow', 'red', 'green'] } as TopSecretView;
    expect(sides(view).map(({ colour, seat }) => `${colour} ${seat}`)).toEqual(['red 1', 'green 2', 'yellow 0']);
    expect(sides({ ...view, colours: [] })).toEqual([]);
  });

  it('take turns once colours are drawn and plans are in', () => {
    const { view } = get('setup2');
    expect([{ ...view, phase: 'COLOURS' as const }, view, get('move4').view].map(underWay)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
