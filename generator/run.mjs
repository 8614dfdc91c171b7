// Starts the generator: main.ts and all that it stands on is bundled into .cache/ once, and again when a file of it changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const own = join(root, 'generator');
const cache = join(root, '.cache', 'generator');
// npm's record of its installation: reading this one file stands for reading every package
const installed = join(root, 'node_modules', '.package-lock.json');

const stop = (why) => {
  process.stderr.write(`${why}\n`);
  process.exit(1);
};
const read = (file) => (existsSync(file) ? readFileSync(file) : '');
const hashOf = (files) => {
  const hash = createHash('sha256').update(`${process.version} ${root}`);
  for (const file of files) hash.update(`\0${file}\0`).update(read(file));
  return hash.digest('hex');
};
const writeWhole = (file, text) => {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
};

const orStop = (write) => {
  try {
    write();
  } catch (error) {
    stop(`The generator could not be put into ${cache}: ${error.message}. Cure: make room there, or allow writing, and run it again.`);
  }
};

const bundle = async (to) => {
  const { build } = await import('esbuild').catch(() => stop('esbuild is not installed, and the generator needs it. Cure: npm ci'));
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['generator/command/main.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    outfile: to,
    // the packages below are CommonJS: required, they come without the ES module loader's detour
    supported: { 'dynamic-import': false },
    // these load files of their own, or are wanted so seldom that reading them each time would cost more
    external: ['esbuild', 'ts-morph'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(own, 'command', 'main.ts')).href) },
    logLevel: 'error',
  }).catch(() => stop('The generator itself does not compile; the lines above say where.'));
  const outside = Object.keys(metafile.inputs).filter((file) => !file.startsWith('generator/') && !file.includes('node_modules/'));
  return { code: outputFiles[0].text, outside: outside.map((file) => join(root, file)) };
};

const stillFits = (record) => {
  const { outside, hash } = JSON.parse(read(record) || '{"outside":[]}');
  return hash !== undefined && hashOf(outside) === hash;
};

const bundled = async () => {
  const files = readdirSync(own, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .toSorted();
  const about = [...files.map((file) => join(own, file)), installed, join(root, 'tsconfig.json'), fileURLToPath(import.meta.url)];
  const name = `main-${hashOf(about).slice(0, 20)}`;
  const [code, record] = [join(cache, `${name}.cjs`), join(cache, `${name}.json`)];
  if (!existsSync(code) || !stillFits(record)) {
    const made = await bundle(code);
    orStop(() => {
      mkdirSync(cache, { recursive: true });
      for (const old of readdirSync(cache)) if (old.startsWith('main-')) rmSync(join(cache, old), { force: true });
      writeWhole(code, made.code);
      writeWhole(record, JSON.stringify({ outside: made.outside, hash: hashOf(made.outside) }));
    });
  }
  return { code, key: `${name} ${JSON.parse(read(record)).hash}` };
};

if (!existsSync(installed)) stop('The packages are not installed. Cure: npm ci   (npm test and npm start do it by themselves)');
const { code, key } = await bundled();
const { main } = createRequire(import.meta.url)(code);
process.exitCode = await main(process.argv.slice(2), { root, bundle: code, key });
