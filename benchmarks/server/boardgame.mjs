// @ts-check
// The yardstick: boardgame.io with its default in-memory store, playing the same game as we do: the basic Heimlich & Co.
// for two, written the way its documentation teaches. It rolls, moves, counts and hides the cards, and nothing else.
// node boardgame.mjs PORT

// @ts-ignore: no types at this path, the only one that an ES module can import
import server from 'boardgame.io/dist/cjs/server.js';

const PLACES = 12; // chapel, houses 1 to 10, ruin
const RUIN = 11;
const GOAL = 42;
const AGENTS = ['orange', 'violet', 'red', 'blue', 'grey', 'yellow', 'green'];

/**
 * @typedef {{ place: number, score: number }} Agent
 * @typedef {object} Town
 * @property {Record<string, Agent>} agents
 * @property {number} dossier
 * @property {number | null} die
 * @property {boolean} counting
 * @property {Record<string, string>} players who is whose: hidden from the others
 *
 * @typedef {{ G: Town, ctx: any, random: any, events: any, playerID: string }} Context
 */

const heimlich = {
  name: 'heimlich',
  /** @returns {Town} */
  setup: (/** @type {Context} */ { ctx, random }) => {
    const cards = random.Shuffle([...AGENTS]);
    const agents = Object.fromEntries(AGENTS.map((agent) => [agent, { place: 0, score: 0 }]));
    const players = Object.fromEntries(ctx.playOrder.map((/** @type {string} */ seat) => [seat, cards.pop()]));
    return { agents, dossier: 7, die: null, counting: false, players };
  },
  playerView: (/** @type {Context} */ { G, playerID }) => ({ ...G, players: { [playerID]: G.players[playerID] } }),
  turn: {
    onBegin: (/** @type {Context} */ { G, random }) => {
      G.die = random.D6();
    },
  },
  moves: {
    run: (/** @type {Context} */ { G, events }, /** @type {Record<string, number>} */ steps) => {
      const entries = Object.entries(steps);
      const total = entries.reduce((sum, [, pips]) => sum + pips, 0);
      const wrong = total !== G.die || entries.some(([agent, pips]) => !G.agents[agent] || pips < 1);
      if (G.counting || wrong) return 'INVALID_MOVE';
      for (const [agent, pips] of entries) G.agents[agent].place = (G.agents[agent].place + pips) % PLACES;
      G.counting = entries.some(([agent]) => G.agents[agent].place === G.dossier);
      if (!G.counting) events.endTurn();
    },
    dossier: (/** @type {Context} */ { G, events }, /** @type {number} */ place) => {
      if (!G.counting || Object.values(G.agents).some((agent) => agent.place === place)) return 'INVALID_MOVE';
      for (const agent of Object.values(G.agents)) {
        agent.score = Math.max(0, agent.score + (agent.place === RUIN ? -3 : agent.place));
      }
      G.counting = false;
      G.dossier = place;
      events.endTurn();
    },
  },
  endIf: (/** @type {Context} */ { G }) => Object.values(G.agents).some((agent) => agent.score >= GOAL) || undefined,
};

const port = Number(process.argv[2]);
// @ts-ignore: the types want a number; what Node's own `listen` takes is passed on, and keeps us on the loopback.
await server.Server({ games: [heimlich], origins: [] }).run({ port: { port, host: '127.0.0.1' } });
