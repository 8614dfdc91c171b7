// Limits on a request's content and time: no client can make the server wait, remember or unpack more than it wants to.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as Constants from '../../generated/model/constants';
import { avatarBytes, complaintsMax, complaintsWholeMax, profileChangesPerHour, requestBytes } from '../../generated/model/constants';
import { serverStart } from '../support/clock';
import { aForm, type FormFile } from '../support/a-form';
import { aMember } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

// a minute is long for a test
vi.mock('../../generated/model/constants', async (original) => ({ ...(await original<typeof Constants>()), requestSeconds: 1 }));

const now = serverStart;
const picture = (width = 9, height = 9): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#357266' } })
    .png()
    .toBuffer();

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let arriving: string;
  let small: Buffer;
  beforeAll(async () => {
    small = await picture();
    server = await aServer(engine, now);
    arriving = mkdtempSync(join(tmpdir(), 'arriving-'));
    vi.stubEnv('TMPDIR', arriving);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    vi.unstubAllEnvs();
    rmSync(arriving, { recursive: true });
  });

  /** Forms whose files lie in wait; the loader of the reading process keeps its own beside them. */
  const inHand = () => readdirSync(arriving).filter((name) => name.startsWith('form-'));
  const somebody = () => aMember(server.database.db, { now });
  const avatar = (bytes: Uint8Array): FormFile => ({ field: 'avatar', name: 'me.png', type: 'image/png', bytes });
  const sendForm = async (token: string, files: readonly FormFile[], from = '10.0.0.1') => {
    const { headers, payload } = aForm({ first_name: 'Jo' }, files);
    const raw = await server.app.inject({
      method: 'PATCH',
      url: '/api/user/profile',
      remoteAddress: from,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    return { status: raw.statusCode, body: raw.json<{ readonly error_code?: string; readonly data: { readonly fields?: unknown } }>() };
  };
  const kept = (): number => {
    const folder = join(server.database.folder, 'uploads', 'avatar');
    return existsSync(folder) ? readdirSync(folder).length : 0;
  };
  /** Writes to the server as it likes, and answers all that comes back until the server hangs up. */
  const writeRaw = async (head: readonly string[], body: Buffer | string = ''): Promise<string> => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write([...head, 'host: localhost', '', ''].join('\r\n'));
    socket.write(body);
    return text(socket);
  };

  test.each([
    ['whose body never ends', ['POST /api/session HTTP/1.1', 'content-type: application/json', 'content-length: 500'], '{"email":'],
    ['whose head never ends', ['POST /api/session HTTP/1.1', 'content-length: 5\r\nx-more: '], ''],
  ])('a request %s is answered and hung up on when its time is over', async (_what, head, body) => {
    expect(await writeRaw(head, body)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('a form that never ends is hung up on, and what had come of it is gone', async () => {
    const { token } = await somebody();
    const { headers, payload } = aForm({}, [avatar(small)]);
    const head = ['PATCH /api/user/profile HTTP/1.1', `authorization: Bearer ${token}`, `content-length: ${payload.length + 10}`];
    const type = `content-type: ${headers['content-type']}`;
    expect(await writeRaw([...head, type], payload.subarray(0, -40))).toMatch(/^HTTP\/1\.1 4\d\d /);
    await expect.poll(inHand).toEqual([]);
  });

  test('of two pictures in one form nothing is kept, and the field is told', async () => {
    const { token } = await somebody();
    const before = kept();
    const { status, body } = await sendForm(token, [avatar(small), avatar(small)]);
    const fields = [{ path: 'avatar', code: 'too_many', message: 'Choose at most 1.' }];
    expect({ status, code: body.error_code, fields: body.data.fields }).toEqual({ status: 422, code: 'input.invalid', fields });
    expect([kept(), inHand()]).toEqual([before, []]);
  });

  test('a form that says it is larger than all of it may be is refused before it is read', async () => {
    const { token } = await somebody();
    const { headers } = aForm({});
    const head = ['PATCH /api/user/profile HTTP/1.1', `authorization: Bearer ${token}`, `content-type: ${headers['content-type']}`];
    const answer = await writeRaw([...head, 'connection: close', `content-length: ${avatarBytes + requestBytes + 1}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*input\.too_large/);
  });

  test('fields are no way to send more than a body may hold', async () => {
    const { token } = await somebody();
    const { headers, payload } = aForm({ one: 'x'.repeat(requestBytes * 0.6), other: 'x'.repeat(requestBytes * 0.6) });
    const raw = await server.app.inject({
      method: 'PATCH',
      url: '/api/user/profile',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    expect(raw.json()).toMatchObject({ error_code: 'input.too_large' });
  });

  test('pictures that come at once are unpacked, and never in the server itself', async () => {
    const { token } = await somebody();
    const large = await picture(3000, 3000);
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, sharp.counters().process);
    }, 1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendForm(token, [avatar(large)])));
    clearInterval(watching);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(most).toBe(0);
    expect(inHand()).toEqual([]);
  });

  test('an account sends so many pictures in an hour, also at once and from many addresses', async () => {
    const { token } = await somebody();
    const asked = Array.from({ length: profileChangesPerHour + 5 }, (_, at) => sendForm(token, [avatar(small)], `10.2.0.${at}`));
    const codes = (await Promise.all(asked)).map(({ body }) => body.error_code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(profileChangesPerHour);
    expect(codes.filter((code) => code === 'input.rate_limited')).toHaveLength(5);
  });

  test.each([
    ['every complaint of what a person may have filled in', 7, 9],
    ['so many complaints and no more', complaintsMax * 2, complaintsMax],
    ['the first complaint about a body that nobody typed', complaintsWholeMax * 10, 1],
  ])('%s is told', async (_what, unknown, told) => {
    const filler = Object.fromEntries(Array.from({ length: unknown }, (_, at) => [`no-such-${at}`, 1]));
    const { status, body } = await server.ask('POST /user', { body: filler });
    expect([status, (body.data as { readonly fields: readonly unknown[] }).fields.length]).toEqual([422, told]);
  });
});
