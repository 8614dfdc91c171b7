// Times and memory of commands, each in a process of its own.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Measured {
  readonly ms: number;
  /** The most memory that the Node process held; processes that it starts are not counted. */
  readonly peakMb: number;
}

// tells the peak through a pipe of its own, whatever the command prints
const teller = `process.on('exit', () => require('node:fs').writeSync(3, String(process.resourceUsage().maxRSS)));\n`;
const tellerIn = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'tell-peak.cjs');
  writeFileSync(file, teller);
  return file;
};

/** Runs Node once, and fails where the command does. */
export const measure = (args: readonly string[], cwd: string): Promise<Measured> =>
  new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(process.execPath, ['--require', tellerIn(cwd), ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
    let [told, errors] = ['', ''];
    child.stdio[3]?.on('data', (chunk) => (told += String(chunk)));
    child.stderr?.on('data', (chunk) => (errors += String(chunk)));
    child.on('close', (code) => {
      const measured = { ms: performance.now() - started, peakMb: Number(told) / 1024 };
      if (code === 0) done(measured);
      else fail(new Error(`${args.join(' ')} ended with ${code}\n${errors.slice(-2000)}`));
    });
  });

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The median time and the highest peak of several runs; `before` is not counted. */
export const median = async (times: number, before: () => void, run: () => Promise<Measured>): Promise<Measured> => {
  const all: Measured[] = [];
  for (let at = 0; at < times; at++) {
    before();
    all.push(await run());
  }
  return { ms: middle(all.map(({ ms }) => ms)), peakMb: Math.max(...all.map(({ peakMb }) => peakMb)) };
};

/** How long a watching command takes from each change until it says that it wrote. */
export const measureWatch = async (
  args: readonly string[],
  { cwd, change, times }: { readonly cwd: string; readonly change: () => void; readonly times: number },
): Promise<Measured> => {
  const child = spawn(process.execPath, ['--require', tellerIn(cwd), ...args], { cwd, stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
  let told = '';
  child.stdio[3]?.on('data', (chunk) => (told += String(chunk)));
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const said = (what: RegExp): Promise<void> =>
    new Promise((done) => {
      const look = (line: string): void => {
        if (!what.test(line)) return;
        lines.off('line', look);
        done();
      };
      lines.on('line', look);
    });
  await said(/^(Wrote|Nothing to write)/);
  const all: number[] = [];
  // the first edit warms what the others use, as it does for a person
  for (let at = 0; at <= times; at++) {
    const wrote = said(/^Wrote/);
    const started = performance.now();
    change();
    await wrote;
    if (at > 0) all.push(performance.now() - started);
  }
  const ended = new Promise((done) => child.on('close', done));
  child.kill('SIGTERM');
  await ended;
  return { ms: middle(all), peakMb: Number(told) / 1024 };
};
