// A client that does as it likes with its connection: sends half of what it should, reads nothing, or says nothing more.
import { connect, type Socket } from 'node:net';

export interface Client {
  readonly send: (text: string) => void;
  /** Reads no more of what comes. */
  readonly readNothing: () => void;
  /** Everything that came. */
  readonly received: () => string;
  /** The connection is over, whoever ended it. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** Connects to a server by its origin. */
export const aClient = async (origin: string): Promise<Client> => {
  const { port } = new URL(origin);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // a connection that is cut may end with a complaint
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    send: (some) => void socket.write(some),
    readNothing: () => void socket.pause(),
    received: () => text,
    ended,
    close: () => void socket.destroy(),
  };
};
