// Email addresses of all scripts, and however they are typed: one address is one account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInForm } from '../../generated/forms/signInForm';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const password = 'a bell over the harbour';
/** As they are typed, and as they are kept. */
const taken = [
  [' Jo@Example.ca ', 'jo@example.ca'],
  ['zoë@example.ca', 'zoë@example.ca'],
  ['renée@montréal.example', 'renée@montréal.example'],
  ['jo@XN--MONTRAL-FYA.example', 'jo@montréal.example'],
  ['мария@пример.рф', 'мария@пример.рф'],
  ['愛@例え.jp', '愛@例え.jp'],
] as const;
const refused = [
  'jo',
  'jo@example',
  'jo@@example.ca',
  'jo @example.ca',
  'jo@exa mple.ca',
  'jo@-example.ca',
  '.jo@example.ca',
  'jo@.ca',
  '@example.ca',
];
const fitsInBrowser = (email: string): boolean => signInForm.misfits({ email, password }).length === 0;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  let asked = 0;
  // each from another place: what is counted here is not how often
  const signUp = (email: string) => server.ask('POST /user', { body: { email, password }, from: `192.0.2.${(asked += 1)}` });

  test.each(taken)(
    '%s is taken by browser and server alike, kept as %s, and opens its account however it is typed',
    async (typed, kept) => {
      expect(fitsInBrowser(typed)).toBe(true);
      expect((await signUp(typed)).status).toBe(200);
      expect((await signUp(kept)).body.error_code).toBe('account.email_taken');
      const opened = await server.ask('POST /session', { body: { email: `${kept.toUpperCase()} `, password } });
      const { access_token } = opened.raw.json<{ readonly access_token: string }>();
      expect((await server.ask('GET /user', { token: access_token })).body.data).toMatchObject({ email: kept });
    },
  );

  test.each(refused)('%s is refused by both', async (typed) => {
    expect(fitsInBrowser(typed)).toBe(false);
    const { status, body } = await signUp(typed);
    expect([status, body.error_code]).toEqual([422, 'input.invalid']);
  });

  test('one that becomes too long when it is written out is refused, not broken', async () => {
    const { status } = await signUp(`${'İ'.repeat(200)}@example.ca`);
    expect(status).toBe(422);
  });

  test('a mail finds its way to letters beyond ASCII', async () => {
    await server.ask('POST /user/request_password_reset', { body: { email: 'zoë@example.ca', reset_link: 'http://localhost:3000/reset' } });
    const mails = await server.settled().then(() => server.mailsTo('zoë@example.ca'));
    expect(mails).toHaveLength(1);
  });
});
