// A real server that stands for an outside service: it takes what browsers send, and keeps it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly path: string;
  readonly body: string;
  /** The page that the browser says it comes from. */
  readonly from: string | undefined;
}
export interface Listener {
  readonly origin: string;
  /** Everything that came, the oldest first. */
  readonly heard: readonly Heard[];
  readonly close: () => Promise<void>;
}

/** Listens on a port of its own. Close it, and nothing is left. */
export const aListener = async (): Promise<Listener> => {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST')
        heard.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString(), from: request.headers.referer });
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'content-type': 'application/json' };
      response.writeHead(200, headers).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
