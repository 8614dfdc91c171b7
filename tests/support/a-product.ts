// Another product as a project of its own: made by the command, with its packages as an installation would put them, but from our disk.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { command, ownFolder } from './generator';
import { root } from './modules';

const generator = 'spec-to-app';

/** Gives a project the packed generator, and beside it our packages. */
export const installInto = (project: string, tarball: string): void => {
  const [ours, packages] = [join(root, 'node_modules'), join(project, 'node_modules')];
  mkdirSync(join(packages, generator), { recursive: true });
  mkdirSync(join(packages, '.bin'));
  const { status } = spawnSync('tar', ['-xzf', join(project, tarball), '--strip-components=1', '-C', join(packages, generator)]);
  if (status !== 0) throw new Error(`${tarball} could not be unpacked`);
  const all = [...readdirSync(ours), ...readdirSync(join(ours, '.bin')).map((name) => join('.bin', name))];
  for (const name of all.filter((it) => it !== '.bin' && !it.endsWith(generator))) symlinkSync(join(ours, name), join(packages, name));
  symlinkSync(join('..', generator, 'run.mjs'), join(packages, '.bin', generator));
};

/** Makes a product in a new folder; answers what the command said, and the folder. */
export const aProduct = (name: string) => {
  const folder = join(ownFolder(), name);
  const how = ['--migrations', 'src/server/database/draft-migration.ts', '--starter', `tests/generator/products/${name}`, '--out', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'new', name, ...how], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  installInto(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
  return { folder, said: stdout };
};
