// A property is listed once it has all it needs, put away in turns, and taken out of sight when its registration does not hold.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostProperty, SearchAnswer } from '../../generated/model/entities';
import type { RowChange } from '../../generated/tables/tables';
import { aMember, type Member, signedInAgain } from '../support/a-member';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { type Answered, aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { operating } from '../support/an-operator';

const day = 86_400_000;
const complete = {
  description: 'A cabin.',
  house_rules: 'No parties.',
  address: '12-345 Lake Road',
  no_other_calendars: true,
  listed_at: null,
} as const;

describe.each(engines)('on %s', (engine) => {
  let register: Server;
  let told: { status: number; body: object } = { status: 500, body: {} };
  let asked: readonly unknown[] = [];
  let server: TestServer;
  let host: Member;
  beforeAll(async () => {
    register = createServer((request, reply) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        asked = [...asked, JSON.parse(body)];
        reply.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(told.body));
      });
    });
    await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
    const REGISTRY_BC_URL = `http://127.0.0.1:${(register.address() as AddressInfo).port}`;
    server = await aServer(engine, undefined, { REGISTRY_BC_URL });
    host = await aMember(server.database.db, { now: server.now() });
    await server.database.db.updateTable('profiles').set({ is_host: true }).execute();
  });
  afterAll(async () => {
    await server.close();
    register.close();
  });

  const ready = async (own: RowChange<'properties'> = {}, title = `Cabin ${randomUUID().slice(0, 8)}`): Promise<string> => {
    const { db } = server.database;
    const province = own.province ?? 'NB';
    const id = await aProperty(db, host.profile_id, { status: 'draft', title, province, city: province === 'BC' ? 'Tofino' : 'Sackville' });
    await db
      .updateTable('properties')
      .set({ ...complete, postal_code: province === 'BC' ? 'V0R 2Z0' : 'E4L 1A1', ...own })
      .where('property_id', '=', id)
      .execute();
    const picture = { property_id: id, url: '/media/x.jpg', alt: 'A cabin', width: 10, height: 10, colour: '#5f9fce' };
    await db
      .insertInto('photos')
      .values([0, 1, 2, 3, 4].map((position) => ({ ...picture, photo_id: randomUUID(), position })))
      .execute();
    return id;
  };
  const inBc = (number = 'PM123456789', own: RowChange<'properties'> = {}) =>
    ready({ province: 'BC', registration_number: number, registration_expires: '2027-06-30', ...own });
  const set = (id: string, status: string): Promise<Answered> =>
    server.ask(`PATCH /user/property/${id}/status`, { token: host.token, body: { status } });
  const done = async (id: string, status: string): Promise<HostProperty> => {
    const answer = await set(id, status);
    expect(answer.status, answer.raw.body).toBe(200);
    return answer.body.data;
  };
  const read = async (id: string): Promise<HostProperty> => (await server.ask(`GET /user/property/${id}`, { token: host.token })).body.data;
  const isFound = async (id: string): Promise<boolean> => {
    const { title } = await read(id);
    const { results } = (await server.ask('POST /property/search', { body: { query: title } })).body.data as SearchAnswer;
    return results.some((it) => it.property_id === id);
  };
  const operate = operating(() => server);
  const active = (validUntil = '2027-06-30'): void => {
    told = { status: 200, body: { status: 'ACTIVE', validUntil } };
  };

  test('a property is listed once nothing is missing, found at once, paused and listed again, and its first day stays', async () => {
    const id = await ready();
    expect((await read(id)).missing).toEqual([]);
    const listed = await done(id, 'listed');
    expect(listed).toMatchObject({ status: 'listed', listed_at: server.now().toISOString() });
    expect(await isFound(id)).toBe(true);
    server.later(1000);
    expect(await done(id, 'paused')).toMatchObject({ status: 'paused', listed_at: listed.listed_at });
    expect(await isFound(id)).toBe(false);
    expect(await done(id, 'listed')).toMatchObject({ status: 'listed', listed_at: listed.listed_at });
  });

  test('what is missing is told whole, in the order of the setup, and nothing moves', async () => {
    const id = await ready({ title: '', address: null, base_cents: 0, no_other_calendars: false });
    await server.database.db.deleteFrom('photos').where('property_id', '=', id).where('position', '>', 2).execute();
    await server.database.db.updateTable('photos').set({ alt: ' ' }).where('property_id', '=', id).where('position', '=', 0).execute();
    const answer = await set(id, 'listed');
    const missing = ['title', 'photos', 'photo_texts', 'address', 'price', 'calendar'];
    expect(answer.body).toMatchObject({ status_code: 422, error_code: 'property.title_missing', data: { missing } });
    expect((await read(id)).status).toBe('draft');
  });

  test.each([
    [{ registration_number: null }, 'property.registration_required', ['registration_number']],
    [{ registration_number: '12' }, 'property.registration_misfit', ['registration_form']],
    [{ registration_expires: null }, 'property.registration_undated', ['registration_expiry']],
    [{ registration_expires: '2026-11-20' }, 'property.registration_expired', ['registration_expired']],
  ])('where law asks for a number, %j is refused', async (own, error_code, missing) => {
    expect((await set(await inBc('PM123456789', own), 'listed')).body).toMatchObject({ status_code: 422, error_code, data: { missing } });
  });

  test('a city that asks for a licence beside the province’s number has both, and guests read both', async () => {
    const id = await inBc('PM123456789', { city: 'Vancouver' });
    const refused = await set(id, 'listed');
    expect(refused.body).toMatchObject({ error_code: 'property.licence_required', data: { missing: ['licence_number'] } });
    const give = (licence_number: string) => server.ask(`PATCH /user/property/${id}`, { token: host.token, body: { licence_number } });
    await give('12345');
    expect((await set(id, 'listed')).body).toMatchObject({ error_code: 'property.licence_misfit', data: { missing: ['licence_form'] } });
    await give('26-123456');
    active();
    await done(id, 'listed');
    const registrations = [
      { place: 'British Columbia', called: 'registration number', number: 'PM123456789' },
      { place: 'Vancouver', called: 'short-term rental business licence number', number: '26-123456' },
    ];
    expect((await server.ask(`GET /property/${id}`)).body.data).toMatchObject({ registrations });
    expect((await give('')).body).toMatchObject({ error_code: 'property.listing_incomplete', data: { missing: ['licence_number'] } });
    // elsewhere in the province the city's number is none of the listing's
    await server.database.db.updateTable('properties').set({ city: 'Tofino' }).where('property_id', '=', id).execute();
    expect((await server.ask(`GET /property/${id}`)).body.data).toMatchObject({ registrations: registrations.slice(0, 1) });
  });

  test('a listing of another platform is proven first', async () => {
    const id = await ready({ listing_url: 'https://www.airbnb.ca/rooms/1', listing_key: 'airbnb 1' });
    expect((await set(id, 'listed')).body).toMatchObject({ error_code: 'property.ownership_missing' });
    await server.database.db.updateTable('properties').set({ ownership_proven_at: server.now() }).where('property_id', '=', id).execute();
    await done(id, 'listed');
  });

  test('what the lifecycle does not have is refused with the status, and bookings stay through all of it', async () => {
    const id = await ready();
    for (const status of ['paused', 'archived'])
      expect((await set(id, status)).body).toMatchObject({ error_code: 'property.illegal_transition', data: { status: 'draft' } });
    expect((await set(id, 'suspended')).body['error_code']).toBe('input.invalid');
    await done(id, 'listed');
    const guest = await aPerson(server.database.db);
    await aBooking(server.database.db, { property_id: id, guest, checkin: '2027-01-02', checkout: '2027-01-05' });
    await done(id, 'paused');
    expect(await done(id, 'archived')).toMatchObject({ status: 'archived', open_bookings: 1 });
    expect((await set(id, 'listed')).body).toMatchObject({ error_code: 'property.illegal_transition', data: { status: 'archived' } });
    for (const call of ['', '/availability', '/review'])
      expect(await server.ask(`GET /property/${id}${call}`)).toMatchObject({ status: 410, body: { error_code: 'property.gone' } });
  });

  test('of two tabs that list at once one does', async () => {
    const id = await ready();
    const both = await Promise.all([set(id, 'listed'), set(id, 'listed')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('a registration that has ended takes the listing out of search before anybody has looked at it', async () => {
    const id = await ready({ registration_number: 'X1', registration_expires: '2026-11-20', status: 'listed' });
    expect((await read(id)).status).toBe('listed');
    expect(await isFound(id)).toBe(false);
    await server.database.db.updateTable('properties').set({ registration_expires: '2026-12-31' }).where('property_id', '=', id).execute();
    expect(await isFound(id)).toBe(true);
  });

  describe('a registration', () => {
    test('that its register knows is confirmed, with its last day', async () => {
      active('2027-09-30');
      const id = await inBc();
      asked = [];
      await done(id, 'listed');
      expect(asked).toEqual([{ identifier: 'PM123456789', address: { number: '345', unit: '12', postalCode: 'V0R 2Z0' } }]);
      expect(await read(id)).toMatchObject({ registration_status: 'confirmed', registration_expires: '2027-09-30', status: 'listed' });
    });

    test('that its register does not know takes the listing out of search, and its host hears why; another number brings it back', async () => {
      told = { status: 404, body: {} };
      const id = await inBc('PM000000001');
      await done(id, 'listed');
      const refused = await read(id);
      expect(refused).toMatchObject({ status: 'suspended', registration_status: 'refused', suspended_for: 'registration_refused' });
      expect(await isFound(id)).toBe(false);
      expect(server.mailTo(host.email)).toMatch(/The register .* know this number\./);
      expect((await set(id, 'listed')).body['error_code']).toBe('property.illegal_transition');
      active();
      await server.ask(`PATCH /user/property/${id}`, { token: host.token, body: { registration_number: 'PM000000002' } });
      expect(await read(id)).toMatchObject({ status: 'paused', registration_status: 'confirmed', suspended_for: null });
      await done(id, 'listed');
    });

    test('is asked for again when the address changes, and every day', async () => {
      active();
      const id = await inBc();
      await done(id, 'listed');
      asked = [];
      await server.ask(`PATCH /user/property/${id}`, { token: host.token, body: { address: '9 Other Road' } });
      expect(asked).toMatchObject([{ address: { number: '9' } }]);
      told = { status: 200, body: { status: 'EXPIRED' } };
      server.later(day + 60_000);
      await server.settled();
      expect(await read(id)).toMatchObject({ status: 'suspended', registration_reason: 'The registration is no longer active.' });
    });

    test('that no register answers for waits for a person, who approves it or refuses it with a reason', async () => {
      const own = { province: 'NS', city: 'Lunenburg', registration_number: 'STR2627', registration_expires: '2027-06-30' } as const;
      const [good, bad] = [await ready(own), await ready(own)];
      for (const id of [good, bad]) await done(id, 'listed');
      expect(await read(good)).toMatchObject({ registration_status: 'in_review' });
      const waiting = await operate('registrations');
      for (const id of [good, bad]) expect(waiting).toContain(id);
      expect(await operate('approve', good)).toContain('approved');
      await expect(operate('refuse', bad)).rejects.toThrow('npm run operator');
      expect(await operate('refuse', bad, 'It is the number', 'of a hotel.')).toContain('refused');
      await server.settled();
      expect(await operate('approve', bad)).toContain('waits');
      expect(await read(good)).toMatchObject({ status: 'listed', registration_status: 'confirmed' });
      expect(await read(bad)).toMatchObject({ status: 'suspended', registration_reason: 'It is the number of a hotel.' });
      expect(server.mailTo(host.email)).toContain('It is the number of a hotel.');
      expect(await operate('registrations')).not.toContain(good);
    });
  });

  test('a registration that ends is told 30 and 7 days before, once each, and then the listing leaves search', async () => {
    const { db } = server.database;
    const member = await aMember(db, { now: server.now() });
    const ends = new Date(server.now().getTime() + 29 * day).toISOString().slice(0, 10);
    const own = { province: 'NS', city: 'Lunenburg', registration_number: 'STR1', registration_expires: ends, status: 'listed' } as const;
    const id = await ready(own);
    await db.updateTable('properties').set({ profile_id: member.profile_id }).where('property_id', '=', id).execute();
    const mails = () => server.mailsTo(member.email).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
    const pass = async (milliseconds: number) => {
      server.later(milliseconds);
      await server.settled();
    };
    await pass(2 * 3_600_000);
    await pass(2 * 3_600_000);
    expect(mails()).toHaveLength(1);
    await pass(22 * day);
    await pass(2 * 3_600_000);
    expect(mails()).toHaveLength(2);
    await pass(9 * day);
    expect(mails()).toHaveLength(3);
    expect(mails()[0]).toContain('suspended');
    const row = db.selectFrom('properties').select(['status', 'suspended_for']).where('property_id', '=', id);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ status: 'suspended', suspended_for: 'registration_expired' });
    const renewed = new Date(server.now().getTime() + 365 * day).toISOString().slice(0, 10);
    const token = await signedInAgain(db, member, server.now());
    await db.updateTable('profiles').set({ is_host: true }).where('profile_id', '=', member.profile_id).execute();
    expect((await server.ask(`PATCH /user/property/${id}`, { token, body: { registration_expires: renewed } })).status).toBe(200);
    await server.settled();
    expect(await row.executeTakeFirstOrThrow()).toEqual({ status: 'listed', suspended_for: null });
  });
});
