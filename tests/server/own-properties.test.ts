// A host's own properties: a draft is made, read whole, listed in rows and found by its address elsewhere.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftsMax } from '../../generated/model/constants';
import type { HostProperty, PropertyRow } from '../../generated/model/entities';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  beforeAll(async () => {
    server = await aServer(engine);
    host = await aMember(server.database.db, { now: server.now() });
  });
  afterAll(() => server.close());

  const created = async (member: Member): Promise<HostProperty> => {
    const answer = await server.ask('POST /user/property', { token: member.token, body: {} });
    expect(answer.status, answer.raw.body).toBe(200);
    return answer.body.data;
  };
  const listOf = async (member: Member): Promise<readonly PropertyRow[]> =>
    (await server.ask('GET /user/property', { token: member.token })).body.data;

  test('an empty body makes a draft, turns host mode on, and says all that is missing in the order of the setup', async () => {
    const member = await aMember(server.database.db, { now: server.now() });
    const draft = await created(member);
    expect(draft).toMatchObject({ status: 'draft', title: '', version: 1, photos: [], feeds: [], imported: null, registration_duty: null });
    expect(draft.missing).toEqual(['title', 'description', 'photos', 'address', 'pin', 'price', 'house_rules', 'calendar']);
    expect((await server.ask('GET /user', { token: member.token })).body.data).toMatchObject({
      modes: ['host'],
      // a property that is set up by hand is connected to itself: its host has the menu of a host
      counts: { properties_total: 1, properties_connected: 1 },
    });
    const again = await server.ask(`GET /user/property/${draft.property_id}`, { token: member.token });
    expect(again.body.data).toEqual(draft);
  });

  test('the same key makes one draft, however often it is sent', async () => {
    const member = await aMember(server.database.db, { now: server.now() });
    const asked = { token: member.token, body: {}, headers: { 'idempotency-key': 'one-draft' } };
    const [one, two] = [await server.ask('POST /user/property', asked), await server.ask('POST /user/property', asked)];
    expect(two.body).toEqual(one.body);
    expect(await listOf(member)).toHaveLength(1);
  });

  test('a host has room for so many drafts, and for one more where one is gone', async () => {
    const { db } = server.database;
    const member = await aMember(db, { now: server.now() });
    const { property_id } = await created(member);
    const drafts = Array.from({ length: draftsMax - 1 }, () => ({ property_id: crypto.randomUUID(), profile_id: member.profile_id }));
    const facts = { status: 'draft', timezone: 'America/Toronto', created_at: server.now() } as const;
    await db
      .insertInto('properties')
      .values(drafts.map((ids) => ({ ...ids, ...facts })))
      .execute();
    const more = () => server.ask('POST /user/property', { token: member.token, body: {} });
    expect((await more()).body).toMatchObject({ status_code: 409, error_code: 'property.too_many_drafts' });
    await server.ask(`DELETE /user/property/${property_id}`, { token: member.token });
    expect((await more()).status).toBe(200);
  });

  test('the secret of the calendar and the code of ownership are the property’s own', async () => {
    const [one, two] = [await created(host), await created(host)];
    expect(one.export_url).toMatch(new RegExp(`^http://localhost:3000/api/property/${one.property_id}/calendar/[A-Za-z0-9_-]{43}\\.ics$`));
    expect(one.ownership_code).toMatch(/^TKM-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(one.export_url.split('/').at(-1)).not.toBe(two.export_url.split('/').at(-1));
    expect(one.ownership_code).not.toBe(two.ownership_code);
  });

  test('who is signed out, not verified, a guest alone or another host gets none of it', async () => {
    const { property_id } = await created(host);
    const call = `GET /user/property/${property_id}`;
    const { db } = server.database;
    const other = await aMember(db, { now: server.now() });
    const code = async (token?: string) => (await server.ask(call, { token })).body['error_code'];
    expect(await code()).toBe('account.not_signed_in');
    expect(await code((await aMember(db, { now: server.now(), verified: false })).token)).toBe('account.not_verified');
    expect(await code(other.token)).toBe('account.wrong_mode');
    await created(other);
    expect((await server.ask(call, { token: other.token })).status).not.toBe(200);
    expect((await server.ask('POST /user/property', { body: {} })).status).toBe(401);
  });

  test('a list has the newest first, with the first picture, open bookings and what is missing, and nobody else’s', async () => {
    const { db } = server.database;
    const member = await aMember(db, { now: server.now() });
    const older = await aProperty(db, member.profile_id, { title: 'Older' });
    const picture = { url: '/media/x.jpg', alt: 'A cabin', width: 10, height: 10, colour: '#5f9fce' };
    await db
      .insertInto('photos')
      .values([
        { photo_id: crypto.randomUUID(), property_id: older, position: 1, ...picture },
        { photo_id: crypto.randomUUID(), property_id: older, position: 0, ...picture, alt: 'The lake' },
      ])
      .execute();
    const guest = await aPerson(db);
    await aBooking(db, { property_id: older, guest });
    await aBooking(db, { property_id: older, guest, status: 'pending', checkin: '2027-01-02', checkout: '2027-01-05' });
    await aBooking(db, { property_id: older, guest, checkin: '2026-11-20', checkout: '2026-11-22' });
    await aBooking(db, { property_id: older, guest, checkin: '2026-12-05', checkout: '2026-12-07' });
    server.later(1000);
    const { property_id: newer } = await created(member);
    const rows = await listOf(member);
    expect(rows.map((row) => row.property_id)).toEqual([newer, older]);
    expect(rows[1]).toMatchObject({
      title: 'Older',
      photo: { alt: 'The lake' },
      open_bookings: 3,
      platform: null,
      next_arrival: '2026-12-05',
    });
    expect(rows[0]).toMatchObject({ next_arrival: null });
    expect(rows[1]?.missing).toContain('registration_number');
  });

  test('a property is found by its address elsewhere, however that is written, by its own host', async () => {
    const { db } = server.database;
    const member = await aMember(db, { now: server.now() });
    const { property_id } = await created(member);
    await db
      .updateTable('properties')
      .set({ listing_url: 'https://www.airbnb.ca/rooms/77', listing_key: 'airbnb 77' })
      .where('property_id', '=', property_id)
      .execute();
    const found = async (listing_url: string, { token } = member) =>
      (await server.ask('POST /user/property/search', { token, body: { listing_url } })).body.data as readonly PropertyRow[];
    expect(await found('airbnb.com/rooms/77?check_in=2027-01-02&adults=2')).toMatchObject([{ property_id, platform: 'airbnb' }]);
    expect(await found('https://www.airbnb.ca/rooms/78')).toEqual([]);
    expect(await found('airbnb.ca/rooms/77', host)).toEqual([]);
    const unusable = await server.ask('POST /user/property/search', { token: member.token, body: { listing_url: 'https://127.0.0.1/' } });
    expect(unusable.body).toMatchObject({ status_code: 422, error_code: 'property.listing_address_unusable' });
  });

  test('of what was brought over only what the host has confirmed counts', async () => {
    const { db } = server.database;
    const { property_id } = await created(host);
    await db
      .updateTable('properties')
      .set({ title: 'Read elsewhere', description: 'Read elsewhere' })
      .where('property_id', '=', property_id)
      .execute();
    await db
      .insertInto('imported_listings')
      .values({ property_id, platform: 'airbnb', field_sources: JSON.stringify({ title: 'structured' }), unconfirmed: ['title'] })
      .execute();
    const { data } = (await server.ask(`GET /user/property/${property_id}`, { token: host.token })).body as { data: HostProperty };
    expect(data.imported).toMatchObject({ platform: 'airbnb', field_sources: { title: 'structured' }, unconfirmed: ['title'] });
    expect(data.missing).toContain('title');
    expect(data.missing).not.toContain('description');
  });

  test('the calendars that are read are shown with the nights that they take', async () => {
    const { db } = server.database;
    const { property_id } = await created(host);
    const feed_id = crypto.randomUUID();
    const at = server.now();
    const feed = { feed_id, property_id, platform: 'airbnb', url: 'https://www.airbnb.ca/calendar/ical/1.ics?s=x' } as const;
    await db
      .insertInto('calendar_feeds')
      .values({ ...feed, created_at: at, due_at: at })
      .execute();
    const { data } = (await server.ask(`GET /user/property/${property_id}`, { token: host.token })).body as { data: HostProperty };
    expect(data.feeds).toMatchObject([{ feed_id, platform: 'airbnb', sync_status: 'never', nights: 0 }]);
    expect(data.missing).not.toContain('calendar');
  });
});
