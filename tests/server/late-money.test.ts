// Money that moves late or twice over: after the payout, after its people have left, while it is given back already, and by two people at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, CancelPreview } from '../../generated/model/entities';
import { DAY, HOUR } from '../../generated/model/dates';
import { findBooking } from '../../src/server/booking/booking.lookup';
import { findRefundsOf } from '../../src/server/checkout/payment.lookup';
import { hostShareOf } from '../../src/server/payout/host-share.lookup';
import { receiptFacts } from '../../src/server/payout/receipt.lookup';
import { findBalance } from '../../src/server/points/points.lookup';
import { disagreements } from '../support/agreement';
import { type Member, signedInAgain } from '../support/a-member';
import { type AtStripe, aServerAtStripe, stripeSecret as secret } from '../support/a-stripe-stay';
import { engines } from '../support/databases';

const whole = 85_836;

describe.each(engines)('on %s', (engine) => {
  let { server, stripe, it, close } = {} as AtStripe;
  beforeAll(async () => {
    ({ server, stripe, it, close } = await aServerAtStripe(engine));
  });
  afterAll(() => close?.());
  type Paid = Awaited<ReturnType<typeof it.paid>>;
  const db = () => server.database.db;
  const until = async (day: string): Promise<void> => {
    server.later(Math.max(0, Date.parse(`${day}T23:00:00Z`) - server.now().getTime()));
    await server.settled();
    await it.settled();
  };
  const detail = async (who: Member, { booking_id }: Paid): Promise<BookingDetail> =>
    (await it.as(who, `GET /booking/${booking_id}`)).body.data;
  const report = ({ guest, booking_id }: Paid) => it.as(guest, `POST /booking/${booking_id}/report`, { message: 'There was no heating' });
  const owed = async ({ booking_id }: Paid): Promise<string> =>
    new RegExp(`^(\\S+)  .*failed on .*booking ${booking_id}$`, 'm').exec(await it.run('stuck'))?.[1] ?? '';
  /** A stay whose host has been paid, and whose guest has earned the points of it. */
  const aPaidOut = async (dates: { readonly checkin: string; readonly checkout: string }) => {
    const stay = await it.paid(dates);
    await it.known(stay.host, 'ready');
    await it.standing(stay.host);
    await until(new Date(Date.parse(dates.checkout) + 2 * DAY).toISOString().slice(0, 10));
    return stay;
  };
  const leave = async (who: Member) =>
    server.ask('POST /user/delete', { token: await signedInAgain(db(), who, server.now()), body: { password: who.password } });
  const agreed = async () => {
    await it.read();
    expect((await it.sums())['provider'] ?? 0).toBe(it.atStripe());
    expect(await disagreements(db())).toEqual([]);
  };

  test('a refund that fails after the payout is owed again: the host owes what they did, points stay taken back, and both sides read the same', async () => {
    const stay = await aPaidOut({ checkin: '2027-01-10', checkout: '2027-01-13' });
    const earned = await findBalance(db(), stay.guest.profile_id);
    expect(earned).toBeGreaterThan(0);
    const { id, news } = stripe.refundByHand(stay.charge, { amount: whole / 2 }, secret);
    await it.tell(news);
    const after = await it.booked(stay.booking_id);
    expect(after).toMatchObject({ debt: 34_500, fee: -2760, tax: -5658 });
    const left = await findBalance(db(), stay.guest.profile_id);
    expect(left).toBe(Math.floor(earned / 2));
    for (let times = 0; times < 2; times += 1) await it.tell(stripe.refundIs(id, 'failed', secret).news);
    await server.settled();
    expect(await it.booked(stay.booking_id)).toEqual({ ...after, refund: -whole / 2 });
    expect(await findBalance(db(), stay.guest.profile_id)).toBe(left);
    expect(await it.standing(stay.host)).toMatchObject({ owed: { amount: '345.00 CAD' } });
    for (const who of [stay.guest, stay.host]) expect(await detail(who, stay)).toMatchObject({ refund: { amount: '429.18 CAD' } });
    const booking = await findBooking(db(), stay.booking_id);
    expect(booking && (await receiptFacts(db(), booking)).refunds).toMatchObject([{ amount_cents: whole / 2, returned_at: null }]);
    const refund = await owed(stay);
    expect(refund).not.toBe('');
    expect(await it.run('refund-again', refund, 'The card is fine again')).toContain('once more');
    await server.settled();
    expect([await it.booked(stay.booking_id), stripe.returned()[stay.charge]]).toEqual([after, whole / 2]);
    await agreed();
  });

  test('a part by hand while all of it is on its way back leaves the rest to us', async () => {
    const stay = await it.paid({ checkin: '2027-03-10', checkout: '2027-03-13' });
    stripe.failWith(500, 500, 500);
    await it.as(stay.guest, `PATCH /booking/${stay.booking_id}/cancel`, { cancel_reason: 'We cannot come' });
    await server.settled();
    expect((await it.tell(stripe.refundByHand(stay.charge, { amount: 10_000 }, secret).news)).status).toBe(200);
    await db()
      .updateTable('jobs')
      .set({ due_at: new Date(0) })
      .execute();
    await server.settled();
    await it.settled();
    const sums = (await findRefundsOf(db(), stay.booking_id)).map(({ amount_cents, returned_at }) => [amount_cents, returned_at !== null]);
    expect(sums).toEqual(
      expect.arrayContaining([
        [whole - 10_000, true],
        [10_000, true],
      ]),
    );
    expect([await it.booked(stay.booking_id), stripe.returned()[stay.charge]]).toEqual([{}, whole]);
    await agreed();
  });

  test('a refund that Stripe refuses, since a part went back by hand and nobody told, is for what is left the next time', async () => {
    const stay = await it.paid({ checkin: '2027-03-10', checkout: '2027-03-13' });
    stripe.refundByHand(stay.charge, { amount: 10_000 }, secret);
    await it.as(stay.guest, `PATCH /booking/${stay.booking_id}/cancel`, { cancel_reason: 'We cannot come' });
    await server.settled();
    const sums = (await findRefundsOf(db(), stay.booking_id)).map(({ amount_cents, returned_at }) => [amount_cents, returned_at !== null]);
    expect([sums.length, sums]).toEqual([
      2,
      expect.arrayContaining([
        [10_000, true],
        [whole - 10_000, false],
      ]),
    ]);
    await db()
      .updateTable('jobs')
      .set({ due_at: new Date(0) })
      .execute();
    await server.settled();
    expect([await it.booked(stay.booking_id), stripe.returned()[stay.charge]]).toEqual([{}, whole]);
    await agreed();
  });

  test('papers say what the books do, whoever gave back: a hand at Stripe, a decision, a cancellation and a bank', async () => {
    const dates = { checkin: '2027-03-20', checkout: '2027-03-23' };
    const [hand, off, bank] = [await it.paid(dates), await it.paid(dates), await it.paid(dates)];
    for (const { charge } of [hand, off]) await it.tell(stripe.refundByHand(charge, { amount: 10_001 }, secret).news);
    for (const stay of [hand, off]) await report(stay);
    for (const { booking_id } of [hand, off]) await it.run('refund', booking_id, '50.00', 'For the trouble');
    await until('2027-03-17');
    const before: CancelPreview = (await it.as(off.guest, `GET /booking/${off.booking_id}/cancel-preview`)).body.data;
    await it.as(off.guest, `PATCH /booking/${off.booking_id}/cancel`, { cancel_reason: 'We cannot come' });
    const dispute = stripe.dispute(bank.charge, { amount: 20_000 }, secret);
    for (const { news } of [dispute, stripe.endDispute(dispute.id, 'lost', secret)]) await it.tell(news);
    await it.run('dispute', bank.booking_id, 'host', 'No heating for a night');
    await server.settled();
    for (const { booking_id, guest, host } of [hand, off, bank]) {
      const booking = await findBooking(db(), booking_id);
      if (!booking) throw new Error('no booking');
      const { host: share = 0, tax = 0, fee = 0 } = await it.booked(booking_id);
      const { refunds, taxes } = await receiptFacts(db(), booking);
      const back = refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
      expect([whole - back, taxes.reduce((sum, { cents }) => sum + cents, 0)]).toEqual([-share - tax - fee, -tax]);
      expect((await hostShareOf(db(), booking)).payout.amount_cents).toBe(-share);
      if (booking_id === off.booking_id) expect(before.kept.amount_cents).toBe(whole - back);
      for (const [who, paper] of [
        [guest, 'receipt'],
        [host, 'statement'],
      ] as const)
        expect((await it.as(who, `GET /booking/${booking_id}/${paper}`)).status).toBe(200);
    }
    await agreed();
  });

  test('of two decisions at once one is made: on a report, and on a lost dispute', async () => {
    const dates = { checkin: '2027-04-10', checkout: '2027-04-13' };
    const [reported, denied] = [await it.paid(dates), await it.paid(dates)];
    await until('2027-04-11');
    await report(reported);
    const { booking_id } = reported;
    const said = await Promise.all([
      it.run('refund-all', booking_id, 'The cold'),
      it.run('refund', booking_id, '100.00', 'A part'),
      it.run('release', booking_id, 'It was warm'),
    ]);
    expect(said.filter((line) => line.startsWith('Resolved'))).toHaveLength(1);
    const dispute = stripe.dispute(denied.charge, { amount: whole }, secret);
    for (const { news } of [dispute, stripe.endDispute(dispute.id, 'lost', secret)]) await it.tell(news);
    const decided = await Promise.all(
      (['host', 'us', 'host'] as const).map((who) => it.run('dispute', denied.booking_id, who, 'It was so')),
    );
    expect(decided.filter((line) => line.startsWith('Decided'))).toHaveLength(1);
    await server.settled();
    expect((await it.booked(denied.booking_id)).disputed).toBeUndefined();
    await agreed();
  });

  test('a lost dispute whose refund is owed since, and that is decided on before the refund is tried, has nothing left to decide', async () => {
    const stay = await it.paid({ checkin: '2027-05-01', checkout: '2027-05-04' });
    const dispute = stripe.dispute(stay.charge, { amount: whole }, secret);
    for (const { news } of [dispute, stripe.endDispute(dispute.id, 'lost', secret)]) await it.tell(news);
    const { booking_id, host } = stay;
    const token = await signedInAgain(db(), host, server.now());
    const body = { cancel_reason: 'A flood' };
    expect((await server.ask(`PATCH /booking/${booking_id}/cancel`, { token, body, unsettled: true })).status).toBe(200);
    expect(await it.run('dispute', booking_id, 'us', 'It was so')).toContain('has nothing left to decide');
    expect([await it.booked(booking_id), await it.run('stuck')]).toEqual([{ dispute_fee: 1500 }, expect.not.stringContaining(booking_id)]);
    await server.settled();
    expect(server.mailsTo(host.email).filter((mail) => mail.includes('The bank has decided on the disputed payment'))).toHaveLength(1);
    await agreed();
  });

  test('what is disputed, given back or decided on after its people have left ends as any other', async () => {
    const dates = { checkin: '2027-05-10', checkout: '2027-05-13' };
    const stay = await aPaidOut(dates);
    const guestLess = await it.paid({ checkin: '2027-05-20', checkout: '2027-05-23' });
    await until('2027-09-20');
    expect([(await leave(stay.host)).status, (await leave(stay.guest)).status, (await leave(guestLess.guest)).status]).toEqual([
      200, 200, 200,
    ]);
    const dispute = stripe.dispute(stay.charge, { amount: whole / 2 }, secret);
    for (const { news } of [dispute, stripe.endDispute(dispute.id, 'lost', secret)]) expect((await it.tell(news)).status).toBe(200);
    expect(await it.run('dispute', stay.booking_id, 'host', 'There was no house')).toContain('The host bears it');
    expect((await it.tell(stripe.refundByHand(guestLess.charge, { amount: 5000 }, secret).news)).status).toBe(200);
    await server.settled();
    server.later(DAY + HOUR);
    await server.settled();
    expect(await it.booked(stay.booking_id)).toMatchObject({ debt: 34_500, dispute_fee: 1500 });
    expect(await db().selectFrom('jobs').select(['name', 'failure']).execute()).toEqual([]);
    await agreed();
  });

  test('a stay that is given back whole is reviewed by neither side; of one that is given back half both are asked', async () => {
    const dates = { checkin: '2027-11-10', checkout: '2027-11-13' };
    const [all, half] = [await it.paid(dates), await it.paid(dates)];
    await until('2027-11-11');
    for (const stay of [all, half]) await report(stay);
    await it.run('refund-all', all.booking_id, 'There was no house');
    await it.run('refund', half.booking_id, '429.18', 'For the cold');
    await until('2027-11-14');
    const comment = 'A quiet place by the water, and a warm stove.';
    const asked = async ({ guest, host, booking_id }: Paid) => [
      await it.as(guest, `POST /booking/${booking_id}/review`, { rating: 4, comment }),
      await it.as(host, `POST /booking/${booking_id}/guest-review`, { rating: 4, rules: 4, comment }),
    ];
    for (const { status, body } of await asked(all))
      expect([status, body.data]).toEqual([409, expect.objectContaining({ status: 'confirmed' })]);
    expect((await asked(half)).map(({ status }) => status)).toEqual([200, 200]);
  });
});
