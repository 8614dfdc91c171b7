// The end of connections over which somebody else's server sends on and on: heads, chunks and packed nothing, which no length of a body bounds.
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

/** How much each connection had brought when its last request was sent. */
const broughtBefore = new WeakMap<Socket, number>();
subscribe('undici:client:sendHeaders', (sent) => {
  if (typeof sent !== 'object' || sent === null || !('socket' in sent) || !(sent.socket instanceof Socket)) return;
  broughtBefore.set(sent.socket, sent.socket.bytesRead);
});

/** A connection that ends with an error where one answer is more than so many bytes, whatever they are. */
export const endingBeyond = <S extends Socket>(socket: S, most: number, error: () => Error): S => {
  socket.on('readable', () => {
    if (socket.bytesRead - (broughtBefore.get(socket) ?? 0) > most) socket.destroy(error());
  });
  return socket;
};
