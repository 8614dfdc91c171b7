// A paid booking is changed: one side proposes, the other accepts, and nights, price and books move together.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, ChangePreview } from '../../generated/model/entities';
import { addDays } from '../../generated/model/dates';
import { utcDateOf } from '../../generated/model/wire';
import type { Member } from '../support/a-member';
import { type AtStripe, aServerAtStripe, stripeSecret as secret } from '../support/a-stripe-stay';
import { codeOf } from '../support/a-claim';
import { disagreements } from '../support/agreement';
import { engines } from '../support/databases';

const hour = 3_600_000;
const guests = { adults: 2, children: 0, infants: 0, pets: 0 };

describe.each(engines)('on %s', (engine) => {
  let { server, stripe, it, close } = {} as AtStripe;
  beforeAll(async () => {
    ({ server, stripe, it, close } = await aServerAtStripe(engine));
  });
  afterAll(() => close?.());

  /** Three nights that begin in twenty days, paid on Stripe's page. */
  const aStay = async () => {
    const checkin = addDays(utcDateOf(server.now().getTime()), 20);
    return { checkin, ...(await it.paid({ checkin, checkout: addDays(checkin, 3) })) };
  };
  type Stay = Awaited<ReturnType<typeof aStay>>;
  const call = (who: Member, { booking_id }: Stay, ...[way, body]: [way: string, body?: object]) => {
    const [method = '', path = ''] = way.split(' ');
    return it.as(who, `${method} /booking/${booking_id}${path}`, body);
  };
  const detail = async (who: Member, stay: Stay): Promise<BookingDetail> => (await call(who, stay, 'GET ')).body.data;
  const seen = async (who: Member, stay: Stay, to: number | object): Promise<ChangePreview> => {
    const asked = { checkin: stay.checkin, guests, ...(typeof to === 'number' ? { checkout: addDays(stay.checkin, to) } : to) };
    const answered = await call(who, stay, 'POST /change/price', asked);
    expect(codeOf(answered)).toBe('200');
    return answered.body.data;
  };
  const proposed = async (who: Member, stay: Stay, to: number | object): Promise<ChangePreview> => {
    const preview = await seen(who, stay, to);
    expect(codeOf(await call(who, stay, 'POST /change', { quote_id: preview.quote_id }))).toBe('200');
    return preview;
  };
  const answer = async (who: Member, stay: Stay, accept: boolean) => {
    const { change } = await detail(who, stay);
    return call(who, stay, 'PATCH /change', { change_id: change?.change_id, accept });
  };
  const pageOf = async (stay: Stay): Promise<string> => {
    const { change } = await detail(stay.guest, stay);
    const paths = { success_path: `/stays/${stay.booking_id}`, cancel_path: `/stays/${stay.booking_id}` };
    const answered = await call(stay.guest, stay, 'POST /change/pay', { change_id: change?.change_id, ...paths });
    expect(codeOf(answered)).toBe('200');
    return (answered.body.data as { readonly url: string }).url.split('/').at(-1) ?? '';
  };
  const held = async ({ property_id }: Stay): Promise<string[]> => {
    const rows = await server.database.db.selectFrom('held_nights').select('nights').where('property_id', '=', property_id).execute();
    return rows.map(({ nights }) => nights).toSorted();
  };
  const range = (stay: Stay, from: number, to: number): string => `[${addDays(stay.checkin, from)},${addDays(stay.checkin, to)})`;
  const mailed = ({ email }: Member, words: string): number => server.mailsTo(email).filter((mail) => mail.includes(words)).length;
  const agrees = async (): Promise<void> => expect(await disagreements(server.database.db)).toEqual([]);
  const back = async ({ booking_id }: Stay): Promise<number> => {
    const rows = await server.database.db.selectFrom('refunds').select('cad_cents').where('booking_id', '=', booking_id).execute();
    return rows.reduce((sum, { cad_cents }) => sum + cad_cents, 0);
  };

  test('fewer nights: the host says yes, and nights, price, payout and the difference move at once', async () => {
    const stay = await aStay();
    const { guest, host } = stay;
    const before = await detail(host, stay);
    const preview = await proposed(guest, stay, 2);
    expect(preview.difference.amount_cents).toBe(preview.after.amount_cents - (before.quote?.due.amount_cents ?? 0));
    expect(preview.difference.amount_cents).toBeLessThan(0);
    expect(await answer(guest, stay, true).then(codeOf)).toBe('403 change.own');
    expect((await detail(host, stay)).change).toMatchObject({ state: 'proposed', by_host: false, difference: preview.difference });
    await server.settled();
    expect(mailed(host, 'asks to change the booking')).toBe(1);
    expect(await answer(host, stay, true).then(codeOf)).toBe('200');
    const after = await detail(host, stay);
    expect(after).toMatchObject({ checkout: addDays(stay.checkin, 2), change: null, quote: { due: preview.after, nights: 2 } });
    expect(after.payout?.amount_cents).toBe(preview.payout_after.amount_cents);
    expect(after.events.some(({ event }) => event === 'change')).toBe(true);
    expect(await held(stay)).toEqual([range(stay, 0, 2)]);
    await server.settled();
    expect(await back(stay)).toBe(-preview.difference.amount_cents);
    expect(mailed(guest, 'to your card')).toBe(1);
    expect(mailed(host, 'Your payout before taxes is now')).toBe(1);
    await agrees();
  });

  test('more nights: they are held while the guest pays the difference, and a cancellation gives both payments back', async () => {
    const stay = await aStay();
    const { guest, host } = stay;
    const preview = await proposed(host, stay, 5);
    expect(preview.difference.amount_cents).toBeGreaterThan(0);
    expect(await answer(guest, stay, true).then(codeOf)).toBe('200');
    expect((await detail(guest, stay)).change?.state).toBe('accepted');
    expect((await detail(guest, stay)).checkout).toBe(addDays(stay.checkin, 3));
    expect(await held(stay)).toEqual([range(stay, 0, 5)]);
    const session = await pageOf(stay);
    expect(await pageOf(stay)).toBe(session);
    expect(stripe.session(session)).toMatchObject({ amount_total: preview.difference.amount_cents });
    expect((await it.tell(stripe.pay(session, secret))).status).toBe(200);
    const after = await detail(guest, stay);
    expect(after).toMatchObject({ checkout: addDays(stay.checkin, 5), change: null, quote: { due: preview.after } });
    expect(await held(stay)).toEqual([range(stay, 0, 5)]);
    await server.settled();
    expect(mailed(guest, 'You paid the difference')).toBe(1);
    await agrees();
    expect(codeOf(await call(host, stay, 'PATCH /cancel', { cancel_reason: 'The roof leaks.' }))).toBe('200');
    await server.settled();
    await server.settled();
    expect(await back(stay)).toBe(preview.after.amount_cents);
    expect((await detail(guest, stay)).refund?.amount_cents).toBe(preview.after.amount_cents);
    await agrees();
  });

  test('nights that lie apart are held beside the old ones, and given back when nobody pays', async () => {
    const stay = await aStay();
    const { guest, host } = stay;
    await proposed(guest, stay, { checkin: addDays(stay.checkin, 20), checkout: addDays(stay.checkin, 25) });
    expect(await answer(host, stay, true).then(codeOf)).toBe('200');
    expect(await held(stay)).toEqual([range(stay, 0, 3), range(stay, 20, 25)]);
    await server.settled();
    expect(mailed(guest, 'to change your stay at')).toBe(1);
    const session = await pageOf(stay);
    server.later(25 * hour);
    await server.settled();
    expect((await detail(guest, stay)).change).toBeNull();
    expect(await held(stay)).toEqual([range(stay, 0, 3)]);
    expect(mailed(guest, 'paid in time')).toBe(1);
    expect(mailed(host, 'pay in time')).toBe(1);
    expect(stripe.session(session)?.status).not.toBe('open');
    await agrees();
  });

  test('a proposal is one at a time, is withdrawn, declined, not answered, or ends with its booking', async () => {
    const stay = await aStay();
    const { guest, host } = stay;
    await proposed(guest, stay, 4);
    const again = await seen(host, stay, 2);
    expect(await call(host, stay, 'POST /change', { quote_id: again.quote_id }).then(codeOf)).toBe('409 change.already_open');
    const { change } = await detail(guest, stay);
    expect(await call(host, stay, `DELETE /change/${change?.change_id}`).then(codeOf)).toBe('403 change.of_other');
    expect(await call(guest, stay, `DELETE /change/${change?.change_id}`).then(codeOf)).toBe('200');
    expect(await call(host, stay, 'PATCH /change', { change_id: change?.change_id, accept: true }).then(codeOf)).toBe(
      '404 change.not_found',
    );
    await proposed(guest, stay, 4);
    expect(await answer(host, stay, false).then(codeOf)).toBe('200');
    await server.settled();
    expect(mailed(guest, 'declined the change')).toBe(1);
    await proposed(guest, stay, 4);
    server.later(48 * hour + 60_000);
    await server.settled();
    expect((await detail(guest, stay)).change).toBeNull();
    expect(mailed(guest, 'respond in time')).toBe(1);
    const { events } = await detail(guest, stay);
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['withdraw_change', 'decline_change', 'expire_change']));
    await proposed(host, stay, 4);
    expect(await answer(guest, stay, true).then(codeOf)).toBe('200');
    expect(codeOf(await call(guest, stay, 'PATCH /cancel', { cancel_reason: 'We are ill.' }))).toBe('200');
    expect(await held(stay)).toEqual([]);
    await server.settled();
    await agrees();
  });

  test('a host sets a price; a guest does not, and nothing new is no change', async () => {
    const stay = await aStay();
    const { guest, host } = stay;
    const asked = { checkin: stay.checkin, checkout: addDays(stay.checkin, 3), guests };
    expect(await call(guest, stay, 'POST /change/price', { ...asked, nights_cents: 100 }).then(codeOf)).toBe('403 change.price_of_host');
    expect(await call(guest, stay, 'POST /change/price', asked).then(codeOf)).toBe('422 change.nothing_new');
    const preview = await proposed(host, stay, { ...asked, nights_cents: 30_001 });
    expect(preview.line_items[0]).toMatchObject({ code: 'accommodation', amount_cents: 30_001 });
    expect(await answer(guest, stay, true).then(codeOf)).toBe('200');
    expect((await detail(guest, stay)).quote?.due).toEqual(preview.after);
    await server.settled();
    await agrees();
  });

  test('two answers at once are one, and money for a change that was withdrawn goes back', async () => {
    const stay = await aStay();
    const { guest, host } = stay;
    await proposed(host, stay, 4);
    const codes = (await Promise.all([answer(guest, stay, true), answer(guest, stay, true)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['200', '409 change.closed']);
    const session = await pageOf(stay);
    const { change } = await detail(host, stay);
    const paid = stripe.pay(session, secret);
    expect(await call(host, stay, `DELETE /change/${change?.change_id}`).then(codeOf)).toBe('200');
    expect((await it.tell(paid)).status).toBe(200);
    await server.settled();
    await server.settled();
    expect((await detail(guest, stay)).checkout).toBe(addDays(stay.checkin, 3));
    expect(mailed(guest, 'could no longer be made')).toBe(1);
    await agrees();
  });
});
