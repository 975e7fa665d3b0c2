// @ts-check
// A player of boardgame.io, as its own client speaks: Socket.IO 4 over a WebSocket. Written by hand, so that both
// servers meet the same light socket. https://socket.io/docs/v4/socket-io-protocol

import { randomUUID } from 'node:crypto';
import { choose, PLACES } from './choice.mjs';
import { connect } from './line.mjs';

const EVENT = '42/heimlich,';

/** The first player's `sync` makes the match; as nobody joined it through the lobby, it asks for no credentials. */
export async function open() {
  return { id: randomUUID() };
}

/** @type {import('./load.mjs').Target['sit']} */
export function sit(url, table, seat, listener) {
  const player = String(seat);
  const event = (/** @type {any[]} */ ...content) => EVENT + JSON.stringify(content);

  const line = connect(`${url}/socket.io/?EIO=4&transport=websocket`, {
    heard(text) {
      if (text.startsWith(EVENT)) {
        const [kind, , content] = JSON.parse(text.slice(EVENT.length));
        if (kind === 'sync') show(content.state);
        else if (kind === 'update') show(content);
      } else if (text === '2') line.send('3');
      else if (text.startsWith('0')) line.send('40/heimlich,');
      else if (text.startsWith('40/heimlich,')) line.send(event('sync', table.id, player, undefined, 2));
      else listener.failed(`unexpected: ${text.slice(0, 40)}`);
    },
    failed: listener.failed,
  });
  const show = (/** @type {any} */ { _stateID, G, ctx }) =>
    listener.seen({
      step: _stateID,
      mover: Number(ctx.currentPlayer),
      over: Boolean(ctx.gameover),
      latest: { G, ctx, version: _stateID },
    });

  return {
    move({ latest: { G, ctx, version } }) {
      const [type, ...args] = said(choose(asOurs(G, ctx)));
      const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: player } };
      line.send(event('update', action, version, table.id, player));
    },
    close: line.close,
  };
}

/** The town in the words of our view. @param {any} G @param {any} ctx */
function asOurs(G, ctx) {
  return {
    phase: G.counting ? 'DOSSIER' : 'MOVE',
    turn: ctx.turn,
    die: G.die,
    dossier: PLACES[G.dossier],
    agents: Object.entries(G.agents).map(([agent, { place }]) => ({ agent, place: PLACES[place] })),
  };
}

/** Our written move as a call of theirs. @param {string} text */
function said(text) {
  if (text.startsWith('dossier ')) return ['dossier', PLACES.indexOf(text.slice('dossier '.length))];
  const [agent, steps] = text.split('+');
  return ['run', { [agent]: Number(steps) }];
}
