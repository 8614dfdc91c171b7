// `npm test`: installs what is missing, then checks everything, one step after another; `npm test -- changed` runs the tests that
// what was changed since `main` can break. Stands on Node alone.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, nodeComplaint } from '../src/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const onServer = process.env.CI === 'true';
const started = performance.now();
const took = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const say = (line) => process.stdout.write(`${line}\n`);

const stop = (why) => {
  process.stderr.write(`\n${why}\n`);
  process.exit(1);
};

/** Runs a script of Node until it ends: its exit code, and what it printed, in all and as its answer, where that is not shown. */
const ended = (args, { env = {}, shown = false } = {}) =>
  new Promise((resolve) => {
    const streams = shown ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: streams });
    let [said, answer] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (text) => (answer += text));
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
    child.once('close', (status) => resolve({ status, said, answer }));
  });

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\0');
const since = () => {
  try {
    return git('merge-base', 'HEAD', 'main')[0].trim();
  } catch {
    return 'HEAD';
  }
};

/** Pages and a running server import neither: a journey bears the name of the subject or family that it visits. */
const journeysOf = (file) => {
  const [, subject] = /^src\/(?:screens|server)\/([^/]+)\//.exec(file) ?? [];
  const journey = `tests/journeys/${subject}.test.ts`;
  return existsSync(join(root, journey)) ? [journey] : [];
};

const read = (file) => readFileSync(join(root, file), 'utf8');
const subjectOf = (file) => /^src\/server\/([^/]+)\/(?:[^/]+\/)?[^/]+\.(?:handlers|lookup|commands|repository|rules)\.ts$/.exec(file)?.[1];

/** Every test of the server imports every handler; of a subject's file those count that ask a call of the subject, or import the file. */
const testsOfSubject = (file) => {
  const subject = subjectOf(file);
  const folder = `src/server/${subject}`;
  const own = file.endsWith('.handlers.ts')
    ? [file]
    : readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`);
  const handlers = own
    .filter((it) => it.endsWith('.handlers.ts'))
    .map(read)
    .join('\n');
  const asked = JSON.parse(read('generated/spec.json'))
    .calls.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(handlers))
    .map(({ method, path }) => `${method} ${path.split('{')[0]}`);
  const tests = readdirSync(join(root, 'tests', 'server')).map((name) => `tests/server/${name}`);
  const isTouched = (text) =>
    text.includes(file.replace(/\.ts$/, "'")) || asked.some((call) => text.includes(`'${call}`) || text.includes(`\`${call}`));
  return ['tests/server/every-call.test.ts', ...tests.filter((test) => isTouched(read(test)))];
};

/** The files that were changed since the branch left `main`, saved or committed. */
const changedFiles = () => {
  const files = [...git('diff', '--name-only', '-z', since()), ...git('ls-files', '-z', '--others', '--exclude-standard')];
  return files.filter((file) => /\.(ts|tsx|mjs|js|json)$/.test(file) && existsSync(join(root, file)));
};
const there = process.argv[2] === 'changed' ? changedFiles() : [];

/** The tests of the changed files, and the journeys that visit them. */
const changed = () => {
  const known = there.flatMap((file) => (subjectOf(file) ? testsOfSubject(file) : [file]));
  return [...new Set([...known, ...there.flatMap(journeysOf)])];
};

const script = (name, ...args) => [join(root, 'node_modules', ...name.split('/')), ...args];
const tests = () => {
  const [what, ...more] = process.argv.slice(2);
  if (what !== 'changed') return ['run', ...process.argv.slice(2)];
  // how the whole is built and written is no matter of single files
  return ['related', '--run', '--passWithNoTests', ...changed(), 'tests/house.test.ts', ...more];
};
/** One beside another: none of them needs what another makes. */
const checks = [
  ['generated files are what the spec says', [join(root, 'generator', 'run.mjs'), '--check', '--used-in', 'src']],
  ['types', script('typescript/bin/tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo')],
  // all files, or those that were changed
  ['lint', script('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...there.filter((file) => !file.endsWith('.json')))],
  ['format', script('@biomejs/biome/bin/biome', 'format', '--max-diagnostics=50')],
  // told of also where it passes: a clone without history compares nothing
  [
    'no guard, requirement, privacy, throttle or check is lost unmeant',
    [join(root, 'generator', 'run.mjs'), 'diff', '--only', 'security'],
    'told',
  ],
  ['pages are built', [join(root, 'src', 'start.mjs'), 'build']],
];
const last = ['tests', script('vitest/vitest.mjs', ...tests(), '--config', 'tests/vitest.config.ts'), 'shown'];

const tools = [
  ['chromium', 'CHROME_PATH', 'Every test in a browser'],
  ['postgres', 'POSTGRES_BIN', 'Every test on a PostgreSQL server'],
];
/** Finds the tools, or installs them, in a process of its own: packages come meanwhile. */
const installTools = () => {
  const names = JSON.stringify(tools.map(([name]) => name));
  const script = `import { installTool } from './src/install.mjs'; console.log(JSON.stringify(${names}.map(installTool)))`;
  return ended(['--input-type=module', '--eval', script]);
};

const install = async () => {
  const since = performance.now();
  const installing = installTools();
  say('· packages');
  try {
    say(installPackages({ development: true }) ? `  installed (${took(since)})` : `  are installed (${took(since)})`);
  } catch (error) {
    stop(error.message);
  }
  say(`· ${tools.map(([name]) => name).join(', ')}`);
  const { status, said, answer } = await installing;
  if (status !== 0) stop(said);
  const found = {};
  const skipped = [];
  for (const [at, tool] of JSON.parse(answer).entries()) {
    const [, variable, what] = tools[at];
    if (tool.path === undefined) skipped.push(`${tool.missing} ${what} is skipped.`);
    else found[variable] = tool.path;
    say(`  ${tool.path ?? tool.missing}${tool.installed ? ' (installed)' : ''}`);
  }
  say(`  (${took(since)})`);
  return { found, skipped };
};

/** Runs a step; what it prints is shown as it comes, or where it fails. */
const run = async ([title, args, how], env) => {
  const since = performance.now();
  const shown = how === 'shown';
  if (shown) say(`· ${title}`);
  const { status, said } = await ended(args, { env, shown });
  const passed = status === 0;
  if (!shown) say(`· ${title}`);
  if ((!passed && !shown) || how === 'told') say(said.trimEnd());
  say(`  ${passed ? 'pass' : 'FAIL'} (${took(since)})`);
  return passed;
};

const memory = '/dev/shm';
const roomInMemory = 4 * 2 ** 30;
/** A folder for all that the tests lay down and take away again, databases above all: in memory where there is room. */
const workplace = () => {
  const isRoomy = existsSync(memory) && (({ bavail, bsize }) => bavail * bsize >= roomInMemory)(statfsSync(memory));
  const folder = mkdtempSync(join(isRoomy ? memory : tmpdir(), 'tests-'));
  // a database server of tests runs as another user
  chmodSync(folder, 0o755);
  return folder;
};

const complaint = nodeComplaint();
if (complaint) stop(complaint);
const { found, skipped } = await install();
if (onServer && skipped.length > 0) stop(`With CI=true nothing may be skipped.\n${skipped.join('\n')}`);
const TMPDIR = workplace();
process.once('exit', () => rmSync(TMPDIR, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
const env = { ...found, TMPDIR };
const passed = [...(await Promise.all(checks.map((check) => run(check, env)))), await run(last, env)];
const failed = [...checks, last].filter((_, at) => !passed[at]).map(([title]) => title);
for (const line of skipped) say(`\nSKIPPED. ${line}`);
if (failed.length > 0) stop(`Failed: ${failed.join(', ')} (${took(started)} in all).`);
say(`\nEverything passes (${took(started)} in all)${skipped.length > 0 ? ', but for what was skipped' : ''}.`);
