// Disputes are money: what a bank takes back is held, let go or borne by decision, and nothing goes back twice.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, CancelPreview } from '../../generated/model/entities';
import { findPaymentOf, findRefundsOf } from '../../src/server/checkout/payment.lookup';
import { type AtStripe, aServerAtStripe, stripeSecret as secret } from '../support/a-stripe-stay';
import { disagreements } from '../support/agreement';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const day = 24 * 3_600_000;
const whole = 85_836;
const lines = { host: -69_000, fee: -5520, tax: -11_316 };

describe.each(engines)('on %s', (engine) => {
  let { server, stripe, it, close } = {} as AtStripe;
  beforeAll(async () => {
    ({ server, stripe, it, close } = await aServerAtStripe(engine));
  });
  afterAll(() => close?.());
  type Paid = Awaited<ReturnType<typeof it.paid>>;
  const opened = async ({ charge }: Paid, amount = whole) => {
    const { id, news } = stripe.dispute(charge, { amount }, secret);
    await it.tell(news);
    return id;
  };
  const ended = async (id: string, how: 'won' | 'lost') => it.tell(stripe.endDispute(id, how, secret).news);
  const cancel = ({ booking_id, guest }: Paid) => it.as(guest, `PATCH /booking/${booking_id}/cancel`, { cancel_reason: 'We cannot come' });
  const detail = async ({ booking_id, guest }: Paid): Promise<BookingDetail> =>
    (await it.as(guest, `GET /booking/${booking_id}`)).body.data;
  /** The beginnings of what a host was told of how a dispute ended. */
  const mailed = ({ host }: Paid): readonly string[] =>
    server.mailsTo(host.email).flatMap((mail) => {
      const found =
        /(The payment stands\.|The bank returned \S+ CAD to the cardholder\. (Tuckamore covers it|It counts as a refund|Your guest was due that refund))/;
      return mail.includes('The bank has decided on the disputed payment') ? (found.exec(mail)?.[0] ?? mail) : [];
    });
  /** The day after a stay's check-in, when its payout is due. */
  const settled = async (checkin: string): Promise<void> => {
    server.later(Math.max(0, Date.parse(checkin) + 3 * day - server.now().getTime()));
    await server.settled();
    await it.settled();
  };

  test('what the bank takes is held with the fee apart, and let go when it is won: told late, twice, or won before opened', async () => {
    const one = await it.paid();
    await it.read();
    let id = '';
    const taken = await it.changed(async () => (id = await opened(one)));
    expect(taken).toEqual({ provider: -whole - 1500, disputed: whole, dispute_fee: 1500 });
    expect((await detail(one)).dispute_note).toContain('looking into this payment');
    expect(await it.run('stuck')).toContain(`booking ${one.booking_id}  $858.36 CAD  the bank decides`);
    expect(await it.run('dispute', one.booking_id, 'us', 'Too early')).toContain('the bank has not decided yet');
    const won = await it.changed(async () => {
      await ended(id, 'won');
      await it.tell(stripe.tell('charge.dispute.created', { id, payment_intent: one.charge, status: 'needs_response' }, secret));
    });
    expect(won).toEqual({ provider: whole + 1500, disputed: -whole, dispute_fee: -1500 });
    expect(mailed(one)).toEqual(['The payment stands.']);
    expect(await detail(one)).toMatchObject({ dispute_note: null });
    // all of its news come once it is over
    const other = await it.paid();
    const silent = stripe.dispute(other.charge, { amount: whole }, secret);
    const over = stripe.endDispute(silent.id, 'won', secret);
    for (const { news } of [over, silent, over]) await it.tell(news);
    expect(await it.booked(other.booking_id)).toEqual(lines);
    expect((await findPaymentOf(server.database.db, other.booking_id))?.disputed_at).toBeNull();
    // its host has never heard of it
    expect(mailed(other)).toEqual([]);
  });

  test('a dispute of money that came twice, and went back, is ours: the stay, its host and its points have nothing to do with it', async () => {
    const stay = await it.paid({ checkin: '2027-08-10', checkout: '2027-08-13' });
    const { booking_id, host } = stay;
    const way = { booking_id, success_path: '/stays', cancel_path: '/stays' };
    const { guest, ...place } = { ...(await aHostedPlace(server, { instant_book: true })), guest: await aGuest(server, 0) };
    const twice = await aRequest(server, { property_id: place.property_id, guest });
    const page = async (body: object): Promise<{ readonly url?: string; readonly quote?: { readonly quote_id: string } }> =>
      (await server.ask('POST /checkout', { token: guest.token, body: { ...way, booking_id: twice, ...body }, unsettled: true })).body.data;
    const sessionIn = (url = ''): string => url.split('/').at(-1) ?? '';
    const first = sessionIn((await page({ currency: 'CAD' })).url);
    const { quote } = await page({ currency: 'USD' });
    const second = sessionIn((await page({ currency: 'USD', quote_id: quote?.quote_id })).url);
    const both = [first, second].map((session) => stripe.pay(session, secret));
    for (const news of both) await it.tell(news);
    const charge = second.replace('cs_test', 'pi');
    const amount = Number(stripe.session(second)['amount_total']);
    expect(stripe.returned()[charge]).toBe(amount);

    const id = await opened({ ...stay, charge }, amount);
    expect(await it.run('stuck')).toContain(`booking ${twice}`);
    await ended(id, 'lost');
    await it.read();
    expect(await it.run('dispute', twice, 'host', 'It was paid twice')).toContain('We bear it');
    expect((await findPaymentOf(server.database.db, twice))?.dispute).toBeNull();
    expect(await it.run('stuck')).not.toContain(`booking ${twice}`);
    expect(server.mailsTo(place.host.email).filter((mail) => /disputed payment|to the cardholder/.test(mail))).toEqual([]);
    expect(await it.booked(twice)).toMatchObject(lines);
    expect([await it.booked(booking_id), mailed({ ...stay, host })]).toEqual([lines, []]);
  });

  test('a lost one waits for a decision: borne by us the host is paid, and a later refund is paid by what the bank gave', async () => {
    const stay = await it.paid({ checkin: '2026-12-10', checkout: '2026-12-13' });
    const account = await it.known(stay.host, 'ready');
    await it.standing(stay.host);
    const id = await opened(stay);
    await ended(id, 'lost');
    await ended(id, 'lost');
    await settled('2026-12-10');
    expect(it.sentTo(account)).toEqual([]);
    expect(await it.booked(stay.booking_id)).toEqual({ ...lines, disputed: whole, dispute_fee: 1500 });
    expect(await it.run('stuck')).toContain(`lost, and you decide who bears it: dispute ${stay.booking_id} host|us`);
    expect(await it.run('dispute', stay.booking_id, 'us', 'The guest was there')).toBe(
      'Decided on $858.36 CAD. We bear it: the host keeps the share.',
    );
    expect(await it.run('dispute', stay.booking_id, 'us', 'Twice')).toContain('has no lost dispute that waits');
    await server.settled();
    expect(mailed(stay)).toEqual(['The bank returned $858.36 CAD to the cardholder. Tuckamore covers it']);
    expect(await it.run('stuck')).not.toContain('you decide who bears it');
    await it.settled();
    expect(it.sentTo(account)).toMatchObject([{ amount: 69_000 }]);
    expect(await it.booked(stay.booking_id)).toEqual({ fee: -5520, tax: -11_316, loss: whole, dispute_fee: 1500 });
    expect((await detail(stay)).dispute_note).toContain('has already returned this payment');
    // news of it once more change nothing
    await it.tell(stripe.tell('charge.dispute.closed', { id, payment_intent: stay.charge, status: 'lost' }, secret));
    await it.as(stay.guest, `POST /booking/${stay.booking_id}/report`, { message: 'The heating is broken' });
    const said = await it.run('refund', stay.booking_id, '429.18', 'Half of it, for the cold');
    expect(said).toContain('has given the payment back: the refund is paid by that');
    const asked = stripe.heard.length;
    await server.settled();
    expect(stripe.heard.slice(asked).filter(({ call }) => call === 'POST /v1/refunds')).toEqual([]);
    expect(await it.booked(stay.booking_id)).toMatchObject({ loss: whole - 42_918, debt: 34_500 });
    expect(await findRefundsOf(server.database.db, stay.booking_id)).toMatchObject([
      { reason: 'resolved', returned_at: expect.any(String) },
    ]);
  });

  test('borne by the host it is a refund: taken from what is due, or owed after the payout; with our fee and the taxes', async () => {
    const before = await it.paid({ checkin: '2027-01-10', checkout: '2027-01-13' });
    const after = await it.paid({ checkin: '2027-01-20', checkout: '2027-01-23' });
    const accounts = [await it.known(before.host, 'ready'), await it.known(after.host, 'ready')];
    for (const { host } of [before, after]) await it.standing(host);
    await ended(await opened(before, 42_918), 'lost');
    await settled('2027-01-10');
    expect(await it.run('dispute', before.booking_id, 'host', 'No heating for half of the stay')).toContain(
      '$429.18 CAD. The host bears it',
    );
    await settled('2027-01-20');
    expect(accounts.map((account) => it.sentTo(account).map(({ amount }) => amount))).toEqual([[34_500], [69_000]]);
    expect(await it.booked(before.booking_id)).toEqual({ fee: -2760, tax: -5658, dispute_fee: 1500 });
    expect(await detail(before)).toMatchObject({ refund: { amount: '429.18 CAD' } });
    await ended(await opened(after), 'lost');
    expect(await it.run('dispute', after.booking_id, 'host', 'There was no house')).toContain('The host bears it');
    expect(await it.booked(after.booking_id)).toEqual({ debt: 69_000, dispute_fee: 1500 });
    await server.settled();
    expect(mailed(before)).toEqual(['The bank returned $429.18 CAD to the cardholder. It counts as a refund']);
    expect(await it.standing(after.host)).toMatchObject({ owed: { amount: '690.00 CAD' } });
  });

  test('a refund that was owed is paid by what the bank gave, in part or whole, and never by the card again', async () => {
    const dates = { checkin: '2027-06-10', checkout: '2027-06-13' };
    const [all, part] = [await it.paid(dates), await it.paid(dates)];
    const [first, second] = [await opened(all), await opened(part, 50_000)];
    const { data } = (await it.as(all.guest, `GET /booking/${all.booking_id}/cancel-preview`)).body as { data: CancelPreview };
    expect(data.dispute_note).toContain('Any refund waits until it decides');
    for (const one of [all, part]) expect((await cancel(one)).status).toBe(200);
    await server.settled();
    await ended(first, 'lost');
    await ended(second, 'lost');
    await server.settled();
    expect(mailed(all)).toEqual(['The bank returned $858.36 CAD to the cardholder. Your guest was due that refund']);
    // no decision waits
    expect(await it.booked(all.booking_id)).toEqual({ dispute_fee: 1500 });
    expect(await it.run('dispute', all.booking_id, 'us', 'Nothing is left')).toContain('has no lost dispute that waits');
    expect(await it.booked(part.booking_id)).toEqual({ refund: 50_000 - whole, dispute_fee: 1500 });
    const owed = (await findRefundsOf(server.database.db, part.booking_id)).find(({ failed_at }) => failed_at !== null);
    expect(owed?.amount_cents).toBe(whole - 50_000);
    expect(await it.run('refund-paid', owed?.refund_id ?? '', 'By the bank')).toBe('It went back by the bank.');
    expect([stripe.returned()[all.charge], stripe.returned()[part.charge]]).toEqual([undefined, undefined]);
  });

  test('of one that is decided without news of it the bank is asked by night', async () => {
    const [lost, closed] = [await it.paid(), await it.paid()];
    const ids = [await opened(lost), stripe.dispute(closed.charge, { amount: whole, status: 'warning_needs_response' }, secret).id];
    await it.tell(stripe.tell('charge.dispute.created', { id: ids[1], payment_intent: closed.charge }, secret));
    stripe.endDispute(ids[0] ?? '', 'lost', secret);
    stripe.endDispute(ids[1] ?? '', 'warning_closed', secret);
    server.later(day);
    await server.settled();
    const of = async ({ booking_id }: Paid) => (await findPaymentOf(server.database.db, booking_id))?.dispute;
    expect([await of(lost), await of(closed)]).toEqual(['lost', 'won']);
    await it.run('dispute', lost.booking_id, 'us', 'The guest was there');
  });

  test('a refund that waited for the bank goes back by the card once the dispute is won', async () => {
    const stay = await it.paid({ checkin: '2027-07-20', checkout: '2027-07-23' });
    const id = await opened(stay);
    expect((await cancel(stay)).status).toBe(200);
    expect(stripe.returned()[stay.charge]).toBeUndefined();
    await ended(id, 'won');
    const [refund] = await findRefundsOf(server.database.db, stay.booking_id);
    expect(refund).toMatchObject({ reason: 'cancelled', amount_cents: stripe.returned()[stay.charge], returned_at: expect.any(String) });
  });

  test('a charge with two disputes is held until both are decided, and each is decided on', async () => {
    const stay = await it.paid({ checkin: '2027-07-10', checkout: '2027-07-13' });
    const [one, two] = [await opened(stay, 20_000), await opened(stay, 30_000)];
    await ended(one, 'lost');
    expect(await it.run('dispute', stay.booking_id, 'host', 'Too early')).toContain('has not decided yet');
    await ended(two, 'won');
    expect(await it.run('dispute', stay.booking_id, 'host', 'A part was missing')).toContain('$200.00 CAD');
    const three = await opened(stay, 10_000);
    expect((await findPaymentOf(server.database.db, stay.booking_id))?.disputed_at).not.toBeNull();
    await ended(three, 'lost');
    expect(await it.run('dispute', stay.booking_id, 'host', 'Another part was missing')).toContain('$100.00 CAD');
    expect((await findPaymentOf(server.database.db, stay.booking_id))?.refunded_cad_cents).toBe(30_000);
    expect(await it.booked(stay.booking_id)).not.toHaveProperty('disputed');
  });

  test('after all of this books, points and bookings agree, and the books hold what Stripe does', async () => {
    await it.read();
    await it.read();
    expect((await it.sums())['provider']).toBe(it.atStripe());
    expect(await disagreements(server.database.db)).toEqual([]);
  });

  test('a stay whose charge is lost earns no points: those that came before are taken back, and none come later, by either decision', async () => {
    const inDays = (days: number): string => new Date(server.now().getTime() + days * day).toISOString().slice(0, 10);
    const dates = { checkin: inDays(40), checkout: inDays(43) };
    const [early, late] = [await it.paid(dates), await it.paid(dates)];
    const pointsOf = async ({ guest }: Paid): Promise<number> =>
      ((await it.as(guest, 'GET /user/points')).body.data as { readonly balance: number }).balance;
    await ended(await opened(early), 'lost');
    server.later(Date.parse(dates.checkout) + 3 * day - server.now().getTime());
    await server.settled();
    expect([await pointsOf(early), await pointsOf(late)]).toEqual([0, 1380]);
    await ended(await opened(late), 'lost');
    for (const { booking_id } of [early, late]) await it.run('dispute', booking_id, 'us', 'The guest was there');
    await server.settled();
    expect([await pointsOf(early), await pointsOf(late)]).toEqual([0, 0]);
  });
});
