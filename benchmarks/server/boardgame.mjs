// @ts-check
// The yardstick: boardgame.io with its default in-memory store and a game that costs it next to nothing.
// node boardgame.mjs PORT

// @ts-ignore: no types at this path, the only one that an ES module can import
import server from 'boardgame.io/dist/cjs/server.js';

const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 }, // 0.50's name of `moveLimit: 1`
  moves: { add: (/** @type {{ G: { count: number } }} */ { G }) => ({ count: G.count + 1 }) },
  disableUndo: true, // in its favour: otherwise it also keeps every earlier state of the turn
};

const port = Number(process.argv[2]);
// @ts-ignore: the types want a number; what Node's own `listen` takes is passed on, and keeps us on the loopback.
await server.Server({ games: [counter], origins: [] }).run({ port: { port, host: '127.0.0.1' } });
