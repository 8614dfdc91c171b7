// The treatment of existing files: ours, edited, stale, foreign.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Disk, diskAt } from '../../generator/disk/disk';
import { originOf, sealed } from '../../generator/disk/seal';
import { applyPlan, inOrderOfPath, plan, wantedFile } from '../../generator/disk/write';
import { ownFolder, treeOf } from '../support/generator';

const wanted = (files: Readonly<Record<string, string>>) =>
  inOrderOfPath(new Map(Object.entries(files).map(([path, text]) => [path, wantedFile(path, `// ${text}`)])));
const write = (files: Readonly<Record<string, string>>, disk: Disk, force = false) => {
  const map = wanted(files);
  const todo = plan(map, disk, force);
  applyPlan(todo, map, disk);
  return todo;
};

test('files that are up to date are not touched', () => {
  const folder = ownFolder();
  const disk = diskAt(folder);
  write({ 'a.ts': 'a', 'deep/b.ts': 'b' }, disk);
  const before = statSync(join(folder, 'a.ts'), { bigint: true }).ctimeNs;
  const todo = write({ 'a.ts': 'a', 'deep/b.ts': 'new b' }, disk);
  expect(statSync(join(folder, 'a.ts'), { bigint: true }).ctimeNs).toBe(before);
  expect(todo.change).toEqual(['deep/b.ts']);
  expect(readFileSync(join(folder, 'deep/b.ts'), 'utf8')).toBe(sealed('deep/b.ts', '// new b'));
});

test('a file tells by its head whether it is whole', () => {
  for (const [path, text] of Object.entries({
    'a.ts': '// a\n',
    'a.md': '<!-- a -->\n',
    'a.json': '{\n "a": 1\n}\n',
    '.gitattributes': '# a\n',
  })) {
    const whole = sealed(path, text);
    expect([whole, whole.replaceAll('\n', '\r\n'), `${whole}more`, text].map(originOf)).toEqual(['whole', 'whole', 'edited', 'foreign']);
  }
  expect(() => sealed('a.ts', 'const a = 1;')).toThrow('a.ts');
  const [ours, theirs] = [sealed('a.ts', '// a\none'), sealed('a.ts', '// a\ntwo')];
  expect(originOf(`<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> other\n`)).toBe('damaged');
  expect(originOf(`${ours.split('\n')[0]}\n${theirs}\none`)).toBe('damaged');
});

test('a stale file goes, and the folder that it leaves empty', () => {
  const folder = ownFolder();
  const disk = diskAt(folder);
  write({ 'a.ts': 'a', 'deep/er/b.ts': 'b' }, disk);
  const todo = write({ 'a.ts': 'a' }, disk);
  expect(todo.prune).toEqual(['deep/er/b.ts']);
  expect(existsSync(join(folder, 'deep'))).toBe(false);
});

test('a stale file that somebody edited stays, and so does what was never ours', () => {
  const folder = ownFolder();
  const disk = diskAt(folder);
  write({ 'a.ts': 'a', 'deep/b.ts': 'b' }, disk);
  writeFileSync(join(folder, 'deep/b.ts'), `${sealed('deep/b.ts', '// b')} edited`);
  writeFileSync(join(folder, 'deep/notes.txt'), 'mine');
  const todo = write({ 'a.ts': 'a' }, disk);
  expect([todo.prune, todo.kept]).toEqual([[], ['deep/b.ts']]);
  expect(Object.keys(treeOf(folder))).toEqual(['a.ts', 'deep/b.ts', 'deep/notes.txt']);
});

test('an edited file and a foreign one in the way are found, and replaced only by force', () => {
  const folder = ownFolder();
  const disk = diskAt(folder);
  write({ 'a.ts': 'a' }, disk);
  writeFileSync(join(folder, 'a.ts'), 'edited');
  writeFileSync(join(folder, 'b.ts'), 'foreign');
  const next = wanted({ 'a.ts': 'a', 'b.ts': 'b' });
  expect(plan(next, disk).edited).toEqual(['a.ts', 'b.ts']);
  expect(plan(next, disk, true).change).toEqual(['a.ts', 'b.ts']);
});

test('what a merge left damaged is made anew, and goes where it is not wanted', () => {
  const folder = ownFolder();
  const disk = diskAt(folder);
  const both = (path: string): string => `<<<<<<< HEAD\n${sealed(path, '// a')}\n=======\n${sealed(path, '// b')}\n>>>>>>> other\n`;
  for (const path of ['a.ts', 'b.ts']) writeFileSync(join(folder, path), both(path));
  expect(write({ 'a.ts': 'a' }, disk)).toMatchObject({ change: ['a.ts'], prune: ['b.ts'], edited: [], kept: [] });
  expect(treeOf(folder)).toEqual({ 'a.ts': sealed('a.ts', '// a') });
});

test('a run that is cut short between two files leaves none that looks edited', () => {
  const folder = ownFolder();
  const disk = diskAt(folder);
  write({ 'a.ts': 'a', 'b.ts': 'b' }, disk);
  const next = wanted({ 'a.ts': 'a2', 'b.ts': 'b2' });
  const cut: Disk = {
    ...disk,
    rename: (from, to) => {
      if (to === 'b.ts') throw new Error('the power went');
      disk.rename(from, to);
    },
  };
  expect(() => applyPlan(plan(next, cut), next, cut)).toThrow('the power went');
  const todo = write({ 'a.ts': 'a3', 'b.ts': 'b3' }, disk);
  expect(todo).toMatchObject({ change: ['a.ts', 'b.ts'], edited: [] });
  expect(Object.keys(treeOf(folder))).toEqual(['a.ts', 'b.ts']);
});

test('no emitter writes outside the folder', () => {
  for (const path of ['../a.ts', '/a.ts', 'a/../../b.ts', 'a\\b.ts', './a.ts']) {
    expect(() => wanted({ [path]: '' })).toThrow(path);
  }
});
