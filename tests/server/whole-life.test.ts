// The whole life of a booking by the demo's clock: asked for, accepted, paid, stayed, reviewed; and what nobody answers or pays in time.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BookingDetail, BookingList } from '../../generated/model/entities';
import { HOUR } from '../../generated/model/dates';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aProperty } from '../support/a-property';
import { disagreements } from '../support/agreement';
import { type Answered, aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const now = serverStart;
const stay = { checkin: '2026-12-18', checkout: '2026-12-21', guests: { adults: 2, children: 0, infants: 0, pets: 0 } };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let guest: Member;
  beforeAll(async () => {
    server = await aServer(engine, now, { DEMO: 'true' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    host = await aMember(server.database.db, { now: server.now(), host: true });
    guest = await aMember(server.database.db, { now: server.now() });
  });

  const asked = async (call: string, { token }: Member, body?: object): Promise<Answered['body']['data']> => {
    const { status, body: answer, raw } = await server.ask(call, { token, ...(body ? { body } : {}) });
    expect(status, `${call}: ${raw.body}`).toBe(200);
    return answer.data;
  };
  const book = async (instant_book: boolean, dates: object = stay): Promise<string> => {
    const property_id = await aProperty(server.database.db, host.profile_id, { instant_book });
    const { quote } = await asked(`POST /property/${property_id}/pricing-meta`, guest, { booking: dates });
    const { quote_id } = quote as { readonly quote_id: string };
    const made: { readonly booking_id: string } = await asked('POST /booking', guest, { property_id, ...dates, quote_id });
    return made.booking_id;
  };
  const find = (booking_id: string, who = guest): Promise<BookingDetail> => asked(`GET /booking/${booking_id}`, who);
  const advance = (advance_hours: number) => asked('POST /demo/clock', guest, { advance_hours });
  const clock = (who = guest): Promise<{ readonly checkin_hours: number | null; readonly checkout_hours: number | null }> =>
    asked('GET /demo/clock', who);

  test('asked for, accepted, paid, stayed, and open to a review', async () => {
    const booking_id = await book(false);
    expect(await find(booking_id)).toMatchObject({ status: 'pending', paid_at: null });
    expect(await clock()).toMatchObject({ checkin_hours: null });
    await asked(`PATCH /booking/${booking_id}/accept`, host, {});
    const way = { booking_id, success_path: '/stays', cancel_path: '/stays' };
    const { url }: { readonly url: string } = await asked('POST /checkout', guest, way);
    const payment_id = /[0-9a-f-]{36}(?!.*[0-9a-f-]{36})/.exec(url)?.[0];
    await asked(`POST /checkout/${booking_id}/payment/${payment_id}`, guest, { outcome: 'paid' });
    expect((await find(booking_id)).paid_at).not.toBeNull();
    const { checkin_hours } = await clock();
    expect(await clock(host)).toMatchObject({ checkin_hours });
    await advance(checkin_hours ?? 0);
    // in the afternoon of that day in Whistler, seven hours behind: the next whole hour of the clock is past it
    const late = server.now().getTime() - Date.parse('2026-12-18T23:00:00Z');
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThanOrEqual(HOUR);
    expect((await clock()).checkin_hours).toBeNull();
    await advance((await clock()).checkout_hours ?? 0);
    const { bookingList }: BookingList = await asked('GET /booking/complete', guest);
    expect(bookingList.map((one) => one.booking_id)).toEqual([booking_id]);
    await advance(24 * 3);
    const { balance }: { readonly balance: number } = await asked('GET /user/points', guest);
    expect(balance).toBeGreaterThan(0);
    expect(await disagreements(server.database.db)).toEqual([]);
  });

  test('what its host does not answer, and what its guest does not pay, comes to an end by itself', async () => {
    const today = server.now().getTime();
    const day = (ahead: number): string => new Date(today + ahead * 86_400_000).toISOString().slice(0, 10);
    const dates = { ...stay, checkin: day(30), checkout: day(32) };
    const request = await book(false, dates);
    await advance(23);
    expect((await find(request)).status).toBe('pending');
    await advance(1);
    expect((await find(request)).status).toBe('expired');
    const instant = await book(true, dates);
    expect((await find(instant)).status).toBe('confirmed');
    await advance(1);
    expect((await find(instant)).status).toBe('expired');
    const accepted = await book(false, dates);
    await asked(`PATCH /booking/${accepted}/accept`, host, {});
    await advance(23);
    expect((await find(accepted)).status).toBe('confirmed');
    await advance(1);
    expect((await find(accepted)).status).toBe('expired');
    expect(await disagreements(server.database.db)).toEqual([]);
  });
});
