// The picture of a person: drawn anew from what it really is, kept under a name of ours, and replaced without a trace.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { avatarBytes, avatarSide } from '../../generated/model/constants';
import { serverStart } from '../support/clock';
import { aForm, type FormFile } from '../support/a-form';
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const now = serverStart;
const plain = (width: number, height: number): { readonly create: Create } => ({
  create: { width, height, channels: 3, background: '#357266' },
});
const jpeg = (width = 1200, height = 800): Promise<Buffer> => sharp(plain(width, height)).jpeg().toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await aServer(engine, now);
    folder = join(server.database.folder, 'uploads', 'avatar');
  });
  afterAll(() => server.close());

  const somebody = (): Promise<Member> => aMember(server.database.db, { now });
  const kept = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const send = async (token: string, file: Partial<FormFile> | undefined, fields: Record<string, string> = {}) => {
    const whole = { field: 'avatar', name: 'me.jpg', type: 'image/jpeg', bytes: await jpeg(), ...file };
    const { headers, payload } = aForm(fields, file ? [whole] : []);
    const raw = await server.app.inject({
      method: 'PATCH',
      url: '/api/user/profile',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    const body = raw.json<{ readonly error_code?: string; readonly data: { readonly avatar: string; readonly first_name: string } }>();
    return { status: raw.statusCode, code: body.error_code, avatar: body.data?.avatar, body };
  };
  const look = (url: string) => server.app.inject({ method: 'GET', url });

  test('a picture becomes a square WebP under a name that nobody guesses, kept for ever by browsers and run by none', async () => {
    const { token } = await somebody();
    const { avatar, body } = await send(token, {}, { first_name: 'Jo', marketing_consent: 'true' });
    expect(avatar).toMatch(/^\/media\/avatar\/[0-9a-f]{48}\.webp$/);
    expect(body.data).toMatchObject({ first_name: 'Jo', marketing_consent: true });
    const seen = await look(avatar);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width, height } = await sharp(seen.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: avatarSide, height: avatarSide });
  });

  test('what a camera hides in a picture does not come along, and it stands upright', async () => {
    const { token } = await somebody();
    const photo = await sharp(plain(300, 600))
      .withExif({ IFD0: { Artist: 'Secret Person', Orientation: '6' }, IFD3: { GPSLatitude: '49/1 16/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { rawPayload } = await look((await send(token, { bytes: photo })).avatar);
    const { exif, orientation, width, height } = await sharp(rawPayload).metadata();
    expect({ exif, orientation, width, height }).toEqual({ exif: undefined, orientation: undefined, width: 300, height: 300 });
    expect(rawPayload.includes('Secret Person')).toBe(false);
  });

  test.each(['png', 'webp'] as const)('a %s is taken, whatever it says that it is', async (format) => {
    const { token } = await somebody();
    const bytes = await sharp(plain(64, 64)).toFormat(format).toBuffer();
    expect((await send(token, { bytes, name: 'me.txt', type: 'application/octet-stream' })).status).toBe(200);
  });

  test.each([
    ['an SVG', () => svg],
    ['an SVG that calls itself a JPEG', () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), svg])],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => sharp(plain(9, 9)).gif().toBuffer()],
    ['a JPEG that breaks off', async () => (await jpeg()).subarray(0, 900)],
    ['nothing', () => Buffer.alloc(0)],
    ['a small file that unpacks into a giant', () => sharp(plain(12_000, 12_000)).png().toBuffer()],
  ])('%s is refused, and nothing of it is kept', async (_what, make) => {
    const { token } = await somebody();
    const before = kept();
    const answer = await send(token, { bytes: await make() });
    expect([answer.status, answer.code]).toEqual([422, 'account.avatar_unreadable']);
    expect(kept()).toEqual(before);
  });

  test('a file over the limit is refused', async () => {
    const { token } = await somebody();
    const bytes = Buffer.concat([await jpeg(), Buffer.alloc(avatarBytes)]);
    expect((await send(token, { bytes })).code).toBe('input.too_large');
  });

  test.each([
    '../../../etc/cron.d/job',
    '..\\..\\windows\\job.bat',
    '/etc/passwd',
    'a%2f..%2fb.webp',
    `${'long'.repeat(60)}.jpg`,
    '.htaccess',
  ])('a file may call itself %s: its name is nothing to us', async (name) => {
    const { token } = await somebody();
    const { avatar } = await send(token, { name });
    expect(kept()).toContain(avatar.split('/').at(-1));
    expect(kept().every((file) => /^[0-9a-f]{48}\.webp$/.test(file))).toBe(true);
    expect(readdirSync(join(server.database.folder, 'uploads'))).toEqual(['avatar']);
  });

  test.each(['constructor', '__proto__', 'toString', 'nothing'])('a file in a field named %s is refused', async (field) => {
    const { token } = await somebody();
    const answer = await send(token, { field });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test.each([
    '/media/avatar/..%2f..%2fdatabase%2fPG_VERSION',
    '/media/avatar/../../database/PG_VERSION',
    '/media/avatar/%2e%2e%2fme.webp',
    '/media/avatar/none.webp',
    '/media/avatar/%00.webp',
  ])('%s is no picture', async (url) => {
    const { statusCode } = await look(url);
    expect([400, 404, 405]).toContain(statusCode);
  });

  test('a new picture removes the old one, and a removed one is gone', async () => {
    const { token } = await somebody();
    const first = await send(token, {});
    const second = await send(token, {});
    expect((await look(first.avatar)).statusCode).toBe(404);
    expect((await look(second.avatar)).statusCode).toBe(200);
    const removed = await send(token, undefined, { remove_avatar: 'true' });
    expect(removed.avatar).toBeNull();
    expect((await look(second.avatar)).statusCode).toBe(404);
  });

  test('of pictures sent at the same time, one is kept and the others leave nothing behind', async () => {
    const { token } = await somebody();
    const before = kept().length;
    await Promise.all([send(token, {}), send(token, {}), send(token, {})]);
    expect(kept()).toHaveLength(before + 1);
    const own = await server.ask('GET /user/profile', { token });
    expect((await look((own.body.data as { avatar: string }).avatar)).statusCode).toBe(200);
  });

  test('a picture that is not ours is left alone when another comes', async () => {
    const { token, profile_id } = await somebody();
    const [address, file] = ['/media/avatar/../../not-ours', join(server.database.folder, 'not-ours')];
    writeFileSync(file, 'as it was');
    await server.database.db.updateTable('profiles').set({ avatar: address }).where('profile_id', '=', profile_id).execute();
    expect((await send(token, {})).status).toBe(200);
    expect(readFileSync(file, 'utf8')).toBe('as it was');
  });
});
