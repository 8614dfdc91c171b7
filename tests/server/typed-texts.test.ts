// People's own texts: one password however its characters are put together, and names that are what they look like.
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeProfileForm } from '../../generated/forms/completeProfileForm';
import { profileForm } from '../../generated/forms/profileForm';
import { fits, type Schema } from '../../generated/model/fits';
import { aMember } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const composed = 'caf\u00E9 au bord de l\u2019eau';
const decomposed = 'cafe\u0301 au bord de l\u2019eau';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  let places = 0;
  const somewhere = (): string => `10.8.0.${(places += 1) % 250}`;
  const logIn = async (email: string, password: string): Promise<number> =>
    (await server.ask('POST /session', { body: { email, password }, from: somewhere() })).status;

  test('a password that two systems put together differently is one', async () => {
    const email = 'elise@example.ca';
    await server.ask('POST /user', { body: { email, password: decomposed }, from: somewhere() });
    expect([await logIn(email, composed), await logIn(email, decomposed), await logIn(email, 'cafe au bord de l\u2019eau')]).toEqual([
      200, 200, 401,
    ]);
  });

  test.each([
    ['composed', composed],
    ['decomposed', decomposed],
  ])('a password that was kept %s before opens its account as it did', async (_how, password) => {
    const { email, user_id } = await aMember(server.database.db, { now: server.now() });
    const password_hash = await hash(password);
    await server.database.db.updateTable('users').set({ password_hash }).where('user_id', '=', user_id).execute();
    expect([await logIn(email, password), await logIn(email, 'not at all this one')]).toEqual([200, 401]);
  });

  test.each([
    ['password2026!!', 'account.password_common'],
    ['!!sunshine12', 'account.password_common'],
    ['footballfootball', 'account.password_common'],
    ['Superman-Superman 2026', 'account.password_common'],
    ['sunshinesunshinesunshine', 'account.password_common'],
    ['Qw3rty.2026', 'account.password_common'],
    ['\uFF50assword123', 'account.password_common'],
    ['my Tuckamore stays', 'account.password_holds_product'],
    ['tuck@m0re-by-the-sea', 'account.password_holds_product'],
    ['a dragon sleeps in the harbour', undefined],
  ])('%s as a password is answered %s', async (password, code) => {
    const answer = await server.ask('POST /user', { body: { email: `weak-${places}@example.ca`, password }, from: somewhere() });
    expect(answer.body['error_code']).toBe(code);
  });

  test('spaces are characters of a password like any others', async () => {
    const email = 'spaces@example.ca';
    const password = '  quiet spruce harbour ';
    await server.ask('POST /user', { body: { email: ` ${email}\n`, password }, from: somewhere() });
    expect([await logIn(email, password), await logIn(email, password.trim()), await logIn(email, `${password}\n`)]).toEqual([
      200, 401, 401,
    ]);
  });

  test('a search takes a place as it was pasted, and nothing hidden in it', async () => {
    const found = async (query: string) => (await server.ask('POST /property/search', { body: { query }, from: somewhere() })).status;
    expect([await found(' Tofino\r\n'), await found('Tof\u0007ino'), await found('Tof\nino')]).toEqual([200, 422, 422]);
  });

  test.each([
    ['Jo', true],
    ['Zoë-Anne d’Entremont', true],
    ['نور', true],
    ['می\u200Cخواهم', true],
    ['क्\u200Dष', true],
    ['   ', false],
    ['Jo\u202Eecila', false],
    ['Jo\u2066ecila', false],
    ['Jo\u200Fecila', false],
    ['Jo\nTremblay', false],
    ['Jo\u0007', false],
    ['Jo\u0085', false],
    ['\u200B\uFEFF', false],
    ['Jo\u{E0041}', false],
  ])('browser and server agree about the name %j', async (name, isFine) => {
    const { token } = await aMember(server.database.db, { now: server.now() });
    const body = { first_name: name, last_name: name };
    const answer = await server.ask('PATCH /user/profile', { token, body });
    expect(answer.status).toBe(isFine ? 200 : 422);
    for (const { schema } of [completeProfileForm, profileForm]) expect(fits(schema as Schema, body)).toBe(isFine);
  });
});
