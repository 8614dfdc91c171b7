// Every page, asked by chance letter for letter on both databases: it is shown, leads on, or is not found, and nothing breaks. The seed is printed.
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RouteData, routes } from '../../generated/routes/routes';
import { servePages } from '../../src/server/http/pages';
import { builtRenderer } from '../../src/server/http/renderer';
import { pageOptions } from '../../src/server/site/page-options';
import { aMember } from '../support/a-member';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { build } from '../support/a-site';
import { getRaw } from '../support/a-socket';
import { engines } from '../support/databases';
import { rawAddress, visitOfPage } from '../support/drawn-visits';
import { seed, tellSeed, thoroughness } from '../support/seed';
import { limitMs } from '../support/limits';

const fine = new Set([200, 302, 303, 308, 404]);

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let app: FastifyInstance;
  let port: number;
  let asked = 0;
  let ids: readonly string[] = [];
  const met: unknown[] = [];

  beforeAll(async () => {
    tellSeed(`pages on ${engine}`);
    build();
    server = await aServer(engine);
    const { db } = server.database;
    const host = await aMember(db, { now: server.now() });
    ids = [await aProperty(db, host.profile_id), await aProperty(db, host.profile_id, { status: 'draft' })];
    const { renderer, ...rendering } = await builtRenderer();
    const listening: typeof renderer = async () => {
      const render = await renderer();
      return (request) => render({ ...request, report: (error) => met.push(error) });
    };
    app = await server.another(servePages({ ...rendering, renderer: listening, ...pageOptions(server.config, server.now) }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  }, limitMs(180));
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const isFine = async (address: string, headers: readonly string[]): Promise<void> => {
    met.length = 0;
    asked += 1;
    // limits would answer for all that comes after
    const from = `127.1.${asked >> 8}.${asked & 255}`;
    const answer = await getRaw(port, address, { headers, from });
    expect([answer.status, met]).toEqual([fine.has(answer.status) ? answer.status : 'shown, led on or not found', []]);
    expect(answer.body).not.toMatch(/node_modules|\.[tj]sx?:\d/);
    if (answer.headers['location'] !== undefined) expect(answer.headers['location']).toMatch(/^\/(?![/\\])/);
    else expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  };
  test.each(Object.values(routes).map((route): [string, RouteData] => [route.id, route]))('%s', async (_, route) => {
    const drawn = visitOfPage(route, () => ids);
    await fc.assert(
      fc.asyncProperty(drawn, ({ address, headers }) => isFine(address, headers)),
      { seed, numRuns: 8 * thoroughness },
    );
  });

  test.each([
    '//',
    '//[',
    '/\\',
    '/%',
    '/%ff',
    '/%00',
    '//search',
    '//evil.example',
    '/\\evil.example',
    '/\\evil.example/search',
    '/search//',
    '/../..',
    '/.',
    '*',
    `/${'x'.repeat(8000)}`,
  ])('%s', (address) => isFine(address, []));

  test('what begins with two slashes is a path that nothing is found at', async () => {
    expect((await getRaw(port, '//search')).status).toBe(404);
    expect((await getRaw(port, '//evil.example/search')).status).toBe(404);
  });

  test('a part of a file that it does not have is refused in the envelope', async () => {
    const { status, body } = await getRaw(port, '/favicon.ico', { headers: ['range: bytes=999999999-'] });
    expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ status_code: 400, error_code: 'input.malformed' })]);
  });

  test('whatever stands for an address', async () => {
    await fc.assert(
      fc.asyncProperty(rawAddress, (address) => isFine(address, [])),
      { seed, numRuns: 60 * thoroughness },
    );
  });
});
