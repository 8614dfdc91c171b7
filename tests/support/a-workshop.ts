// A copy of the project in which a command of its runs, so that a test may edit what it likes.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './a-site';
import { root } from './modules';
import { untilEnded } from './processes';

export interface Workshop {
  readonly origin: string;
  /** Everything that the process has printed. */
  readonly printed: () => string;
  /** Replaces a text of a file, which has to be there, as an editor saves it. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Runs another command beside it to its end; answers the exit status. */
  readonly beside: (command: 'build') => Promise<number | null>;
  readonly close: () => Promise<void>;
}

const copied = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter((path) => path !== '' && !path.startsWith('tests/')))
    cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

const untilSaid = (child: ChildProcess, printed: () => string, what: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => void (printed().includes(what) && resolve());
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
    child.once('exit', () => reject(new Error(`It ended at once:\n${printed()}`)));
  });

/** Starts it over an empty database with demo data. Close it, and nothing is left. */
export const aWorkshop = async (command: 'dev' | 'start' = 'dev'): Promise<Workshop> => {
  const folder = copied();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: String(port), LOG_LEVEL: 'warn' };
  const running = (asked: string) => {
    const child = spawn(process.execPath, ['src/start.mjs', asked], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.once(
      'exit',
      untilEnded(() => child.kill('SIGTERM')),
    );
    return child;
  };
  const child = running(command);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await untilSaid(child, () => text, `${origin}\n`);
  return {
    origin,
    printed: () => text,
    edit: (file, from, to) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(path, before.replace(from, to));
    },
    beside: async (asked) => {
      const other = running(asked);
      for (const stream of [other.stdout, other.stderr]) stream.resume();
      return new Promise((resolve) => other.once('exit', resolve));
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
