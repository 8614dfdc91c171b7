// The command `new`: a small product of its own in an empty folder, made from a starter, that a person goes on with.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isRunning } from '../cache/kept-file';
import { packageDir, packageName } from '../cache/root';
import { listFiles } from '../disk/disk';
import { refusedByDisk } from '../disk/refused';
import { generate, type Run } from './generate';

export interface NewOptions {
  readonly name: string;
  /** The folder with a spec, its code and a starter.json. */
  readonly starter: string | undefined;
  /** The program of the starter that drafts its first migration. */
  readonly migrations: string | undefined;
  /** The folder to make. */
  readonly into: string;
}

type Versions = Readonly<Record<string, unknown>>;
interface Starter {
  /** Folders and files of the project that stand beside the starter's own. */
  readonly rooms: readonly string[];
  /** How the paths of those begin that are left out. */
  readonly without: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
  /** Names; the versions are those of the project. */
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly overrides: readonly string[];
  /** Settings that differ from the tsconfig.json of the project. */
  readonly compilerOptions: Readonly<Record<string, unknown>>;
}
interface Project {
  readonly engines?: unknown;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly overrides?: Versions;
}

const description = 'starter.json';
const readJson = <T>(...path: readonly string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T;
const writeJson = (file: string, value: object): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const holdsFiles = (into: string): string =>
  `${into} holds files, so no product is made there. Cure: name an empty or a new folder with --out.`;

const refusedName = (name: string, { dependencies, devDependencies }: Starter): string | undefined => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 100)
    return `A product is named in small letters with hyphens, such as tool-shed, not ${name}. Cure: give it such a name, which its package.json bears.`;
  if ([packageName, ...dependencies, ...devDependencies].includes(name))
    return `${name} is a package that the product stands on, so the product cannot bear its name. Cure: give it another.`;
  return undefined;
};

const refusedPlace = (into: string): string | undefined => {
  const above = dirname(into);
  if (!existsSync(above)) return `There is no folder ${above}. Cure: make it, or name another folder with --out.`;
  if (!existsSync(into)) return undefined;
  if (!statSync(into).isDirectory()) return `${into} is a file, so no product can be made there. Cure: name another folder with --out.`;
  return readdirSync(into).length > 0 ? holdsFiles(into) : undefined;
};

const unfinished = `.${packageName}-new-`;
const withoutHalves = (folder: string): void => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const id = name.startsWith(unfinished) ? Number(name.slice(unfinished.length)) : Number.NaN;
    if (id > 0 && !isRunning(id)) rmSync(join(folder, name), { recursive: true, force: true });
  }
};

const packed = (into: string): string => {
  const script = process.env['npm_execpath'];
  const [program, before] = script?.endsWith('js') === true ? [process.execPath, [script]] : ['npm', []];
  const args = [...before, 'pack', packageDir, '--pack-destination', into, '--ignore-scripts', '--silent'];
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: into,
    encoding: 'utf8',
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (status !== 0)
    throw new Refusal(`The generator could not be packed with npm: ${stderr || 'npm is not there'}. Cure: install npm, and run it again.`);
  return stdout.trim();
};

/** A sentence for the person who called the command. */
class Refusal extends Error {}

const picked = (names: readonly string[], from: Versions): Versions => Object.fromEntries(names.map((name) => [name, from[name]]));

const packageOf = (
  name: string,
  tarball: string,
  { starter, project }: { readonly starter: Starter; readonly project: Project },
): object => {
  const known = { ...project.devDependencies, ...project.dependencies };
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: project.engines,
    scripts: starter.scripts,
    dependencies: { ...picked(starter.dependencies, known), [packageName]: `file:${tarball}` },
    devDependencies: picked(starter.devDependencies, known),
    overrides: picked(starter.overrides, project.overrides ?? {}),
  };
};

/** Specs of the project find the platform by its place; those of another find it among their packages. */
const findPlatform = (from: string, spec: string): void => {
  const here = relative(from, join(packageDir, 'platform')).split(sep).join('/');
  for (const file of listFiles(spec).filter((path) => path.endsWith('.ts'))) {
    const text = readFileSync(join(spec, file), 'utf8');
    writeFileSync(join(spec, file), text.replaceAll(here, `../node_modules/${packageName}/platform`));
  }
};

const copyFiles = (work: string, from: string, { root, starter }: { readonly root: string; readonly starter: Starter }): void => {
  const belongs = (path: string): boolean => !starter.without.some((start) => path.startsWith(join(root, start)));
  for (const room of starter.rooms) cpSync(join(root, room), join(work, room), { recursive: true, filter: belongs });
  cpSync(from, work, { recursive: true, filter: (path) => basename(path) !== description });
};

/** Puts all of it together in a folder of the project, where its packages are found; answers the exit code. */
const assemble = async (work: string, from: string, { name, migrations, run }: NewOptions & { readonly run: Run }): Promise<number> => {
  const { root } = run.config;
  const [starter, project] = [readJson<Starter>(from, description), readJson<Project>(root, 'package.json')];
  copyFiles(work, from, { root, starter });
  const spec = join(from, 'spec');
  const code = await generate({ ...run, config: { ...run.config, spec, out: join(work, 'generated'), usedIn: [] } });
  if (code !== 0) return code;
  if (migrations !== undefined) {
    const args = ['--import', 'tsx', migrations, 'first', join(work, 'generated')];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: work, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The first migration could not be drafted.\n${stdout}${stderr}`);
  }
  findPlatform(spec, join(work, 'spec'));
  const { compilerOptions } = readJson<{ readonly compilerOptions: object }>(root, 'tsconfig.json');
  const options = { ...compilerOptions, ...starter.compilerOptions };
  writeJson(join(work, 'tsconfig.json'), { compilerOptions: options, include: ['spec', 'src', 'generated'] });
  writeJson(join(work, 'package.json'), packageOf(name, packed(work), { starter, project }));
  return 0;
};

/** Brings it to its place: all of it, or nothing. */
const place = (work: string, into: string): void => {
  const beside = join(dirname(into), `${unfinished}${process.pid}`);
  try {
    cpSync(work, beside, { recursive: true });
    renameSync(beside, into);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    // another may have filled it meanwhile
    if (existsSync(into) && readdirSync(into).length > 0) throw new Refusal(holdsFiles(into));
    throw error;
  }
};

/** Makes a product; answers the exit code. */
export const makeProduct = async (options: NewOptions, run: Run): Promise<number> => {
  const { name, into } = options;
  const { root } = run.config;
  const from = options.starter === undefined ? undefined : join(root, options.starter);
  if (from === undefined || !existsSync(join(from, description))) {
    run.reporter.error(
      'No product is made from here. Cure: name the folder of a starter with --starter, as the script `generate` of package.json does.',
    );
    return 1;
  }
  const refused = refusedName(name, readJson<Starter>(from, description)) ?? refusedPlace(into);
  if (refused !== undefined) {
    run.reporter.error(refused);
    return 1;
  }
  const above = join(root, '.cache');
  const work = join(above, `${unfinished}${process.pid}`);
  try {
    for (const folder of [above, dirname(into)]) withoutHalves(folder);
    mkdirSync(work, { recursive: true });
    const quiet = { ...run, reporter: { ...run.reporter, info: () => undefined } };
    const code = await assemble(work, from, { ...options, run: quiet });
    if (code !== 0) return code;
    place(work, into);
  } catch (error) {
    const said = error instanceof Refusal ? error.message : refusedByDisk(error);
    if (said === undefined) throw error;
    run.reporter.error(said);
    return 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  run.reporter.info(
    `${name} is made. Its README.md says how it goes on; two commands install and start it:\n\n  cd ${into} && npm install\n  npm start`,
  );
  return 0;
};
