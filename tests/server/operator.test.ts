// `npm run operator` as a process: it ends by itself, and says in words why it cannot.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askServer } from '../../src/server/operator/door';
import { cleaned } from '../../src/server/operator/operate';
import { aSite } from '../support/a-site';
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
const nobody = '00000000-0000-4000-8000-000000000000';
const folder = (): string => mkdtempSync(join(tmpdir(), 'operator-'));

test(
  'a database without work says so, and an unknown word ends with an error and the manual',
  async () => {
    const data = folder();
    await layDatabase(data);
    expect(operator(data, 'registrations')).toMatchObject({ status: 0, stdout: 'Nothing waits.\n' });
    expect(operator(data, 'help')).toMatchObject({ status: 0, stdout: expect.stringContaining('-- refuse PROPERTY "WHY NOT"') });
    const unknown = operator(data, 'reprots');
    expect(unknown).toMatchObject({ status: 1, stdout: '' });
    expect(unknown.stderr).toMatch(/There is no command “reprots”[^]*-- reports/);
    expect(operator(data, 'refuse', 'no-id', 'why')).toMatchObject({ status: 1, stderr: expect.stringContaining('-- refuse PROPERTY') });
    const refused = operator(data, 'unblock', nobody, 'It was a mistake');
    expect(refused).toMatchObject({ status: 1, stdout: '', stderr: `No account of a person ${nobody} is blocked.\n` });
    rmSync(data, { recursive: true });
  },
  limitMs(130),
);

test(
  'while a server runs on the embedded database it answers through it, to nobody without the key',
  async () => {
    const site = await aSite('PGlite');
    const key = join(site.folder, 'operator.json');
    expect(statSync(key).mode & 0o777).toBe(0o600);
    expect(operator(site.folder, 'registrations')).toMatchObject({ status: 0, stdout: 'Nothing waits.\n' });
    expect(operator(site.folder, 'unblock', nobody, 'Why not')).toMatchObject({ status: 1, stderr: expect.stringContaining(nobody) });
    expect(operator(site.folder, 'reprots')).toMatchObject({ status: 1, stderr: expect.stringContaining('“reprots”') });

    const held = JSON.parse(readFileSync(key, 'utf8')) as { readonly port: number };
    const body = JSON.stringify({ who: 'mallory', words: ['registrations'] });
    for (const authorization of ['', 'Bearer ', `Bearer ${'x'.repeat(43)}`])
      expect((await fetch(`http://127.0.0.1:${held.port}/`, { method: 'POST', headers: { authorization }, body })).status).toBe(401);

    // a killed one leaves its file: the next one writes its own, and a stopped one leaves none
    await site.killAndRestart();
    expect(JSON.parse(readFileSync(key, 'utf8'))).not.toEqual(held);
    expect(operator(site.folder, 'acts')).toMatchObject({ status: 0, stdout: 'Nothing was done.\n' });
    expect(await site.stop()).toBe(0);
    expect(() => statSync(key)).toThrow();
    expect(operator(site.folder, 'acts')).toMatchObject({ status: 0, stdout: 'Nothing was done.\n' });
    writeFileSync(key, JSON.stringify(held));
    expect(await askServer(site.folder, { who: 'ann', words: ['acts'] })).toBeUndefined();
    await site.close();
  },
  limitMs(130),
);

test('what strangers are called does not reach the terminal as it is', () => {
  expect(cleaned('Ann\u001b[2J\u202Eeve\n\u200Bx \u2028 Zoë 山')).toBe('Ann\uFFFD[2J\uFFFDeve\uFFFD\uFFFDx \uFFFD Zoë 山');
  for (const hidden of ['\u009B', '\u00AD', '\u061C', '\u180E', '\u2066', '\uFEFF', '\uFFF9', '\u{E0041}', '\uD800'])
    expect(cleaned(`a${hidden}b`)).toBe('a\uFFFDb');
});

test(
  'a database that no server has prepared is told to be empty',
  () => {
    const data = folder();
    const { status, stderr } = operator(data, 'registrations');
    expect(status).toBe(1);
    expect(stderr).toContain('start the server once');
    rmSync(data, { recursive: true });
  },
  limitMs(70),
);
