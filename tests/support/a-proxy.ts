// A wire to a database that can be held or cut, as networks are.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** How often somebody has asked to be let through. */
  readonly asked: () => number;
  /** From now on nothing comes through, and nobody is told. */
  readonly hold: () => void;
  /** Everything that is open breaks, and nothing can be opened. */
  readonly cut: () => void;
  /** All is well again. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

/** Listens on a port of its own, and leads to the socket of a server. */
export const aProxy = async (target: string): Promise<Proxy> => {
  const sockets = new Set<Socket>();
  let state: 'well' | 'held' | 'cut' = 'well';
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (state === 'well') to.write(chunk);
    });
    from.on('error', () => undefined);
    from.once('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    if (state === 'cut') {
      socket.destroy();
      return;
    }
    const far = connect(target);
    pass(socket, far);
    pass(far, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    hold: () => {
      state = 'held';
    },
    cut: () => {
      state = 'cut';
      cutAll();
    },
    mend: () => {
      state = 'well';
      cutAll();
    },
    close: () =>
      new Promise((resolve) => {
        cutAll();
        server.close(() => resolve());
      }),
  };
};
