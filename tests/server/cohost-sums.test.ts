// A co-host who does not see the money of a listing gets no sum of its bookings, in no answer and no mail.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail } from '../../generated/model/entities';
import { bookingMailTexts } from '../../generated/texts/sentences/bookingMailTexts';
import { aCohost } from '../support/a-cohost';
import { type Member, signedInAgain } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { aServer, type TestServer } from '../support/a-server';
import { aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

/** Every sum in an answer, by the way to it, but for those of the calendar, which tells the prices of the place. */
const sumsIn = (value: unknown, way = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((it) => sumsIn(it, way));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, it]) =>
    key.endsWith('_cents') && typeof it === 'number' && it !== 0 ? [`${way}.${key}`] : sumsIn(it, `${way}.${key}`),
  );
};

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const reads = async (path: string, one: Member): Promise<unknown> => {
    const { status, body } = await server.ask(`GET ${path}`, { token: await signedInAgain(server.database.db, one, server.now()) });
    expect([path, status, body['error_code']]).toEqual([path, 200, undefined]);
    return body.data;
  };

  /** A listing with a paid stay and a request, their messages and who reads them. */
  const shared = async () => {
    const stay = await aPaidStay(server, { checkin: '2028-02-12', checkout: '2028-02-15' });
    const { property_id, guest, booking_id } = stay;
    const answerer = await aCohost(server, { property_id, roles: ['messages', 'calendar'], first_name: 'Kim' });
    const both = await aCohost(server, { property_id, roles: ['messages', 'money'], first_name: 'Noor' });
    const asked = await aRequest(server, { property_id, guest, checkin: '2028-03-12', checkout: '2028-03-15', message: 'Hello' });
    await server.settled();
    return { ...stay, booking_id, asked, answerer, both };
  };

  test('answers', async () => {
    const { booking_id, asked, answerer, both, property_id, host } = await shared();
    const lists = ['/booking/properties/search?tab=upcoming', '/booking/properties/search?tab=requests', '/message'];
    const paths = [`/booking/${booking_id}`, `/booking/${asked}`, ...lists, '/user/export'];
    for (const path of paths) expect([path, sumsIn(await reads(path, answerer))]).toEqual([path, []]);
    const seen = (await reads(`/booking/${booking_id}`, answerer)) as BookingDetail;
    expect(seen).toMatchObject({ quote: null, payout: null, refund: null, points: 0, recorded_cents: 0, left_cents: 0 });
    const whole = (await reads(`/booking/${booking_id}`, both)) as BookingDetail;
    expect(whole.quote).toEqual(((await reads(`/booking/${booking_id}`, host)) as BookingDetail).quote);
    const path = `/user/property/${property_id}/calendar?from=2028-02-12&to=2028-02-13`;
    const nights = sumsIn(await reads(path, answerer));
    expect(nights.filter((way) => !/price_cents|base_cents|usual_cents/.test(way))).toEqual([]);
  });

  test('mails', async () => {
    const { answerer, both } = await shared();
    const [toAnswerer, toBoth] = [answerer, both].map(({ email }) => server.mailsTo(email).join('\n'));
    expect(toAnswerer).toContain(bookingMailTexts.checkin);
    expect(toBoth).toMatch(/\$[\d,]+\.\d\d/);
    expect(toAnswerer).not.toMatch(/\$ ?\d/);
    expect(toAnswerer).not.toContain(`${bookingMailTexts.total}:`);
  });
});
