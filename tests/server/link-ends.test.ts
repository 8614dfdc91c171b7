// A mailed link that does not work says why, to whoever holds it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmLinkHours } from '../../generated/model/constants';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const hour = 3_600_000;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  /** Signs somebody up, and answers the query of the link that they are mailed. */
  const linkOf = async (email: string): Promise<string> => {
    const body = { email, password: 'spruce tops in snow' };
    await server.ask('POST /user', { body });
    const token = (await server.ask('POST /session', { body })).body['access_token'] ?? '';
    await server.ask('POST /user/send_confirm_email', { token, body: { redirect_url: 'http://localhost:3000/verify' } });
    await server.settled();
    return /verify(\?token=[\w-]+)/.exec(server.mailTo(email) ?? '')?.[1] ?? '';
  };
  const opened = async (query: string): Promise<unknown> => {
    const { body } = await server.ask(`POST /user/verify_email${query}`);
    return body['error_code'] === undefined ? 'fine' : [body['error_code'], body.data];
  };

  test('it works once, then it is used', async () => {
    const link = await linkOf('once@example.ca');
    expect(await opened(link)).toBe('fine');
    expect(await opened(link)).toEqual(['account.link_spent', { why: 'used' }]);
  });

  test('one that a newer one overtook says so; where the newer one was used, too', async () => {
    const [email, from] = ['twice@example.ca', '10.9.0.1'];
    await linkOf(email);
    const reset = async (): Promise<string> => {
      await server.ask('POST /user/request_password_reset', { body: { email, reset_link: 'http://localhost:3000/reset' }, from });
      await server.settled();
      return /reset(\?token=[\w-]+)/.exec(server.mailTo(email) ?? '')?.[1] ?? '';
    };
    const use = async (link: string): Promise<unknown> => {
      const { body } = await server.ask(`POST /user/password_reset${link}`, { body: { new_password: 'a kettle on the dock' } });
      return body['error_code'] === undefined ? 'fine' : [body['error_code'], body.data];
    };
    const [first, second] = [await reset(), await reset()];
    expect(second).not.toBe(first);
    expect(await use(first)).toEqual(['account.link_spent', { why: 'overtaken' }]);
    expect(await use(second)).toBe('fine');
    expect(await use(first)).toEqual(['account.link_spent', { why: 'overtaken' }]);
    expect(await use(second)).toEqual(['account.link_spent', { why: 'used' }]);
  });

  test('opened too late it has expired; one that was never mailed is unknown, also to the page for a new password', async () => {
    const link = await linkOf('late@example.ca');
    server.later((confirmLinkHours + 1) * hour);
    expect(await opened(link)).toEqual(['account.link_spent', { why: 'expired' }]);
    expect(await opened('?token=never-mailed')).toEqual(['account.link_spent', { why: 'unknown' }]);
    const { body } = await server.ask(`POST /user/password_reset${link}`, { body: { new_password: 'a kettle on the dock' } });
    expect([body['error_code'], body.data]).toEqual(['account.link_spent', { why: 'unknown' }]);
  });
});
