// @ts-check
// The load generator: the same sockets, loop and stopwatch for boardgame.io and for Filature.
//
//   node load.mjs --target boardgame|filature --url http://127.0.0.1:8000 --matches 100 --seconds 8 --warmup 2
//   node load.mjs --target boardgame|filature --url http://127.0.0.1:8000 --idle 5000
//
// Prints one JSON object a line: `{"at": …}` at the moments when the caller looks at the server's processes (the
// measured time begins, ends; all tables are idle), and at last the figures.

import { parseArgs } from 'node:util';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import * as boardgame from './boardgame-client.mjs';
import * as filature from './filature-client.mjs';

/**
 * What one player's socket showed last: `step` grows with every move of the match, alike for both players.
 * @typedef {{ step: number, mover: number, over: boolean, latest: any }} Position
 *
 * @typedef {object} Table a match on the server, and who may sit there
 * @property {string} id
 * @property {string} [key]
 *
 * @typedef {object} Listener
 * @property {(position: Position) => void} seen
 * @property {(error: string) => void} failed
 *
 * @typedef {{ move(position: Position): void, close(): void }} Player
 *
 * @typedef {object} Target
 * @property {(url: string) => Promise<Table>} open a match that has begun
 * @property {(url: string, table: Table, seat: number, listener: Listener) => Player} sit connects
 */

const BATCH = 50; // how many tables are opened at a time
const GRACE = 5; // seconds for the last moves to arrive
const QUIET = 2; // seconds before memory is looked at

const { values: chosen } = parseArgs({
  options: {
    target: { type: 'string', default: 'boardgame' },
    url: { type: 'string', default: 'http://127.0.0.1:8000' },
    matches: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '8' },
    warmup: { type: 'string', default: '2' },
    idle: { type: 'string' },
  },
});
/** @type {Target} */
const target = chosen.target === 'filature' ? filature : boardgame;
const url = String(chosen.url);

/** @type {Map<string, number>} */
const errors = new Map();
const wrong = (/** @type {string} */ error) => void errors.set(error, (errors.get(error) ?? 0) + 1);
const tell = (/** @type {object} */ line) => console.log(JSON.stringify(line));

// --- The closed loop ------------------------------------------------------------------------------------------------

/** @type {number[]} */
let latencies = [];
let running = false;

/** Two players. One moves; when the other has seen it, whoever's turn it is moves. */
class Match {
  /** @type {Player[]} */ players = [];
  /** @type {(Position | undefined)[]} */ positions = [];
  /** @type {{ seat: number, step: number, at: number } | null} */ pending = null;
  moved = false;

  /** Until both players have been shown their table. */
  async begin() {
    const table = await target.open(url);
    await Promise.all([0, 1].map((seat) => new Promise((/** @type {(value?: undefined) => void} */ done) => {
      const seen = (/** @type {Position} */ position) => {
        done();
        this.seen(seat, position);
      };
      const failed = (/** @type {string} */ error) => {
        done();
        wrong(error);
      };
      this.players[seat] = target.sit(url, table, seat, { seen, failed });
    })));
  }

  /** @param {number} seat @param {Position} position */
  seen(seat, position) {
    const { pending } = this;
    if (pending && seat !== pending.seat && position.step > pending.step) {
      latencies.push(performance.now() - pending.at);
      this.pending = null;
      this.moved = true;
    }
    this.positions[seat] = position;
    if (running && !this.pending) this.next();
  }

  next() {
    const [one, other] = this.positions;
    if (!one || !other) return;
    const newest = one.step > other.step ? one : other;
    if (newest.over) return this.again();
    const own = this.positions[newest.mover];
    if (own?.step !== newest.step) return; // he has not seen it himself yet
    this.pending = { seat: newest.mover, step: newest.step, at: performance.now() };
    this.players[newest.mover].move(own);
  }

  again() {
    this.close();
    this.positions = [];
    this.begin().catch((error) => wrong(String(error)));
  }

  close() {
    this.players.forEach((player) => player.close());
  }
}

async function closedLoop() {
  const matches = Array.from({ length: Number(chosen.matches) }, () => new Match());
  await inBatches(matches, (match) => match.begin());
  running = true;
  matches.forEach((match) => match.next());
  await sleep(1000 * Number(chosen.warmup));
  latencies = [];
  matches.forEach((match) => (match.moved = false));
  const began = performance.now();
  const idleBefore = performance.eventLoopUtilization();
  tell({ at: 'begin' });
  await sleep(1000 * Number(chosen.seconds));
  const measured = latencies;
  const seconds = (performance.now() - began) / 1000;
  tell({ at: 'end' });
  const { utilization } = performance.eventLoopUtilization(idleBefore);
  running = false;
  for (let waited = 0; waited < GRACE && matches.some((match) => match.pending); waited += 0.1) await sleep(100);
  latencies = [];
  matches.filter((match) => !match.moved).forEach(() => wrong('a match stood still'));
  matches.filter((match) => match.pending).forEach(() => wrong('a move did not arrive'));
  matches.forEach((match) => match.close());
  measured.sort((a, b) => a - b);
  const quantile = (/** @type {number} */ q) => measured[Math.min(measured.length - 1, Math.floor(q * measured.length))];
  tell({
    moves: measured.length,
    seconds,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    generator: utilization, // near 1 the generator, not the server, is what was measured
    ...mistakes(),
  });
}

// --- Idle tables ----------------------------------------------------------------------------------------------------

async function idleTables() {
  /** @type {Table[]} */
  const tables = Array.from({ length: Number(chosen.idle) });
  /** @type {Player[]} */
  let players = [];
  let began = performance.now();
  await inBatches([...tables.keys()], async (number) => {
    tables[number] = await target.open(url);
    players.push(await seated(tables[number]));
  });
  const opening = (performance.now() - began) / 1000;
  await sleep(1000 * QUIET);
  tell({ at: 'idle' });
  await sleep(200);
  players.forEach((player) => player.close());
  began = performance.now();
  players = await Promise.all(tables.map(seated)); // all at once, as after a broken line
  const reconnecting = (performance.now() - began) / 1000;
  players.forEach((player) => player.close());
  tell({ tables: tables.length, opening, reconnecting, ...mistakes() });
}

/**
 * A player who has been shown his table; he tries again as long as he is turned away.
 * @param {Table} table
 * @returns {Promise<Player>}
 */
async function seated(table) {
  for (;;) {
    const player = await new Promise((resolve) => {
      /** @type {Player} */
      const player = target.sit(url, table, 0, {
        seen: () => resolve(player),
        failed: (error) => {
          wrong(error);
          resolve(null);
        },
      });
    });
    if (player) return player;
    await sleep(100 + 400 * Math.random());
  }
}

// --- Common ---------------------------------------------------------------------------------------------------------

/**
 * @template T
 * @param {T[]} all
 * @param {(one: T) => Promise<void>} work
 */
async function inBatches(all, work) {
  const left = all.values();
  await Promise.all(Array.from({ length: BATCH }, async () => {
    for (const one of left) await work(one);
  }));
}

function mistakes() {
  return { errors: [...errors.values()].reduce((sum, count) => sum + count, 0), causes: Object.fromEntries(errors) };
}

await (chosen.idle ? idleTables() : closedLoop());
process.exit(0); // sockets that are still closing keep nobody waiting
