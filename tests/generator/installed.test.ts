// The generator as another project has it: packed, installed, and called from there.
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { installInto } from '../support/a-product';
import { casesFolder, differences, ownFolder, treeOf, typeErrors } from '../support/generator';
import { root } from '../support/modules';

const name = 'spec-to-app';
/** A project with a spec of its own, and the packed generator among its packages. */
const anotherProject = (): string => {
  const project = ownFolder();
  const packed = spawnSync('npm', ['pack', './generator', '--pack-destination', project, '--ignore-scripts', '--silent'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(packed).toMatchObject({ status: 0 });
  installInto(project, packed.stdout.trim());
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'toolshed', type: 'module', scripts: { generate: name } }));
  cpSync(join(casesFolder, 'every-word', 'spec'), join(project, 'spec'), { recursive: true });
  return project;
};

test('the packed generator serves the project that it is installed in', () => {
  const project = anotherProject();
  const command = join(project, 'node_modules', name, 'run.mjs');
  const untouched = treeOf(join(project, 'node_modules', name));
  mkdirSync(join(project, 'spec', 'deeper'));
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [command, ...args], { cwd: join(project, 'spec', 'deeper'), encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  const made = treeOf(join(project, 'generated'));
  const want = treeOf(join(casesFolder, 'every-word', 'want'));
  const ofTheSpec = Object.fromEntries(Object.entries(made).filter(([path]) => Object.hasOwn(want, path)));
  expect(differences(want, ofTheSpec)).toBe('');
  expect(run('--check')).toMatchObject({ status: 0 });
  expect(run('explain', 'anyone').stdout).toContain('anyone');
  expect(treeOf(join(project, 'node_modules', name))).toEqual(untouched);
  expect(typeErrors(project, ['spec', 'generated'])).toBe('');
});

test('several begin at once where none has run before, and each does its work', async () => {
  const project = anotherProject();
  const command = join(project, 'node_modules', name, 'run.mjs');
  const explained = () => promisify(execFile)(process.execPath, [command, 'explain', 'anyone'], { cwd: project });
  const all = await Promise.all(Array.from({ length: 6 }, explained));
  for (const { stdout, stderr } of all) expect([stdout, stderr]).toEqual([expect.stringContaining('anyone'), '']);
});
