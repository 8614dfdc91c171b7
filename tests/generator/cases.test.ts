// Given a spec, wanted files: each folder of cases/ with the whole tree that its spec means, but for the files of generator/runtime.
// After a change that is meant, UPDATE_CASES=1 writes the wanted trees anew; git shows what moved.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { originOf, sealed } from '../../generator/disk/seal';
import { runtimeFiles } from '../../generator/disk/runtime';
import { casesFolder, differences, generator, ownFolder, treeOf, typeErrors, wholeCases } from '../support/generator';

type Tree = Readonly<Record<string, string>>;

const update = process.env['UPDATE_CASES'] === '1';
const runtime = Object.fromEntries([...runtimeFiles()].map(([path, text]) => [path, sealed(path, text)]));
const folder = ownFolder('in the project');

/** The parts made of the spec itself. */
const ofTheSpec = (tree: Tree): Tree => Object.fromEntries(Object.entries(tree).filter(([path, text]) => text !== runtime[path]));

const keepWanted = (want: string, tree: Tree): void => {
  rmSync(want, { recursive: true, force: true });
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(want, path)), { recursive: true });
    writeFileSync(join(want, path), text);
  }
};

test.each(wholeCases())('%s becomes the wanted files', async (name) => {
  const want = join(casesFolder, name, 'want');
  const out = join(folder, name);
  const { code, err } = await generator(['--spec', join(casesFolder, name, 'spec'), '--out', out]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const tree = treeOf(out);
  if (update) keepWanted(want, ofTheSpec(tree));
  expect(differences(treeOf(want), ofTheSpec(tree))).toBe('');
  expect(Object.values(tree).map(originOf)).toEqual(Object.values(tree).map(() => 'whole'));
});

test('the files of generator/runtime are copied as they are, but for those that stand for what a spec says', () => {
  const made = treeOf(join(folder, 'tiny'));
  const standIns = ['errors/catalogue.ts', 'rules/guards.ts', 'rules/settled-zones.ts'];
  expect(Object.keys(runtime).filter((path) => made[path] !== runtime[path])).toEqual(standIns);
  expect(standIns.filter((path) => !runtime[path]?.includes('. Stands for '))).toEqual([]);
});

test('the TypeScript of every case passes the strict type check', () => {
  expect(typeErrors(folder, wholeCases())).toBe('');
});
