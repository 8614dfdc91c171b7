// The server as a process: reads its configuration, opens what it needs, listens, and stops gracefully.
import { migrations } from './database/migrations/all';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open';
import { findPrincipal } from './account/account.lookup';
import { workAfterwards } from './afterwards';
import { buildApp } from './app';
import { type Config, readConfig, ConfigError } from './config';
import type { Services } from './context';
import { servePages } from './http/pages';
import { openQueue, type Queue } from './jobs/queue';
import type { Hands } from './jobs/worker';
import { builtRenderer, developmentRenderer } from './http/renderer';
import { openFiles } from './outside/files';
import { openRates } from './outside/rates';
import { settingsOf } from './settings';
import { openSignOn } from './single-sign-on';
import { guardLoaders } from './guard-loaders';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Says what is being done, and how long it took. */
const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const since = performance.now();
  const done = await work();
  say(`· ${what} (${seconds(since)})`);
  return done;
};

const listen = async (app: Awaited<ReturnType<typeof buildApp>>, config: Config): Promise<string> => {
  try {
    return await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${config.PORT} is taken by another program. Stop that one, or start with another: PORT=${config.PORT + 1} npm start`,
    );
  }
};

/** What nobody could do waits for a person, who has to hear of it. */
const sayDead = async (queue: Queue): Promise<void> => {
  for (const [name, times] of Object.entries(await queue.dead()))
    say(`  Given up: ${name}, ${times === 1 ? 'once' : `${times} times`} in the last weeks`);
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const development = process.env['NODE_ENV'] === 'development';
  // one is read while the other opens
  const [built, opened] = await Promise.all([
    development ? undefined : builtRenderer(),
    step(config.DATABASE_URL ? 'database' : `embedded database in ${config.DATA_DIR}`, () => openDatabase(config)),
  ]);
  await step('migrations', () => migrate(opened.db, migrations));
  const demo = config.DEMO ? await (await import('../demo/demo')).openDemo(config, opened.db) : undefined;
  const queue = await openQueue(opened);
  const services: Services = {
    config,
    db: opened.db,
    jobs: queue,
    files: openFiles(config),
    clock: () => new Date(),
    parent: demo?.parent ?? openSignOn(config),
  };
  if (demo) await step('demo data', () => demo.seed({ now: services.clock(), report: (line) => say(`  ${line}`) }));
  const app = await buildApp({
    services,
    findPrincipal: findPrincipal(opened.db),
    guardLoaders,
    refuseStale: development,
    pages: async (pages) => {
      await demo?.register(pages);
      const rendering = built ?? (await developmentRenderer(pages));
      pages.addHook('onClose', rendering.close);
      await servePages({ ...rendering, settings: settingsOf(config), clock: services.clock })(pages);
    },
  });
  const rates = demo?.rates ?? openRates(config);
  const warn: Hands['warn'] = (what, facts) => app.log.warn(facts, what);
  const worker = await workAfterwards({ ...services, rates, queue, warn }, { always: true });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // Fastify lets what has begun end, and takes nothing new
    await app.close();
    await worker.stop();
    await queue.close();
    await opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

  const address = await listen(app, config);
  say(`\n  ${settingsOf(config).siteOrigin}${config.SITE_ORIGIN.endsWith(`:${config.PORT}`) ? '' : `   (listening on ${address})`}\n`);
  for (const line of demo?.accounts ?? []) say(line);
  await sayDead(queue);
};

try {
  await start();
} catch (error) {
  process.stderr.write(`\n${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
