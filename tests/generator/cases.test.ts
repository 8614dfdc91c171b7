// Given a spec, wanted files: each folder of cases/ with the whole tree that its spec means.
// After a change that is meant, UPDATE_CASES=1 writes the wanted trees anew; git shows what moved.
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { casesFolder, differences, generator, ownFolder, treeOf, typeComplaints, wholeCases } from '../support/generator';

const update = process.env['UPDATE_CASES'] === '1';

test.each(wholeCases())('%s becomes the wanted files', async (name) => {
  const want = join(casesFolder, name, 'want');
  const out = update ? want : ownFolder();
  const { code, err } = await generator(['--spec', join(casesFolder, name, 'spec'), '--out', out, ...(update ? ['--force'] : [])]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(differences(treeOf(want), treeOf(out))).toBe('');
});

test('the wanted TypeScript of every case passes the strict type check', () => {
  const folder = ownFolder('in the project');
  const wanted = wholeCases().map((name) => relative(folder, join(casesFolder, name, 'want')));
  expect(typeComplaints(folder, wanted)).toBe('');
});
