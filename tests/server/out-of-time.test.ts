// Nothing falls out of time: work that comes too early comes again, what was dropped is found, one that fails stops no other, and whoever
// runs the product reads what is stuck.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportEmail } from '../../generated/model/constants';
import { DAY, HOUR, MINUTE } from '../../generated/model/dates';
import { aPaidStay } from '../support/a-paid-stay';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { operating } from '../support/an-operator';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

const begins = Date.parse('2027-02-12T23:00:00Z');
const laterStay = { checkin: '2027-08-12', checkout: '2027-08-15' };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const db = () => server.database.db;
  const run = operating(() => server);
  const pass = async (milliseconds: number): Promise<void> => {
    server.later(milliseconds);
    await server.settled();
  };
  const aHold = async (): Promise<string> => {
    const { property_id } = await aHostedPlace(server, { instant_book: true });
    return aRequest(server, { property_id, guest: await aGuest(server) });
  };
  const statusOf = async (booking_id: string) =>
    (await db().selectFrom('bookings').select('status').where('booking_id', '=', booking_id).executeTakeFirstOrThrow()).status;
  const nightsOf = async (booking_id: string): Promise<number> =>
    (await db().selectFrom('held_nights').select('held_id').where('booking_id', '=', booking_id).execute()).length;
  const forget = (booking_id: string) => sql`delete from timers where facts ->> 'booking_id' = ${booking_id}`.execute(db());

  test('a server whose clock is behind ends no booking too early, and does not forget it either', async () => {
    const booking_id = await aHold();
    // a server that is ahead by this much has taken the timer, and this one does the work
    await forget(booking_id);
    const row = { job_id: randomUUID(), kind: 'job', name: 'bookingLifeLapse', facts: JSON.stringify({ booking_id }), attempts_left: 10 };
    await db()
      .insertInto('jobs')
      .values({ ...row, caused_at: sql`now()`, due_at: sql`now()` })
      .execute();
    await pass(15 * MINUTE - 200);
    expect([await statusOf(booking_id), await nightsOf(booking_id)]).toEqual(['confirmed', 1]);
    await pass(201);
    expect([await statusOf(booking_id), await nightsOf(booking_id)]).toEqual(['expired', 0]);
  });

  test('a booking that no timer and no job is at is ended within half an hour, and nights of one that ended are free', async () => {
    const [lost, ended] = [await aHold(), await aHold()];
    const asked = await aHostedPlace(server);
    const request = await aRequest(server, { property_id: asked.property_id, guest: await aGuest(server) });
    for (const booking_id of [lost, request]) await forget(booking_id);
    await db().updateTable('bookings').set({ status: 'expired' }).where('booking_id', '=', ended).execute();
    await pass(46 * MINUTE);
    expect([await statusOf(lost), await nightsOf(lost), await nightsOf(ended), await statusOf(request)]).toEqual([
      'expired',
      0,
      0,
      'pending',
    ]);
    await pass(DAY);
    expect([await statusOf(request), await nightsOf(request)]).toEqual(['expired', 0]);
  });

  test('nights, pages and refunds that nothing is at are found one by one, and each is told; one that cannot be ended stops no other', async () => {
    const [held, free] = [await aHold(), await aHold()];
    await sql`update bookings set status = 'expired' where booking_id in (${held}, ${free})`.execute(db());
    await sql`create function refuse_release() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(db());
    await sql
      .raw(
        `create trigger kept before delete on held_nights for each row when (old.booking_id = '${held}') execute function refuse_release()`,
      )
      .execute(db());
    const [open, owed] = [await aPaidStay(server, laterStay), await aPaidStay(server, laterStay)];
    const page = { state: 'open', used: false, charge_id: null, paid_at: null, open_until: server.now() } as const;
    await db().updateTable('payments').set(page).where('booking_id', '=', open.booking_id).execute();
    await server.ask(`PATCH /booking/${owed.booking_id}/cancel`, { token: owed.host.token, body: { cancel_reason: 'A flood' } });
    await sql`delete from jobs where facts ->> 'booking_id' = ${owed.booking_id}`.execute(db());
    const before = server.warned.length;
    await pass(46 * MINUTE);
    expect([await nightsOf(held), await nightsOf(free)]).toEqual([1, 0]);
    const work = db().selectFrom('jobs').select('name').where('name', 'in', ['closePayment', 'refundBooking']);
    expect((await work.orderBy('name').execute()).map(({ name }) => name)).toEqual(['closePayment', 'refundBooking']);
    expect(server.warned.slice(before)).toEqual(
      expect.arrayContaining([
        'nights were held for a booking that had ended',
        'a payment page was past its time, and nothing was at it',
        'a refund was owed, and nothing was at it',
      ]),
    );
    await sql`drop trigger kept on held_nights`.execute(db());
    await pass(16 * MINUTE);
    expect(await nightsOf(held)).toBe(0);
    await db().deleteFrom('jobs').execute();
  });

  test('a settlement that cannot be made stops no other, nor do two hundred lost disputes', { timeout: limitMs(60) }, async () => {
    const [broken, disputed] = [await aPaidStay(server), await aPaidStay(server)];
    const fine = await aPaidStay(server, { checkin: '2027-02-13', checkout: '2027-02-16' });
    const like = (table: 'bookings' | 'payments', more: string) => sql`
      insert into ${sql.table(table)} select (jsonb_populate_record(t, ${sql.raw(more)})).*
      from ${sql.table(table)} t, generate_series(1, 200) n where t.booking_id = ${disputed.booking_id}`;
    const id = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
    await db().updateTable('payments').set({ disputed_at: server.now() }).where('booking_id', '=', disputed.booking_id).execute();
    await like('bookings', `jsonb_build_object('booking_id', ${id}, 'reference', 'D' || n)`).execute(db());
    await like(
      'payments',
      `jsonb_build_object('payment_id', ${id}, 'booking_id', ${id}, 'charge_id', 'ch_' || n, 'provider_id', 'p_' || n)`,
    ).execute(db());
    await sql`create function refuse_payout() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(db());
    await sql
      .raw(
        `create trigger refused before insert on payouts for each row when (new.booking_id = '${broken.booking_id}') execute function refuse_payout()`,
      )
      .execute(db());
    await pass(begins + DAY + 25 * HOUR - server.now().getTime());
    const payouts = await db().selectFrom('payouts').select('booking_id').execute();
    expect(payouts).toEqual([{ booking_id: fine.booking_id }]);
    expect(await run('stuck')).toContain(`booking ${broken.booking_id}  its host’s share is not due yet`);
    await sql`drop trigger refused on payouts`.execute(db());
    await pass(HOUR);
    expect(await db().selectFrom('payouts').select('booking_id').where('booking_id', '=', broken.booking_id).execute()).toHaveLength(1);
  });

  test('what is too old goes, also where something of it cannot be removed', async () => {
    const news = { provider: 'stripe', news_id: 'evt_old', says: 'charge.refunded', charge_id: null, is_ours: false } as const;
    await db()
      .insertInto('payment_news')
      .values({ ...news, heard_at: new Date(server.now().getTime() - 91 * DAY) })
      .execute();
    await sql`create function refuse_removal() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(db());
    await sql`create trigger refused before delete on quotes for each statement execute function refuse_removal()`.execute(db());
    await pass(HOUR);
    expect(await db().selectFrom('payment_news').select('news_id').execute()).toEqual([]);
    await sql`drop trigger refused on quotes`.execute(db());
    await sql`update jobs set due_at = now() where name = 'removeExpired'`.execute(db());
    await server.settled();
  });

  test('what is stuck is one list, mailed once a day, and nothing where nothing is', async () => {
    const fresh = await aServer(engine);
    const operator = operating(() => fresh);
    const mails = () => fresh.mailsTo(supportEmail).filter((mail) => mail.includes('Stuck on Tuckamore'));
    expect(await operator('stuck')).toBe('Nothing is stuck.');
    await fresh.settled();
    expect(mails()).toEqual([]);
    const [{ host, booking_id, property_id, guest }, other, reported] = [
      await aPaidStay(fresh),
      await aPaidStay(fresh),
      await aPaidStay(fresh),
    ];
    const of = { booking_id, property_id, profile_id: host.profile_id };
    const since = fresh.now();
    const toOther = { booking_id: other.booking_id, property_id: other.property_id, profile_id: other.host.profile_id };
    const unpaid = { payout_id: randomUUID(), ...toOther, cents: 9000, paid_at: null };
    await fresh.database.db
      .insertInto('host_debts')
      .values({ debt_id: randomUUID(), ...of, cents: 5000, since })
      .execute();
    await fresh.database.db.updateTable('payments').set({ disputed_at: since }).execute();
    await fresh.database.db
      .insertInto('payouts')
      .values({ ...unpaid, due_at: since })
      .execute();
    const told = { token: reported.guest.token, body: { message: 'There was no heating' } };
    for (let times = 0; times < 2; times += 1) await fresh.ask(`POST /booking/${reported.booking_id}/report`, told);
    const listing = { kind: 'listing', thing_id: property_id, wrong: 'fraud', message: 'It is not there' };
    expect((await fresh.ask('POST /report', { token: guest.token, body: listing })).status).toBe(200);
    const dead = { kind: 'mail', name: 'bookingPaid', facts: '{}', attempts_left: 0, failure: 'Error' };
    await fresh.database.db
      .insertInto('jobs')
      .values({ job_id: randomUUID(), ...dead, caused_at: since, due_at: since })
      .execute();
    fresh.later(DAY + HOUR);
    await fresh.settled();
    const said = await operator('stuck');
    for (const line of [
      'mail bookingPaid  Error',
      `booking ${booking_id}  $858.36 CAD  the bank decides  since`,
      `host ${host.profile_id}  $50.00 CAD`,
      `host ${other.host.profile_id}  $90.00 CAD  has named nobody to pay`,
      `Reported stays that you decide on:\nbooking ${reported.booking_id}  by its guest  its payout waits  since`,
      `  listing ${property_id}  since`,
    ])
      expect(said).toContain(line);
    expect(mails()).toHaveLength(1);
    for (const line of [`booking ${booking_id}  $858.36 CAD`, `booking ${reported.booking_id}  by its guest`, `listing ${property_id}`])
      expect(mails()[0]).toContain(line);
    expect(`${said} ${mails()[0]}`).not.toMatch(/no heating|not there/);
    fresh.later(HOUR);
    await fresh.settled();
    expect(mails()).toHaveLength(1);
    await fresh.close();
  });
});
