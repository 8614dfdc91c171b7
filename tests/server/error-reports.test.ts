// The error-reporting service's news of the server's own defects, over a real one of its kind.
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import Fastify from 'fastify';
import { tellingDefects } from '../../src/server/outside/error-reports';
import { aListener, type Listener } from '../support/a-listener';

let service: Listener;
beforeAll(async () => {
  service = await aListener();
});
afterAll(() => service.close());

const clean = (text: string | undefined) => text?.replace('ada@example.ca', '[address]');
/** A server whose log nobody reads, and that breaks where it is asked to. */
const broken = async (dsn: string | undefined) => {
  const stream = new Writable({ write: (_line, _encoding, written) => written() });
  const app = Fastify({ logger: { level: 'error', stream, hooks: tellingDefects(dsn, clean) } });
  app.get('/broken', () => {
    throw new Error('No room for ada@example.ca');
  });
  app.get('/refused', (_request, reply) => reply.code(404).send({}));
  await app.inject('/refused');
  const answer = await app.inject('/broken?token=secret');
  await app.close();
  return answer.statusCode;
};

test('a defect is told with its place and its request, and without who asked', async () => {
  expect(await broken(`${service.origin.replace('//', '//key@')}/7`)).toBe(500);
  await expect.poll(() => service.heard.length).toBe(1);
  const [{ path, body } = { path: '', body: '' }] = service.heard;
  expect(path).toBe('/api/7/envelope/?sentry_key=key&sentry_version=7');
  const [, type, event] = body.split('\n').map((line) => JSON.parse(line) as object);
  expect(type).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    platform: 'node',
    environment: 'production',
    tags: { side: 'server', request_id: expect.stringMatching(/./) },
    exception: { values: [{ type: 'Error', value: 'No room for [address]' }] },
  });
  expect(body).toContain('error-reports.test.ts');
  expect(body).not.toMatch(/secret|ada@/);
});

test('a service that does not answer, or none at all, changes nothing for those who ask', async () => {
  const heard = service.heard.length;
  expect(await broken('http://key@127.0.0.1:1/7')).toBe(500);
  expect(await broken(undefined)).toBe(500);
  expect(service.heard.length).toBe(heard);
});
