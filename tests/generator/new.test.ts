// The command `new` on a small starter: what it makes, what it refuses, and what stays of a run that was broken off.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casesFolder, generator, ownFolder, treeOf } from '../support/generator';

/** A project with a starter of its own; the folder beside it is where its products are made. */
const aProject = () => {
  const beside = ownFolder();
  const root = join(beside, 'project');
  mkdirSync(join(root, 'src', 'kept'), { recursive: true });
  cpSync(join(casesFolder, 'tiny', 'spec'), join(root, 'starter', 'spec'), { recursive: true });
  const files = {
    'package.json': { dependencies: { zod: '4.6.7', pg: '8.0.0' }, devDependencies: { typescript: '7.0.2' }, overrides: { pg: '8.1.0' } },
    'tsconfig.json': { compilerOptions: { strict: true, types: ['vite/client'] } },
    'starter/starter.json': {
      rooms: ['src/kept'],
      without: ['src/kept/own'],
      scripts: { start: 'tsx src/main.ts' },
      compilerOptions: { types: ['node'] },
      dependencies: ['zod'],
      devDependencies: ['typescript'],
      overrides: ['pg'],
    },
  };
  for (const [path, value] of Object.entries(files)) writeFileSync(join(root, path), JSON.stringify(value));
  for (const path of ['src/kept/room.ts', 'src/kept/own.ts', 'starter/main.ts']) writeFileSync(join(root, path), `// ${path}\n`);
  const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    generator(['new', ...args, '--starter', 'starter'], { cwd: root, env });
  return { root, beside, run };
};

const unfinished = ({ root, beside }: ReturnType<typeof aProject>): readonly string[] =>
  [beside, join(root, '.cache')].flatMap((folder) => readdirSync(folder)).filter((name) => name.startsWith('.spec-to-app-new-'));

test('a product has the files of the starter, the rooms, what is generated, and packages in the versions of the project', async () => {
  const project = aProject();
  const made = join(project.beside, 'tool-shed');
  expect(await project.run(['tool-shed'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`cd ${made} && npm install`) });
  const files = treeOf(made);
  expect(Object.keys(files).filter((path) => !/^(generated|spec)\//.test(path))).toEqual([
    'main.ts',
    'package.json',
    'spec-to-app-0.1.0.tgz',
    'src/kept/room.ts',
    'tsconfig.json',
  ]);
  expect(files).toHaveProperty(['generated/spec.json']);
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: 'tool-shed',
    scripts: { start: 'tsx src/main.ts' },
    dependencies: { zod: '4.6.7', 'spec-to-app': 'file:spec-to-app-0.1.0.tgz' },
    devDependencies: { typescript: '7.0.2' },
    overrides: { pg: '8.1.0' },
  });
  expect(JSON.parse(files['tsconfig.json'] ?? '')).toMatchObject({ compilerOptions: { strict: true, types: ['node'] } });
  expect(unfinished(project)).toEqual([]);
  expect(await project.run(['tool-shed'])).toMatchObject({ code: 1, err: expect.stringMatching(/tool-shed holds files.*Cure: .*--out/) });
  expect(treeOf(made)).toEqual(files);
  const empty = join(project.beside, 'empty');
  mkdirSync(empty);
  expect((await project.run(['tool-shed', '--out', empty])).code).toBe(0);
  expect(Object.keys(treeOf(empty))).toEqual(Object.keys(files));
});

test('a name, a place and a project that will not do are a sentence each, and nothing is made', async () => {
  const project = aProject();
  const filesNow = () => Object.keys(treeOf(project.beside)).filter((path) => !path.includes('/.cache/'));
  const before = filesNow();
  for (const name of ['Tool Shed', '../shed', '.', 'con\\x', 'ünder', 'node_modules', `a${'b'.repeat(100)}`])
    expect((await project.run([name])).err).toMatch(/A product is named in small letters with hyphens, such as tool-shed, not .*Cure: /);
  for (const name of ['zod', 'spec-to-app', 'typescript'])
    expect((await project.run([name])).err).toMatch(/is a package that the product stands on.*Cure: /);
  const into = async (...path: readonly string[]) => (await project.run(['shed', '--out', join(project.beside, ...path)])).err;
  expect(await into('nowhere', 'shed')).toMatch(/There is no folder .*nowhere\. Cure: make it/);
  expect(await into('project', 'package.json')).toMatch(/package\.json is a file.*Cure: /);
  expect(await into('project', 'src')).toMatch(/src holds files.*Cure: /);
  expect(filesNow()).toEqual(before);
  const without = await generator(['new', 'shed'], { cwd: project.root });
  expect(without).toMatchObject({ code: 1, err: expect.stringMatching(/No product is made from here\. Cure: .*--starter/) });
});

/** Lets a function of the file system do otherwise where the last file of a product is written, or where it is brought to its place. */
const meddling = ({ root, beside }: ReturnType<typeof aProject>, does: 'writeFileSync' | 'cpSync', instead: string): NodeJS.ProcessEnv => {
  const file = join(root, 'meddler.cjs');
  const where = { writeFileSync: '/new-\\d+.package.json/.test(args[0])', cpSync: `args[1].startsWith(${JSON.stringify(beside)} + '/.')` };
  const meddle = `(...args) => { if (!(${where[does]})) return real(...args); ${instead} }`;
  writeFileSync(file, `const fs = require('node:fs'); const real = fs.${does}; fs.${does} = ${meddle};`);
  return { NODE_OPTIONS: `--require ${file}` };
};
const killed = "real(...args); process.kill(process.pid, 'SIGKILL');";

test('a run that is killed has made nothing, and the next sweeps what it left', async () => {
  const project = aProject();
  for (const does of ['writeFileSync', 'cpSync'] as const) {
    expect((await project.run(['shed'], meddling(project, does, killed))).code).toBe(null);
    expect(readdirSync(project.beside)).not.toContain('shed');
    expect(unfinished(project).length).toBe(does === 'cpSync' ? 2 : 1);
  }
  expect((await project.run(['shed'])).code).toBe(0);
  expect(unfinished(project)).toEqual([]);
});

test('a full disk is a sentence, and leaves nothing', async () => {
  const project = aProject();
  const full = "throw Object.assign(new Error('no space left'), { code: 'ENOSPC', path: String(args[1]) });";
  for (const does of ['writeFileSync', 'cpSync'] as const) {
    const refused = await project.run(['shed'], meddling(project, does, full));
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/could not be written: the disk is full\..*Cure: make room/) });
    expect(readdirSync(project.beside)).toEqual(['project']);
    expect(unfinished(project)).toEqual([]);
  }
});
