// The application on a port of its own with the demo's other platforms, which it reads as it reads any other site.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathOf } from '../../src/demo/elsewhere/addresses';
import { elsewhereListings } from '../../src/demo/elsewhere/listings';
import { aServer, type TestServer } from './a-server';
import type { Engine } from './databases';

export interface StandInServer {
  readonly server: TestServer;
  readonly origin: string;
  /** The address of one of the dozen listings. */
  readonly addressOf: (nth: number) => string;
}

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Starts it. Close its server, and nothing is left. */
export const aStandInServer = async (engine: Engine): Promise<StandInServer> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await aServer(engine, undefined, { DEMO: 'true', SITE_ORIGIN: origin });
  await server.app.listen({ port, host: '127.0.0.1' });
  const addressOf = (nth: number): string => {
    const listing = elsewhereListings[nth];
    if (!listing) throw new Error(`there is no listing ${nth}`);
    return origin + pathOf(listing);
  };
  return { server, origin, addressOf };
};
