// Other stays than the one that is looked at: those like it nearby, those of its host; and the badges that listings earn.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostStaysPerPage, similarMax } from '../../generated/model/constants';
import type { HostStays, Listing, PropertyCard, SearchAnswer } from '../../generated/model/entities';
import { nearestQuery } from '../../src/server/property/search/similar.repository';
import { aPerson, aProperty, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: string;
  const ids: Record<string, string> = {};
  const put = async (name: string, plan: Parameters<typeof aProperty>[2] = {}, by = host): Promise<string> =>
    (ids[name] = await aProperty(server.database.db, by, { title: name, ...plan }));
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    host = await aPerson(db, 'Noor');
    const other = await aPerson(db, 'Sam');
    // the stay that is looked at, and others around it
    await put('cabin', { sleeps: 4, at: [50.12, -122.95] });
    await put('twin', { sleeps: 4, at: [50.121, -122.951], pets_allowed: true }, other);
    await put('dear', { sleeps: 4, at: [50.12, -122.95], base_cents: 90_000 }, other);
    await put('large', { sleeps: 12, at: [50.12, -122.95], property_type: 'chalet' }, other);
    await put('squamish', { sleeps: 4, at: [49.7, -123.15], city: 'Squamish' }, other);
    await put('draft', { sleeps: 4, at: [50.12, -122.95], status: 'draft' }, other);
    await put('toronto', { sleeps: 4, at: [43.65, -79.38], city: 'Toronto', province: 'ON', timezone: 'America/Toronto' }, other);
  });
  afterAll(() => server.close());

  let visitor = 0;
  const ask = async <T>(call: string): Promise<T> => {
    const answer = await server.ask(call, { from: `10.9.0.${(visitor = (visitor + 1) % 200)}` });
    expect(answer.status, answer.raw.body).toBe(200);
    return answer.body.data;
  };
  const similar = async (query = '', to = 'cabin') =>
    (await ask<readonly PropertyCard[]>(`GET /property/${ids[to]}/similar?${query}`)).map(({ title }) => title);

  test('stays nearby come by how much they are alike, without the stay itself, what is not listed, and what lies far away', async () => {
    expect(await similar()).toEqual(['twin', 'squamish', 'large', 'dear']);
    expect(await similar('', 'toronto')).toEqual([]);
  });

  test('whether a place is near another tells no more than its public position', async () => {
    const { db } = server.database;
    const town = { city: 'Fort Nelson', timezone: 'America/Vancouver' } as const;
    // two doors with one public position, and a place of one's own that comes nearer and nearer
    await put('door', { ...town, at: [58.7981, -122.7] });
    await put('other door', { ...town, at: [58.7999, -122.7] });
    const own = await put('own', { ...town, at: [58, -122.7] });
    const counts = new Set<number>();
    for (let latitude = 58.06; latitude < 58.1; latitude += 0.0011) {
      await db.updateTable('properties').set({ latitude }).where('property_id', '=', own).execute();
      counts.add((await similar('', 'own')).length);
    }
    expect([...counts].toSorted((one, other) => one - other)).toEqual([0, 2]);
  });

  test('with people and dates only those that fit are named, at the price of the stay', async () => {
    expect(await similar('adults=6')).toEqual(['large']);
    expect(await similar('pets=1')).toEqual(['twin']);
    await takeNights(server.database.db, ids['twin'] ?? '', ['2027-02-12', '2027-02-15']);
    expect(await similar('checkin=2027-02-12&checkout=2027-02-14')).toEqual(['squamish', 'large', 'dear']);
    const [first] = await ask<readonly PropertyCard[]>(`GET /property/${ids['cabin']}/similar?checkin=2027-02-20&checkout=2027-02-22`);
    expect(first).toMatchObject({ title: 'twin', price: { nights: 2, subtotal: { currency: 'CAD' } } });
    // dates that make no sense are as none
    expect(await similar('checkin=2027-02-14&checkout=2027-02-12')).toEqual(['twin', 'squamish', 'large', 'dear']);
    expect(await similar('checkin=2027-02-14')).toHaveLength(4);
  });

  test('however many lie near, the nearest are read by the index of positions, and eight are named', async () => {
    const crowd = await aPerson(server.database.db, 'Many');
    for (let at = 0; at < similarMax + 2; at += 1)
      await put(`crowd ${at}`, { sleeps: 4, at: [46.8, -71.2], city: 'Québec', province: 'QC' }, crowd);
    expect(await similar('', 'crowd 0')).toHaveLength(similarMax);
    const wanted = {
      query: '',
      bounds: undefined,
      province: undefined,
      dates: undefined,
      people: 1,
      pets: false,
      filters: {},
      sort: 'recommended',
    } as const;
    const query = nearestQuery(
      { ...wanted, horizonDays: 700, now: server.now() },
      { spot: { latitude: 46.8, longitude: -71.2 }, property_id: host },
    );
    const { rows } = await server.database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(trx);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('properties_by_position');
    expect(plan).toContain('Order By');
  });

  test('a host’s stays come a page at a time, the best rated first, without those that are not listed', async () => {
    const many = await aPerson(server.database.db, 'Best');
    const page = (at: number) => ask<HostStays>(`GET /property/profile/${many}/listing?page=${at}`);
    expect(await page(1)).toEqual({ results: [], total: 0, page: 1 });
    await put('first', { rating: 4.9, review_count: 9 }, many);
    for (let at = 0; at < hostStaysPerPage; at += 1) await put(`row ${at}`, { rating: 4.2, review_count: at + 1 }, many);
    await put('asleep', { status: 'paused' }, many);
    const [one, two] = [await page(1), await page(2)];
    expect(one).toMatchObject({ total: hostStaysPerPage + 1, page: 1 });
    expect(one.results.map(({ title }) => title).slice(0, 2)).toEqual(['first', `row ${hostStaysPerPage - 1}`]);
    expect(two.results.map(({ title }) => title)).toEqual(['row 0']);
    expect((await server.ask('GET /property/profile/6f1d5b0e-0000-4000-8000-000000000001/listing')).body['error_code']).toBe(
      'account.profile_not_found',
    );
  });

  test('a search is narrowed by reviews and bathrooms; what has no reviews is not rated', async () => {
    const { db } = server.database;
    const town = { city: 'Gander', province: 'NL', at: [48.95, -54.6], timezone: 'America/St_Johns' } as const;
    await put('good', { ...town, rating: 4.5, review_count: 3 });
    await put('better', { ...town, rating: 4.9, review_count: 3 });
    await put('unrated', { ...town, rating: null });
    await db
      .updateTable('properties')
      .set({ baths: 1.5 })
      .where('property_id', '=', ids['good'] ?? '')
      .execute();
    await db
      .updateTable('properties')
      .set({ baths: 2 })
      .where('property_id', '=', ids['better'] ?? '')
      .execute();
    const find = async (filters: object) => {
      const answer = await server.ask('POST /property/search', { body: { query: 'Gander', filters }, from: '10.9.1.1' });
      return (answer.body.data as SearchAnswer).results.map(({ title }) => title).toSorted();
    };
    expect(await find({})).toEqual(['better', 'good', 'unrated']);
    expect(await find({ rating_min: 4.5 })).toEqual(['better', 'good']);
    expect(await find({ rating_min: 4.8 })).toEqual(['better']);
    expect(await find({ baths_min: 2 })).toEqual(['better']);
  });

  test('a badge is earned by reviews and answers, and is the same on card and listing', async () => {
    const { db } = server.database;
    const id = await put('loved', { rating: 4.8, review_count: 5, instant_book: true, city: 'Tofino', at: [49.15, -125.9] });
    const badges = async () => {
      const [card] = await ask<readonly PropertyCard[]>(`GET /property/card?property_ids=${id}`);
      const listing = await ask<Listing>(`GET /property/${id}`);
      expect(listing.badges).toEqual(card?.badges);
      return listing.badges;
    };
    const set = (values: object) => db.updateTable('properties').set(values).where('property_id', '=', id).execute();
    expect(await badges()).toEqual(['guest_favourite', 'instant_book']);
    await set({ review_count: 4, instant_stopped: true, reply_rate_percent: 90, reply_hours: 2 });
    expect(await badges()).toEqual(['answers_fast']);
    await set({ rating: 4.79, review_count: 50, reply_hours: 3 });
    expect(await badges()).toEqual([]);
    await set({ rating: null, reply_rate_percent: null, reply_hours: null });
    expect(await badges()).toEqual([]);
  });
});
