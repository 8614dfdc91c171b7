// Every call of accounts and referrals that the spec declares: what each kind of asker gets, and what becomes of odd, repeated and concurrent askings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallId } from '../../generated/contract/handlers';
import { contracts } from '../../generated/contract/index';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { modelOf } from '../../generator/model/spec-file';
import { accountRows, type AskedCall, type Said } from '../support/account-rows';
import { engines } from '../support/databases';

const spec = modelOf(readFileSync(join(import.meta.dirname, '../../generated/spec.json'), 'utf8'));
const calls = spec.calls.filter(({ subject }) => subject === 'account' || subject === 'referral');

test('every call of accounts and referrals has its row', () => {
  expect(Object.keys(accountRows).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
});

const now = serverStart;
const refusedByGuards = ['account.not_signed_in', 'account.not_verified', 'account.not_named', 'account.wrong_mode'];

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, now);
  });
  afterAll(() => server.close());

  // one address an asking: what is tested here is not the throttle of an address
  let asked = 0;
  const somewhere = (): string => `10.${Math.floor((asked += 1) / 62_500)}.${Math.floor(asked / 250) % 250}.${asked % 250}`;
  const member = (last_name: string, password?: string): Promise<Member> =>
    aMember(server.database.db, { now, last_name, verified: last_name !== 'Unverified', ...(password ? { password } : {}) });

  describe.each(calls)('$id', ({ id, method, input }) => {
    const row = accountRows[id];
    if (!row) throw new Error(`The call ${id} has no row in tests/support/account-rows.ts`);

    const send = async ({ path, body }: AskedCall, token?: string) => {
      const isText = typeof body === 'string';
      const raw = await server.app.inject({
        method,
        url: `/api${path}`,
        remoteAddress: somewhere(),
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(isText ? { 'content-type': 'application/json' } : {}) },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isJson = String(raw.headers['content-type']).startsWith('application/json');
      const code = isJson ? raw.json<{ readonly error_code?: string }>().error_code : undefined;
      return { said: code ?? raw.statusCode, status: raw.statusCode, text: raw.body };
    };
    const askBy = async (of: Member, asker: Member, token?: string) => send(await row.ask({ server, now, of, asker }), token);
    const expectSaid = ({ said, status, text }: Awaited<ReturnType<typeof send>>, wanted: Said): void => {
      expect(status, text).toBeLessThan(500);
      if (wanted === 'let in') expect(refusedByGuards).not.toContain(said);
      else expect(said, text).toBe(wanted);
      if (typeof said === 'string' && !said.startsWith('input.')) expect(contracts[id as CallId].errors).toContain(said);
    };
    const asker = (): Promise<Member> => member(row.by === 'unverified' ? 'Unverified' : 'Rightly');

    test('answers who is signed out, unverified, the right person and the wrong one', async () => {
      const [signedOut, unverified, right, victim] = [
        await member('Rightly'),
        await member('Unverified'),
        await member('Rightly'),
        await member('Rightly'),
      ];
      const wrong = await member('Wrongly', 'somebody else entirely');
      expectSaid(await askBy(signedOut, signedOut), row.signedOut);
      expectSaid(await askBy(unverified, unverified, unverified.token), row.unverified);
      expectSaid(await askBy(right, right, right.token), row.right);
      const seen = await askBy(victim, wrong, wrong.token);
      expectSaid(seen, row.wrong);
      for (const secret of [victim.email, victim.user_id, victim.last_name, victim.token, victim.elsewhere.session_id])
        expect(seen.text).not.toContain(secret);
    });

    test.runIf(row.unfit.length > 0)('refuses what does not fit', async () => {
      const right = await asker();
      const asking = await row.ask({ server, now, of: right, asker: right });
      for (const [what, change, said] of row.unfit) {
        const answer = await send({ ...asking, ...change }, right.token);
        expect([what, answer.said]).toEqual([what, said]);
      }
    });

    test.runIf(method !== 'GET' && input.length > 0)('refuses what is no JSON, unknown, or too large', async () => {
      // a person an asking: nor is it the throttle of an account
      const sendBroken = async (body: AskedCall['body']) => {
        const right = await asker();
        return send({ path: (await row.ask({ server, now, of: right, asker: right })).path, body }, right.token);
      };
      expectSaid(await sendBroken('{"half":'), 'input.malformed');
      expectSaid(await sendBroken('['.repeat(50_000) + ']'.repeat(50_000)), 'input.malformed');
      expectSaid(await sendBroken({ no_such_field: true }), 'input.invalid');
      expectSaid(await sendBroken({ filler: 'x'.repeat(1_100_000) }), 'input.too_large');
    });

    test('asked twice, answers as the second time deserves', async () => {
      const right = await asker();
      const asking = await row.ask({ server, now, of: right, asker: right });
      await send(asking, right.token);
      expectSaid(await send(asking, right.token), row.again);
    });

    test('asked three times at once, does it as often as it may be done', async () => {
      const right = await asker();
      const asking = await row.ask({ server, now, of: right, asker: right });
      const answers = await Promise.all([send(asking, right.token), send(asking, right.token), send(asking, right.token)]);
      const [well, others] = row.atOnce;
      const [fine, rest] = [answers.filter(({ said }) => said === 200), answers.filter(({ said }) => said !== 200)];
      for (const answer of rest) expectSaid(answer, others ?? 200);
      if (typeof well === 'number') expect(fine).toHaveLength(well);
      if (well === 'some') expect(fine).not.toHaveLength(0);
      if (well === 'all') expect(fine).toHaveLength(3);
    });
  });
});
