// Requests that cannot be read at all: no HTTP, or longer than addresses and headers may be. They never reach the application.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../request/refusal';
import { envelopeOf } from './error-handler';

/** Answers it as any failure is answered, and ends the connection. */
export const answerBroken = ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const said = new Refusal(code === 'HPE_HEADER_OVERFLOW' ? 'input.too_large' : 'input.malformed');
  const id = randomUUID();
  const body = JSON.stringify(envelopeOf(said, id));
  const head = [
    `HTTP/1.1 ${said.status} ${STATUS_CODES[said.status]}`,
    `x-request-id: ${id}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  // a client that does not hang up is hung up on
  socket.destroySoon();
};
