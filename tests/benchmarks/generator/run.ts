// How long the generator takes and what it holds, for the product's spec and for ones 10 and 100 times as large, beside its peers.
// npm run bench:generator [-- [SPEC] times...] prints a table for each size; nothing is asserted, and nothing outside a temporary folder is written.
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../../generator/disk/disk';
import { root } from '../../support/modules';
import { clientCommand, typesCommand } from '../../support/peers';
import { type Measured, measure, measureWatch, median } from './measure';
import { scaleSpec } from './scale';

interface Row {
  readonly what: string;
  readonly measured: Measured;
}

const original = process.argv.slice(2).find((argument) => Number.isNaN(Number(argument))) ?? join(root, 'spec');
// a project of its own, so that emptying its caches empties nobody's
const project = mkdtempSync(join(tmpdir(), 'bench-generator-'));
const command = join(project, 'generator', 'run.mjs');
const prepare = (): void => {
  for (const name of ['generator', 'package.json', 'tsconfig.json']) cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
};
const empty = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Changes the title of a page, another way each time. */
const editorOf = (spec: string): (() => void) => {
  const file = listFiles(spec).find(
    (name) => name.endsWith('.screens.ts') && /^ {2}title: '/m.test(readFileSync(join(spec, name), 'utf8')),
  );
  if (file === undefined) throw new Error('No page has a title on a line of its own.');
  const path = join(spec, file);
  const original = readFileSync(path, 'utf8');
  let edits = 0;
  return () =>
    writeFileSync(
      path,
      original.replace(/^ {2}title: '/m, (start) => `${start}${'again '.repeat(1 + (edits++ % 2))}`),
    );
};

const measureSize = async (times: number): Promise<readonly Row[]> => {
  const [spec, out] = [join(project, `spec-${times}`), join(project, `out-${times}`)];
  scaleSpec(original, times, spec);
  const runs = times >= 100 ? 3 : 5;
  const args = [command, '--spec', spec, '--out', out];
  const edit = editorOf(spec);
  const run = () => measure(args, project);
  const cold = await median(times >= 100 ? 1 : 3, () => [join(project, '.cache'), out].forEach(empty), run);
  const edited = await median(runs, edit, run);
  await run();
  const unchanged = await median(runs, () => undefined, run);
  const watched = await measureWatch([...args, '--watch'], { cwd: project, change: edit, times: runs });
  const description = join(out, 'openapi.json');
  const client = await median(
    runs,
    () => undefined,
    () => measure(clientCommand(description, join(project, 'client.ts')), project),
  );
  const types = await median(
    runs,
    () => undefined,
    () => measure(typesCommand(description, join(project, 'types.ts')), project),
  );
  const files = listFiles(out);
  const kb = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0) / 1024;
  const calls = (JSON.parse(readFileSync(join(out, 'spec.json'), 'utf8')) as { calls: readonly unknown[] }).calls.length;
  process.stdout.write(`\n${times} x: ${calls} calls; we write ${files.length} files, ${kb.toFixed(0)} KB\n`);
  return [
    { what: 'empty caches', measured: cold },
    { what: 'one edit, caches warm', measured: edited },
    { what: 'unchanged', measured: unchanged },
    { what: 'watch: save to files on disk', measured: watched },
    { what: 'oazapfts: client', measured: client },
    { what: 'openapi-typescript: types', measured: types },
  ];
};

const print = (rows: readonly Row[]): void => {
  const peer = rows.find(({ what }) => what.startsWith('oazapfts'))?.measured.ms ?? Number.NaN;
  process.stdout.write(`${''.padEnd(32)}${'ms'.padStart(8)}${'of oazapfts'.padStart(13)}${'peak MB'.padStart(9)}\n`);
  for (const { what, measured } of rows) {
    const ratio = (measured.ms / peer).toFixed(2);
    process.stdout.write(
      `${what.padEnd(32)}${measured.ms.toFixed(0).padStart(8)}${ratio.padStart(13)}${measured.peakMb.toFixed(0).padStart(9)}\n`,
    );
  }
};

prepare();
try {
  const wanted = process.argv.slice(2).map(Number).filter(Number.isFinite);
  for (const times of wanted.length > 0 ? wanted : [1, 10, 100]) print(await measureSize(times));
} finally {
  empty(project);
}
