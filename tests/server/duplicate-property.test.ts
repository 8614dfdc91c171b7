// A host duplicates a property: the copy has its words, prices and pictures, and nothing that belongs to one place alone.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftsMax, removedPhotoHours, titleMax } from '../../generated/model/constants';
import type { HostProperty, Photo } from '../../generated/model/entities';
import { titleOfCopy } from '../../src/server/property/setup/copy.rules';
import { aMember, type Member, signedInAgain } from '../support/a-member';
import { sendPhoto, withPhotos } from '../support/a-photo';
import { aBooking, aPerson, aProperty, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { weekendAt } from '../support/weekday-prices';

test('a copy has a title that no other property of the host has, within its longest length', () => {
  expect(titleOfCopy('', ['', ''])).toBe('');
  expect(titleOfCopy('Cabin', ['Cabin'])).toBe('Cabin (copy)');
  expect(titleOfCopy('Cabin', ['Cabin', 'Cabin (copy)'])).toBe('Cabin (copy 2)');
  expect(titleOfCopy('Cabin (copy)', ['Cabin', 'Cabin (copy)'])).toBe('Cabin (copy 2)');
  expect(titleOfCopy('Cabin (copy 2)', ['Cabin (copy 2)'])).toBe('Cabin (copy)');
  const long = '🏕'.repeat(titleMax);
  expect(titleOfCopy(long, [long])).toBe(`${'🏕'.repeat(36)} (copy)`);
  expect(titleOfCopy('x'.repeat(titleMax), [])).toBe(`${'x'.repeat(titleMax - 7)} (copy)`);
});

/** All that a property has beside what is copied. */
const own = {
  property_id: '',
  title: '',
  status: 'draft',
  version: 2,
  connection_status: 'connected',
  registration_asked_at: null,
  edits: null,
  created_at: null,
  changed_at: null,
  listed_at: null,
  registration_number: null,
  registration_expires: null,
  licence_number: null,
  registration_verdict: null,
  no_other_calendars: false,
  rating: null,
  review_count: 0,
  searched: '',
} as const;

const told = {
  description: 'A cabin of cedar with a stove.',
  bedroom_list: [{ name: 'Loft', beds: '1 queen bed' }],
  amenities: ['wifi', 'hot_tub'],
  accessibility: ['step_free'],
  house_rules: 'No parties.',
  address: '12 Lakeside Road',
  postal_code: 'V8E 0B1',
  ...weekendAt(25_000),
  pet_fee_cents: 4000,
  pets_allowed: true,
  extra_guest_cents: 1500,
  guests_included: 2,
  weekly_discount_percent: 10,
  monthly_discount_percent: 20,
  early_discount_percent: 5,
  last_minute_discount_percent: 15,
  min_nights: 2,
  max_nights: 21,
  checkin_time: '15:15',
  checkout_time: '10:00',
  advance_notice_hours: 48,
  preparation_nights: 1,
  cancellation_policy: 'strict',
  instant_book: true,
  no_other_calendars: true,
  registration_number: 'PM123456789',
  registration_expires: '2027-12-31',
  licence_number: 'BL-4711',
} as const;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  beforeAll(async () => {
    server = await aServer(engine);
    host = await aMember(server.database.db, { now: server.now(), host: true });
  });
  afterAll(() => server.close());

  const duplicated = (property: string, more: { readonly token?: string; readonly key?: string } = {}) =>
    server.ask(`POST /user/property/${property}/duplicate`, {
      token: more.token ?? host.token,
      body: {},
      ...(more.key === undefined ? {} : { headers: { 'idempotency-key': more.key } }),
    });
  const copyOf = async (property: string): Promise<HostProperty> => {
    const { status, body, raw } = await duplicated(property);
    expect(status, raw.body).toBe(200);
    return body.data;
  };
  const rowOf = (property_id: string) =>
    server.database.db.selectFrom('properties').selectAll().where('property_id', '=', property_id).executeTakeFirstOrThrow();
  const seen = async ({ url }: Photo) => (await server.app.inject({ method: 'GET', url })).statusCode;

  test('it is the same in everything that is said of it, in its prices and in its pictures, and starts without a past', async () => {
    const { db } = server.database;
    const property = await aProperty(db, host.profile_id, { title: 'Cedar cabin', rating: 4.8, review_count: 5 });
    await db.updateTable('properties').set({ registration_verdict: 'confirmed' }).where('property_id', '=', property).execute();
    const edited = await server.ask(`PATCH /user/property/${property}`, { token: host.token, body: told });
    expect([edited.status, edited.body.data['not_saved']]).toEqual([200, []]);
    await withPhotos(db, property, 5);
    const feed = { feed_id: randomUUID(), property_id: property, platform: 'airbnb', url: 'https://www.airbnb.ca/c/1.ics' } as const;
    await db
      .insertInto('calendar_feeds')
      .values({ ...feed, created_at: server.now(), due_at: server.now() })
      .execute();
    await takeNights(db, property, ['2027-03-01', '2027-03-04']);
    await aBooking(db, { property_id: property, guest: await aPerson(db) });

    const copy = await copyOf(property);
    expect(copy).toMatchObject({ title: 'Cedar cabin (copy)', status: 'draft', feeds: [], imported: null, open_bookings: 0 });
    expect(copy).toMatchObject({ listing_url: null, connection_status: 'connected', platform: null, setup_page: null });
    expect(copy.missing).toEqual(['calendar', 'registration_number', 'licence_number']);
    const [before, after] = [await rowOf(property), await rowOf(copy.property_id)];
    expect({ ...after, ...own }).toEqual({ ...before, ...own });
    expect(after).toMatchObject({ no_other_calendars: false, registration_number: null, registration_verdict: null, rating: null });
    expect(after.searched).toContain('copy');
    const photos = (await server.ask(`GET /user/property/${property}`, { token: host.token })).body.data['photos'] as Photo[];
    expect(copy.photos).toEqual(photos.map((photo) => ({ ...photo, photo_id: expect.any(String) })));
    expect(new Set([...copy.photos, ...photos].map(({ photo_id }) => photo_id)).size).toBe(10);
    const held = await db.selectFrom('held_nights').selectAll().where('property_id', '=', copy.property_id).execute();
    expect(held).toEqual([]);
  });

  test('prices of nights to come are copied without their notes, the arrival without the door code and the Wi-Fi', async () => {
    const { db } = server.database;
    const property = await aProperty(db, host.profile_id);
    for (const [nights, night_cents] of [
      ['[2026-10-01,2026-10-04)', 11_100],
      ['[2027-07-01,2027-07-04)', 33_300],
    ] as const)
      await db
        .insertInto('price_overrides')
        .values({ property_id: property, nights, night_cents, min_nights: 3, note: 'Uncle Joe' })
        .execute();
    const guide = { way: 'Left at the mill.', way_days: 7, code: '4711#', code_days: 1, wifi: 'Cabin / secret', leaving: 'Lock up.' };
    await server.ask(`PUT /user/property/${property}/arrival`, { token: host.token, body: guide });
    const { property_id } = await copyOf(property);
    const { rows } = await sql`
      select lower(nights)::text as start, night_cents, min_nights, note from price_overrides where property_id = ${property_id}`.execute(
      db,
    );
    expect(rows).toEqual([{ start: '2027-07-01', night_cents: 33_300, min_nights: 3, note: null }]);
    const copied = (await server.ask(`GET /user/property/${property_id}/arrival`, { token: host.token })).body.data;
    expect(copied).toMatchObject({ way: 'Left at the mill.', way_days: 7, leaving: 'Lock up.', code_days: 1 });
    expect([copied['code'], copied['wifi']]).toEqual([undefined, undefined]);
  });

  test('values that were brought over and never confirmed stay behind', async () => {
    const { db } = server.database;
    const property = await aProperty(db, host.profile_id, { title: 'Read elsewhere' });
    await db
      .insertInto('imported_listings')
      .values({ property_id: property, platform: 'airbnb', field_sources: '{}', unconfirmed: ['title', 'amenities'] })
      .execute();
    expect(await copyOf(property)).toMatchObject({ title: '', amenities: [], city: 'Whistler', imported: null });
  });

  test('a file that two properties show stays until neither shows it', async () => {
    const { db } = server.database;
    const property = await aProperty(db, host.profile_id, { status: 'draft' });
    const { photo } = await sendPhoto(server, { property, token: host.token });
    const copy = await copyOf(property);
    const again = await copyOf(copy.property_id);
    const gone = async (call: string) =>
      expect((await server.ask(call, { token: await signedInAgain(db, host, server.now()) })).status).toBe(200);
    const later = async () => {
      server.later((removedPhotoHours + 1) * 3_600_000);
      await server.settled();
    };
    await gone(`DELETE /user/property/${property}`);
    await later();
    expect(await seen(photo)).toBe(200);
    // two are removed at the same time
    for (const { property_id, photos } of [copy, again]) await gone(`DELETE /user/property/${property_id}/photo/${photos[0]?.photo_id}`);
    expect(await seen(photo)).toBe(200);
    await later();
    expect(await seen(photo)).toBe(404);
    expect(await db.selectFrom('removed_photos').selectAll().execute()).toEqual([]);
    host = { ...host, token: await signedInAgain(db, host, server.now()) };
  });

  test('the same key makes one copy, however often it is sent; two presses of their own make two, each with a name', async () => {
    const member = await aMember(server.database.db, { now: server.now(), host: true });
    const property = await aProperty(server.database.db, member.profile_id);
    const { token } = member;
    const [one, two] = [await duplicated(property, { token, key: 'one-copy' }), await duplicated(property, { token, key: 'one-copy' })];
    expect(two.body).toEqual(one.body);
    await Promise.all([duplicated(property, { token }), duplicated(property, { token })]);
    const rows = (await server.ask('GET /user/property', { token })).body.data as readonly { readonly title: string }[];
    expect(rows.map(({ title }) => title).toSorted()).toEqual([
      'Cedar cabin',
      'Cedar cabin (copy 2)',
      'Cedar cabin (copy 3)',
      'Cedar cabin (copy)',
    ]);
  });

  test('no copy is made where there is no room for a draft, of what was taken down, or for anybody else', async () => {
    const { db } = server.database;
    const member = await aMember(db, { now: server.now(), host: true });
    const property = await aProperty(db, member.profile_id);
    const facts = { profile_id: member.profile_id, status: 'draft', timezone: 'America/Toronto', created_at: server.now() } as const;
    await db
      .insertInto('properties')
      .values(Array.from({ length: draftsMax - 1 }, () => ({ property_id: randomUUID(), ...facts })))
      .execute();
    const { token } = member;
    const answers = await Promise.all([duplicated(property, { token }), duplicated(await aProperty(db, member.profile_id), { token })]);
    expect(answers.map(({ body }) => body['error_code'] ?? 'made').toSorted()).toEqual(['made', 'property.too_many_drafts']);
    const suspended = await aProperty(db, host.profile_id, { status: 'suspended' });
    expect((await duplicated(suspended)).body['error_code']).toBe('property.suspended_not_duplicated');
    expect((await duplicated(property)).body['error_code']).toBe('property.not_owner');
    expect((await copyOf(await aProperty(db, host.profile_id, { status: 'archived' }))).status).toBe('draft');
  });
});
