// A claim that is owed is a page to pay: all of it is the host's, and it stands beside the money of the stay.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, ShownClaim } from '../../generated/model/entities';
import { addDays } from '../../generated/model/dates';
import { utcDateOf } from '../../generated/model/wire';
import { balanceOf } from '../../src/server/ledger/ledger.lookup';
import { hostBooks } from '../../src/server/payout/host-books.lookup';
import { claimPaidFor } from '../../src/server/payout/receipt.lookup';
import { statementOf } from '../../src/server/payout/statement.rules';
import { codeOf, lamp } from '../support/a-claim';
import type { Member } from '../support/a-member';
import { type AtStripe, aServerAtStripe, stripeSecret as secret } from '../support/a-stripe-stay';
import { disagreements } from '../support/agreement';
import { engines } from '../support/databases';

const hour = 3_600_000;
const day = 24 * hour;
const owed = lamp.amount_cents;

describe.each(engines)('on %s', (engine) => {
  let { server, stripe, it, close } = {} as AtStripe;
  beforeAll(async () => {
    ({ server, stripe, it, close } = await aServerAtStripe(engine));
  });
  afterAll(() => close?.());

  /** A stay that was paid on Stripe's page and is over, whose host was paid for it, with a claim that its guest has accepted. */
  const aClaimedStay = async () => {
    const now = utcDateOf(server.now().getTime());
    const stay = await it.paid({ checkin: addDays(now, 3), checkout: addDays(now, 5) });
    const account = await it.known(stay.host, 'ready');
    await it.standing(stay.host);
    server.later(7 * day);
    await server.settled();
    await it.settled();
    expect(codeOf(await it.as(stay.host, `POST /booking/${stay.booking_id}/claim`, lamp))).toBe('200');
    expect(codeOf(await it.as(stay.guest, `PATCH /booking/${stay.booking_id}/claim/answer`, { answer: 'accept' }))).toBe('200');
    return { ...stay, account };
  };
  type Claimed = Awaited<ReturnType<typeof aClaimedStay>>;
  const back = ({ booking_id }: Claimed) => ({ success_path: `/stays/${booking_id}`, cancel_path: `/stays/${booking_id}` });
  const pay = (who: Member, stay: Claimed) => it.as(who, `POST /booking/${stay.booking_id}/claim/pay`, back(stay));
  const pageOf = async (stay: Claimed): Promise<string> => {
    const answered = await pay(stay.guest, stay);
    expect(codeOf(answered)).toBe('200');
    return (answered.body.data as { readonly url: string }).url.split('/').at(-1) ?? '';
  };
  const paid = async (stay: Claimed): Promise<string> => {
    const session = await pageOf(stay);
    expect((await it.tell(stripe.pay(session, secret))).status).toBe(200);
    return session.replace('cs_test', 'pi');
  };
  const detail = async (who: Member, { booking_id }: Claimed): Promise<BookingDetail> =>
    (await it.as(who, `GET /booking/${booking_id}`)).body.data;
  const claimOf = async (stay: Claimed): Promise<ShownClaim | null> => (await detail(stay.guest, stay)).claim;
  const paymentsFor = ({ booking_id }: Claimed) =>
    server.database.db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', booking_id)
      .where('claim_id', 'is not', null)
      .orderBy('opened_at')
      .execute();
  const payoutOf = ({ booking_id }: Claimed) =>
    server.database.db
      .selectFrom('payouts')
      .selectAll()
      .where('booking_id', '=', booking_id)
      .where('claim_id', 'is not', null)
      .executeTakeFirst();
  /** The balances of a claim, without those that are nothing. */
  const booked = async (stay: Claimed): Promise<Record<string, number>> => {
    const [payment] = await paymentsFor(stay);
    const accounts = ['host', 'payout', 'debt', 'fee', 'tax', 'refund', 'disputed', 'loss'] as const;
    const of = { booking_id: stay.booking_id, claim_id: payment?.claim_id ?? '' };
    const all = await Promise.all(accounts.map(async (account) => [account, await balanceOf(server.database.db, of, account)] as const));
    return Object.fromEntries(all.filter(([, cents]) => cents !== 0));
  };
  const mailed = ({ email }: Member, words: string): number => server.mailsTo(email).filter((mail) => mail.includes(words)).length;

  test('the guest pays on a page: the host gets all of it, both are told, and the money of the stay stays as it was', async () => {
    const stay = await aClaimedStay();
    const { guest, host, booking_id } = stay;
    const before = await it.booked(booking_id);
    expect(codeOf(await pay(host, stay))).toBe('403 booking.not_this_side');
    const session = await pageOf(stay);
    expect(await pageOf(stay)).toBe(session);
    expect(stripe.session(session)).toMatchObject({ amount_total: owed, currency: 'cad' });
    const [open] = await paymentsFor(stay);
    expect([open?.state, (open?.open_until.getTime() ?? 0) - (open?.opened_at.getTime() ?? 0)]).toEqual(['open', 23 * hour]);
    const confirm = () => it.as(guest, `PATCH /booking/${booking_id}/claim/pay`, { confirmation_id: open?.payment_id });
    expect([codeOf(await confirm()), (await claimOf(stay))?.state]).toEqual(['200', 'accepted']);

    await it.read();
    await server.database.db.updateTable('bookings').set({ reported_at: server.now() }).where('booking_id', '=', booking_id).execute();
    await it.tell(stripe.pay(session, secret));
    expect(await claimOf(stay)).toMatchObject({ state: 'paid', paid_by_card: true, owed_cents: owed });
    expect(codeOf(await confirm())).toBe('200');
    const closed = await pay(guest, stay);
    expect([codeOf(closed), closed.body.data]).toEqual(['409 claim.closed', { state: 'paid', status: 'confirmed' }]);
    expect(codeOf(await it.as(guest, `PATCH /booking/${booking_id}/pay`, { confirmation_id: open?.payment_id }))).not.toBe('200');
    expect(await booked(stay)).toEqual({ payout: -owed });
    expect(await payoutOf(stay)).toMatchObject({ cents: owed, paid_at: null, profile_id: host.profile_id });
    await it.settled();
    expect(await booked(stay)).toEqual({});
    expect(it.sentTo(stay.account).map(({ amount }) => amount)).toContain(owed);
    expect(await it.booked(booking_id)).toEqual(before);
    await server.database.db.updateTable('bookings').set({ reported_at: null }).where('booking_id', '=', booking_id).execute();

    expect([mailed(guest, 'received your payment for the claim'), mailed(host, 'paid for your claim')]).toEqual([1, 1]);
    expect(await claimPaidFor(server.database.db, booking_id)).toMatchObject({ cents: owed, refunds: [] });
    expect((await it.standing(host)).payouts.map(({ claim_id, amount }) => [claim_id !== null, amount.amount_cents])).toEqual([
      [true, owed],
      [false, 49_000],
    ]);
    const year = String(server.now().getUTCFullYear());
    const books = await hostBooks(server.database.db, host.profile_id);
    const statement = statementOf(books, year);
    expect([statement.lines.length, statement.claims.map((one) => one.paid), statement.paid]).toEqual([1, [owed], 49_000 + owed]);
    expect(books.moves.some(({ kind }) => kind === 'claim_charge')).toBe(false);
    await it.read();
    expect(await disagreements(server.database.db)).toEqual([]);
  });

  test('a page is closed when the claim is paid directly or withdrawn; money that comes all the same goes back', async () => {
    const stay = await aClaimedStay();
    const { guest, host, booking_id } = stay;
    const session = await pageOf(stay);
    expect(codeOf(await it.as(host, `PATCH /booking/${booking_id}/claim/paid`))).toBe('200');
    expect((await paymentsFor(stay)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(codeOf(await pay(guest, stay))).toBe('409 claim.closed');
    await it.tell(stripe.pay(session, secret));
    await it.read();
    expect(await paymentsFor(stay)).toMatchObject([{ state: 'paid', used: false, refunded_cents: owed }]);
    expect(stripe.returned()[session.replace('cs_test', 'pi')]).toBe(owed);
    expect(await claimOf(stay)).toMatchObject({ state: 'paid', paid_by_card: false });
    expect([await booked(stay), await payoutOf(stay)]).toEqual([{}, undefined]);
    expect(mailed(guest, 'arrived when there was nothing left to pay')).toBe(1);
    const [late] = await paymentsFor(stay);
    const confirmed = await it.as(guest, `PATCH /booking/${booking_id}/claim/pay`, { confirmation_id: late?.payment_id });
    expect(codeOf(confirmed)).toBe('409 claim.payment_returned');

    const other = await aClaimedStay();
    const open = await pageOf(other);
    expect(codeOf(await it.as(other.host, `PATCH /booking/${other.booking_id}/claim/withdraw`))).toBe('200');
    await server.settled();
    expect(stripe.session(open)).toMatchObject({ status: 'expired' });
    expect(await claimOf(other)).toMatchObject({ state: 'withdrawn' });
  });

  test('a page can be paid for 23 hours, and is asked after then; the next one is another', async () => {
    const stay = await aClaimedStay();
    const session = await pageOf(stay);
    server.later(23 * hour + 5 * 60_000);
    await server.settled();
    expect((await paymentsFor(stay)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(stripe.session(session)).toMatchObject({ status: 'expired' });
    expect(await pageOf(stay)).not.toBe(session);
  });

  test('money of which nobody told is asked for, and the browser that comes back may ask first', async () => {
    const stay = await aClaimedStay();
    const session = await pageOf(stay);
    stripe.pay(session, secret);
    const [open] = await paymentsFor(stay);
    const as = { confirmation_id: open?.payment_id };
    expect(codeOf(await it.as(stay.host, `PATCH /booking/${stay.booking_id}/claim/pay`, as))).toBe('403 booking.not_this_side');
    expect(codeOf(await it.as(stay.guest, `PATCH /booking/${stay.booking_id}/claim/pay`, as))).toBe('200');
    expect(await claimOf(stay)).toMatchObject({ state: 'paid', paid_by_card: true });
    const silent = await aClaimedStay();
    stripe.pay(await pageOf(silent), secret);
    server.later(10 * 60_000);
    await server.settled();
    expect(await claimOf(silent)).toMatchObject({ state: 'paid', paid_by_card: true });
  });

  test('a refund on the provider’s own page is the host’s: of the payout that waits, or a debt', async () => {
    const stay = await aClaimedStay();
    const charge = await paid(stay);
    const before = await it.booked(stay.booking_id);
    await it.tell(stripe.refundByHand(charge, { amount: 2050 }, secret).news);
    expect(await payoutOf(stay)).toMatchObject({ cents: owed - 2050 });
    expect([mailed(stay.guest, 'what you paid for the claim'), mailed(stay.host, 'they paid for your claim')]).toEqual([1, 1]);
    await it.settled();
    await it.tell(stripe.refundByHand(charge, { amount: 1000 }, secret).news);
    expect(await booked(stay)).toEqual({ debt: 1000 });
    expect((await it.standing(stay.host)).owed.amount_cents).toBe(1000);
    expect(await it.booked(stay.booking_id)).toEqual(before);
    expect((await detail(stay.guest, stay)).refund).toBeNull();
    expect((await claimPaidFor(server.database.db, stay.booking_id))?.refunds.map(({ amount_cents }) => amount_cents)).toEqual([
      2050, 1000,
    ]);
    await it.read();
    expect(await disagreements(server.database.db)).toEqual([]);
  });

  test('a dispute of it holds its own payout alone, and is let go or borne as any other', async () => {
    const stay = await aClaimedStay();
    const charge = await paid(stay);
    const { id, news } = stripe.dispute(charge, { amount: owed }, secret);
    await it.tell(news);
    expect(mailed(stay.host, 'disputed the payment of your claim')).toBe(1);
    await it.settled();
    expect(await payoutOf(stay)).toMatchObject({ paid_at: null });
    expect((await detail(stay.guest, stay)).dispute_note).toBeNull();
    expect(await it.run('stuck')).toContain(`booking ${stay.booking_id}  its claim  $120.50 CAD  the bank decides`);
    await it.tell(stripe.endDispute(id, 'lost', secret).news);
    expect(await it.run('stuck')).toContain(`dispute-claim ${stay.booking_id} host|us`);
    expect(await it.run('dispute', stay.booking_id, 'host', 'Of the stay')).toContain('has no lost dispute that waits');
    await it.read();
    expect(await it.run('dispute-claim', stay.booking_id, 'host', 'The guest never agreed')).toContain('The host bears it');
    await server.settled();
    expect(await booked(stay)).toEqual({});
    expect(await payoutOf(stay)).toBeUndefined();
    expect(mailed(stay.host, 'It counts as a refund of your claim')).toBe(1);

    const other = await aClaimedStay();
    const won = stripe.dispute(await paid(other), { amount: owed }, secret);
    await it.tell(won.news);
    await it.tell(stripe.endDispute(won.id, 'won', secret).news);
    await it.settled();
    expect((await payoutOf(other))?.paid_at).not.toBeNull();
    await it.read();
    server.later(25 * hour);
    await server.settled();
    expect(await it.run('stuck')).not.toContain('The books and the provider differ');
    expect(await disagreements(server.database.db)).toEqual([]);
  });
});
