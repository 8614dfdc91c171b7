#!/usr/bin/env node
// Starts the generator: main.ts and all that it stands on is bundled into the project's .cache/ once, and again when a file of it changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Node 20 optimizes what has hardly run, and a run is over before that has paid for itself: a fifth of an edit's processor time
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');

const own = dirname(fileURLToPath(import.meta.url));
const projectAt = (folder) => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(folder) === folder ? undefined : projectAt(dirname(folder));
};
/** The project that the command was called in, the next folder upwards with a package.json; else the one that has the generator. */
const root = projectAt(resolve('.')) ?? projectAt(dirname(own));
const cache = join(root, '.cache', 'generator');
// npm's record of its installation: reading this one file stands for reading every package
const installed = join(root, 'node_modules', '.package-lock.json');

const stop = (why) => {
  process.stderr.write(`${why}\n`);
  process.exit(1);
};
const hashOf = (files) => {
  const hash = createHash('sha256').update(`${process.version} ${own}`);
  for (const file of files) hash.update(`\0${file}\0`).update(existsSync(file) ? readFileSync(file) : '');
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

const bundle = async () => {
  const { build } = await import('esbuild').catch(() => stop('esbuild is not installed, and the generator needs it. Cure: npm ci'));
  const { outputFiles } = await build({
    absWorkingDir: own,
    entryPoints: ['command/main.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    tsconfigRaw: '{}',
    // the packages below are CommonJS: required, they come without the ES module loader's detour
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(own, 'command', 'main.ts')).href) },
    logLevel: 'error',
  }).catch(() => stop('The generator itself does not compile; the lines above say where.'));
  return outputFiles[0].text;
};

const bundled = async () => {
  const files = readdirSync(own, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('node_modules'))
    .toSorted();
  const about = [...files.map((file) => join(own, file)), installed, join(own, 'package.json'), fileURLToPath(import.meta.url)];
  const name = `main-${hashOf(about).slice(0, 20)}`;
  const code = join(cache, `${name}.cjs`);
  if (!existsSync(code)) {
    const made = await bundle();
    orStop(() => {
      mkdirSync(cache, { recursive: true });
      writeWhole(code, made);
      // another process may be writing the same, or be about to read it
      const isOld = (file) => file.startsWith('main-') && !file.startsWith(`${name}.cjs`);
      for (const old of readdirSync(cache).filter(isOld)) rmSync(join(cache, old), { force: true });
    });
  }
  return { code, key: name };
};

if (dirname(own) === root && !existsSync(installed))
  stop('The packages are not installed. Cure: npm ci   (npm test and npm start do it by themselves)');
const { code, key } = await bundled();
const { main } = createRequire(import.meta.url)(code);
process.exitCode = await main(process.argv.slice(2), { root, bundle: code, key });
