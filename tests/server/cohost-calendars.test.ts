// Co-hosts who look after a calendar hear what its owner hears about it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CohostRole } from '../../generated/model/values';
import { aCohost } from '../support/a-cohost';
import { aMember } from '../support/a-member';
import { aBooking, aPerson, aProperty, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { serverStart } from '../support/clock';
import { engines } from '../support/databases';

const hour = 3_600_000;
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Reserved',
  'DTSTART;VALUE=DATE:20270106',
  'DTEND;VALUE=DATE:20270110',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, serverStart);
  });
  afterAll(() => server.close());

  test('a double booking and a calendar that cannot be read are told to the owner, and to co-hosts of the calendar alone', async () => {
    const { db } = server.database;
    const host = await aMember(db, { now: server.now(), host: true });
    const property_id = await aProperty(db, host.profile_id, { instant_book: true });
    const helper = (role: CohostRole) => aCohost(server, { property_id, roles: [role] });
    const [keeper, former, answerer] = [await helper('calendar'), await helper('calendar'), await helper('messages')];
    const guest = await aPerson(db, 'Ada');
    const booking_id = await aBooking(db, { property_id, guest, checkin: '2027-01-04', checkout: '2027-01-08' });
    await takeNights(db, property_id, ['2027-01-04', '2027-01-08']);
    await db.updateTable('held_nights').set({ kind: 'booking', booking_id }).where('property_id', '=', property_id).execute();
    await db.deleteFrom('cohosts').where('profile_id', '=', former.profile_id).execute();

    const url = `https://www.airbnb.ca/calendar/ical/${randomUUID()}.ics`;
    server.calendars.texts.set(url, calendar);
    const added = await server.ask(`POST /user/property/${property_id}/feed`, { token: host.token, body: { url } });
    expect(added.status, added.raw.body).toBe(200);
    await server.settled();
    expect(server.mailTo(host.email)).toContain('Cancel one of them');
    expect(server.mailTo(keeper.email)).toContain('The Airbnb calendar and Tuckamore both show a booking');
    expect(server.mailTo(keeper.email)).toContain('only they can cancel');

    server.calendars.texts.delete(url);
    for (const hours of [12, 12, 2]) {
      server.later(hours * hour);
      await server.settled();
    }
    for (const { email } of [host, keeper]) expect(server.mailTo(email)).toMatch(/read the Airbnb calendar of Cedar cabin/);
    expect([former, answerer].flatMap(({ email }) => server.mailsTo(email))).toEqual([]);
  });
});
