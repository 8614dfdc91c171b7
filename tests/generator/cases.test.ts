// Given a spec, wanted files: each folder of cases/ with the whole tree that its spec means.
// After a change that is meant, UPDATE_CASES=1 writes the wanted trees anew; git shows what moved.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { casesFolder, differences, generator, ownFolder, treeOf, wholeCases } from '../support/generator';
import { root } from '../support/modules';

const update = process.env['UPDATE_CASES'] === '1';

test.each(wholeCases())('%s becomes the wanted files', async (name) => {
  const want = join(casesFolder, name, 'want');
  const out = update ? want : ownFolder();
  const { code, err } = await generator(['--spec', join(casesFolder, name, 'spec'), '--out', out]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(differences(treeOf(want), treeOf(out))).toBe('');
});

test('the wanted TypeScript of every case passes the strict type check', () => {
  // the settings are ours; beside the files lies nothing, so that packages are found from the project
  const folder = join(root, '.cache', 'case-types');
  mkdirSync(folder, { recursive: true });
  const include = wholeCases().map((name) => relative(folder, join(casesFolder, name, 'want')));
  const settings = { extends: relative(folder, join(root, 'tsconfig.json')), include, exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const complaints = (): string => {
    try {
      return execFileSync(process.execPath, [tsc, '-p', folder], { cwd: root, encoding: 'utf8' });
    } catch (error) {
      return String((error as { stdout?: string }).stdout ?? error);
    }
  };
  expect(complaints()).toBe('');
});
