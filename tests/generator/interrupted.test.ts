// Runs that are killed, folders that are not ours, and disks that cannot be written: what stays, and what is said.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskAt } from '../../generator/disk/disk';
import { refusedByDisk } from '../../generator/disk/refused';
import { applyPlan, plan, wantedFile } from '../../generator/disk/write';
import { casesFolder, generator, type OwnCase, ownCopy, ownFolder, treeOf } from '../support/generator';
import { root } from '../support/modules';

const tiny = join(casesFolder, 'tiny', 'spec');
const cache = join(root, '.cache', 'generator');
const title = ["title: 'Home'", "title: 'At home'"] as const;

/** Runs the generator until it does something for the nth time, and kills it there. */
const killedAt = async (own: OwnCase, does: 'writeFileSync' | 'renameSync', { nth, at }: { readonly nth: number; readonly at: RegExp }) => {
  const killer = join(own.spec, '..', 'killer.cjs');
  writeFileSync(
    killer,
    `const fs = require('node:fs'); const real = fs.${does}; let left = ${nth};
     fs.${does} = (file, ...more) => {
       if (!${String(at)}.test(String(file)) || (left -= 1) > 0) return real(file, ...more);
       if ('${does}' === 'writeFileSync') real(file, String(more[0]).slice(0, 20));
       process.kill(process.pid, 'SIGKILL');
     };`,
  );
  const { code } = await generator(own.args, { env: { NODE_OPTIONS: `--require ${killer}` } });
  expect(code).toBe(null);
};
const halves = (): readonly string[] => readdirSync(cache).filter((name) => /\.\d+$/.test(name));

test('a run that is killed leaves nothing that the next does not sweep, wherever it was', async () => {
  const want = ownCopy(tiny);
  want.edit('notes.screens.ts', ...title);
  await generator(want.args);
  const points = [
    ['writeFileSync', { nth: 3, at: /\.writing-/ }, 'taken back'],
    ['renameSync', { nth: 2, at: /\.writing-/ }, 'gone on with'],
    ['writeFileSync', { nth: 1, at: /emitted-/ }, 'gone on with'],
  ] as const;
  for (const [does, where, edit] of points) {
    const own = ownCopy(tiny);
    await generator(own.args);
    const before = treeOf(own.out);
    own.edit('notes.screens.ts', ...title);
    await killedAt(own, does, where);
    const left = halves();
    if (edit === 'taken back') own.edit('notes.screens.ts', title[1], title[0]);
    expect(await generator(own.args)).toMatchObject({ code: 0, err: '' });
    expect(treeOf(own.out)).toEqual(edit === 'taken back' ? before : treeOf(want.out));
    // other runs may be writing at this moment
    expect(halves().filter((name) => left.includes(name))).toEqual([]);
  }
});

test('a first run that is killed in an empty folder is taken up by the next', async () => {
  const own = ownCopy(tiny);
  await killedAt(own, 'writeFileSync', { nth: 1, at: /\.writing-/ });
  expect(readdirSync(own.out)).toEqual([expect.stringMatching(/^\.writing-/)]);
  expect((await generator(own.args)).code).toBe(0);
  expect(readdirSync(own.out).filter((name) => name.startsWith('.writing'))).toEqual([]);
});

test('the files of a run that goes on elsewhere are left alone', () => {
  const folder = ownFolder();
  mkdirSync(join(folder, `.writing-${process.ppid}`));
  writeFileSync(join(folder, `.writing-${process.ppid}`, '0'), 'half a');
  expect(plan(new Map(), diskAt(folder)).prune).toEqual([]);
});

test('a folder that is not ours is refused, and nothing in it is touched', async () => {
  const own = ownCopy(tiny);
  mkdirSync(own.out);
  writeFileSync(join(own.out, 'thesis.txt'), 'mine');
  const refused = await generator(own.args);
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/holds files, and none of them was generated\. Cure: .*--out.*--force/),
  });
  expect(treeOf(own.out)).toEqual({ 'thesis.txt': 'mine' });
  expect((await generator([...own.args, '--force'])).code).toBe(0);
  expect(readFileSync(join(own.out, 'thesis.txt'), 'utf8')).toBe('mine');
  expect((await generator(own.args)).code).toBe(0);
  const into = (out: string) => generator(['--spec', own.spec, '--force', '--out', out]);
  expect((await into(own.spec)).err).toMatch(/holds the spec.*Cure: /);
  expect((await into(join(own.spec, '..'))).err).toMatch(/holds the spec.*Cure: /);
  expect((await into(join(own.spec, 'out'))).err).toMatch(/lies in the spec.*Cure: /);
  expect((await into(join(own.spec, 'app.ts'))).err).toMatch(/lies in the spec.*Cure: /);
});

test('a file in the way of a folder, and a folder that nobody may write, are a sentence each', async () => {
  const own = ownCopy(tiny);
  writeFileSync(join(own.spec, '..', 'file'), '');
  const into = (out: string) => generator(['--spec', own.spec, '--out', out]);
  expect(await into(join(own.spec, '..', 'file'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/is a file, so nothing can be generated into it\. Cure: /),
  });
  expect(await into(join(own.spec, '..', 'file', 'out'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/a file stands where a folder has to be.* Cure: move it/),
  });
  // the kernel lets nobody write there, whoever asks
  for (const closed of ['/sys/generated', '/proc/generated', '/proc/generated/far/below'])
    expect(await into(closed)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/\/(?:sys|proc)\/generated.* could not be written: .*No file is half written\. Cure: /),
    });
});

test('a full disk is a sentence, and leaves what was there', () => {
  const folder = ownFolder();
  const real = diskAt(folder);
  const first = new Map([['a.ts', wantedFile('a.ts', '// a')]]);
  applyPlan(plan(first, real), first, real);
  const before = treeOf(folder);
  const next = new Map(['a.ts', 'b.ts', 'c.ts'].map((path) => [path, wantedFile(path, `// new ${path}`)] as const));
  let left = 2;
  // from the second file on there is no room
  const disk = {
    ...real,
    write: (path: string, text: string) => ((left -= 1) > 0 ? real.write(path, text) : writeFileSync('/dev/full', text)),
  };
  let said: string | undefined;
  try {
    applyPlan(plan(next, disk), next, disk);
  } catch (error) {
    said = refusedByDisk(error);
  }
  expect(said).toMatch(/could not be written: the disk is full\. No file is half written\. Cure: make room/);
  expect(treeOf(folder)).toEqual(before);
});
