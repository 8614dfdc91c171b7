// The data folder: one server for each, by whatever path it is reached, and a sentence where there can be none.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite, runServer, type Site } from '../support/a-site';
import { layDatabase } from '../support/databases';

let site: Site;
const around = mkdtempSync(path.join(tmpdir(), 'paths-'));
beforeAll(async () => {
  site = await aSite('PGlite');
});
afterAll(async () => {
  await site.close();
  rmSync(around, { recursive: true, force: true });
});

const apart = ['--user', '--map-root-user', '--net', '--pid', '--fork', '--ipc', '--mount-proc'];
const canBeApart = spawnSync('unshare', [...apart, 'true']).status === 0;

const refused = async (folder: string, more: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { child, printed } = await runServer({ PORT: '0', DATA_DIR: folder, ...more }, 'never said');
  expect(child.exitCode).toBe(1);
  expect(printed()).not.toMatch(/\n\s+at /);
  return printed();
};

test('a second server on the folder is refused', async () => {
  expect(await refused(site.folder)).toContain('is in use by another running server');
});

test('a link to the folder leads to the same lock', async () => {
  const link = path.join(around, 'link');
  symlinkSync(site.folder, link);
  expect(await refused(link)).toContain(`The data folder ${site.folder} is in use by another running server`);
});

test.runIf(canBeApart)('it is found from where no network and no process of the other is seen, as in another container', async () => {
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', DEMO: 'true', PORT: '0', DATA_DIR: site.folder };
  const inside = (): string => {
    try {
      return execFileSync('unshare', [...apart, process.execPath, 'dist/server/main.js'], { env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return (error as { readonly stderr: string }).stderr;
    }
  };
  expect(inside()).toContain('is in use by another running server');
});

test('a killed server leaves no lock behind', async () => {
  await site.killAndRestart();
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
});

test('a path that leads through a file is named, with what it is for', async () => {
  const file = path.join(around, 'file');
  writeFileSync(file, '');
  const below = path.join(file, 'data');
  const said = await refused(below);
  expect(said).toContain(`DATA_DIR cannot be ${below}: part of this path is a file`);
  expect(existsSync(below)).toBe(false);
});

test('the folder is looked at also where the database is elsewhere', async () => {
  const said = await refused('/proc/none', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(said).toContain('DATA_DIR cannot be /proc/none');
});

test('an address that this machine does not have is named', async () => {
  const free = mkdtempSync(path.join(around, 'free-'));
  await layDatabase(free);
  const said = await refused(free, { HOST: '203.0.113.7' });
  expect(said).toContain('HOST cannot be 203.0.113.7: this machine has no such address');
  expect(await refused(free, { HOST: 'no such host' })).toContain('HOST cannot be no such host');
});
