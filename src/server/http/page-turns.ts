// Turns at rendering: one page of a visitor at a time, visitors in turn, and no more than a few at once.
import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fairTurns } from '../outside/fair-turns';
import { visitorOf } from './visitor';

// pages share one processor; while some wait for the database, others go on
const atOnce = 4;
const most = 200;
/** As many as a household opens at once. */
const mostEach = 30;
const waitMs = 10_000;
/** A page that is not over by then gives its turn away. */
const renderMs = 10_000;

/** Ends with some work, or after a while without it. */
const within = async (milliseconds: number, work: Promise<void>): Promise<void> => {
  const over = new AbortController();
  const late = setTimeout(milliseconds, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  await Promise.race([work, late]);
  over.abort();
};

const mostRounds = 250;
/** Rounds without a connection until none waits: one is accepted in a round, and the round that runs may be past that. */
const quietRounds = 3;
/**
 * Node accepts one connection each time it goes round, and a page takes long: those that wait outside would each wait for a page, whatever
 * they want and whoever asks. So all are let in first.
 */
const lettingIn = (server: Server): (() => Promise<void>) => {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  return async () => {
    let [seen, quiet] = [accepted, 0];
    for (let round = 0; quiet < quietRounds && round < mostRounds; round += 1) {
      await setImmediate();
      quiet = accepted === seen ? quiet + 1 : 0;
      seen = accepted;
    }
  };
};

/** Renders a page when its turn comes. @throws NoTurn where too much waits, or the visitor has gone. */
export const pageTurns = (server: Server) => {
  const allAreIn = lettingIn(server);
  const turns = fairTurns({ atOnce, most, mostEach });
  return (request: FastifyRequest, reply: FastifyReply, render: () => Promise<void>): Promise<void> => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(waitMs)]);
    return turns({ of: visitorOf(request), signal }, async () => {
      await allAreIn();
      await within(renderMs, render());
    });
  };
};
