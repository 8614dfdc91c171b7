// The server as a process: reads its configuration, opens what it needs, listens, and stops gracefully.
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig, ConfigError } from './config';
import { openDatabase } from './database/open';
import { builtRenderer } from './http/renderer';
import { say, step } from './say';
import { openServer } from './server';
import { settingsOf } from './settings';

const listen = async (app: FastifyInstance, config: Config): Promise<string> => {
  try {
    return await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${config.PORT} is taken by another program. Stop that one, or start with another: PORT=${config.PORT + 1} npm start`,
    );
  }
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  // one is read while the other opens
  const [rendering, opened] = await Promise.all([
    builtRenderer(),
    step(config.DATABASE_URL ? 'database' : `embedded database in ${config.DATA_DIR}`, () => openDatabase(config)),
  ]);
  const server = await openServer(config, { opened, rendering, refuseStale: false });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

  const address = await listen(server.app, config);
  say(`\n  ${settingsOf(config).siteOrigin}${config.SITE_ORIGIN.endsWith(`:${config.PORT}`) ? '' : `   (listening on ${address})`}\n`);
  for (const line of [...server.accounts, ...(await server.givenUp())]) say(line);
};

try {
  await start();
} catch (error) {
  process.stderr.write(`\n${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
