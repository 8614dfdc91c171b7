// Calendars from elsewhere with names of their hosts' own, over real databases: told where their nights and conflicts are, with what is left out.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarFeed, HostCalendar } from '../../generated/model/entities';
import { serverStart } from '../support/clock';
import { aMember } from '../support/a-member';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const text = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap((it) => ['BEGIN:VEVENT', it, 'END:VEVENT']), 'END:VCALENDAR', ''].join('\r\n');

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, serverStart);
  });
  afterAll(() => server.close());

  const hosting = async () => {
    const host = await aMember(server.database.db, { now: server.now(), host: true });
    const property = await aProperty(server.database.db, host.profile_id);
    const ask = (call: string, body?: object) => {
      const [method, path] = call.split(' ');
      return server.ask(`${method} /user/property/${property}${path}`, { token: host.token, ...(body ? { body } : {}) });
    };
    const url = `https://calendar.example/${randomUUID()}.ics`;
    const added = async (name: string | undefined, ...events: readonly string[]): Promise<CalendarFeed> => {
      server.calendars.texts.set(url, text(...events));
      const answer = await ask('POST /feed', { url, ...(name === undefined ? {} : { name }) });
      expect(answer.status, answer.raw.body).toBe(200);
      return answer.body.data;
    };
    const calendar = async (): Promise<HostCalendar> => (await ask('GET /calendar?from=2027-01-01&to=2027-02-01')).body.data;
    return { host, property, ask, added, calendar };
  };
  const stay = 'UID:1@calendar.example\r\nSUMMARY:Reserved\r\nDTSTART;VALUE=DATE:20270104\r\nDTEND;VALUE=DATE:20270106';

  test('a calendar has the name that its host gives it, and the platform’s where that is taken away', async () => {
    const { ask, added, calendar } = await hosting();
    const feed = await added('Grandma’s calendar', stay);
    expect(feed.name).toBe('Grandma’s calendar');
    const night = async () => (await calendar()).nights.find(({ date }) => date === '2027-01-04');
    expect(await night()).toMatchObject({ taken: 'feed', platform: 'generic', feed_name: 'Grandma’s calendar' });
    expect((await ask(`PATCH /feed/${feed.feed_id}`, { name: 'Family' })).body.data).toMatchObject({ name: 'Family' });
    expect((await night())?.feed_name).toBe('Family');
    expect((await ask(`PATCH /feed/${feed.feed_id}`, { name: ' ' })).body.data).toMatchObject({ name: null });
    expect((await ask(`PATCH /feed/${randomUUID()}`, { name: 'x' })).body['error_code']).toBe('property.feed_not_found');
    const other = await hosting();
    expect((await other.ask(`PATCH /feed/${feed.feed_id}`, { name: 'x' })).body['error_code']).toBe('property.feed_not_found');
  });

  test('a conflict names its nights and the calendar, on the page and in the mail', async () => {
    const { host, property, added, calendar } = await hosting();
    const guest = await aPerson(server.database.db, 'Ada');
    const booking_id = await aBooking(server.database.db, { property_id: property, guest, checkin: '2027-01-05', checkout: '2027-01-07' });
    const held = { held_id: randomUUID(), property_id: property, nights: '[2027-01-05,2027-01-07)', kind: 'booking' as const, booking_id };
    await server.database.db
      .insertInto('held_nights')
      .values({ ...held, created_at: server.now() })
      .execute();
    await added('Family', stay);
    expect((await calendar()).conflicts).toMatchObject([{ start: '2027-01-05', end: '2027-01-06', feed_name: 'Family' }]);
    await server.settled();
    expect(server.mailTo(host.email)).toContain('The Family calendar and Tuckamore');
    expect(server.mailTo(host.email)).toContain('Jan 5');
  });

  test('our own bookings that come back take nothing, repeats are followed, and what is left out is told', async () => {
    const { added, calendar } = await hosting();
    const ours = 'UID:abc@localhost\r\nSUMMARY:Reserved\r\nDTSTART;VALUE=DATE:20270108';
    const weekly = 'UID:2\r\nSUMMARY:Cleaning\r\nDTSTART;VALUE=DATE:20261104\r\nRRULE:FREQ=WEEKLY;BYDAY=WE';
    const free = 'UID:3\r\nTRANSP:TRANSPARENT\r\nDTSTART;VALUE=DATE:20270112';
    const feed = await added(undefined, ours, weekly, free, 'UID:4\r\nDTSTART;VALUE=DATE:20270299');
    expect(feed).toMatchObject({ name: null, free_events: 1, short_events: 0, broken_events: 1 });
    const taken = (await calendar()).nights.flatMap(({ date, taken: by }) => (by === 'feed' ? [date] : []));
    expect(taken).toEqual(['2027-01-06', '2027-01-13', '2027-01-20', '2027-01-27']);
  });
});
