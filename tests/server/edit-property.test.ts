// A host edits a property: what follows at once, what is refused, and what another tab is told.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditedProperty, HostProperty, SearchAnswer } from '../../generated/model/entities';
import type { NewRow } from '../../generated/tables/tables';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { type Answered, aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { everyDayAlike } from '../support/weekday-prices';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let other: Member;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    [host, other] = [await aMember(db, { now: server.now() }), await aMember(db, { now: server.now() })];
    await db.updateTable('profiles').set({ is_host: true }).execute();
  });
  afterAll(() => server.close());

  const ofHost = (status: 'draft' | 'listed' = 'draft', title = 'Cedar cabin') =>
    aProperty(server.database.db, host.profile_id, { status, title });
  const patch = (id: string, body: object, { token } = host): Promise<Answered> =>
    server.ask(`PATCH /user/property/${id}`, { token, body });
  const edited = async (id: string, body: object): Promise<EditedProperty> => {
    const answer = await patch(id, body);
    expect(answer.status, answer.raw.body).toBe(200);
    return answer.body.data;
  };
  const searched = async (query: string): Promise<SearchAnswer> =>
    (await server.ask('POST /property/search', { body: { query } })).body.data;
  const imported = (property_id: string, own: Partial<NewRow<'imported_listings'>>) =>
    server.database.db
      .insertInto('imported_listings')
      .values({ property_id, platform: 'airbnb', field_sources: '{}', ...own })
      .execute();

  test('what is sent is saved as it is officially written, and the rest stays', async () => {
    const id = await ofHost();
    const { not_saved, ...it } = await edited(id, {
      title: '  Birch house ',
      postal_code: 'v8e0b1',
      registration_number: ' pm123456789',
      bedroom_list: [{ name: 'Loft', beds: '1 queen bed' }],
      ...everyDayAlike,
      address: ' ',
    });
    expect(not_saved).toEqual([]);
    expect(it).toMatchObject({
      title: 'Birch house',
      postal_code: 'V8E 0B1',
      registration_number: 'PM123456789',
      bedroom_list: [{ name: 'Loft', beds: '1 queen bed' }],
      address: null,
      city: 'Whistler',
      base_cents: 20_000,
    });
    expect((await server.ask(`GET /user/property/${id}`, { token: host.token })).body.data).toEqual(it);
  });

  test('what fits is saved, and what does not is said field by field', async () => {
    const id = await ofHost();
    const sent = { title: 'Birch house', base_cents: -5, postal_code: 'nowhere', bedroom_list: [{ name: '', beds: '1 bed' }], odd: 1 };
    const { not_saved, ...it } = await edited(id, sent);
    expect(it).toMatchObject({ title: 'Birch house', base_cents: 20_000, bedroom_list: [], version: 2 });
    expect(not_saved.map(({ path, code }) => [path, code])).toEqual([
      ['odd', 'unknown'],
      ['bedroom_list.0.name', 'too_short'],
      ['postal_code', 'wrong_format'],
      ['base_cents', 'too_small'],
    ]);
  });

  test('where nothing fits, or the version that was edited is not to be read, nothing is saved', async () => {
    const id = await ofHost();
    for (const body of [{ base_cents: -5 }, { version: 'one', title: 'Birch house' }, [{ title: 'Birch house' }]]) {
      const answer = await patch(id, body);
      expect(answer.body).toMatchObject({ status_code: 422, error_code: 'input.invalid' });
    }
    expect((await edited(id, { version: 1, sleeps: 4 })).title).toBe('Cedar cabin');
  });

  test('search finds and sorts by what was just saved', async () => {
    const id = await ofHost('listed', 'Quillfeather hideaway');
    const [before] = (await searched('quillfeather')).results;
    await edited(id, { title: 'Marrowstone hideaway', base_cents: 40_000, city: 'Tofino' });
    expect((await searched('quillfeather')).results).toEqual([]);
    const [after] = (await searched('marrowstone tofino')).results;
    expect(after?.price.per_night_all_in.amount_cents).toBe((before?.price.per_night_all_in.amount_cents ?? 0) + 21_600);
    const { all_in_night_cents } = await server.database.db
      .selectFrom('properties')
      .select('all_in_night_cents')
      .where('property_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(all_in_night_cents).toBe(after?.price.per_night_all_in.amount_cents);
  });

  test('an edit from another tab that has not seen the last one is refused with what changed', async () => {
    const id = await ofHost();
    const first = await edited(id, { version: 1, title: 'One', sleeps: 4 });
    expect(first.version).toBe(2);
    const stale = await patch(id, { version: 1, description: 'Two' });
    expect(stale.body).toMatchObject({ error_code: 'property.changed_elsewhere', data: { version: 2, changed: ['title'] } });
    expect((await edited(id, { version: 2, description: 'Two' })).version).toBe(3);
    expect((await edited(id, { version: 3, description: 'Two' })).version).toBe(3);
    expect((await edited(id, { base_cents: 30_000 })).version).toBe(4);
  });

  test('of two tabs that save at once one is refused', async () => {
    const id = await ofHost();
    const both = await Promise.all([patch(id, { version: 1, title: 'One' }), patch(id, { version: 1, title: 'Two' })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('a shortest stay never becomes longer than the longest', async () => {
    const id = await ofHost();
    const answer = await patch(id, { min_nights: 30 });
    expect(answer.body).toMatchObject({ status_code: 422, error_code: 'property.nights_reversed' });
    const both = await Promise.all([patch(id, { min_nights: 9 }), patch(id, { max_nights: 8 })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test('what a listed property needs cannot be taken away, and a draft may lack it', async () => {
    const listed = await ofHost('listed');
    const answer = await patch(listed, { title: ' ', sleeps: 5 });
    expect(answer.body).toMatchObject({ error_code: 'property.listing_incomplete', data: { missing: ['title'] } });
    const [row] = (await server.ask('GET /user/property', { token: host.token })).body.data as HostProperty[];
    expect(row?.title).not.toBe('');
    expect((await edited(await ofHost(), { title: '' })).missing).toContain('title');
  });

  test('a value that was brought over is confirmed when it is saved, and is the host’s own where it was changed', async () => {
    const id = await ofHost();
    const sources = { title: 'structured', city: 'structured', sleeps: 'preview' };
    await imported(id, { field_sources: JSON.stringify(sources), unconfirmed: ['title', 'city', 'sleeps'], photos_found: 3 });
    const it = await edited(id, { title: 'Mine', city: 'Whistler', photos_permitted: true });
    expect(it.imported).toMatchObject({
      unconfirmed: ['sleeps'],
      field_sources: { ...sources, title: 'host' },
      photos_permitted: true,
    });
  });

  test('another address is another listing; the same one, written differently, is not', async () => {
    const id = await ofHost();
    const saved = await edited(id, { listing_url: 'airbnb.ca/rooms/4401?adults=2' });
    expect(saved).toMatchObject({ listing_url: 'https://airbnb.ca/rooms/4401', platform: 'airbnb', connection_status: null });
    const proven = { connection_status: 'connected', ownership_proven_at: server.now() } as const;
    await server.database.db.updateTable('properties').set(proven).where('property_id', '=', id).execute();
    const same = await edited(id, { listing_url: 'https://www.airbnb.com/rooms/4401' });
    expect(same).toMatchObject({ connection_status: 'connected', ownership_proven_at: server.now().toISOString() });
    const another = await edited(id, { listing_url: 'https://www.airbnb.com/rooms/4402' });
    expect(another).toMatchObject({ connection_status: null, ownership_proven_at: null });
    expect(another.missing).toContain('ownership');
  });

  test.each(['nonsense', 'https://10.0.0.1/rooms/1', 'https://localhost/', 'file:///etc/passwd'])(
    '%s is no address of a listing',
    async (it) => {
      expect((await patch(await ofHost(), { listing_url: it })).body).toMatchObject({ error_code: 'property.listing_address_unusable' });
    },
  );

  test('a listing that another host has proven is refused, and the database keeps a second proof out', async () => {
    const { db } = server.database;
    const theirs = await aProperty(db, other.profile_id, { status: 'draft' });
    const proven = { listing_key: 'airbnb 4500', ownership_proven_at: server.now() };
    await db.updateTable('properties').set(proven).where('property_id', '=', theirs).execute();
    const mine = await ofHost();
    const answer = await patch(mine, { listing_url: 'https://airbnb.ca/rooms/4500' });
    expect(answer.body).toMatchObject({ status_code: 409, error_code: 'property.listing_claimed' });
    await expect(db.updateTable('properties').set(proven).where('property_id', '=', mine).execute()).rejects.toThrow(
      'listings_have_one_owner',
    );
  });

  test('the secret of the exported calendar changes when it is asked to, and no edit changes it', async () => {
    const id = await ofHost();
    const [before, same] = [await edited(id, { title: 'A' }), await edited(id, { title: 'B' })];
    expect(same.export_url).toBe(before.export_url);
    const after = await edited(id, { new_export_url: true });
    expect(after.export_url).not.toBe(before.export_url);
    expect(after.version).toBe(same.version);
  });

  test('another host’s draft does not exist; what was listed is known not to be theirs', async () => {
    expect((await patch(await ofHost('draft'), { title: 'x' }, other)).body['error_code']).toBe('property.not_found');
    expect((await patch(await ofHost('listed'), { title: 'x' }, other)).body['error_code']).toBe('property.not_owner');
  });

  test('a disconnected property leads nowhere, and keeps what was brought over', async () => {
    const id = await ofHost();
    const asked = `POST /user/property/${id}/disconnect`;
    expect((await server.ask(asked, { token: host.token })).body['error_code']).toBe('property.not_connected');
    await edited(id, { listing_url: 'https://airbnb.ca/rooms/4600' });
    const connected = { connection_status: 'connected', sync_status: 'synced' } as const;
    await server.database.db.updateTable('properties').set(connected).where('property_id', '=', id).execute();
    await imported(id, { unconfirmed: ['title'] });
    const answer = await server.ask(asked, { token: host.token });
    expect(answer.body.data).toMatchObject({
      listing_url: null,
      connection_status: 'connected',
      title: 'Cedar cabin',
      sync_status: 'never',
    });
    expect((answer.body.data as HostProperty).imported?.unconfirmed).toEqual(['title']);
  });

  describe('deleted', () => {
    const remove = (id: string) => server.ask(`DELETE /user/property/${id}`, { token: host.token });
    const rowOf = (id: string) => server.database.db.selectFrom('properties').selectAll().where('property_id', '=', id).executeTakeFirst();

    test('a property that nobody booked is gone, and the files of its pictures go after it', async () => {
      const { db } = server.database;
      const id = await ofHost('listed');
      const photo_id = crypto.randomUUID();
      const picture = { url: '/media/x.jpg', alt: '', width: 10, height: 10, colour: '#5f9fce' };
      await db
        .insertInto('photos')
        .values({ photo_id, property_id: id, position: 0, ...picture })
        .execute();
      expect((await remove(id)).body.data).toEqual({ kept: false });
      expect(await rowOf(id)).toBeUndefined();
      const waiting = db.selectFrom('removed_photos').select('property_id').where('photo_id', '=', photo_id);
      expect(await waiting.execute()).toEqual([{ property_id: null }]);
      expect((await remove(id)).body['error_code']).toBe('property.not_found');
    });

    test('one that was booked is out of every list and without its address, and its booking stays', async () => {
      const id = await ofHost('listed');
      const guest = await aPerson(server.database.db);
      await aBooking(server.database.db, { property_id: id, guest });
      expect((await remove(id)).body.data).toEqual({ kept: true });
      expect(await rowOf(id)).toMatchObject({ status: 'archived', address: null, latitude: null, listing_url: null });
      const rows = (await server.ask('GET /user/property', { token: host.token })).body.data as HostProperty[];
      expect(rows.map((row) => row.property_id)).not.toContain(id);
      for (const call of [`GET /user/property/${id}`, `GET /property/${id}`])
        expect((await server.ask(call, { token: host.token })).body['error_code']).toBe('property.not_found');
      const stays = await server.database.db.selectFrom('bookings').select('booking_id').where('property_id', '=', id).execute();
      expect(stays).toHaveLength(1);
    });

    test('while a request is open it stays', async () => {
      const id = await ofHost('listed');
      const guest = await aPerson(server.database.db);
      await aBooking(server.database.db, { property_id: id, guest, status: 'pending', checkin: '2027-02-01', checkout: '2027-02-04' });
      expect((await remove(id)).body).toMatchObject({ error_code: 'property.has_open_bookings', data: { open: 1 } });
      expect(await rowOf(id)).toMatchObject({ status: 'listed' });
    });
  });
});
