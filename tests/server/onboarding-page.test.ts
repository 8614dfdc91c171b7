// The demo's page on which hosts are asked where their money goes: good once, with two ways to leave it, and told as any provider's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PayoutStanding } from '../../generated/model/entities';
import { openSandboxPayees } from '../../src/demo/payees';
import { paidStates } from '../../src/server/outside/payees';
import { payeeDetails } from '../support/a-payee';
import { type Member, signedInAgain } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const failure = (asking: Promise<unknown>) =>
  asking.then(
    () => 'done',
    ({ name, why }: { readonly name: string; readonly why?: string }) => [name, why].join(' '),
  );

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, undefined, { DEMO: 'true' });
  });
  afterAll(() => server.close());

  const as = async (who: Member, call: string, body?: object) =>
    server.ask(call, { token: await signedInAgain(server.database.db, who, server.now()), ...(body ? { body } : {}) });
  const stateOf = async (host: Member) => ((await as(host, 'GET /user/payout')).body.data as PayoutStanding).payee;
  const visit = async ({ password, ...host }: Member): Promise<string> => {
    const { url } = (await as({ password, ...host }, 'POST /user/payout/onboarding', { password })).body.data as { readonly url: string };
    return url.replace('http://localhost:3000', '');
  };
  const leave = async (url: string, outcome: string): Promise<string> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return String((await server.app.inject({ method: 'POST', url, headers, payload: `outcome=${outcome}` })).headers.location);
  };

  test('a host leaves it unfinished, comes back, and is done', async () => {
    const { host } = await aHostedPlace(server);
    expect((await as(host, 'PUT /user/payout', { ...payeeDetails, password: host.password })).status).toBe(200);
    const first = await visit(host);
    const page = await server.app.inject({ url: first });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Demo stand-in')]);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await leave(first, 'unfinished')).toBe('http://localhost:3000/account?payouts=back');
    expect(await stateOf(host)).toBe('wanted');
    // it was good once
    expect(await leave(first, 'finished')).toBe('http://localhost:3000/account?payouts=again');
    expect((await server.app.inject({ url: first })).headers.location).toBe('http://localhost:3000/account?payouts=again');
    expect(await stateOf(host)).toBe('wanted');
    expect(await leave(await visit(host), 'finished')).toBe('http://localhost:3000/account?payouts=back');
    expect(await stateOf(host)).toBe('ready');
  });

  test('it pays once, whom it can pay, and forgets whom it closes', async () => {
    let now = Date.now();
    const payees = await openSandboxPayees(
      server.database.db,
      (id) => id,
      () => now,
    );
    const somebody = { profile_id: 'p', kind: 'person', told_at: '2026-11-21T12:00:00Z', before: undefined } as const;
    const account_id = await payees.open(somebody);
    expect(await payees.open(somebody)).toBe(account_id);
    expect(await payees.open({ ...somebody, before: account_id })).not.toBe(account_id);
    const sum = { payout_id: 'one', account_id, cents: 100, key: 'k' };
    expect([await payees.look(account_id), await failure(payees.pay(sum))]).toEqual(['wanted', 'PaymentProblem refused']);
    const addresses = {
      account_id,
      state: 'wanted' as const,
      backAddress: 'https://here.example/back',
      againAddress: 'https://here.example/again',
    };
    const late = await payees.visit(addresses);
    now += 11 * 60_000;
    expect([await payees.visiting(late), await payees.leave(late, 'ready')]).toEqual([undefined, undefined]);
    const told = await payees.leave(await payees.visit(addresses), 'ready');
    expect(payees.hear(Buffer.from(told?.body ?? ''), told?.signature ?? '')).toBe(account_id);
    expect(() => payees.hear(Buffer.from(told?.body ?? ''), 'ff')).toThrow(expect.objectContaining({ name: 'UnsignedNews' }));
    expect(paidStates).toContain(await payees.look(account_id));
    await Promise.all([payees.pay(sum), payees.pay(sum)]);
    expect((await payees.find(account_id))?.sent).toEqual({ one: 100 });
    await payees.close(account_id);
    await payees.close(account_id);
    expect(await payees.look(account_id)).toBeUndefined();
  });
});
