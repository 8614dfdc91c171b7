// `npm start`, `npm run dev`, `npm run serve`, `npm run build`, `npm run operator`: does what is missing, then runs what was built. Stands on
// Node alone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages, nodeComplaint, packagesAreInstalled } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = 'start'] = process.argv.slice(2);
const say = (line) => process.stdout.write(`${line}\n`);
const stop = (why) => {
  process.stderr.write(`\n${why}\n`);
  process.exit(1);
};
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const withTsx = ['--import', join(root, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs')];

const run = (what, args, env = {}) => {
  const since = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' });
  if (status !== 0) stop(`${stdout}${stderr}\n${what} failed; the lines above say why.`);
  say(`· ${what} (${seconds(since)})`);
  return stdout;
};

const filesOf = (...folders) =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
    .concat(join(root, 'package-lock.json'))
    .toSorted((one, other) => (one < other ? -1 : 1));

/** One hash over every file of some folders: of what stands in each, or more quickly of when each was written and how long it is. */
const hashOf = (files, told) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${file}\0`).update(told(file));
  return hash.digest('hex');
};
const written = (file) => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

const record = join(root, 'dist', 'built-from');
const builtFrom = () => (existsSync(record) ? readFileSync(record, 'utf8').split('\n') : []);
const everything = () => hashOf(filesOf('spec', 'generator', 'generated', 'src'), written);

const build = () => {
  const wanted = hashOf(filesOf('src', 'generated'), readFileSync);
  if (builtFrom()[1] === wanted) say('· pages and server are built');
  else {
    const script = "import('./src/bundling/build.ts').then(({ buildApp }) => buildApp(console.log))";
    say(run('pages and server are built', [...withTsx, '--input-type=module', '--eval', script], { NODE_ENV: 'production' }).trim());
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(record, [everything(), wanted].join('\n'));
};

/** A built program in this process: a second one would only wait for it. */
const runBuilt = async (program, env) => {
  process.chdir(root);
  Object.assign(process.env, env);
  await import(pathToFileURL(join(root, 'dist', 'server', `${program}.js`)).href);
};

const ended = (child) =>
  new Promise((resolve) => (child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve()));

/** Runs a program that stays; it ends with us, and we end with it, once what runs beside it has ended. */
const stay = (args, env, beside) => {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  child.once('exit', async (code, signal) => {
    beside.kill();
    await ended(beside);
    process.exit(code ?? (signal ? 0 : 1));
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return child;
};

const prepare = () => {
  const complaint = nodeComplaint();
  if (complaint) stop(complaint);
  const since = performance.now();
  try {
    if (installPackages()) say(`· packages are installed (${seconds(since)})`);
  } catch (error) {
    stop(error.message);
  }
  run('generated files follow the spec', [join(root, 'generator', 'run.mjs')]);
};

/** Of a signal npm tells its shell alone, which ends without a word to us: then we are to end as well. */
const endWithShell = () => {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 500).unref();
};

const isBuilt = () => packagesAreInstalled() && builtFrom()[0] === everything();

/** Holds a name that the system gives to one process at a time, and takes back even from a killed one. */
const turn = `\0${createHash('sha256').update(`build ${root}`).digest('hex').slice(0, 40)}`;
/** Takes it; answers what gives it back, or nothing where another process has it. Those that wait hang on until then. */
const taken = () =>
  new Promise((resolve) => {
    const waiting = new Set();
    const holder = createServer((socket) => waiting.add(socket.unref())).unref();
    const giveBack = () => {
      holder.close();
      for (const socket of waiting) socket.destroy();
    };
    holder.once('error', () => resolve(undefined)).listen(turn, () => resolve(giveBack));
  });
const given = () => new Promise((resolve) => connect(turn).once('error', resolve).once('close', resolve));

/** Builds missing or stale parts, one process at a time; does nothing where no file was touched since the last time. */
const prepareBuild = async () => {
  if (isBuilt()) return;
  let giveBack;
  if (process.platform === 'linux') while ((giveBack = await taken()) === undefined) await given();
  if (!isBuilt()) {
    prepare();
    build();
  }
  // a server that runs on in this process keeps no other from the next build
  giveBack?.();
};

const commands = {
  start: async () => {
    await prepareBuild();
    return runBuilt('main', { NODE_ENV: 'production', DEMO: process.env.DEMO ?? 'true' });
  },
  serve: async () => {
    await prepareBuild();
    return runBuilt('main', { NODE_ENV: 'production' });
  },
  operator: async () => {
    await prepareBuild();
    return runBuilt('operator', { NODE_ENV: 'production' });
  },
  build: async () => {
    await prepareBuild();
    process.exit();
  },
  dev: () => {
    prepare();
    const watching = spawn(process.execPath, [join(root, 'generator', 'run.mjs'), '--watch'], { cwd: root, stdio: 'inherit' });
    stay([...withTsx, 'src/bundling/development.ts'], { NODE_ENV: 'development', DEMO: process.env.DEMO ?? 'true' }, watching);
  },
};

if (!Object.hasOwn(commands, command)) stop(`There is no "${command}"; there are ${Object.keys(commands).join(', ')}.`);
if (process.env.npm_lifecycle_event) endWithShell();
await commands[command]();
