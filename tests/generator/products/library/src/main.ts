// The library as a process: its pages are built, and its server listens where the environment says.
import { build } from 'esbuild';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '../generated/contract/environment';
import { render } from './screens/render';
import { ConfigError } from './server/config/config-error';
import { codeOf } from './server/database/code-of';
import { openServer, type Server, type ServerOptions } from './server/server';

/** Builds what the browser loads into a folder. */
const buildPages = async (folder: string): Promise<void> => {
  const entry = fileURLToPath(new URL('screens/main.tsx', import.meta.url));
  const how = { bundle: true, minify: true, format: 'esm', jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' } } as const;
  await build({ ...how, entryPoints: [entry], outfile: join(folder, 'assets', 'main.js') });
};

/** Opens the library in a folder of its own, pages included. */
export const openLibrary = async (it: Omit<ServerOptions, 'pages'>): Promise<Server> => {
  const clientFolder = resolve(it.folder, 'client');
  await buildPages(clientFolder);
  return openServer({ ...it, pages: { renderer: () => Promise.resolve(render), clientFolder } });
};

const start = async (): Promise<void> => {
  const read = environment.safeParse(process.env);
  if (!read.success) throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join('\n'));
  const { SITE_ORIGIN: siteOrigin, API_BASE: apiBase, DATA_DIR: folder } = read.data;
  const port = Number(new URL(siteOrigin).port) || 80;
  const send = async (to: string, subject: string): Promise<void> => void process.stdout.write(`To ${to}: ${subject}\n`);
  const server = await openLibrary({ folder, settings: { siteOrigin, apiBase }, clock: () => new Date(), send });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  try {
    await server.app.listen({ port });
  } catch (error) {
    await server.close();
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    const another = `SITE_ORIGIN=http://localhost:${port + 1} npm start`;
    throw new ConfigError(`Port ${port} is taken by another program. Stop that one, or start with another: ${another}`);
  }
  process.stdout.write(`${siteOrigin}\n`);
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await start().catch((error: unknown) => {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
