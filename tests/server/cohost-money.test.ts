// Co-hosts who see the money of a listing read it as its owner does, of that listing alone, and change nothing of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  BookingDetail,
  CalendarGrid,
  HostBookings,
  HostCalendar,
  HostEarnings,
  HostProperty,
  ListingMoney,
  PropertyRow,
} from '../../generated/model/entities';
import type { CohostRole } from '../../generated/model/values';
import { aCohost } from '../support/a-cohost';
import { type Member, signedInAgain } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const hour = 3_600_000;
const account = { legal_name: 'Sam Hostler', birth_date: '1980-05-17', address: '12 Bank Street', tax_number: '123456782' };
const details = {
  ...account,
  kind: 'person',
  city: 'Whistler',
  province: 'BC',
  postal_code: 'V8E 0B6',
  gst_number: '123456782 RT 0001',
  institution: '004',
  transit: '12345',
  account: '7654321',
};

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const asks = async (call: string, one: Member, body?: object) =>
    server.ask(call, { token: await signedInAgain(server.database.db, one, server.now()), ...(body ? { body } : {}) });
  const reads = async (path: string, one: Member): Promise<unknown> => {
    const { status, body } = await asks(`GET ${path}`, one);
    expect([path, status, body['error_code']]).toEqual([path, 200, undefined]);
    return body.data;
  };
  const with_ = (property_id: string, roles: readonly CohostRole[]) => aCohost(server, { property_id, roles, first_name: 'Kim' });
  const moneyOf = (property_id: string, year = '2027') => `/user/property/${property_id}/money?year=${year}`;

  test('payouts and earnings of the listing are the owner’s to the cent, and of no other listing', async () => {
    const one = await aPaidStay(server);
    const { host } = one;
    expect((await asks('PUT /user/payout', host, { ...details, password: host.password })).status).toBe(200);
    const other = await aProperty(server.database.db, host.profile_id, { title: 'Other place' });
    await aPaidStay(server, { at: { host, property_id: other }, checkin: '2027-02-12', checkout: '2027-02-16' });
    await aPaidStay(server, { at: one, checkin: '2027-06-12', checkout: '2027-06-15' });
    await server.until(Date.parse('2027-02-13T23:30:00Z') + 2 * hour);
    await server.database.db.updateTable('payouts').set({ paid_at: server.now(), paid_to: '321' }).execute();
    const cohost = await with_(one.property_id, ['money']);

    const answer = await asks(`GET ${moneyOf(one.property_id)}`, cohost);
    const money = answer.body.data as ListingMoney;
    const ofHost = (await reads(moneyOf(one.property_id), host)) as ListingMoney;
    expect(money).toEqual({ ...ofHost, opens_bookings: false });
    expect([ofHost.opens_bookings, money.earnings.file.file_name]).toEqual([true, 'earnings-cedar-cabin-2027.csv']);
    expect(money).toMatchObject({ since: '2027-02-13', paid: { amount_cents: 72_450 }, waiting: { amount_cents: 0 } });
    expect(money.payouts.map(({ booking_id }) => booking_id)).toEqual([one.booking_id]);
    expect(money.earnings).toMatchObject({ earned: { amount_cents: 72_450 }, months: [{ month: '2027-02-01' }] });
    const all = (await reads('/user/payout/earnings?year=2027', host)) as HostEarnings;
    expect(all.months[0]?.listings).toHaveLength(2);
    expect(money.earnings.months[0]?.listings).toEqual(
      all.months[0]?.listings.filter(({ property_id }) => property_id === one.property_id),
    );
    const csv = Buffer.from(money.earnings.file.content, 'base64').toString();
    expect(csv.split('\r\n')[1]).toContain('690.00');
    expect(csv).not.toContain('Other place');
    for (const secret of [...Object.values(account), '321', '7654321', '123456782 RT 0001'])
      expect(answer.raw.body).not.toContain(`"${secret}"`);
    expect(await reads(moneyOf(one.property_id, '2026'), cohost)).toMatchObject({ earnings: { months: [] }, paid: money.paid });

    // the other listing, the host's account, and the bookings themselves stay closed
    expect((await asks(`GET ${moneyOf(other)}`, cohost)).body['error_code']).toBe('property.not_owner');
    expect(await reads('/user/payout', cohost)).toMatchObject({ account: null, payouts: [] });
    expect(await reads('/user/payout/earnings?year=2027', cohost)).toMatchObject({ months: [] });
    expect((await asks(`GET /booking/${one.booking_id}`, cohost)).body['error_code']).toBe('booking.not_found');
    expect((await asks(`GET /user/property/${one.property_id}/calendar`, cohost)).body['error_code']).toBe('property.not_owner');
    expect((await reads(`/user/property/${one.property_id}`, cohost)) as HostProperty).toMatchObject({
      money_ids: [cohost.profile_id],
      calendar_ids: [],
      feeds: [],
    });

    // once it is taken away, nothing is read any more
    await server.database.db
      .updateTable('cohosts')
      .set({ roles: ['calendar', 'messages'] })
      .where('profile_id', '=', cohost.profile_id)
      .execute();
    expect((await asks(`GET ${moneyOf(one.property_id)}`, cohost)).body['error_code']).toBe('property.not_owner');
  });

  test('what a booking brings is on its page, in lists and calendars for those who see the money, and its guest for those who answer', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const guest = await aGuest(server);
    const dates = { checkin: '2028-02-12', checkout: '2028-02-15' };
    const { booking_id } = await aPaidStay(server, { at: { host, property_id }, ...dates });
    await aRequest(server, { property_id, guest, checkin: '2028-03-12', checkout: '2028-03-15', message: 'Hello' });
    const [both, answerer] = [await with_(property_id, ['messages', 'money']), await with_(property_id, ['messages'])];
    const [keeper, keepsAll] = [await with_(property_id, ['calendar', 'money']), await with_(property_id, ['calendar', 'messages'])];

    const ofHost = (await reads(`/booking/${booking_id}`, host)) as BookingDetail;
    expect(ofHost.payout?.amount_cents).toBe(69_000);
    const seen = (await reads(`/booking/${booking_id}`, both)) as BookingDetail;
    expect([seen.payout, seen.payout_lines]).toEqual([ofHost.payout, ofHost.payout_lines]);
    expect(seen).toMatchObject({ cohost_for: 'Sam', claim: null, change: null, can_review: false });
    expect(await reads(`/booking/${booking_id}`, answerer)).toMatchObject({ payout: null, payout_lines: [] });
    const inList = async (one: Member) =>
      ((await reads('/booking/properties/search?tab=upcoming', one)) as HostBookings).bookingList.map(({ payout }) => payout);
    expect(await inList(both)).toEqual(await inList(host));
    expect(await inList(answerer)).toEqual([null]);

    const nightOf = async (one: Member) => {
      const path = `/user/property/${property_id}/calendar?from=2028-02-12&to=2028-02-13`;
      const grid = (await reads('/user/calendar?from=2028-02-12', one)) as CalendarGrid;
      const [night] = ((await reads(path, one)) as HostCalendar).nights;
      expect(grid.rows[0]?.nights[0]).toMatchObject({
        booking_id: night?.booking_id,
        guest: night?.guest,
        earns_cents: night?.earns_cents,
      });
      return night;
    };
    const own = await nightOf(host);
    expect(own).toMatchObject({ booking_id, guest: expect.any(String), earns_cents: 23_000 });
    expect(await nightOf(keepsAll)).toEqual({ ...own, earns_cents: null });
    expect(await nightOf(keeper)).toEqual({ ...own, booking_id: null, guest: null });
  });

  test('a guest reads who answers them, and nobody else is named', async () => {
    const { guest, host, property_id, booking_id } = await aPaidStay(server, { checkin: '2028-05-12', checkout: '2028-05-15' });
    await aCohost(server, { property_id, roles: ['money', 'calendar'], first_name: 'Noor' });
    const namedFor = async (one: Member) => ((await reads(`/booking/${booking_id}`, one)) as BookingDetail).cohosts;
    expect(await namedFor(guest)).toEqual([]);
    const kim = await with_(property_id, ['messages']);
    expect(await namedFor(guest)).toEqual(['Kim']);
    expect([await namedFor(host), await namedFor(kim)]).toEqual([[], []]);
  });

  test('the title of a copy looks at the host’s own listings alone', async () => {
    const { db } = server.database;
    const { host, property_id } = await aHostedPlace(server, { title: 'Cabin' });
    const others = await aHostedPlace(server, { title: 'Cabin (copy)' });
    await aCohost(server, { property_id: others.property_id, roles: ['messages'], member: host });
    expect((await asks(`POST /user/property/${property_id}/duplicate`, host, {})).status).toBe(200);
    const titles = ((await reads('/user/property', host)) as PropertyRow[]).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Cabin', 'Cabin (copy)', 'Cabin (copy)']);
    expect(await db.selectFrom('properties').select('property_id').where('profile_id', '=', host.profile_id).execute()).toHaveLength(2);
  });
});
