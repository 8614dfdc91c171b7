// `npm start`, `npm run dev`, `npm run serve`, `npm run build`: does what is missing, then runs the server. Stands on Node alone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, nodeComplaint } from './install.mjs';

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

/** One hash over every file that a build is made of. */
const hashOf = (...folders) => {
  const hash = createHash('sha256').update(process.version);
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).toSorted((a, b) =>
      join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
    )) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile()) hash.update(`\0${file}\0`).update(readFileSync(file));
    }
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
};

const build = () => {
  const record = join(root, 'dist', 'built-from');
  const wanted = hashOf('src/screens', 'src/ui', 'src/bundling', 'src/public', 'generated');
  if (existsSync(record) && readFileSync(record, 'utf8') === wanted) return say('· pages are built');
  const script = "import('./src/bundling/build.ts').then(({ buildApp }) => buildApp(console.log))";
  say(run('pages are built', [...withTsx, '--input-type=module', '--eval', script], { NODE_ENV: 'production' }).trim());
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(record, wanted);
};

/** Runs a program that stays; it ends with us, and we end with it. */
const stay = (args, env) => {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
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

const server = [...withTsx, 'src/server/main.ts'];
const commands = {
  start: () => {
    prepare();
    build();
    stay(server, { NODE_ENV: 'production', DEMO: process.env.DEMO ?? 'true' });
  },
  serve: () => {
    prepare();
    build();
    stay(server, { NODE_ENV: 'production' });
  },
  build: () => {
    prepare();
    build();
  },
  dev: () => {
    prepare();
    const watching = spawn(process.execPath, [join(root, 'generator', 'run.mjs'), '--watch'], { cwd: root, stdio: 'inherit' });
    process.once('exit', () => watching.kill());
    const tsx = [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', '--exclude', 'src/{screens,ui}/**'];
    stay([...tsx, 'src/server/main.ts'], { NODE_ENV: 'development', DEMO: process.env.DEMO ?? 'true' });
  },
};

if (!Object.hasOwn(commands, command)) stop(`There is no "${command}"; there are ${Object.keys(commands).join(', ')}.`);
commands[command]();
