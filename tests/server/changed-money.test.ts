// The money of changed bookings: points that the new price cannot take, other currencies, disputes, and refunds of each payment.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, CancelPreview, ChangePreview } from '../../generated/model/entities';
import { addDays } from '../../generated/model/dates';
import { balanceOfBooking } from '../../src/server/ledger/ledger.lookup';
import { findBalance } from '../../src/server/points/points.lookup';
import type { Member } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { type AtStripe, aServerAtStripe, stripeSecret as secret } from '../support/a-stripe-stay';
import { codeOf } from '../support/a-claim';
import { engines } from '../support/databases';

const guests = { adults: 2, children: 0, infants: 0, pets: 0 };

describe.each(engines)('on %s', (engine) => {
  let { server, stripe, it, close } = {} as AtStripe;
  beforeAll(async () => {
    ({ server, stripe, it, close } = await aServerAtStripe(engine));
  });
  afterAll(() => close?.());

  interface Stay {
    readonly guest: Member;
    readonly host: Member;
    readonly booking_id: string;
  }
  const detail = async ({ guest, booking_id }: Stay): Promise<BookingDetail> =>
    (await it.as(guest, `GET /booking/${booking_id}`)).body.data;
  /** The host proposes so many nights, and the guest accepts. */
  const changed = async (stay: Stay, nights: number): Promise<ChangePreview> => {
    const { host, guest, booking_id } = stay;
    const { checkin } = await detail(stay);
    const at = `/booking/${booking_id}/change`;
    const preview: ChangePreview = (await it.as(host, `POST ${at}/price`, { checkin, checkout: addDays(checkin, nights), guests })).body
      .data;
    expect(codeOf(await it.as(host, `POST ${at}`, { quote_id: preview.quote_id }))).toBe('200');
    const { change } = await detail(stay);
    expect(codeOf(await it.as(guest, `PATCH ${at}`, { change_id: change?.change_id, accept: true }))).toBe('200');
    return preview;
  };
  /** The difference is paid on Stripe's page; answers its charge. */
  const paid = async (stay: Stay): Promise<string> => {
    const { change } = await detail(stay);
    const body = { change_id: change?.change_id, success_path: '/stays', cancel_path: '/stays' };
    const { url } = (await it.as(stay.guest, `POST /booking/${stay.booking_id}/change/pay`, body)).body.data as { readonly url: string };
    const session = url.split('/').at(-1) ?? '';
    expect((await it.tell(stripe.pay(session, secret))).status).toBe(200);
    return session.replace('cs_test', 'pi');
  };

  test('points that the new price cannot take come back with it, and the others with a cancellation', async () => {
    const { db } = server.database;
    const stay = await aPaidStay(server, { points: 70_000 });
    const { guest, host, booking_id } = stay;
    expect(await findBalance(db, guest.profile_id)).toBe(0);
    const preview = await changed(stay, 1);
    expect(preview.points_back).toBeGreaterThan(0);
    expect(await findBalance(db, guest.profile_id)).toBe(preview.points_back);
    const after = await detail(stay);
    expect(after).toMatchObject({ points: 70_000 - preview.points_back, quote: { due: preview.after } });
    expect(await balanceOfBooking(db, booking_id, 'points')).toBe(after.points);
    // the money at the provider, less the debt to the card
    const kept = async (): Promise<number> =>
      (await balanceOfBooking(db, booking_id, 'provider')) + (await balanceOfBooking(db, booking_id, 'refund'));
    expect(await kept()).toBe(preview.after.amount_cents);
    expect(codeOf(await it.as(host, `PATCH /booking/${booking_id}/cancel`, { cancel_reason: 'The roof leaks.' }))).toBe('200');
    expect(await findBalance(db, guest.profile_id)).toBe(70_000);
    const left = await Promise.all((['points', 'host', 'fee', 'tax'] as const).map((account) => balanceOfBooking(db, booking_id, account)));
    expect(left).toEqual([0, 0, 0, 0]);
    expect(await kept()).toBe(0);
  });

  test('in another currency the rate of the booking stands: all payments together are the new price', async () => {
    const stay = await it.paid({ currency: 'USD', checkin: '2027-02-20', checkout: '2027-02-23' });
    const before = await detail(stay);
    const preview = await changed(stay, 5);
    expect([preview.difference.currency, preview.before]).toEqual(['USD', before.quote?.due]);
    await paid(stay);
    const after = await detail(stay);
    expect(after.quote).toMatchObject({ fx: before.quote?.fx, due: preview.after });
    const rows = await server.database.db.selectFrom('payments').selectAll().where('booking_id', '=', stay.booking_id).execute();
    const charged = rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    expect(charged).toBe(preview.after.amount_cents);
    expect(after.changed_refund).toBeNull();
    const { difference } = await changed(stay, 2);
    const { changed_refund, refund } = await detail(stay);
    expect([changed_refund?.currency, changed_refund?.amount_cents, refund]).toEqual(['USD', -difference.amount_cents, null]);
    // called off, the rest comes back: what went back for the change is told apart from it
    const shown = (await it.as(stay.host, `GET /booking/${stay.booking_id}/cancel-preview`)).body.data as CancelPreview;
    expect(shown.refund.amount_cents).toBe(preview.after.amount_cents + difference.amount_cents);
    expect(codeOf(await it.as(stay.host, `PATCH /booking/${stay.booking_id}/cancel`, { cancel_reason: 'The roof leaks.' }))).toBe('200');
    const over = await detail(stay);
    expect(over.changed_refund).toEqual(changed_refund);
    expect(over.refund).toEqual(shown.refund);
    await server.settled();
  });

  test('a dispute of the second payment is of that payment, and what a bank looks into is not changed', async () => {
    const stay = await it.paid({ checkin: '2027-02-20', checkout: '2027-02-23' });
    await changed(stay, 5);
    const charge = await paid(stay);
    const { news } = stripe.dispute(charge, { amount: 10_000 }, secret);
    expect((await it.tell(news)).status).toBe(200);
    await server.settled();
    expect((await detail(stay)).dispute_note).toContain('looking into this payment');
    const { host, booking_id } = stay;
    const { checkin } = await detail(stay);
    const asked = { checkin, checkout: addDays(checkin, 4), guests };
    const { quote_id } = (await it.as(host, `POST /booking/${booking_id}/change/price`, asked)).body.data as ChangePreview;
    expect(codeOf(await it.as(host, `POST /booking/${booking_id}/change`, { quote_id }))).toBe('409 change.payment_disputed');
    const rows = await server.database.db.selectFrom('payments').selectAll().where('booking_id', '=', booking_id).execute();
    expect(rows.filter(({ disputed_at }) => disputed_at !== null).map(({ charge_id }) => charge_id)).toEqual([charge]);
  });
});
