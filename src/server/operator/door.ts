// The operator's door of a running server, whose embedded database belongs to its process alone: a port of this machine, and a key that
// only its own user can read, both written into the data folder.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rm, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { messageOf } from '../database/code-of';
import { operate } from './operate';
import type { OperatorContext } from './acting';

const Order = z.object({ who: z.string().max(200), words: z.array(z.string().max(2000)).max(500) });
const Answer = z.union([z.object({ lines: z.array(z.string()) }), z.object({ refused: z.string() })]);
const Key = z.object({ port: z.number(), key: z.string() });
export type OperatorOrder = z.infer<typeof Order>;
export type OperatorAnswer = z.infer<typeof Answer>;

const host = '127.0.0.1';
const orderBytes = 100_000;
const fileIn = (folder: string): string => join(folder, 'operator.json');
const bytesOf = (words: string): Buffer => Buffer.from(words.padEnd(100).slice(0, 100));

const mayAsk = ({ headers }: IncomingMessage, key: string): boolean =>
  timingSafeEqual(bytesOf(headers.authorization ?? ''), bytesOf(`Bearer ${key}`)) &&
  Number(headers['content-length'] ?? orderBytes) < orderBytes;

/** Opens the door; answers how it is closed. */
export const openDoor = async (folder: string, context: Omit<OperatorContext, 'who'>): Promise<() => Promise<void>> => {
  const key = randomBytes(32).toString('base64url');
  const answer = async (request: IncomingMessage): Promise<OperatorAnswer> => {
    try {
      const { who, words } = Order.parse(JSON.parse(await text(request)));
      return { lines: [...(await operate(words, { ...context, who }))] };
    } catch (error) {
      return { refused: messageOf(error) };
    }
  };
  const server = createServer((request, response) => {
    if (!mayAsk(request, key)) {
      response.writeHead(401).end();
      return;
    }
    void answer(request).then((it) => response.end(JSON.stringify(it)));
  });
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(0, host, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  // one that a killed server left may be readable in another way
  await rm(fileIn(folder), { force: true });
  await writeFile(fileIn(folder), JSON.stringify({ port, key }), { mode: 0o600, flag: 'wx' });
  return async () => {
    await rm(fileIn(folder), { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
};

/** Hands an order to the server that runs on a data folder; nothing where none does. */
export const askServer = async (folder: string, order: OperatorOrder): Promise<OperatorAnswer | undefined> => {
  const written = await readFile(fileIn(folder), 'utf8').catch(() => undefined);
  if (written === undefined) return undefined;
  const { port, key } = Key.parse(JSON.parse(written));
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const asked = await fetch(`http://${host}:${port}/`, { method: 'POST', headers, body: JSON.stringify(order) }).catch(() => undefined);
  // a killed server leaves its file behind, and its port to any other program
  const said = asked?.ok ? Answer.safeParse(await asked.json().catch(() => undefined)) : undefined;
  return said?.data;
};
