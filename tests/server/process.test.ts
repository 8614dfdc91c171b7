// The server as a process: what it says when it cannot start, that it stops gracefully, and that a killed one loses nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite, runServer, type Site } from '../support/a-site';

describe('a running server', () => {
  let site: Site;
  beforeAll(async () => {
    site = await aSite('PGlite');
  });
  afterAll(() => site.close());

  test('answers that it is alive and ready', async () => {
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  });

  test('a taken port is one clear sentence', async () => {
    const folder = `${site.folder}-second`;
    const { child, printed } = await runServer({ PORT: new URL(site.origin).port, DATA_DIR: folder }, 'never said');
    expect(child.exitCode).toBe(1);
    expect(printed()).toMatch(/Port \d+ is taken by another program/);
  });

  test('what it acknowledged is there after it was killed while it wrote', async () => {
    const acknowledged: string[] = [];
    const password = 'written before the lights went out';
    const signUp = async (at: number): Promise<void> => {
      const email = `kill-${at}@example.ca`;
      const body = JSON.stringify({ email, password });
      const answer = await fetch(`${site.origin}/api/user`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).catch(() => undefined);
      if (answer?.status === 200) acknowledged.push(email);
    };
    const writing = Array.from({ length: 8 }, (_, at) => signUp(at));
    await Promise.race(writing);
    await site.killAndRestart();
    await Promise.all(writing);
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const email of acknowledged) {
      const body = JSON.stringify({ email, password });
      const answer = await fetch(`${site.origin}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect(answer.status).toBe(200);
    }
  });

  test('logs neither addresses nor passwords nor tokens', () => {
    expect(site.printed()).not.toMatch(/kill-\d+@|lights went out/);
  });
});

test('configuration that cannot be used is named, each value with what it is for', async () => {
  const { child, printed } = await runServer({ PORT: 'ninety', SITE_ORIGIN: 'nowhere', API_BASE: 'api' }, 'never said');
  expect(child.exitCode).toBe(1);
  expect(printed()).toContain('PORT (The port to listen on)');
  expect(printed()).toContain('SITE_ORIGIN (The site’s own address');
  expect(printed()).toContain('API_BASE (The base path of every call)');
});

test('outside demo mode a server without its address or its mail server says so, and does not start', async () => {
  const { child, printed } = await runServer({ SITE_ORIGIN: '', SMTP_URL: '' }, 'never said');
  expect(child.exitCode).toBe(1);
  expect(printed()).toMatch(/SITE_ORIGIN \(The site’s own address.*must be given outside demo mode/);
  expect(printed()).toMatch(/SMTP_URL \(The mail server.*must be given outside demo mode/);
  expect(printed()).not.toMatch(/\n\s+at /);
});

test('asked to stop, it ends by itself with nothing to complain of', async () => {
  const site = await aSite('PGlite');
  expect(await site.stop()).toBe(0);
  await site.close();
});
