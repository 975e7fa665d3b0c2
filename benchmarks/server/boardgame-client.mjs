// @ts-check
// A player of boardgame.io, as its own client speaks: Socket.IO 4 over a WebSocket. Written by hand, so that both
// servers meet the same light socket. https://socket.io/docs/v4/socket-io-protocol

import { randomUUID } from 'node:crypto';
import { connect } from './line.mjs';

const EVENT = '42/counter,';

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
      else if (text.startsWith('0')) line.send('40/counter,');
      else if (text.startsWith('40/counter,')) line.send(event('sync', table.id, player, undefined, 2));
      else listener.failed(`unexpected: ${text.slice(0, 40)}`);
    },
    failed: listener.failed,
  });
  const show = (/** @type {any} */ state) =>
    listener.seen({ step: state._stateID, mover: Number(state.ctx.currentPlayer), over: false, latest: null });

  return {
    move({ step }) {
      const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: player } };
      line.send(event('update', action, step, table.id, player));
    },
    close: line.close,
  };
}
