// The server as a process: reads its configuration, opens what it needs, listens, and stops gracefully.
import type { FastifyInstance } from 'fastify';
import { codeOf } from './database/code-of';
import { type Config, readConfig } from './config/config';
import { ConfigError } from './config/config-error';
import { openDatabase } from './database/open';
import { builtRenderer } from './http/renderer';
import { say, step } from './config/progress';
import { openServer } from './server';
import { settingsOf } from './config/settings';

/** Everything ends by then, whatever does not answer. */
const lastMs = 8000;
const stopAt = (why: string): never => {
  process.stderr.write(`\n${why}\n`);
  return process.exit(1);
};

const refusedToListen = (code: string, { HOST, PORT }: Config): string | undefined => {
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is taken by another program. Stop that one, or start with another: PORT=${PORT + 1} npm start`;
  if (code === 'EACCES') return `This user may not listen on port ${PORT}. Start with another: PORT=3000 npm start`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return `HOST cannot be ${HOST}: this machine has no such address. Set it to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all networks.`;
  return undefined;
};

const listen = async (app: FastifyInstance, config: Config): Promise<string> => {
  try {
    return await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    const said = refusedToListen(codeOf(error), config);
    throw said === undefined ? error : new ConfigError(said);
  }
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  // one is read while the other opens
  const [rendering, opened] = await Promise.all([
    builtRenderer(),
    step(config.DATABASE_URL ? 'database' : `embedded database in ${config.DATA_DIR}`, () => openDatabase(config)),
  ]);
  const server = await openServer(config, { opened, rendering });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => stopAt('Stopped before everything was closed: something did not answer.'), lastMs).unref();
    await server.close();
    await opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

  const address = await listen(server.app, config);
  say(`\n  ${settingsOf(config).siteOrigin}${config.SITE_ORIGIN.endsWith(`:${config.PORT}`) ? '' : `   (listening on ${address})`}\n`);
  for (const line of [...server.accounts, ...(await server.givenUp())]) say(line);
};

try {
  await start();
} catch (error) {
  stopAt(error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error));
}
