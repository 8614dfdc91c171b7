// The calendar that other platforms read: read back here by two readers that know nothing of one another.
import { randomUUID } from 'node:crypto';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HostProperty } from '../../generated/model/entities';
import { takenIn } from '../../src/server/outside/taken-nights';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aPerson, aProperty, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const now = serverStart;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let property: string;
  let address: string;
  beforeAll(async () => {
    server = await aServer(engine, now);
    host = await aMember(server.database.db, { now, host: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    property = await aProperty(server.database.db, host.profile_id, { title: 'Secret garden' });
    const { body } = await server.ask(`GET /user/property/${property}`, { token: host.token });
    address = new URL((body.data as HostProperty).export_url).pathname;
  });

  const read = (path = address) => server.app.inject({ method: 'GET', url: path });
  const book = async (start: string, end: string): Promise<string> => {
    const guest = await aPerson(server.database.db, 'Ada');
    const booking_id = await aBooking(server.database.db, { property_id: property, guest, checkin: start, checkout: end });
    const row = { held_id: randomUUID(), property_id: property, nights: `[${start},${end})`, kind: 'booking' as const, booking_id };
    await server.database.db
      .insertInto('held_nights')
      .values({ ...row, created_at: now })
      .execute();
    return booking_id;
  };
  const feed = async (start: string, end: string): Promise<string> => {
    const feed_id = randomUUID();
    const made = { feed_id, property_id: property, created_at: now };
    await server.database.db
      .insertInto('calendar_feeds')
      .values({ ...made, platform: 'airbnb', url: `https://airbnb.example/${feed_id}.ics`, due_at: now })
      .execute();
    const row = { held_id: randomUUID(), nights: `[${start},${end})`, kind: 'feed' as const, ...made };
    await server.database.db.insertInto('held_nights').values(row).execute();
    return feed_id;
  };
  const nightsIn = (text: string) => takenIn(text, 'America/Vancouver').taken.map(({ start, end }) => [start, end]);

  test('two readers find the same nights in it, each with a name that stays', async () => {
    const booking = await book('2027-02-12', '2027-02-15');
    await takeNights(server.database.db, property, ['2027-03-01', '2027-04-01']);
    await book('2026-01-01', '2026-01-05');
    const answer = await read();
    expect(answer.headers['content-type']).toMatch(/^text\/calendar\b/);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(nightsIn(answer.body)).toEqual([
      ['2027-02-12', '2027-02-15'],
      ['2027-03-01', '2027-04-01'],
    ]);
    const { events = [] } = convertIcsCalendar(undefined, answer.body);
    expect(events.map(({ start, end, summary }) => [start.type, start.date.toISOString(), end?.date.toISOString(), summary])).toEqual([
      ['DATE', '2027-02-12T00:00:00.000Z', '2027-02-15T00:00:00.000Z', 'Reserved'],
      ['DATE', '2027-03-01T00:00:00.000Z', '2027-04-01T00:00:00.000Z', 'Reserved'],
    ]);
    expect(events[0]?.uid).toBe(`${booking}@localhost`);
    expect((await read()).body).toBe(answer.body);
  });

  test('it holds to the form: whole lines of at most 75 octets, ended as the standard says, and nobody’s name', async () => {
    await book('2027-02-12', '2027-02-15');
    const { body } = await read();
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(body).not.toMatch(/Ada|Secret|garden|Whistler/);
  });

  test('a block that stays keeps its name when nights elsewhere are blocked', async () => {
    const block = (start: string, end: string) =>
      server.ask(`PUT /user/property/${property}/calendar`, { token: host.token, body: { changes: [{ start, end, blocked: true }] } });
    await block('2027-02-01', '2027-02-03');
    const [before] = convertIcsCalendar(undefined, (await read()).body).events ?? [];
    await block('2027-02-10', '2027-02-12');
    expect(convertIcsCalendar(undefined, (await read()).body).events?.map(({ uid }) => uid)).toContain(before?.uid);
  });

  test('each platform has an address of its own, and never reads there what it told us', async () => {
    await takeNights(server.database.db, property, ['2027-03-01', '2027-03-02']);
    const first = await feed('2027-05-01', '2027-05-03');
    const second = await feed('2027-06-01', '2027-06-03');
    expect(nightsIn((await read()).body)).toEqual([['2027-03-01', '2027-03-02']]);
    const { body } = await server.ask(`GET /user/property/${property}/calendar`, { token: host.token });
    const { feeds } = body.data as HostProperty;
    const fileOf = (id: string) => address.replace(/[^/]+$/, feeds.find(({ feed_id }) => feed_id === id)?.export_file ?? '');
    expect(nightsIn((await read(fileOf(first))).body)).toEqual([
      ['2027-03-01', '2027-03-02'],
      ['2027-06-01', '2027-06-03'],
    ]);
    expect(nightsIn((await read(fileOf(second))).body)).toEqual([
      ['2027-03-01', '2027-03-02'],
      ['2027-05-01', '2027-05-03'],
    ]);
  });

  test('a wrong secret, one that was changed, and one of another place lead nowhere', async () => {
    const other = await aProperty(server.database.db, host.profile_id);
    const code = async (path: string) => (await read(path)).json<{ error_code: string }>().error_code;
    expect(await code(address.replace(property, other))).toBe('property.export_not_found');
    expect(await code(address.replace(property, randomUUID()))).toBe('property.export_not_found');
    expect(await code(address.replace(/.{5}\.ics$/, 'AAAAA.ics'))).toBe('property.export_not_found');
    expect(await code(address.replace('.ics', ''))).toBe('input.no_such_call');
    await server.database.db.updateTable('properties').set({ export_round: 2 }).where('property_id', '=', property).execute();
    expect(await code(address)).toBe('property.export_not_found');
  });
});
