// News of the database: what any process tells on a channel reaches all of them at once, or they know that it may not.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';

/** Called for each piece of news, with whether the next will be heard. Where it may have been missed that is told as one. */
export type Heard = (isSure: boolean) => void;
/** Answers how to end it. */
export type Listen = (channel: string, heard: Heard) => Promise<() => Promise<void>>;

const connectMs = 5000;
const againMs = 1000;
/** So often what listens calls itself: a line may be dead, or a pooler between may hand news to another. */
const callMs = 5000;

/** Listens until the line breaks, or is found dead. */
const listenOnce = async (
  address: string,
  { channel, heard, over }: { channel: string; heard: Heard; over: AbortSignal },
): Promise<void> => {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: connectMs, query_timeout: connectMs });
  const ended = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()));
  const own = `own_${randomUUID()}`;
  let isHeard = false;
  client.on('notification', (news) => {
    if (news.channel === channel) heard(true);
    else isHeard = true;
  });
  const callItself = async (): Promise<void> => {
    for (;;) {
      isHeard = false;
      await client.query('select pg_notify($1, $2)', [own, '']);
      await setTimeout(callMs, undefined, { signal: over, ref: false });
      if (!isHeard) return;
    }
  };
  try {
    await client.connect();
    for (const name of [channel, own]) await client.query(`listen ${client.escapeIdentifier(name)}`);
    heard(true);
    await Promise.race([ended, callItself()]);
  } finally {
    heard(false);
    await client.end();
  }
};

/** Over a connection of its own, made again whenever it breaks. */
export const listenAt =
  (address: string): Listen =>
  (channel, heard) => {
    const ending = new AbortController();
    const { signal: over } = ending;
    const listening = async (): Promise<void> => {
      while (!over.aborted) {
        await listenOnce(address, { channel, heard, over }).catch(() => undefined);
        await setTimeout(againMs, undefined, { signal: over, ref: false }).catch(() => undefined);
      }
    };
    const done = listening();
    return Promise.resolve(() => {
      ending.abort();
      return done;
    });
  };
