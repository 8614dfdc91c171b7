// The treatment of existing files: ours, edited, stale, foreign.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Disk, diskAt } from '../../generator/disk/disk';
import { applyPlan, plan, wantedFile, withManifest } from '../../generator/disk/write';
import { ownFolder, treeOf } from '../support/generator';

const wanted = (files: Readonly<Record<string, string>>) =>
  withManifest(new Map(Object.entries(files).map(([path, text]) => [path, wantedFile(text)])), 'a-hash');
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
  expect(todo.change).toEqual(['deep/b.ts', 'manifest.json']);
  expect(readFileSync(join(folder, 'deep/b.ts'), 'utf8')).toBe('new b');
});

test('the manifest names every file with the hash of its bytes', () => {
  const folder = ownFolder();
  write({ 'b.ts': 'b', 'a.ts': 'a' }, diskAt(folder));
  const { spec, files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { spec: string; files: object };
  expect(spec).toBe('a-hash');
  expect(Object.keys(files)).toEqual(['a.ts', 'b.ts']);
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
  writeFileSync(join(folder, 'deep/b.ts'), 'edited');
  writeFileSync(join(folder, 'deep/notes.txt'), 'mine');
  const todo = write({ 'a.ts': 'a' }, disk);
  expect([todo.prune, todo.kept]).toEqual([[], ['deep/b.ts']]);
  expect(Object.keys(treeOf(folder))).toEqual(['a.ts', 'deep/b.ts', 'deep/notes.txt', 'manifest.json']);
});

test('an edited file and a foreign one in the way are found, and replaced only by force', () => {
  const folder = ownFolder();
  const disk = diskAt(folder);
  write({ 'a.ts': 'a' }, disk);
  writeFileSync(join(folder, 'a.ts'), 'edited');
  writeFileSync(join(folder, 'b.ts'), 'foreign');
  const next = wanted({ 'a.ts': 'a', 'b.ts': 'b' });
  expect(plan(next, disk).edited).toEqual(['a.ts', 'b.ts']);
  expect(plan(next, disk, true).change).toEqual(['a.ts', 'b.ts', 'manifest.json']);
});

test('without a manifest, files with the wanted bytes are ours', () => {
  const folder = ownFolder();
  const disk = diskAt(folder);
  write({ 'a.ts': 'a' }, disk);
  rmSync(join(folder, 'manifest.json'));
  expect(plan(wanted({ 'a.ts': 'a' }), disk)).toMatchObject({ same: ['a.ts'], create: ['manifest.json'], edited: [] });
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
  expect(todo).toMatchObject({ change: ['a.ts', 'b.ts', 'manifest.json'], edited: [] });
  expect(existsSync(join(folder, 'manifest.json.next'))).toBe(false);
});

test('when one file cannot be written, none is', () => {
  const folder = ownFolder();
  const disk = diskAt(folder);
  write({ 'a.ts': 'a' }, disk);
  mkdirSync(join(folder, 'b.ts.d'));
  const full: Disk = {
    ...disk,
    write: (path, text) => {
      if (path.includes('b.ts')) throw new Error('the disk is full');
      disk.write(path, text);
    },
  };
  const next = wanted({ 'a.ts': 'a2', 'b.ts': 'b2' });
  const before = treeOf(folder);
  expect(() => applyPlan(plan(next, full), next, full)).toThrow('the disk is full');
  expect(treeOf(folder)).toEqual(before);
});

test('no emitter writes outside the folder or over the manifest', () => {
  for (const path of ['../a.ts', '/a.ts', 'a/../../b.ts', 'a\\b.ts', 'manifest.json', './a.ts']) {
    expect(() => wanted({ [path]: '' })).toThrow(path);
  }
});
