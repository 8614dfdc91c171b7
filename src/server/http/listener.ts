// The server's door: it knows what is being answered, and once it closes lets that end and refuses what comes, with a hint when to return.
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { toolsPath } from '../../../generated/model/constants';
import { Refusal } from '../request/refusal';
import { envelopeOf } from './error-handler';

export interface Listener {
  /** Makes an HTTP server, as Fastify asks for it. */
  readonly open: (answer: RequestListener, options: Readonly<Record<string, unknown>>) => Server;
  /** Ends within the time that is given, whatever clients do: then what is still not answered, or not read, is cut off. */
  readonly close: (milliseconds: number) => Promise<void>;
}

/** After so many seconds a refused caller may find the next process in our place. */
const restartSeconds = 10;

const refuse = (response: ServerResponse, isCall: boolean): void => {
  const refusal = new Refusal('app.unavailable', { data: { retry_after: restartSeconds } });
  response.writeHead(refusal.status, {
    'retry-after': String(restartSeconds),
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
  });
  response.end(isCall ? JSON.stringify(envelopeOf(refusal, randomUUID())) : `${refusal.message}\n`);
};

/** Whether a program asks: one that reads the catalogue's errors. */
const asksCall = (url: string, apiBase: string): boolean => url.startsWith(`${apiBase}/`) || url.split('?')[0] === toolsPath;

/** A door that is open. Calls stand below a base path. */
export const openListener = (apiBase: string): Listener => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const running = new Map<ServerResponse, Socket>();
  const over = new AbortController();
  let isClosing = false;
  const endIfIdle = (): void => {
    if (isClosing && running.size === 0) over.abort();
  };
  const begin = (socket: Socket, response: ServerResponse): void => {
    running.set(response, socket);
    // whole, and handed to the system; or cut off
    response.once('close', () => {
      running.delete(response);
      endIfIdle();
    });
  };
  return {
    open(answer, { http, requestTimeout, keepAliveTimeout }) {
      const limits = {
        ...(typeof http === 'object' ? http : {}),
        requestTimeout: Number(requestTimeout),
        keepAliveTimeout: Number(keepAliveTimeout),
      };
      const server = createServer(limits, (request, response) => {
        if (isClosing) return refuse(response, asksCall(request.url ?? '', apiBase));
        begin(request.socket, response);
        return answer(request, response);
      });
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      servers.push(server);
      return server;
    },
    async close(milliseconds) {
      isClosing = true;
      // Node's own notion of an idle connection has those among them whose answer is still on its way
      const busy = new Set(running.values());
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
      for (const response of running.keys()) response.shouldKeepAlive = false;
      endIfIdle();
      await setTimeout(milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
      for (const server of servers) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
