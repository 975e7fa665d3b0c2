// @ts-check
// A player of Filature (docs/protocol.md): Heimlich & Co. for two, played from the view alone.

import { connect } from './line.mjs';
import { choose } from './choice.mjs';

const TABLE = { game: 'heimlich', seats: ['A', 'B'].map((name) => ({ by: 'me', name })), pace: 'instant' };

/** @param {string} url */
export async function open(url) {
  const { table, key } = await post(`${url}/api/tables`, TABLE);
  await post(`${url}/api/tables/${table.id}/commands`, { do: 'start', id: '1' }, key);
  return { id: table.id, key };
}

/**
 * @param {string} url
 * @param {object} body
 * @param {string} [key]
 * @returns {Promise<any>}
 */
async function post(url, body, key) {
  const headers = { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** @type {import('./load.mjs').Target['sit']} */
export function sit(url, table, seat, listener) {
  const line = connect(`${url}/api/tables/${table.id}/live`, {
    opened: () => line.send(JSON.stringify({ do: 'hello', key: table.key, seat })),
    heard(text) {
      const message = JSON.parse(text);
      if (message.kind === 'update' && message.view) listener.seen(position(message));
      else if (message.kind === 'refused') listener.failed(message.sentence);
    },
    failed: listener.failed,
  });
  let commands = 0;

  return {
    move({ latest: { version, view } }) {
      commands += 1;
      line.send(JSON.stringify({ do: 'move', id: `${seat}-${commands}`, text: choose(view), version }));
    },
    close: line.close,
  };
}

/** @param {{ version: number, view: any }} update */
function position({ version, view }) {
  const over = Boolean(view.outcome);
  const step = 2 * view.turn + Number(view.phase === 'DOSSIER' || over);
  return { step, mover: view.waiting[0], over, latest: { version, view } };
}
