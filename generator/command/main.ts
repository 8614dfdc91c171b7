// The command: generate, --check, --watch, --stats, diff, release, explain, migration and new.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Run, Reporter } from './generate';
import type { Config } from '../disk/config';
import { serveCompiler } from './compiler-thread';
import { serveReading } from './reader';
import { stopwatch } from './stats';

const usage = `npm run generate                          brings generated/ up to date with spec/
npm run generate -- --check               says what would change, as a diff, and writes nothing
npm run generate -- --check --used-in DIR also says what is declared and read by nobody, neither in the spec nor in this folder
npm run generate -- --watch               generates again after each change of the spec
npm run generate -- --force               replaces generated files that somebody edited
npm run generate -- --stats               says where the time goes
npm run generate -- --format lines|json   what is wrong, one line each, FILE:LINE:COLUMN: SEVERITY CODE: MESSAGE or JSON
npm run generate -- --spec DIR --out DIR  any other spec
npm run generate -- diff [REVISION]       what changed since main, a git revision or a spec.json, and what it does; ends with 30 for
                                          security, 20 for breaking, 10 for visible; --format markdown|json, --only security,breaking
npm run generate -- release               writes the next version of the API into the spec’s CHANGELOG.md, with what changed since the last
npm run generate -- explain NAME          a declaration, an error code or a diagnostic in plain words; for a text or an address
                                          as a screen shows it, where it is declared
npm run generate -- migration NAME        drafts the SQL that the database lacks of what the spec declares
npm run generate -- new NAME              makes a small product of its own in a folder NAME beside this project, or in the empty one of --out`;

const options = {
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  stats: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  spec: { type: 'string' },
  out: { type: 'string' },
  'used-in': { type: 'string', multiple: true, default: [] as string[] },
  migrations: { type: 'string' },
  starter: { type: 'string' },
  format: { type: 'string', default: 'text' },
  only: { type: 'string' },
} as const;
type Chosen = ReturnType<typeof parse>['values'];
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true });

/** Where the command stands, and how the generator itself is known. */
export interface About {
  readonly root: string;
  /** The file that holds the running generator. */
  readonly bundle: string;
  readonly key?: string;
}

const terminal: Reporter = {
  info: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
};

/** A program that reads diagnostics finds nothing else beside them. */
const forProgram: Reporter = { info: terminal.error, error: terminal.error, data: terminal.info };
const reporterFor = ({ diagnosticsAs }: Config): Reporter => (diagnosticsAs === 'json' ? forProgram : terminal);

const configOf = (chosen: Chosen, about: About): Config => ({
  root: about.root,
  bundle: about.bundle,
  spec: resolve(chosen.spec ?? join(about.root, 'spec')),
  out: resolve(chosen.out ?? join(about.root, 'generated')),
  force: chosen.force,
  usedIn: chosen['used-in'].map((folder) => resolve(folder)),
  ...((chosen.format === 'lines' || chosen.format === 'json') && { diagnosticsAs: chosen.format }),
  ...(about.key !== undefined && { key: about.key }),
});

const stopSignal = (): AbortSignal => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
};

const failure = (error: unknown): string =>
  `The generator failed, and wrote nothing.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;

interface CommandOptions {
  readonly config: Config;
  readonly stats: boolean;
}

const watchOn = async ({ config, stats }: CommandOptions): Promise<number> => {
  const [{ generate, keptFor }, { watch }, { Bundler }] = await Promise.all([
    import('./generate'),
    import('./watch'),
    import('../load/load'),
  ]);
  const bundler = new Bundler();
  const kept = { ...keptFor(config), bundler };
  let read: readonly string[] = [];
  const run = async (since: number): Promise<readonly string[]> => {
    const clock = stopwatch(since);
    try {
      // only the first run says that there was nothing to do: an editor that saves the same again is not worth a line
      await generate({ config, reporter: reporterFor(config), clock, edited: since > 0, onRead: (files) => (read = files) }, kept);
    } catch (error) {
      terminal.error(failure(error));
    }
    if (stats) terminal.info(clock.table());
    return read;
  };
  await watch({ spec: config.spec, out: config.out, run, stop: stopSignal() });
  await bundler.close();
  return 0;
};

const generateOnce = async ({ config, stats }: CommandOptions, isCheck: boolean): Promise<number> => {
  const { generate, check } = await import('./generate');
  const run: Run = { config, reporter: reporterFor(config), clock: stopwatch() };
  const code = await (isCheck ? check(run) : generate(run));
  if (stats) terminal.info(run.clock.table());
  return code;
};

/** How `diff` is asked to tell; nothing where that is not understood. */
const diffOptions = async ({ format, only }: Chosen) => {
  const [{ formats }, { classes }] = await Promise.all([import('../changes/show'), import('../changes/change')]);
  const [shape, wanted] = [formats.find((name) => name === format), only?.split(',') ?? classes];
  const known = classes.filter((name) => wanted.includes(name));
  return shape === undefined || known.length < wanted.length ? undefined : { format: shape, only: known };
};

/** A product of its own needs no spec of this project. */
const newProduct = async (name: string, { out, starter, migrations }: Chosen, config: Config): Promise<number> => {
  const into = resolve(out ?? join(dirname(config.root), name));
  const { makeProduct } = await import('./new');
  return await makeProduct({ name, starter, migrations, into }, { config, reporter: terminal, clock: stopwatch() });
};

const dispatch = async (args: readonly string[], about: About): Promise<number> => {
  const { values: chosen, positionals } = parse(args);
  const [command, subject, ...more] = positionals;
  const config = configOf(chosen, about);
  if (chosen.help) {
    terminal.info(usage);
    return 0;
  }
  if (command === 'new' && subject !== undefined && more.length === 0) return await newProduct(subject, chosen, config);
  if (!existsSync(config.spec)) {
    terminal.error(`There is no folder ${config.spec}. Cure: name the folder of a spec, the one that holds its app.ts, with --spec.`);
    return 1;
  }
  const options: CommandOptions = { config, stats: chosen.stats };
  if (command === undefined && ['text', 'lines', 'json'].includes(chosen.format))
    return await (chosen.watch ? watchOn(options) : generateOnce(options, chosen.check));
  if (command === 'diff' && more.length === 0) {
    const how = await diffOptions(chosen);
    if (how !== undefined) return await (await import('./diff')).reportDiff({ since: subject, ...how }, config, terminal);
  }
  if (command === 'release' && subject === undefined)
    return await (await import('./release')).release({ config, reporter: terminal, clock: stopwatch() });
  if (subject !== undefined && more.length === 0) {
    if (command === 'migration') {
      const drafting = { name: subject, program: chosen.migrations };
      return await (await import('./migration')).draftMigration(drafting, {
        config,
        reporter: terminal,
        clock: stopwatch(),
      });
    }
    if (command === 'explain') return await (await import('./explain')).explain(subject, config, terminal);
  }
  terminal.error(`Not understood: ${args.join(' ')}\n\n${usage}`);
  return 1;
};

/** Runs the command; the exit code. */
export const main = async (args: readonly string[], about: About): Promise<number> => {
  try {
    return await dispatch(args, about);
  } catch (error) {
    const misspelt = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    terminal.error(misspelt ? `${error.message}\n\n${usage}` : failure(error));
    return 1;
  }
};

serveCompiler();
void serveReading();
