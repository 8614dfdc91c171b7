// A host's bookings by tab and words: each in one tab, all of them searched, and read by indexes however many there are.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingList, HostBookings } from '../../generated/model/entities';
import { keysOf } from '../../generated/model/keys';
import { BookingTab } from '../../generated/model/values';
import { instantOf } from '../../generated/model/wire';
import { bookingDisplayStatusName } from '../../generated/rules/statuses';
import { comingStays, tabQuery } from '../../src/server/booking/host-list.lookup';
import { followers } from '../../src/server/followers';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const many = 10_000;
const tabOf = {
  pending: 'requests',
  payment_pending: 'unpaid',
  upcoming: 'upcoming',
  arrives_tomorrow: 'upcoming',
  checking_in: 'upcoming',
  hosting: 'current',
  checking_out: 'current',
  completed: 'past',
  called_off: 'cancelled',
  unconfirmed: 'cancelled',
} as const satisfies Record<ReturnType<typeof bookingDisplayStatusName>, BookingTab>;

interface Own {
  readonly property_id?: string;
  readonly guest_id?: string;
  readonly status?: string;
  readonly paid_at?: Date | null;
  readonly checkin: string;
  readonly nights: number;
}

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Awaited<ReturnType<typeof aHostedPlace>>['host'];
  let pattern = '';
  const places = { cedar: '', spruce: '' };
  const people = { noor: '', ann: '', reachable: '' };
  beforeAll(async () => {
    server = await aServer(engine);
    const place = await aHostedPlace(server, { title: 'Cedar cabin' });
    host = place.host;
    places.cedar = place.property_id;
    places.spruce = await aProperty(server.database.db, host.profile_id, { title: 'Épinette bleue', city: 'Tofino' });
    const named = async (first_name: string) => {
      const { profile_id } = await aGuest(server);
      await server.database.db.updateTable('profiles').set({ first_name }).where('profile_id', '=', profile_id).execute();
      return profile_id;
    };
    people.noor = await named('Noor');
    people.ann = await named('Añn');
    people.reachable = await named('Zoe zoe@example.com');
    pattern = await aRequest(server, { ...place, guest: await aGuest(server) });
    await sql`delete from held_nights`.execute(server.database.db);
  });
  afterAll(() => server.close());

  /** A booking as another is, but for these: on nights that nobody holds. */
  const aStay = async ({ nights, checkin, ...own }: Own): Promise<string> => {
    const booking_id = randomUUID();
    const reference = booking_id
      .replaceAll(/[^a-f2-9]/g, '')
      .slice(0, 6)
      .toUpperCase();
    const changed = { booking_id, reference, status: 'confirmed', paid_at: server.now(), checkin, ...own };
    await sql`insert into bookings select r.* from bookings b,
      jsonb_populate_record(b, ${JSON.stringify(changed)}::jsonb || jsonb_build_object('checkout', ${checkin}::date + ${nights}::int)) r
      where b.booking_id = ${pattern}`.execute(server.database.db);
    return booking_id;
  };
  const day = (from: number): string => new Date(server.now().getTime() + from * 86_400_000).toISOString().slice(0, 10);
  const found = async (query: Readonly<Record<string, string | number>> = {}): Promise<HostBookings> => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    return (await server.ask(`GET /booking/properties/search?${search}`, { token: host.token })).body.data;
  };
  const idsOf = ({ bookingList }: Pick<BookingList, 'bookingList'>) => bookingList.map(({ booking_id }) => booking_id);
  const countsOf = ({ counts }: HostBookings) =>
    Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ tab, count }) => [tab, count]));
  const emptied = () => sql`delete from bookings where booking_id <> ${pattern}`.execute(server.database.db);

  test('each booking stands in the tab of what it shows, at each hour of a day, and in no other', async () => {
    await emptied();
    for (let from = -4; from <= 3; from += 1) {
      await aStay({ checkin: day(from), nights: 1 });
      await aStay({ checkin: day(from), nights: 3, property_id: places.spruce });
    }
    await aStay({ checkin: day(4), nights: 2, paid_at: null });
    for (const status of ['cancelled', 'rejected', 'expired']) await aStay({ checkin: day(5), nights: 2, status });
    for (let hour = 0; hour < 24; hour += 3) {
      const now = instantOf(server.now());
      const all: BookingList = (await server.ask('GET /booking/properties?per_page=100', { token: host.token })).body.data;
      const wanted = (tab: BookingTab) =>
        idsOf({ bookingList: all.bookingList.filter((booking) => tabOf[bookingDisplayStatusName({ booking, now })] === tab) }).toSorted();
      for (const tab of keysOf(BookingTab)) {
        const part = await found({ tab });
        expect(idsOf(part).toSorted()).toEqual(wanted(tab));
        expect(part.counts.find((it) => it.tab === tab)?.count).toBe(part.bookingList.length);
      }
      server.later(3 * 3_600_000);
    }
  });

  test('without a tab the first that has any is shown, and its order is that in which it asks for something', async () => {
    await emptied();
    const now = server.now().getTime();
    const soon = await aStay({ checkin: day(9), nights: 2, property_id: places.spruce });
    const sooner = await aStay({ checkin: day(5), nights: 2 });
    const over = [await aStay({ checkin: day(-5), nights: 2 }), await aStay({ checkin: day(-9), nights: 2, property_id: places.spruce })];
    expect(await found()).toMatchObject({ tab: 'requests', bookingList: [{ booking_id: pattern }] });
    expect(await found({ words: 'tofino' })).toMatchObject({ tab: 'upcoming', bookingList: [{ booking_id: soon }] });
    expect(idsOf(await found({ tab: 'upcoming' }))).toEqual([sooner, soon]);
    expect(idsOf(await found({ tab: 'past' }))).toEqual(over);
    expect(new Date(now)).toEqual(server.now());
  });

  test('a page goes on after the booking that was the last, over several places, and none is left out or shown twice', async () => {
    await emptied();
    const stays: string[] = [];
    for (let nth = 0; nth < 7; nth += 1)
      stays.push(
        await aStay({ checkin: day(2 + 2 * Math.floor(nth / 2)), nights: 2, property_id: nth % 2 ? places.cedar : places.spruce }),
      );
    const seen: string[] = [];
    for (let after: string | undefined; ; after = seen.at(-1)) {
      const page = await found({ tab: 'upcoming', per_page: 3, ...(after && { after }) });
      expect(countsOf(page)).toMatchObject({ upcoming: 7 });
      if (page.bookingList.length === 0) break;
      seen.push(...idsOf(page));
    }
    expect(seen.toSorted()).toEqual(stays.toSorted());
    // a booking of another host is no place to go on after
    expect(idsOf(await found({ tab: 'upcoming', after: randomUUID() }))).toEqual([]);
  });

  test('a booking is found among all by its reference, its address, its guest and its place, whatever their letters', async () => {
    await emptied();
    const noor = await aStay({ checkin: day(-30), nights: 2, guest_id: people.noor });
    const ann = await aStay({ checkin: day(3), nights: 2, guest_id: people.ann, property_id: places.spruce });
    const by = async (words: string) => countsOf(await found({ words }));
    expect(await by('NOOR')).toEqual({ past: 1 });
    expect(idsOf(await found({ words: 'noor cedar' }))).toEqual([noor]);
    expect(await by('noor tofino')).toEqual({});
    expect(idsOf(await found({ words: 'ann epinette british' }))).toEqual([ann]);
    expect(idsOf(await found({ words: `https://tuckamore.example/bookings/${noor}` }))).toEqual([noor]);
    expect(await by('https://tuckamore.example/bookings')).toEqual({});
    const { reference } = (await found({ words: 'noor' })).bookingList[0] ?? {};
    expect(idsOf(await found({ words: String(reference).toLowerCase() }))).toEqual([noor]);
    expect(await by('50% _')).toEqual({});
  });

  test('a name of which the list shows a part alone is found by once the stay is paid', async () => {
    await emptied();
    const stay = { guest_id: people.reachable, nights: 2 };
    const unpaid = await aStay({ ...stay, checkin: day(3), paid_at: null });
    expect((await found({ tab: 'unpaid' })).bookingList[0]?.guest?.first_name).not.toContain('example.com');
    expect(countsOf(await found({ words: 'example.com' }))).toEqual({});
    expect(countsOf(await found({ words: 'zoe' }))).toEqual({});
    const paid = await aStay({ ...stay, checkin: day(9) });
    expect(idsOf(await found({ words: 'example.com' }))).toEqual([paid]);
    expect(unpaid).not.toBe(paid);
  });

  test('bookings of another host are neither shown nor counted, by no words', async () => {
    await emptied();
    await aStay({ checkin: day(3), nights: 2, guest_id: people.noor });
    const other = await aHostedPlace(server);
    for (const words of ['', 'noor', `/bookings/${pattern}`]) {
      const search = new URLSearchParams({ words }).toString();
      const theirs: HostBookings = (await server.ask(`GET /booking/properties/search?${search}`, { token: other.host.token })).body.data;
      expect([countsOf(theirs), theirs.bookingList]).toEqual([{}, []]);
    }
  });

  test('the coming days hold who is there and who arrives or asks to, and not who is gone or comes later', async () => {
    await emptied();
    const here = await aStay({ checkin: day(-2), nights: 4 });
    const next = await aStay({ checkin: day(20), nights: 2, property_id: places.spruce });
    await aStay({ checkin: day(-9), nights: 2 });
    await aStay({ checkin: day(40), nights: 2 });
    await aStay({ checkin: day(5), nights: 2, status: 'cancelled' });
    const coming = (await server.ask('GET /booking/properties/coming', { token: host.token })).body.data as Pick<
      BookingList,
      'bookingList'
    >;
    expect(idsOf(coming)).toEqual([here, next]);
  });

  test('the coming days are those of the place, where it is evening while the next day has begun in London', async () => {
    await emptied();
    const yesterday = await aStay({ checkin: day(-3), nights: 2 });
    const at = (moment: string) => comingStays(server.database.db, { viewer: host.profile_id, followers, now: new Date(`${moment}:00Z`) });
    const ids = async (moment: string) => (await at(moment)).map(({ booking_id }) => booking_id);
    expect(await ids(`${day(1)}T04:59`)).toEqual([yesterday]);
    expect(await ids(`${day(1)}T12:00`)).toEqual([]);
  });

  test.runIf(engine === 'PostgreSQL')('of very many bookings a page of a tab reads the few that it shows', async () => {
    await emptied();
    const { db } = server.database;
    for (let from = 1; from < many; from += 5000)
      await sql`insert into bookings select r.* from bookings b, generate_series(${from}::int, ${from + 4999}::int) nth, lateral jsonb_populate_record(b, jsonb_build_object(
        'booking_id', gen_random_uuid(), 'reference', 'N' || translate(lpad(nth::text, 5, '0'), '01', 'AB'), 'status', case when nth % 10 = 0 then 'cancelled' else 'confirmed' end,
        'paid_at', ${server.now()}::timestamptz, 'property_id', case when nth % 2 = 0 then ${places.cedar}::uuid else ${places.spruce}::uuid end,
        'checkin', ${day(30)}::date - nth, 'checkout', ${day(30)}::date - nth + 1)) r where b.booking_id = ${pattern}`.execute(db);
    await sql`analyze bookings`.execute(db);
    const last = (await found({ tab: 'past' })).bookingList.at(-1)?.booking_id;
    const seeing = { viewer: host.profile_id, followers, now: server.now() };
    for (const tab of keysOf(BookingTab)) {
      const query = await tabQuery(db, seeing, { tab, per_page: 50, ...(tab === 'past' && { after: last }) });
      const { rows } = await sql<Readonly<Record<string, string>>>`explain (analyze, buffers, costs off, timing off) ${query}`.execute(db);
      const plan = rows.map((row) => Object.values(row)[0]).join('\n');
      expect(plan).not.toContain('Seq Scan on bookings');
      for (const [, removed] of plan.matchAll(/Rows Removed by Filter: (\d+)/g)) expect(Number(removed)).toBeLessThan(200);
      for (const [, read] of plan.matchAll(/on bookings b.* \(actual rows=(\d+)/g)) expect(Number(read)).toBeLessThan(200);
    }
  });
});
