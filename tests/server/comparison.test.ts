// The nightly comparison of the books with Stripe: each difference is a line with its booking, and goes by itself.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportEmail } from '../../generated/model/constants';
import { DAY, HOUR } from '../../generated/model/dates';
import { aPayment } from '../support/a-payment';
import { paidByStripe } from '../support/a-payee';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest, type TripAsked } from '../support/a-stay-asked';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { engines } from '../support/databases';

const secret = 'whsec_test';
const begins = Date.parse('2027-02-12T23:00:00Z');
const heading = 'The books and the provider differ:\n';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let stripe: StandInStripe;
  let it: ReturnType<typeof paidByStripe>;
  beforeAll(async () => {
    stripe = await aStripe();
    server = await aServer(engine, undefined, stripeKeys(stripe, secret));
    stripe.setClock(() => server.now().getTime());
    it = paidByStripe({ server, stripe });
  });
  afterAll(async () => {
    await server?.close();
    await stripe?.close();
  });
  const db = () => server.database.db;
  /** A booking whose page at Stripe is open. */
  const toPay = async (dates: Pick<TripAsked, 'checkin' | 'checkout'> = {}) => {
    const { host, property_id } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server, 0);
    const booking_id = await aRequest(server, { property_id, guest, ...dates });
    const body = { booking_id, success_path: '/stays', cancel_path: '/stays' };
    const { url } = (await server.ask('POST /checkout', { token: guest.token, body })).body.data as { readonly url: string };
    return { host, booking_id, session: url.split('/').at(-1) ?? '' };
  };
  /** A booking that was paid on it. */
  const paid = async (dates: Parameters<typeof toPay>[0] = {}) => {
    const { session, ...booking } = await toPay(dates);
    expect((await it.tell(stripe.pay(session, secret))).status).toBe(200);
    return { ...booking, charge: session.replace('cs_test', 'pi') };
  };
  /** The lines of the operator's list after another night. */
  const night = async (): Promise<readonly string[]> => {
    server.later(2 * HOUR);
    await server.settled();
    server.later(DAY);
    await server.settled();
    const [, after = ''] = (await it.run('stuck')).split(heading);
    return (
      after
        .split(/\n(?=[^\n]+:(?:\n|$))/)[0]
        ?.split('\n')
        .filter(Boolean) ?? []
    );
  };

  /** How much more the books hold than the provider says. */
  const balanceOff = (lines: readonly string[]): number => {
    const balance = lines.find((line) => line.includes('balance balance')) ?? '';
    const cents = (word: string): number => Number(new RegExp(`${word} -?\\$?(-?[\\d,.]+)`).exec(balance)?.[1]?.replaceAll(/[,.]/g, ''));
    return cents('ours') - cents('theirs');
  };

  test('charges, refunds and disputes that both know are no difference, nor is the balance', async () => {
    const [back, denied] = [await paid(), await paid(), await paid()];
    await it.tell(stripe.refundByHand(back.charge, { amount: 10_000 }, secret).news);
    const failing = stripe.refundByHand(back.charge, { amount: 500 }, secret);
    await it.tell(failing.news);
    await it.tell(stripe.refundIs(failing.id, 'failed', secret).news);
    await it.tell(stripe.dispute(denied.charge, { amount: 85_836 }, secret).news);
    stripe.payOut(5000);
    expect(await night()).toEqual([]);
  });

  test('money that went back by our bank, and then on the provider’s page as well, is our loss and no difference', async () => {
    const { booking_id, charge } = await paid();
    const all = { amount: 85_836 };
    const failing = stripe.refundByHand(charge, all, secret);
    await it.tell(failing.news);
    await it.tell(stripe.refundIs(failing.id, 'failed', secret).news);
    const { refund_id } = await db()
      .selectFrom('refunds')
      .select('refund_id')
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow();
    expect(await it.run('refund-paid', refund_id, 'The card is closed')).toBe('It went back by the bank.');
    const loss = async () => {
      const entries = db()
        .selectFrom('ledger_entries')
        .innerJoin('ledger_postings', 'ledger_postings.posting_id', 'ledger_entries.posting_id');
      const rows = await entries.select('amount_cents').where('booking_id', '=', booking_id).where('account', '=', 'loss').execute();
      return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    };
    const twice = stripe.refundByHand(charge, all, secret);
    await it.tell(twice.news);
    await it.tell(twice.news);
    expect(await loss()).toBe(85_836);
    expect(await night()).toEqual([]);
    await it.tell(stripe.refundIs(twice.id, 'failed', secret).news);
    expect(await loss()).toBe(0);
    expect(await night()).toEqual([]);
    expect(await it.run('stuck')).not.toContain(booking_id);
  });

  test('a sum that differs is told with its booking, by both, each morning by mail, until it does no more', async () => {
    const { booking_id, charge } = await paid();
    const set = (amount_cents: number) => db().updateTable('payments').set({ amount_cents }).where('charge_id', '=', charge).execute();
    await set(85_800);
    const [line = '', ...others] = await night();
    expect(others).toEqual([]);
    expect(line).toMatch(new RegExp(`^booking ${booking_id}  charge ${charge}  ours \\$858\\.00 CAD, theirs \\$858\\.36 CAD  seen since `));
    // told on, and as old as it is
    expect(await night()).toEqual([line]);
    await night();
    expect(server.mailTo(supportEmail)).toContain(`booking ${booking_id}  charge ${charge}`);
    await set(85_836);
    expect(await night()).toEqual([]);
  });

  test('what only one of both has is told: charges, refunds and disputes', async () => {
    const unknown = await paid();
    const booking_id = await aBooking(db(), { property_id: await aProperty(db(), await aPerson(db())), guest: await aPerson(db()) });
    const payment_id = await aPayment(db(), booking_id, { paid_at: server.now() });
    const [back, denied] = [await paid(), await paid()];
    const { id } = stripe.refundByHand(back.charge, { amount: 2000 }, secret);
    await it.tell(stripe.dispute(denied.charge, { amount: 85_836 }, secret).news);
    await server.settled();
    await it.tell(stripe.refundByHand(back.charge, { amount: 300 }, secret).news);
    await db().updateTable('payments').set({ dispute: null, disputed_at: null }).where('charge_id', '=', denied.charge).execute();
    await db().updateTable('refunds').set({ amount_cents: 1900 }).where('provider_id', '=', id).execute();
    await db()
      .updateTable('payments')
      .set({ charge_id: `${unknown.charge}0` })
      .where('charge_id', '=', unknown.charge)
      .execute();
    const lines = await night();
    for (const [line, ours, theirs] of [
      [`booking ${booking_id}  charge pi_${payment_id}`, '.*', 'nothing'],
      [`no booking  charge ${unknown.charge}`, 'nothing', '\\$858\\.36 CAD'],
      [`booking ${unknown.booking_id}  charge ${unknown.charge}0`, '\\$858\\.36 CAD', 'nothing'],
      [`booking ${back.booking_id}  refund ${id}`, '\\$19\\.00 CAD', '\\$20\\.00 CAD'],
      [`booking ${denied.booking_id}  dispute ${denied.charge}`, '\\$0\\.00 CAD', '\\$858\\.36 CAD'],
    ] as const)
      expect(lines.join('\n')).toMatch(new RegExp(`${line}  ours ${ours}, theirs ${theirs}`));
    await db().updateTable('payments').set({ charge_id: unknown.charge }).where('charge_id', '=', `${unknown.charge}0`).execute();
    await db().updateTable('refunds').set({ amount_cents: 2000 }).where('provider_id', '=', id).execute();
    await db().updateTable('payments').set({ dispute: 'open', disputed_at: server.now() }).where('charge_id', '=', denied.charge).execute();
    await db().updateTable('payments').set({ provider: 'sandbox' }).where('payment_id', '=', payment_id).execute();
    expect(await night()).toEqual([]);
  });

  test('a payout that was sent twice is told, and so is a balance that is not the one in the books', async () => {
    const { host, booking_id } = await paid();
    server.later(begins + 2 * DAY - server.now().getTime());
    await server.settled();
    const account = await it.known(host, 'ready');
    await it.standing(host);
    await it.settled();
    expect(await night()).toEqual([]);
    const [{ transfer_group } = { transfer_group: '' }] = it.sentTo(account);
    const again = { amount: '69000', currency: 'cad', destination: account, transfer_group, 'metadata[payout_id]': transfer_group };
    await fetch(new URL('/v1/transfers', stripe.address), { method: 'POST', body: new URLSearchParams(again) });
    const posting_id = randomUUID();
    const posted = { posting_id, kind: 'elsewhere' as const, cause: 'a mistake', booking_id: null, property_id: null, at: server.now() };
    await db()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('ledger_postings').values(posted).execute();
        const entry = (line: number, account: 'provider' | 'elsewhere', amount_cents: number) => ({
          posting_id,
          line,
          account,
          amount_cents,
        });
        await trx
          .insertInto('ledger_entries')
          .values([entry(0, 'provider', 777), entry(1, 'elsewhere', -777)])
          .execute();
      });
    const lines = await night();
    const twice = lines.find((line) => line.includes('transfer')) ?? '';
    expect(twice).toContain(`booking ${booking_id}  transfer ${transfer_group}  ours $690.00 CAD, theirs $1,380.00 CAD`);
    expect(twice).toContain('sent more than once: take $690.00 CAD back from the host on the provider’s page');
    // the second transfer is in the books as sent by hand, the mistake is not from the provider
    expect(balanceOff(lines)).toBe(777);
    expect(await it.run('stuck')).not.toContain('Moves of the provider’s balance');
    // taken back it is no difference any more, as is a part of the first that makes up for a debt
    const [first, second] = it.sentTo(account);
    stripe.connect.reverse(second?.id ?? '', 69_000);
    stripe.connect.reverse(first?.id ?? '', 1000);
    expect((await night()).filter((line) => !line.includes('balance'))).toEqual([]);
  });

  test('a refund, a dispute or a payout that only one of both has is told by either', async () => {
    const dates = { checkin: '2027-03-10', checkout: '2027-03-13' };
    const [sent, back, denied] = [await paid(dates), await paid(dates), await paid(dates)];
    await server.until(Date.parse('2027-03-12T12:00:00Z'));
    const account = await it.known(sent.host, 'ready');
    await it.standing(sent.host);
    await it.settled();
    const { id, news } = stripe.refundByHand(back.charge, { amount: 2000 }, secret);
    await it.tell(news);
    const dispute = stripe.dispute(denied.charge, { amount: 85_836 }, secret);
    for (const told of [dispute.news, stripe.endDispute(dispute.id, 'won', secret).news]) await it.tell(told);
    const others = async () => (await night()).filter((line) => !line.includes('balance'));
    expect(await others()).toEqual([]);
    const [{ transfer_group: payout_id } = { transfer_group: '' }] = it.sentTo(account);
    const other = randomUUID();
    const move = async (from: string, to: string, dispute: 'open' | 'won') => {
      const now = server.now();
      await db().updateTable('balance_moves').set({ payout_id: to }).where('payout_id', '=', from).execute();
      await db()
        .updateTable('refunds')
        .set({ provider_id: dispute === 'open' ? 're_other' : id })
        .where('booking_id', '=', back.booking_id)
        .execute();
      const disputed_at = dispute === 'open' ? now : null;
      await db().updateTable('payments').set({ dispute, disputed_at }).where('charge_id', '=', denied.charge).execute();
    };
    await move(payout_id, other, 'open');
    const lines = await others();
    const { booking_id } = back;
    for (const [line, ours, theirs] of [
      [`booking ${booking_id}  refund ${id}`, 'nothing', '\\$20\\.00 CAD'],
      [`booking ${booking_id}  refund re_other`, '\\$20\\.00 CAD', 'nothing'],
      [`booking ${denied.booking_id}  dispute ${denied.charge}`, '\\$858\\.36 CAD', '\\$0\\.00 CAD'],
      [`booking ${sent.booking_id}  transfer ${payout_id}`, '\\$690\\.00 CAD', 'nothing'],
      [`no booking  transfer ${other}`, 'nothing', '\\$690\\.00 CAD'],
    ] as const)
      expect(lines.join('\n')).toMatch(new RegExp(`${line}  ours ${ours}, theirs ${theirs}`));
    expect(lines).toHaveLength(5);
    await move(other, payout_id, 'won');
    expect(await others()).toEqual([]);
  });

  test('money that moves while it is compared is no difference', async () => {
    expect((await night()).filter((line) => !line.includes('balance'))).toEqual([]);
    const { session } = await toPay({ checkin: '2027-06-10', checkout: '2027-06-13' });
    const { heard, letGo } = stripe.holdAt(/\/v1\/balance$/);
    server.later(DAY);
    const settled = server.settled();
    await heard;
    const news = stripe.pay(session, secret);
    letGo();
    await settled;
    expect(balanceOff((await it.run('stuck')).split('\n'))).toBe(777);
    await it.tell(news);
  });

  test('a move that cannot be booked is told, and stops neither other moves nor the comparison', async () => {
    const { rows: made } = await sql<{ at: Date }>`select max(compared_at) as at from book_comparisons`.execute(db());
    stripe.takeFee(111);
    stripe.takeFee(222);
    await sql`create function refuse_fee() returns trigger language plpgsql as $$ begin
      if new.kind = 'provider_fee' and new.cause in (select 'move ' || move_id from balance_moves where amount_cents = -111)
      then raise exception 'no'; end if; return new; end $$`.execute(db());
    await sql`create trigger refused before insert on ledger_postings for each row execute function refuse_fee()`.execute(db());
    server.later(DAY);
    await server.settled();
    const unbooked = await db().selectFrom('balance_moves').select('amount_cents').where('booked_at', 'is', null).execute();
    expect(unbooked).toEqual([{ amount_cents: -111 }]);
    const { rows: again } = await sql<{ at: Date }>`select max(compared_at) as at from book_comparisons`.execute(db());
    expect(again[0]?.at.getTime()).toBeGreaterThan(made[0]?.at.getTime() ?? 0);
    await sql`drop trigger refused on ledger_postings`.execute(db());
    await sql`delete from jobs where name in ('compareBooks', 'readBalance')`.execute(db());
    server.later(2 * HOUR);
    await server.settled();
    expect(await db().selectFrom('balance_moves').select('amount_cents').where('booked_at', 'is', null).execute()).toEqual([]);
  });

  test('it comes at night, a while after seven in UTC', async () => {
    const { due_at } = await db().selectFrom('timers').select('due_at').where('key', '=', 'compareBooks').executeTakeFirstOrThrow();
    const hour = (due_at.getTime() % DAY) / HOUR;
    expect(hour >= 7 && hour < 9).toBe(true);
    const { rows } = await sql<{ times: number }>`select count(*)::int as times from book_comparisons`.execute(db());
    expect(rows).toEqual([{ times: 1 }]);
  });
});

test('where no money moves nothing is compared', async () => {
  const server = await aServer('PGlite', undefined, { DEMO: 'true' });
  await server.settled();
  expect(await server.database.db.selectFrom('book_comparisons').selectAll().execute()).toEqual([]);
  await server.close();
});
