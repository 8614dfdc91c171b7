// Another product as a project of its own: its spec and its code, what is generated from it, and beside them our rooms as they stand.
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, ownFolder } from './generator';
import { root } from './modules';

/** Rooms that know no product, and the single files of others that they stand on. */
const rooms = [
  ...['http', 'jobs', 'database', 'request'].map((room) => `src/server/${room}`),
  'src/server/config/config-error.ts',
  'src/server/outside/storage.ts',
  'src/server/outside/fair-turns.ts',
  'src/screens/page-renderer.ts',
];
// migrations are of one product, and so are pictures that people send
const isOurs = (path: string): boolean => /migrations\/(\d|all)|drawn-picture/.test(path);

/** Runs a program of the project; answers its output, or throws with what it complained of. */
const run = (args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
};

/** Puts a product together, its first migration drafted from its spec; answers its folder. */
export const aProduct = (name: string): string => {
  const folder = ownFolder('in the project');
  const own = join(root, 'tests', 'generator', 'products', name);
  for (const room of rooms) cpSync(join(root, room), join(folder, room), { recursive: true, filter: (path) => !isOurs(path) });
  cpSync(join(own, 'src'), join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, type: 'module' }));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['src', 'generated'], exclude: [] }),
  );
  run([command, '--spec', join(own, 'spec'), '--out', join(folder, 'generated')]);
  run(['--import', 'tsx', join(folder, 'src/server/database/draft-migration.ts'), 'first', join(folder, 'generated')]);
  return folder;
};
