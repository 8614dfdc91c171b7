// Money that is due to or from a person keeps them from leaving, and each is told which.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../generated/model/dates';
import { type Member, signedInAgain } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  let asked = 0;
  const remove = ({ token, password }: Member) =>
    server.ask('POST /user/delete', { token, body: { password }, from: `10.3.0.${(asked += 1)}` });

  test('while money is due to or from a person they stay, and are told which', async () => {
    const { db } = server.database;
    const { host, guest, property_id, booking_id } = await aPaidStay(server, { policy: 'strict' });
    server.later(3 * DAY);
    const back = async (who: Member): Promise<Member> => ({ ...who, token: await signedInAgain(db, who, server.now()) });
    const body = { cancel_reason: 'Plans changed' };
    expect((await server.ask(`PATCH /booking/${booking_id}/cancel`, { token: (await back(guest)).token, body })).status).toBe(200);
    const refused = async (who: Member) => {
      const { open, ...dues } = (await remove(await back(who))).body.data as Record<string, unknown>;
      return [open, Object.fromEntries(Object.entries(dues).filter(([, many]) => many !== 0 && many !== null))];
    };
    // half is kept for the host until check-in, and nobody has given the other half back yet
    expect([await refused(guest), await refused(host)]).toEqual([
      [0, { refunds: 1 }],
      [0, { shares: 1 }],
    ]);
    await db.updateTable('refunds').set({ returned_at: server.now(), provider_id: 're_1' }).where('booking_id', '=', booking_id).execute();
    await db.updateTable('payments').set({ disputed_at: server.now() }).where('booking_id', '=', booking_id).execute();
    await db.updateTable('bookings').set({ settled_at: server.now() }).where('booking_id', '=', booking_id).execute();
    expect([await refused(guest), await refused(host)]).toEqual([
      [0, { disputes: 1 }],
      [0, { disputes: 1 }],
    ]);
    await db.updateTable('payments').set({ disputed_at: null }).where('booking_id', '=', booking_id).execute();
    const debt = { debt_id: randomUUID(), booking_id, property_id, profile_id: host.profile_id, cents: 5000, since: server.now() };
    await db.insertInto('host_debts').values(debt).execute();
    expect(await refused(host)).toEqual([0, { debt: { amount: '50.00 CAD', amount_cents: 5000, currency: 'CAD' } }]);
    await db.deleteFrom('host_debts').where('debt_id', '=', debt.debt_id).execute();
    for (const who of [guest, host]) expect((await remove(await back(who))).status).toBe(200);
  });
});
