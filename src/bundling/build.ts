// Builds what the browser loads, what draws pages on the server and the server itself, and says how much the first page weighs.
import { build as buildFile } from 'esbuild';
import { build } from 'vite';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { type Bundled, configOf, foldersOf, root } from './config';
import { type FirstLoad, firstLoadOf, inWords } from './first-load';
import { readManifest } from './page-files';
import { buildServer } from './server';

/** The service worker: one file beside the pages, whose name stays. */
const buildWorker = (folder: string) =>
  buildFile({
    absWorkingDir: root,
    entryPoints: { 'offline-worker': 'src/screens/booking/offline/worker.ts' },
    outdir: folder,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  });

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const packable = /\.(m?js|css|svg)$/;
/** Smaller files would gain nothing. */
const minBytes = 1024;

/** Writes `main.js.br` and `main.js.gz` beside `main.js`, and so for every file of a folder that gains by it. */
const packFiles = async (folder: string): Promise<void> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => packable.test(name));
  for (const name of names) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < minBytes) continue;
    const sized = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    const [brotli, zipped] = await Promise.all([asBrotli(bytes, sized), asGzip(bytes, { level: 9 })]);
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, zipped);
  }
};

const weighed = ['Home', 'Search'];

// Vite looks here, and would build a test's pages for development
const forProduction = async (work: () => Promise<unknown>): Promise<void> => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
};

/** Builds both sides, the browser's first: the renderer names its files. */
export const buildPages = async (bundled: Partial<Bundled> = {}): Promise<readonly FirstLoad[]> => {
  await forProduction(() => build({ configFile: false, ...configOf('client', bundled) }));
  await forProduction(() => build({ configFile: false, ...configOf('render', bundled) }));
  const { client } = foldersOf(bundled.out === undefined ? undefined : { out: bundled.out });
  const manifest = readManifest(client);
  return weighed.flatMap((screen) => firstLoadOf(client, manifest, screen) ?? []);
};

/** Builds the app, packs what the browser loads, and prints the weights. */
export const buildApp = async (say: (line: string) => void): Promise<void> => {
  const { client, server } = foldersOf();
  const pages = buildPages().then(async (weights) => {
    await buildWorker(client);
    await packFiles(client);
    return weights;
  });
  const [weights] = await Promise.all([pages, buildServer(server)]);
  for (const weight of weights) say(inWords(weight));
};
