// Generated TypeScript passes the same lint as ours, sizes apart, and without a comment that switches a rule off.
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../generator/disk/disk';
import { casesFolder, generator, ownFolder, wholeCases } from '../support/generator';
import { root } from '../support/modules';

interface Rules {
  readonly overrides: readonly { readonly files: readonly string[] }[];
}
interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string; readonly message: string }[];
}

// outside the project, whose ignored folders the linter passes over
const project = (): string => {
  const folder = ownFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const rules = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Rules;
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...rules, ignorePatterns: ['node_modules/**', '**/*.js'] }));
  const types = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...types, include: ['generated'], exclude: [] }));
  return folder;
};

test.each(wholeCases())('%s: what is generated is lint-clean', async (name) => {
  const folder = project();
  const { code, err } = await generator(['--spec', join(casesFolder, name, 'spec'), '--out', join(folder, 'generated')]);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [linter, '--type-aware', '--format=json', 'generated'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { diagnostics } = JSON.parse(stdout) as Report;
  expect(diagnostics.map(({ code: rule, filename, message }) => `${filename}: ${rule}: ${message}`)).toEqual([]);
  const texts = listFiles(join(folder, 'generated')).map((file) => readFileSync(join(folder, 'generated', file), 'utf8'));
  expect(texts.filter((text) => /(?:oxlint|eslint|biome|ts)-(?:disable|ignore|expect|nocheck)/.test(text))).toEqual([]);
});
