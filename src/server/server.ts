// The server over an open database: migrated, filled with the demo where that is wanted, and put together; everything but its port.
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { findPrincipal } from './account/account.lookup';
import { startJobs } from './jobs';
import { buildApp } from './app';
import type { Config } from './config/config';
import type { Services } from './request/context';
import { migrations } from './database/migrations/all';
import { migrate } from './database/migrate';
import type { OpenDatabase } from './database/open';
import { prepare } from './database/prepare';
import { takeMoment } from './database/throttles';
import { followers } from './followers';
import { guardLoaders } from './handlers';
import { openListener } from './http/listener';
import { servePages } from './http/pages';
import type { RendererOptions } from './http/renderer';
import { openQueue, type Queue } from './jobs/queue';
import { openDoor } from './operator/door';
import type { OnMisfit } from './http/mount';
import { openFiles } from './outside/files';
import { openOutside } from './outside/open-outside';
import { say, step } from './config/progress';
import { pageOptions, publicChanges } from './site/page-options';

export interface Surroundings {
  readonly opened: OpenDatabase;
  readonly rendering: RendererOptions;
  /** The hash of the spec, where a browser with older code is refused, as in development. */
  readonly specHash?: () => string;
  /** Hears of answers that do not fit their contract, as in development. */
  readonly onMisfit?: OnMisfit;
}
export interface Server {
  readonly app: FastifyInstance;
  /** Lines to print. */
  readonly accounts: readonly string[];
  /** Work that was given up waits for a person, who has to hear of it: as lines. */
  readonly givenUp: () => Promise<readonly string[]>;
  /** Lets what has begun end, and takes nothing new; the database stays open. */
  readonly close: () => Promise<void>;
}

/** How long what runs may go on once the server stops: a supervisor kills it soon after, usually in ten seconds. */
const patienceMs = 5000;
const within = (milliseconds: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, setTimeout(milliseconds, undefined, { ref: false })]);

const givenUp = async (queue: Queue): Promise<readonly string[]> =>
  Object.entries(await queue.dead()).map(
    ([name, times]) => `  Given up: ${name}, ${times === 1 ? 'once' : `${times} times`} in the last weeks`,
  );

export const openServer = async (config: Config, { opened, rendering, ...development }: Surroundings): Promise<Server> => {
  const { demo, queue } = await prepare(opened, {
    work: async (db) => {
      await step('migrations', () => migrate(db, migrations));
      if (!config.DEMO) return { queue: await openQueue(opened) };
      const demo = await (await import('../demo/demo')).openDemo(config, opened.db);
      await step('demo data', () => demo.seed(db, { now: demo.time.clock(), report: (line) => say(`  ${line}`) }));
      return { demo, queue: await openQueue(opened) };
    },
    onWait: () => say('· another server prepares this database; waiting for it'),
  });
  const services: Services = {
    config,
    db: opened.db,
    reading: opened.reading,
    copies: opened.copies,
    jobs: queue,
    files: demo ? demo.files(openFiles(config)) : openFiles(config),
    followers,
    clock: demo?.time.clock ?? (() => new Date()),
    ...openOutside(config, (key, milliseconds) => takeMoment(opened.db, key, milliseconds)),
    ...demo?.outside,
  };
  const listener = openListener(config.API_BASE);
  const app = await buildApp({
    services,
    listener,
    findPrincipal: findPrincipal(opened.db),
    guardLoaders,
    ...development,
    robots: demo?.robots,
    pages: async (pages) => {
      await demo?.register(pages);
      const keepsPages = rendering.clientFolder !== undefined;
      await servePages({ ...rendering, keepsPages, changes: publicChanges(opened), ...pageOptions(config, services.clock) })(pages);
    },
  });
  const warn = (what: string, facts: object): void => app.log.warn(facts, what);
  const worker = await startJobs({ ...services, queue, warn }, { always: true });
  demo?.time.onMoved(worker.settled);
  const closeDoor = config.DATABASE_URL ? undefined : await openDoor(config.DATA_DIR, services);
  const close = async (): Promise<void> => {
    demo?.time.close();
    await closeDoor?.();
    await Promise.all([listener.close(patienceMs), within(patienceMs, worker.stop())]);
    await app.close();
    await queue.close();
  };
  return { app, accounts: demo?.accounts ?? [], givenUp: () => givenUp(queue), close };
};
