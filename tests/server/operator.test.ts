// `npm run operator` as a process: it ends by itself, and says in words why it cannot.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layDatabase } from '../support/databases';
import { limitMs } from '../support/limits';

const operator = (DATA_DIR: string, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'operator', '--', ...words], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR },
    encoding: 'utf8',
    timeout: limitMs(60),
  });
  return { status, stdout, stderr };
};
const folder = (): string => mkdtempSync(join(tmpdir(), 'operator-'));

test('a database without work says so, and an unknown word gets the manual', async () => {
  const data = folder();
  await layDatabase(data);
  expect(operator(data, 'registrations')).toMatchObject({ status: 0, stdout: 'Nothing waits.\n' });
  expect(operator(data, 'help').stdout).toContain('npm run operator -- refuse PROPERTY "WHY NOT"');
  rmSync(data, { recursive: true });
}, 130_000);

test('a database that no server has prepared is told to be empty', () => {
  const data = folder();
  const { status, stderr } = operator(data, 'registrations');
  expect(status).toBe(1);
  expect(stderr).toContain('start the server once');
  rmSync(data, { recursive: true });
}, 70_000);
