// @ts-check
// A WebSocket (RFC 6455) with next to nothing around it, so that the generator costs less than what it measures.

import { createConnection } from 'node:net';
import { randomBytes } from 'node:crypto';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/**
 * A socket that tells its listener why it broke, once, unless he closed it himself.
 * @param {string} url
 * @param {{ opened?(): void, heard(text: string): void, failed(error: string): void }} listener
 */
export function connect(url, { opened, heard, failed }) {
  const { host, hostname, port, pathname, search } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
  let open = true;
  let greeted = false;
  let reason = 'the socket was closed';
  let rest = Buffer.alloc(0);

  const close = () => {
    open = false;
    socket.destroy();
  };
  const write = (/** @type {number} */ kind, /** @type {Buffer} */ content) => {
    if (open) socket.write(Buffer.concat([head(kind, content.length), content]));
  };
  const greet = () => {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return;
    if (!rest.subarray(0, end).toString().startsWith('HTTP/1.1 101 ')) {
      reason = `not opened: ${rest.toString()}`;
      socket.destroy();
      return;
    }
    rest = rest.subarray(end + 4);
    greeted = true;
    opened?.();
  };

  socket.on('connect', () => {
    const key = randomBytes(16).toString('base64');
    const lines = [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${key}`,
      'Sec-WebSocket-Version: 13',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
  socket.on('data', (data) => {
    rest = rest.length ? Buffer.concat([rest, data]) : data;
    if (!greeted) greet();
    for (let frame; open && greeted && (frame = next(rest)); ) {
      rest = rest.subarray(frame.end);
      if (frame.kind === TEXT) heard(frame.content.toString());
      else if (frame.kind === PING) write(PONG, frame.content);
      else if (frame.kind === CLOSE) reason = `closed with ${frame.content.readUInt16BE(0)}`;
    }
  });
  socket.on('error', (error) => (reason = error.message));
  socket.on('close', () => {
    if (open) failed(reason);
    open = false;
  });
  return { send: (/** @type {string} */ text) => write(TEXT, Buffer.from(text)), close };
}

/**
 * The first frame of some bytes, if all of it is there; neither server sends a message in parts.
 * @param {Buffer} bytes
 */
function next(bytes) {
  if (bytes.length < 2) return null;
  let start = 2;
  let length = bytes[1];
  if (length === 126) {
    if (bytes.length < 4) return null;
    length = bytes.readUInt16BE(2);
    start = 4;
  } else if (length === 127) {
    if (bytes.length < 10) return null;
    length = Number(bytes.readBigUInt64BE(2));
    start = 10;
  }
  const end = start + length;
  return end > bytes.length ? null : { kind: bytes[0] & 15, content: bytes.subarray(start, end), end };
}

/**
 * What goes before a message of a client; its mask is zero, which leaves the message as it is.
 * @param {number} kind
 * @param {number} length below 64 KiB
 */
function head(kind, length) {
  const masked = 128;
  return length < 126
    ? Buffer.from([masked | kind, masked | length, 0, 0, 0, 0])
    : Buffer.from([masked | kind, masked | 126, length >> 8, length & 255, 0, 0, 0, 0]);
}
