// The requirements of the machine before anything of ours runs: Node, the packages, Chromium, PostgreSQL. Stands on Node alone.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldestNode = [20, 19];

/** A sentence that says why this Node will not do, or nothing. */
export const nodeComplaint = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  return fits ? undefined : `This is Node ${version}, and Tuckamore needs ${oldestNode.join('.')} or newer: https://nodejs.org has it.`;
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Compares the lock file with npm's record of its installation, which npm writes last, so it is there only after a complete one. */
const packagesOf = (folder) => ({
  wanted: readJson(join(folder, 'package-lock.json'))?.packages ?? {},
  installed: readJson(join(folder, 'node_modules', '.package-lock.json'))?.packages,
});

/**
 * Whether `node_modules` holds what the lock file names, and nothing else. Packages for other platforms may be absent, and those that only
 * tests and checks need as well, unless `development` asks for them.
 */
export const packagesAreInstalled = ({ development = false, folder = root } = {}) => {
  const { wanted, installed } = packagesOf(folder);
  if (installed === undefined) return false;
  const mayBeAbsent = (it) => it.optional === true || it.devOptional === true || (it.dev === true && !development);
  const fits = ([path, it]) => (installed[path] === undefined ? mayBeAbsent(it) : installed[path].version === it.version);
  return (
    Object.entries(wanted).every((entry) => entry[0] === '' || fits(entry)) &&
    Object.keys(installed).every((path) => wanted[path] !== undefined)
  );
};

const npm = (...args) => {
  const script = process.env.npm_execpath;
  const [command, before] = script?.endsWith('js') ? [process.execPath, [script]] : ['npm', []];
  return spawnSync(command, [...before, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  });
};

/**
 * Installs the packages of the lock file where they are missing or others; answers whether it had to. Those for development come where they
 * are asked for, and stay where they are already.
 */
export const installPackages = ({ development = false } = {}) => {
  if (packagesAreInstalled({ development })) return false;
  const all = development || Object.values(packagesOf(root).installed ?? {}).some(({ dev }) => dev === true);
  const install = (...more) => npm('ci', all ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error', ...more);
  // known packages are not asked for anew, which takes a third of the time; only a cache older than a version needs the registry first
  const first = install('--prefer-offline');
  const { status, error } = first.status === 0 ? first : install();
  if (status === 0) return true;
  throw new Error(
    `The packages could not be installed (npm ci ${error ? error.message : `ended with ${status}`}). What npm said stands above.`,
  );
};

/** The first program of a list that is there. */
const onPath = (names) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find((file) => existsSync(file));

/** The path of a Chromium, or nothing. `CHROME_PATH` comes first, then the one without windows, which takes a fifth less of the processor. */
export const findChromium = () => {
  const places = [process.env.CHROME_PATH, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return places.find((file) => file && existsSync(file)) ?? onPath(names);
};

const newestFirst = (one, other) => other.localeCompare(one, 'en', { numeric: true });

/** The folder of PostgreSQL's own programs (initdb, pg_ctl), or nothing. `POSTGRES_BIN` comes first. */
export const findPostgres = () => {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').toSorted(newestFirst) : [];
  const places = [process.env.POSTGRES_BIN, ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`)];
  const known = places.find((folder) => folder && existsSync(join(folder, 'initdb')));
  return known ?? onPath(['initdb'])?.replace(/[\\/]initdb$/, '');
};

const runs = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** How apt-get may be called here: as root, through a sudo that asks nothing, or not at all. */
const aptGet = () => {
  if (!runs('apt-get', ['--version'])) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return runs('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : undefined;
};

const aptInstall = (name) => {
  const [command, ...before] = aptGet() ?? [];
  if (command === undefined) return 'it is not here, and only an administrator may install it';
  const options = { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync(command, [...before, 'update', '-qq'], options);
    execFileSync(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', name], options);
    return undefined;
  } catch (error) {
    const lines = String(error.stderr ?? error.message)
      .trim()
      .split('\n');
    return `apt-get could not install it: ${lines.at(-1)}`;
  }
};

const tools = {
  chromium: { called: 'Chromium', packages: ['chromium-headless-shell', 'chromium'], find: findChromium, variable: 'CHROME_PATH' },
  postgres: { called: 'PostgreSQL', packages: ['postgresql'], find: findPostgres, variable: 'POSTGRES_BIN' },
};

/**
 * Finds a tool, installing it where that is allowed. Answers its path and whether it was installed just now, or a sentence that
 * says why it cannot be had and how a person gets it.
 */
export const installTool = (name) => {
  const tool = tools[name];
  const known = tool.find();
  if (known !== undefined) return { path: known, installed: false };
  let trouble;
  // a system may lack the first
  for (const name of tool.packages) {
    trouble = aptInstall(name);
    if (trouble === undefined) break;
  }
  const path = tool.find();
  if (path !== undefined) return { path, installed: true };
  const cure = `sudo apt-get install ${tool.packages.at(-1)}, or name an own one in ${tool.variable}`;
  return { missing: `${tool.called}: ${trouble ?? 'it was installed, and yet it is nowhere to be found'}. Cure: ${cure}.` };
};
