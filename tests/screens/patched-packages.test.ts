// Patches of other packages: each fits the version that is installed.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patched, patchedFiles } from '../../src/bundling/patched-packages';

test.each(patchedFiles)('the patch of %s fits what is installed', (file) => {
  const code = readFileSync(`node_modules/${file}`, 'utf8');
  expect(patched(file, code)).not.toBe(code);
});

test('a patch that no longer fits is refused by its name', () => {
  const [file = ''] = patchedFiles;
  expect(() => patched(file, 'other code')).toThrow(/patches\/.*\.patch does not fit the installed/);
});
