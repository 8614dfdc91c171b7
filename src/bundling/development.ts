// `npm run dev`: a process that stays. It takes over what changes of the server by itself, and the bundler tells the open pages.
import { readFile } from 'node:fs/promises';
import { createServer as createHttp, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type Plugin } from 'vite';
import type { RenderPage } from '../screens/page-renderer';
import type * as ConfigCode from '../server/config/config';
import type * as DatabaseCode from '../server/database/open';
import type { OpenDatabase } from '../server/database/open';
import type * as ServerCode from '../server/server';
import { configOf } from './config';
import { hotHash, isTakenOver } from './hot-spec';
import { specHash } from './spec-hash';
import { latePages } from './late-pages';
import { where } from './where';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const onMisfit = (call: string, misfits: readonly string[]): void =>
  say(`  The answer of ${call} does not fit its contract: ${misfits.join('; ')}`);
const gallery = /^\/gallery(\/|\?|$)/;
const mailsPage = /^\/gallery\/mails(\?|$)/;
const ours = /^\/(api|media|healthz|readyz)(\/|$|\?)/;
// a spec that is saved becomes several files
const settleMs = 25;

let onChange = (_file: string): void => undefined;
/** Notices each change of a file that the server or the page renderer is made of, once the bundler has dropped what it knew of it. */
const noticing: Plugin = {
  name: 'noticing',
  hotUpdate({ file, modules }) {
    if (this.environment.name === 'ssr' && modules.length > 0) onChange(file);
  },
};

const http = createHttp();
const client = configOf('client');
const bundler = await createServer({
  configFile: false,
  ...client,
  plugins: [...(client.plugins ?? []), hotHash, latePages(), where(), noticing],
  server: {
    middlewareMode: { server: http },
    hmr: { server: http },
    watch: {
      ignored: ['**/.data/**', '**/.cache/**', '**/dist/**', '**/tests/**', '**/generator/**', '**/spec/**'],
      // without it a file that is saved again within 50 ms is never looked at again
      awaitWriteFinish: { stabilityThreshold: 10, pollInterval: 10 },
    },
  },
});
const restMs = 100;
const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);
/** Reads a changed file once more when it rests: the watcher misses an edit within the same tick of the file system's clock. */
const lookAgain = async (file: string): Promise<void> => {
  const before = await textOf(file);
  await wait(restMs);
  if ((await textOf(file)) !== before) bundler.watcher.emit('change', file);
};
bundler.watcher.on('change', (file) => void lookAgain(file));
const load = async <Code>(file: string): Promise<Code> => (await bundler.ssrLoadModule(file)) as Code;

const { readConfig } = await load<typeof ConfigCode>('/src/server/config/config.ts');
const config = readConfig(process.env);
const rendering = {
  renderer: (): Promise<RenderPage> =>
    Promise.resolve(async (request) => {
      const file = gallery.test(request.url) ? '/src/screens/gallery-render.tsx' : '/src/screens/render.tsx';
      return (await load<{ readonly render: RenderPage }>(file)).render(request);
    }),
  alsoConnect: ['ws:', 'wss:'],
};

interface RunningServer {
  readonly code: typeof ServerCode;
  readonly databaseCode: typeof DatabaseCode;
  readonly opened: OpenDatabase;
  readonly server: ServerCode.Server;
}
let running: RunningServer | undefined;

/** Takes over the server's code as it is now; the database stays open unless its own door changed. Answers whether anything changed. */
const reload = async (): Promise<boolean> => {
  const [code, databaseCode] = [
    await load<typeof ServerCode>('/src/server/server.ts'),
    await load<typeof DatabaseCode>('/src/server/database/open.ts'),
  ];
  const before = running;
  if (before?.code === code && before.databaseCode === databaseCode) return false;
  const isOpen = before?.databaseCode === databaseCode;
  if (!isOpen) await before?.server.close();
  if (!isOpen) await before?.opened.close();
  const opened = isOpen ? before.opened : await databaseCode.openDatabase(config);
  const server = await code.openServer(config, { opened, rendering, specHash, onMisfit });
  await server.app.ready();
  running = { code, databaseCode, opened, server };
  if (isOpen) await before.server.close();
  return before !== undefined;
};

/** Until then requests wait. */
let ready: Promise<void> = reload().then(() => undefined);
let isQueued = false;
/** Whether something changed that the open pages cannot take over by themselves, and whether the spec changed or the server took over anything. */
let [isNew, isOther] = [false, false];
/** The spec that the open pages were last measured by: one of another hash is as new to them as another server. */
let knownHash = specHash();
const tellPages = (): void => {
  if (isNew && isOther) bundler.ws.send({ type: 'full-reload', path: '*' });
  // edits made while the server took over may be part of it, or wait for the next time
  else if (isQueued) return;
  [isNew, isOther] = [false, false];
};
onChange = (file) => {
  isNew ||= !isTakenOver(file, bundler.environments.client.moduleGraph.getModulesByFile(file));
  // the server need not read what the spec changed in the pages
  isOther ||= file.startsWith(`${bundler.config.root}/generated/`);
  if (isQueued) return;
  isQueued = true;
  const again = async (): Promise<void> => {
    await wait(settleMs);
    isQueued = false;
    try {
      const hash = specHash();
      if ((await reload()) || hash !== knownHash) isOther = true;
      knownHash = hash;
      tellPages();
    } catch (error) {
      // the running version stays until the next change, which mends it
      say(`\n${error instanceof Error ? error.stack : String(error)}`);
    }
  };
  ready = ready.then(again);
};

/** Every mail with sample data. */
const showMails = async (reply: ServerResponse): Promise<void> => {
  const { render } = await load<{ readonly render: () => string }>('/src/demo/sample-mails.ts');
  reply.setHeader('content-type', 'text/html; charset=utf-8').end(render());
};

http.on('request', (request, reply) => {
  const answer = (): void => void ready.then(() => running?.server.app.routing(request, reply));
  if (mailsPage.test(request.url ?? '')) void ready.then(() => showMails(reply));
  else if (ours.test(request.url ?? '')) answer();
  else bundler.middlewares(request, reply, answer);
});

const stop = async (): Promise<void> => {
  http.close();
  await bundler.close();
  await running?.server.close();
  await running?.opened.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

await ready.catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? (error.name === 'ConfigError' ? error.message : error.stack) : String(error)}\n`);
  process.exit(1);
});
http.listen(config.PORT, config.HOST, () => {
  say(`\n  ${config.SITE_ORIGIN}\n`);
  for (const line of running?.server.accounts ?? []) say(line);
});
