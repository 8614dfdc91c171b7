// Holding nights without paying: how many, how often and how soon again, as persons who never pay meet it and others do not.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingsPerHour, unpaidHoldsMax } from '../../generated/model/constants';
import { aGuest, aHostedPlace, aRequest, askFor } from '../support/a-stay-asked';
import type { Member } from '../support/a-member';
import { aServer, type Answered, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const minute = 60_000;
const hour = 60 * minute;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  const instant = async (): Promise<string> => (await aHostedPlace(server, { instant_book: true })).property_id;
  const told = ({ status, body }: Answered) => [status, body.error_code ?? null];
  const waitOf = ({ body }: Answered): number => (body.data as { readonly retry_after: number }).retry_after;
  const pass = async (milliseconds: number): Promise<void> => {
    server.later(milliseconds);
    await server.settled();
  };
  const pays = (booking_id: string) =>
    server.database.db
      .updateTable('bookings')
      .set({ paid_at: server.now(), payment_method: 'card' })
      .where('booking_id', '=', booking_id)
      .execute();
  const cancels = (booking_id: string, { token }: Member) =>
    server.ask(`PATCH /booking/${booking_id}/cancel`, { token, body: { cancel_reason: 'Plans changed.' } });

  test('a person holds three stays unpaid and no more, asked one by one or all at once, until one is paid or ends', async () => {
    const guest = await aGuest(server);
    const places = await Promise.all(Array.from({ length: unpaidHoldsMax + 2 }, instant));
    const answers = await Promise.all(places.map((property_id) => askFor(server, { property_id, guest })));
    const codes = answers.map((answer) => told(answer)[1]);
    expect(codes.filter((code) => code === null)).toHaveLength(unpaidHoldsMax);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(told)).toEqual([1, 2].map(() => [429, 'booking.too_many_unpaid']));
    expect(refused[0]?.body.message).toMatch(/^3 of your bookings are waiting for your payment, the first until .+ Pacific Time\.$/);
    expect(refused.map(waitOf)).toEqual([900, 900]);
    const place = places[codes.findIndex((code) => code !== null)] ?? '';
    // a request holds nights as well
    const { property_id } = await aHostedPlace(server);
    expect(told(await askFor(server, { property_id, guest }))[1]).toBe('booking.too_many_unpaid');
    const held = answers.flatMap(({ status, body }) => (status === 200 ? [(body.data as { readonly booking_id: string }).booking_id] : []));
    await pays(held[0] ?? '');
    expect(told(await askFor(server, { property_id: place, guest }))).toEqual([200, null]);
  });

  test('nights that were let go unpaid are barred to that person alone, there alone: for an hour, then for a day', async () => {
    const [guest, other] = [await aGuest(server), await aGuest(server)];
    const [property_id, elsewhere] = [await instant(), await instant()];
    const nights = { checkin: '2027-05-12', checkout: '2027-05-15' };
    await aRequest(server, { property_id, guest });
    await pass(15 * minute + 1);
    const barred = await askFor(server, { property_id, guest, ...nights });
    expect(told(barred)).toEqual([429, 'booking.held_unpaid']);
    expect(barred.body.message).toMatch(/^Your last booking of this place ended unpaid\. You can book it again from .+ Pacific Time\.$/);
    expect(waitOf(barred)).toBe(3600);
    await aRequest(server, { property_id: elsewhere, guest });
    await aRequest(server, { property_id, guest: other });
    await pass(hour);
    const second = await aRequest(server, { property_id, guest, ...nights });
    expect((await cancels(second, guest)).status).toBe(200);
    const longer = await askFor(server, { property_id, guest, ...nights });
    expect([...told(longer), waitOf(longer)]).toEqual([429, 'booking.held_unpaid', 24 * 3600]);
    await pass(23 * hour);
    expect(told(await askFor(server, { property_id, guest, ...nights }))[1]).toBe('booking.held_unpaid');
    await pass(hour);
    expect(told(await askFor(server, { property_id, guest, ...nights }))).toEqual([200, null]);
  });

  test('whoever pays, or asks a host who says no, or takes a request back, meets no wait', async () => {
    const guest = await aGuest(server);
    const property_id = await instant();
    const paid = await aRequest(server, { property_id, guest });
    await pays(paid);
    await cancels(paid, guest);
    await pays(await aRequest(server, { property_id, guest, checkin: '2027-06-01', checkout: '2027-06-28' }));
    expect(told(await askFor(server, { property_id, guest }))).toEqual([200, null]);
    const asked = await aHostedPlace(server);
    const first = await aRequest(server, { property_id: asked.property_id, guest, checkin: '2027-07-01', checkout: '2027-07-04' });
    await cancels(first, guest);
    const next = await aRequest(server, { property_id: asked.property_id, guest, checkin: '2027-07-01', checkout: '2027-07-04' });
    await server.ask(`PATCH /booking/${next}/reject`, { token: asked.host.token, body: { reject_reason: 'Painters come.' } });
    expect((await askFor(server, { property_id: asked.property_id, guest, checkin: '2027-07-01', checkout: '2027-07-04' })).status).toBe(
      200,
    );
  });

  test('one person asks for so many bookings in an hour, from wherever, and no more', async () => {
    const [guest, other] = [await aGuest(server), await aGuest(server)];
    const property_id = await instant();
    const quote_id = '00000000-0000-4000-8000-000000000000';
    for (let times = 0; times < bookingsPerHour; times += 1)
      expect(told(await askFor(server, { property_id, guest, quote_id }))[1]).toBe('booking.quote_expired');
    expect(told(await askFor(server, { property_id, guest, quote_id }))).toEqual([429, 'input.rate_limited']);
    expect(told(await askFor(server, { property_id, guest: other, quote_id }))[1]).toBe('booking.quote_expired');
    server.later(hour);
    expect(told(await askFor(server, { property_id, guest, quote_id }))[1]).toBe('booking.quote_expired');
  });
});
