// @ts-check
import WebSocket from 'ws';

/**
 * A WebSocket that tells its listener why it broke, once, unless he closed it himself.
 * @param {string} url
 * @param {(text: string, send: (text: string) => void) => void} heard
 * @param {(error: string) => void} failed
 */
export function connect(url, heard, failed) {
  const socket = new WebSocket(url.replace('http', 'ws'));
  let open = true;
  let reason = 'the socket was closed';
  const send = (/** @type {string} */ text) => socket.send(text);
  socket.on('message', (data) => {
    if (open) heard(data.toString(), send);
  });
  socket.on('error', (error) => (reason = error.message));
  socket.on('close', () => {
    if (open) failed(reason);
  });
  return {
    socket,
    send,
    close() {
      open = false;
      socket.terminate();
    },
  };
}
