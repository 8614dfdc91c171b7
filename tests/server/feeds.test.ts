// Calendars from elsewhere: read again and again, kept while they cannot be read, and told of where they disagree with a booking.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarFeed, HostCalendar } from '../../generated/model/entities';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const start = serverStart;
const minute = 60_000;
const hour = 60 * minute;

type Event = readonly [summary: string, start: string, end: string];
const plain = (date: string): string => date.replaceAll('-', '');
const calendarOf = (...events: readonly Event[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.map(
      ([summary, from, to], at) =>
        `BEGIN:VEVENT\r\nUID:${at}\r\nSUMMARY:${summary}\r\nDTSTART;VALUE=DATE:${plain(from)}\r\nDTEND;VALUE=DATE:${plain(to)}\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let property: string;
  let url: string;
  beforeAll(async () => {
    server = await aServer(engine, start);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    host = await aMember(server.database.db, { now: server.now(), host: true });
    property = await aProperty(server.database.db, host.profile_id, { instant_book: true });
    url = `https://www.airbnb.ca/calendar/ical/${Math.floor(Math.random() * 1e12)}.ics?s=secret`;
  });

  const ask = (call: string, body?: object) => {
    const [method, path] = call.split(' ');
    return server.ask(`${method} /user/property/${property}${path}`, { token: host.token, ...(body ? { body } : {}) });
  };
  const add = (address = url) => ask('POST /feed', { url: address });
  const added = async (...events: readonly Event[]): Promise<CalendarFeed> => {
    server.calendars.texts.set(url, calendarOf(...events));
    const { status, body, raw } = await add();
    expect(status, raw.body).toBe(200);
    return body.data;
  };
  const calendar = async (): Promise<HostCalendar> => (await ask('GET /calendar?from=2027-01-01&to=2027-02-01')).body.data;
  const taken = async () => (await calendar()).nights.flatMap(({ date, taken: by }) => (by === 'feed' ? [date] : []));
  const feed = async () => (await calendar()).feeds[0];
  const listed = async () => (await server.ask(`GET /property/${property}`)).body.data as { readonly instant_book: boolean };
  const pass = async (milliseconds: number) => {
    server.later(milliseconds);
    await server.settled();
  };
  const book = async (from: string, to: string) => {
    const guest = await aPerson(server.database.db, 'Ada');
    const booking_id = await aBooking(server.database.db, { property_id: property, guest, checkin: from, checkout: to });
    const row = { held_id: randomUUID(), property_id: property, nights: `[${from},${to})`, kind: 'booking' as const, booking_id };
    await server.database.db
      .insertInto('held_nights')
      .values({ ...row, created_at: server.now() })
      .execute();
    return booking_id;
  };

  test('a calendar is read when it is added, and its nights are taken at once', async () => {
    const it = await added(
      ['Reserved', '2027-01-04', '2027-01-06'],
      ['Reserved', '2026-10-01', '2026-10-03'],
      ['Reserved', '1980-01-01', '1980-02-01'],
    );
    expect(it).toMatchObject({ platform: 'airbnb', sync_status: 'synced', synced_at: server.now().toISOString(), failures: 0, nights: 2 });
    expect(await taken()).toEqual(['2027-01-04', '2027-01-05']);
    const { body } = await server.ask(`GET /property/${property}/availability?from=2027-01-01&to=2027-02-01`);
    expect(body.data).toMatchObject({ unavailable: [{ start: '2027-01-04', end: '2027-01-06' }], synced_at: server.now().toISOString() });
  });

  test('it is read every half hour, and only what has changed is written', async () => {
    await added(['Reserved', '2027-01-04', '2027-01-06'], ['Reserved', '2027-01-20', '2027-01-21']);
    const held = () =>
      server.database.db.selectFrom('held_nights').select('held_id').where('property_id', '=', property).orderBy('nights').execute();
    const before = await held();
    server.calendars.asked.length = 0;
    await pass(20 * minute);
    expect(server.calendars.asked).not.toContain(url);
    await pass(15 * minute);
    expect(server.calendars.asked.filter((one) => one === url)).toHaveLength(1);
    server.calendars.texts.set(
      url,
      calendarOf(['Reserved', '2027-01-04', '2027-01-06'], ['Airbnb (Not available)', '2027-01-10', '2027-01-11']),
    );
    await pass(35 * minute);
    expect(await taken()).toEqual(['2027-01-04', '2027-01-05', '2027-01-10']);
    expect((await held())[0]).toEqual(before[0]);
    server.calendars.texts.set(url, calendarOf());
    await pass(35 * minute);
    expect(await taken()).toEqual([]);
  });

  test('the longer nothing changes the later it is read, two hours at most, and after half an hour when it changes or a stay is near', async () => {
    const { db } = server.database;
    /** Minutes from its last reading to the next. */
    const wait = async (): Promise<number> => {
      const { synced_at, due_at } = await db.selectFrom('calendar_feeds').selectAll().where('url', '=', url).executeTakeFirstOrThrow();
      expect(synced_at).toEqual(server.now());
      return (due_at.getTime() - server.now().getTime()) / minute;
    };
    const untilRead = async (hours: number) => {
      const due_at = new Date(server.now().getTime() + hours * hour);
      await db.updateTable('calendar_feeds').set({ due_at }).where('url', '=', url).execute();
      await pass(hours * hour);
      return wait();
    };
    const short = (minutes: number) => expect(Math.abs(minutes - 30)).toBeLessThanOrEqual(3);
    const long = (minutes: number) => expect(Math.abs(minutes - 108)).toBeLessThanOrEqual(11);
    const closed: Event = ['Airbnb (Not available)', '2027-06-01', '2029-01-01'];
    await added(['Reserved', '2027-01-04', '2027-01-06'], closed);
    short(await wait());
    short(await untilRead(10));
    expect(Math.abs((await untilRead(14)) - 60)).toBeLessThanOrEqual(6);
    // the far end of what is closed moves on with the days, which is no change
    server.calendars.texts.set(
      url,
      calendarOf(['Reserved', '2027-01-04', '2027-01-06'], ['Airbnb (Not available)', '2027-06-01', '2029-01-09']),
    );
    long(await untilRead(48));
    server.calendars.texts.set(url, calendarOf(['Reserved', '2027-01-04', '2027-01-07'], closed));
    short(await untilRead(2));
    long(await untilRead(60));
    const on = (days: number) => new Date(server.now().getTime() + days * 24 * hour).toISOString().slice(0, 10);
    await book(on(5), on(7));
    short(await untilRead(1));
  });

  test('while it cannot be read its last good copy stays, it is asked less often, and the host hears of it once', async () => {
    await added(['Reserved', '2027-01-04', '2027-01-06']);
    server.calendars.texts.delete(url);
    server.calendars.asked.length = 0;
    for (let passed = 0; passed < 23; passed += 1) await pass(hour);
    expect(await feed()).toMatchObject({ sync_status: 'failed', nights: 2 });
    expect(server.calendars.asked.filter((one) => one === url).length).toBeLessThan(10);
    expect(server.mailsTo(host.email)).toEqual([]);
    await pass(2 * hour);
    await pass(hour);
    expect(server.mailsTo(host.email)).toHaveLength(1);
    expect(server.mailTo(host.email)).toMatch(/read the Airbnb calendar of Cedar cabin/);
    expect(await listed()).toMatchObject({ instant_book: true });
    await pass(48 * hour);
    expect(await listed()).toMatchObject({ instant_book: false });
    expect(await taken()).toEqual(['2027-01-04', '2027-01-05']);
    server.calendars.texts.set(url, calendarOf(['Reserved', '2027-01-08', '2027-01-09']));
    await pass(7 * hour);
    expect(await taken()).toEqual(['2027-01-08']);
    expect(await listed()).toMatchObject({ instant_book: true });
    expect(server.mailsTo(host.email)).toHaveLength(1);
  });

  test('a booking of ours is kept against it, its host hears once, and nobody books at once until it is solved', async () => {
    const booking_id = await book('2027-01-04', '2027-01-08');
    const { feed_id } = await added(['Reserved', '2027-01-06', '2027-01-10'], ['Airbnb (Not available)', '2027-01-04', '2027-01-06']);
    expect(await calendar()).toMatchObject({
      conflicts: [{ start: '2027-01-06', end: '2027-01-08', booking_id, feed_id, platform: 'airbnb' }],
      feeds: [{ sync_status: 'conflict' }],
    });
    expect(await taken()).toEqual(['2027-01-08', '2027-01-09']);
    expect(await listed()).toMatchObject({ instant_book: false });
    const found = await server.ask('POST /property/search', { body: { filters: { instant: true } } });
    expect(JSON.stringify(found.body.data)).not.toContain(property);
    await pass(35 * minute);
    expect(server.mailsTo(host.email)).toHaveLength(1);
    expect(server.mailTo(host.email)).toMatch(/The Airbnb calendar and Tuckamore both show a booking at .+ for Jan 6.+8\./s);
    await server.database.db.deleteFrom('held_nights').where('booking_id', '=', booking_id).execute();
    await pass(2 * minute);
    expect(await listed()).toMatchObject({ instant_book: true });
    expect(await feed()).toMatchObject({ sync_status: 'synced' });
  });

  test('a platform that calls all nights closed disagrees only beyond what it has from us', async () => {
    url = `https://ical.booking.com/v1/export?t=${randomUUID()}`;
    await book('2027-01-04', '2027-01-08');
    await added(['CLOSED - Not available', '2027-01-04', '2027-01-08']);
    expect((await calendar()).conflicts).toEqual([]);
    server.calendars.texts.set(url, calendarOf(['CLOSED - Not available', '2027-01-06', '2027-01-12']));
    await pass(35 * minute);
    expect((await calendar()).conflicts).toMatchObject([{ start: '2027-01-06', end: '2027-01-08', platform: 'booking' }]);
  });

  test('what is no calendar is refused with words, and nothing of it is kept', async () => {
    const code = async (address: string, text?: string) => {
      if (text !== undefined) server.calendars.texts.set(address, text);
      return (await add(address)).body['error_code'];
    };
    const whole = calendarOf(['Reserved', '2027-01-04', '2027-01-06']);
    expect(await code(url)).toBe('property.feed_unreadable');
    expect(await code(url, '<html>Sign in</html>')).toBe('property.feed_unreadable');
    expect(await code(url, whole.replace('END:VCALENDAR', ''))).toBe('property.feed_unreadable');
    expect(await code(url, whole.replaceAll('202701', '202799'))).toBe('property.feed_unreadable');
    expect(await code(`http://localhost:3000/api/property/${property}/calendar/x.ics`, whole)).toBe('property.feed_unreadable');
    expect(await code('https://127.0.0.1/a.ics', whole)).toBe('property.feed_unreadable');
    expect(await code('ftp://airbnb.ca/a.ics', whole)).toMatch(/^(input.invalid|property.feed_unreadable)$/);
    expect((await calendar()).feeds).toEqual([]);
  });

  test('each calendar is added once, also when it is asked for twice at once, and no more than ten', async () => {
    const whole = calendarOf(['Reserved', '2027-01-04', '2027-01-06']);
    server.calendars.texts.set(url, whole);
    const twice = await Promise.all([add(), add(`${url}#again`)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await add()).body['error_code']).toBe('property.feed_known');
    for (let at = 0; at < 10; at += 1) {
      const another = `https://cabin.example/${property}/${at}.ics`;
      server.calendars.texts.set(another, whole);
      server.later(minute);
      const { status, body } = await add(another);
      expect([at, status === 200 || body['error_code']]).toEqual([at, at < 9 || 'property.too_many_feeds']);
    }
  });

  test('the calendar of the connected listing proves whose it is, one of another listing is refused, and so is a second host', async () => {
    const id = `${Math.floor(Math.random() * 1e12)}`;
    const connect = (property_id: string) =>
      server.database.db
        .updateTable('properties')
        .set({ listing_key: `airbnb ${id}` })
        .where('property_id', '=', property_id)
        .execute();
    await connect(property);
    const other = url;
    server.calendars.texts.set(other, calendarOf());
    expect((await add(other)).body['error_code']).toBe('property.feed_of_other_listing');
    url = `https://www.airbnb.ca/calendar/ical/${id}.ics?s=secret`;
    expect(await added()).toMatchObject({ proves_ownership: true });
    expect((await ask('GET ')).body.data).toMatchObject({ ownership_proven_at: server.now().toISOString() });
    host = await aMember(server.database.db, { now: server.now(), host: true });
    property = await aProperty(server.database.db, host.profile_id);
    await connect(property);
    expect((await add()).body['error_code']).toBe('property.listing_claimed');
  });

  test('how the reading of the connected listing went stays, unless a calendar disagrees with a booking', async () => {
    const there = server.database.db.updateTable('properties').set({ listing_url: 'https://www.airbnb.ca/rooms/1' });
    const set = (values: { readonly sync_status: 'running' | 'failed'; readonly connection_status: 'connected' | null }) =>
      there.set(values).where('property_id', '=', property).execute();
    const standing = async () => ((await ask('GET ')).body.data as { readonly sync_status: string }).sync_status;
    await set({ sync_status: 'running', connection_status: null });
    await added(['Reserved', '2027-01-04', '2027-01-06']);
    expect(await standing()).toBe('running');
    await set({ sync_status: 'failed', connection_status: 'connected' });
    await pass(35 * minute);
    expect(await standing()).toBe('failed');
    const booking_id = await book('2027-01-05', '2027-01-07');
    await pass(2 * minute);
    expect(await standing()).toBe('conflict');
    await server.database.db.deleteFrom('held_nights').where('booking_id', '=', booking_id).execute();
    await pass(2 * minute);
    expect(await standing()).toBe('synced');
  });

  test('a host reads it now, and hears when that fails', async () => {
    const { feed_id } = await added(['Reserved', '2027-01-04', '2027-01-06']);
    server.calendars.texts.set(url, calendarOf(['Reserved', '2027-01-20', '2027-01-21']));
    expect((await ask(`POST /feed/${feed_id}/sync`)).body.data).toMatchObject({ nights: 1, sync_status: 'synced' });
    server.calendars.texts.delete(url);
    await ask(`POST /feed/${feed_id}/sync`);
    expect((await ask(`POST /feed/${feed_id}/sync`)).body).toMatchObject({ error_code: 'property.feed_failed', data: { failures: 2 } });
    expect(await taken()).toEqual(['2027-01-20']);
    expect((await ask(`POST /feed/${randomUUID()}/sync`)).body['error_code']).toBe('property.feed_not_found');
  });

  test('removed, its nights are free again; the last one of a listed property stays', async () => {
    const { feed_id } = await added(['Reserved', '2027-01-04', '2027-01-06']);
    expect((await ask(`DELETE /feed/${feed_id}`)).body).toMatchObject({
      error_code: 'property.listing_incomplete',
      data: { missing: ['calendar'] },
    });
    await server.database.db.updateTable('properties').set({ no_other_calendars: true }).where('property_id', '=', property).execute();
    expect((await ask(`DELETE /feed/${feed_id}`)).status).toBe(200);
    expect(await taken()).toEqual([]);
    expect((await ask(`DELETE /feed/${feed_id}`)).body['error_code']).toBe('property.feed_not_found');
  });

  test('another host has no say in it, and those in the archive are not read', async () => {
    const { feed_id } = await added(['Reserved', '2027-01-04', '2027-01-06']);
    const other = await aMember(server.database.db, { now: server.now(), host: true });
    for (const call of [`POST /user/property/${property}/feed/${feed_id}/sync`, `DELETE /user/property/${property}/feed/${feed_id}`])
      expect((await server.ask(call, { token: other.token })).status).toBe(403);
    await server.database.db.updateTable('properties').set({ status: 'archived' }).where('property_id', '=', property).execute();
    server.calendars.asked.length = 0;
    await pass(2 * hour);
    expect(server.calendars.asked).not.toContain(url);
  });
});
