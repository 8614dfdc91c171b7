// Hosts that Stripe pays: it asks them itself where their money goes, and is asked how far they are.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anotherPayer, paidByStripe, payeeDetails } from '../support/a-payee';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace } from '../support/a-stay-asked';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { engines } from '../support/databases';

const secret = 'whsec_test';
const day = 86_400_000;
const bank = { institution: '004', transit: '12345', account: '7654321' };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let stripe: StandInStripe;
  let it: ReturnType<typeof paidByStripe>;
  beforeAll(async () => {
    stripe = await aStripe();
    server = await aServer(engine, undefined, stripeKeys(stripe, secret));
    it = paidByStripe({ server, stripe });
  });
  afterAll(async () => {
    await server?.close();
    await stripe?.close();
  });

  test('a host begins at Stripe once it is known who is paid, with the password, and goes on there by a new address each time', async () => {
    const { host } = await aHostedPlace(server);
    expect(await it.standing(host)).toMatchObject({ account: null, payer: 'stripe', payee: 'none' });
    expect(it.codeOf(await it.start(host))).toBe('payout.payee_unknown');
    // the bank account is Stripe's to ask: what is told of it is not kept
    const saved = await it.save(host, bank);
    expect(saved.body.data).toMatchObject({ account: { legal_name: 'Sam Hostler' }, payee: 'none' });
    const row = server.database.db.selectFrom('payout_accounts').selectAll().where('profile_id', '=', host.profile_id);
    expect(await row.executeTakeFirst()).toMatchObject({ institution: null, transit: null, account: null });
    expect(it.codeOf(await it.start(host, 'wrong'))).toBe('account.wrong_password');
    const away = Array<number>(6).fill(500);
    stripe.failWith(...away);
    expect(it.codeOf(await it.start(host))).toBe('payout.onboarding_unavailable');

    const before = stripe.heard.length;
    const [one, other] = [(await it.start(host)).body.data as { url: string }, (await it.start(host)).body.data as { url: string }];
    const account = await it.calledBy(host);
    expect([one.url, other.url].map((url) => url.replace(/\d+$/, ''))).toEqual(
      Array(2).fill(`https://connect.stripe.com/setup/e/${account}/`),
    );
    expect(one.url).not.toBe(other.url);
    const heard = stripe.heard.slice(before);
    expect(heard.filter(({ call }) => call === 'POST /v1/accounts')).toMatchObject([
      {
        form: {
          country: 'CA',
          default_currency: 'cad',
          business_type: 'individual',
          'controller[stripe_dashboard][type]': 'express',
          'controller[requirement_collection]': 'stripe',
          'controller[losses][payments]': 'application',
          'controller[fees][payer]': 'application',
          'capabilities[transfers][requested]': 'true',
          'metadata[profile_id]': host.profile_id,
        },
      },
    ]);
    expect(heard.find(({ call }) => call === 'POST /v1/account_links')?.form).toEqual({
      account,
      type: 'account_onboarding',
      return_url: 'http://localhost:3000/account?payouts=back',
      refresh_url: 'http://localhost:3000/account?payouts=again',
    });
    // a process that died before noting Stripe's id of a host opens no second account
    await server.database.db.deleteFrom('payees').where('account_id', '=', account).execute();
    await it.start(host);
    expect(await it.calledBy(host)).toBe(account);
    // Stripe's id of a host is never shown
    const seen = [await it.as(host, 'GET /user/payout'), await it.as(host, 'GET /user/export')].map(({ raw }) => raw.body).join('');
    expect(seen).not.toContain(account);
    expect((await it.as(host, 'GET /user/export')).body.data).toMatchObject({ payee: 'wanted' });
  });

  test('how far a host is, Stripe is asked; whoever is done there changes it there', async () => {
    const { host } = await aHostedPlace(server);
    const account = await it.known(host, 'wanted');
    for (const how of ['wanted', 'checking', 'refused', 'soon', 'ready'] as const) {
      stripe.connect.stands(account, how);
      expect((await it.standing(host)).payee).toBe(how);
    }
    expect((await it.start(host)).body.data).toEqual({ url: `https://connect.stripe.com/express/${account}` });
    // out of reach, what is known is shown
    await it.told(account, 'checking');
    stripe.failWith(500, 500);
    expect((await it.standing(host)).payee).toBe('checking');
  });

  test('a company is another payee than the person before: the host begins anew, and the account of before is closed in time', async () => {
    const { host } = await aHostedPlace(server);
    const before = await it.known(host, 'ready');
    expect((await it.standing(host)).payee).toBe('ready');
    server.later(1000);
    const { birth_date: _none, ...rest } = payeeDetails;
    const company = { ...rest, kind: 'company', company_number: 'BC1234567', password: host.password };
    expect((await it.as(host, 'PUT /user/payout', company)).body.data).toMatchObject({ payee: 'none' });
    // an error that Stripe keeps is under one key alone
    stripe.breakAt(/^POST .*accounts$/, false);
    await it.start(host);
    expect(stripe.heard.findLast(({ call }) => call === 'POST /v1/accounts')?.form['business_type']).toBe('company');
    expect(await it.calledBy(host)).not.toBe(before);
    server.later(31 * day);
    await server.settled();
    expect([stripe.connect.account(before), stripe.connect.account(await it.calledBy(host))]).toEqual([undefined, expect.anything()]);
  });

  test('news are believed by their own signature alone, and never by what they say', async () => {
    const { host } = await aHostedPlace(server);
    const account = await it.known(host, 'wanted');
    const { body, signature } = stripe.tellPayee(account);
    for (const bad of [stripe.tellPayee(account, 'whsec_other'), stripe.tellPayee(account, secret), { body: `${body} `, signature }]) {
      const before = stripe.heard.length;
      await it.tell(bad);
      expect(stripe.heard.length).toBe(before);
    }
    expect(it.codeOf(await it.tell(stripe.tellPayee(account, 'whsec_other')))).toBe('checkout.news_unsigned');
    // told late and out of order: what holds is what Stripe says now
    stripe.connect.stands(account, 'ready');
    const ready = stripe.tellPayee(account);
    stripe.connect.stands(account, 'wanted');
    const state = async () =>
      (await server.database.db.selectFrom('payees').select('state').where('account_id', '=', account).executeTakeFirst())?.state;
    await Promise.all([it.tell(ready), it.tell(ready)]);
    expect(await state()).toBe('wanted');
    stripe.connect.stands(account, 'ready');
    await Promise.all([it.tell({ body, signature }), it.tell(ready), it.tell({ body, signature })]);
    expect(await state()).toBe('ready');
    // told once more where nobody could be asked
    stripe.failWith(500, 500);
    expect((await it.tell(ready)).status).toBe(503);
    expect((await it.tell(stripe.tellPayee('acct_of_nobody'))).status).toBe(200);
  });

  test('an account that Stripe does not know any more is none, and the host begins anew', async () => {
    const { host } = await aHostedPlace(server);
    const account = await it.known(host, 'wanted');
    await anotherPayer(stripe).close(account);
    expect((await it.standing(host)).payee).toBe('none');
    await it.start(host);
    expect(await it.calledBy(host)).not.toBe(account);
  });

  test('with a host who leaves goes what Stripe calls them, and their account there once all money has arrived', async () => {
    const { host } = await aHostedPlace(server);
    const account = await it.known(host, 'ready');
    expect((await it.as(host, 'POST /user/delete', { password: host.password })).status).toBe(200);
    expect(await it.calledBy(host)).toBe('');
    server.later(29 * day);
    await server.settled();
    expect(stripe.connect.account(account)).toBeDefined();
    server.later(2 * day);
    await server.settled();
    expect(stripe.connect.account(account)).toBeUndefined();
    const left = server.database.db.selectFrom('timers').select('key').where('key', 'like', `%${account}`);
    expect(await left.execute()).toEqual([]);
  });
});
