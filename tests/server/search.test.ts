// Search, listings, free nights and prices over a real database.
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Availability, Listing, PricingMeta, ReviewList, SearchAnswer } from '../../generated/model/entities';
import { townsQuery } from '../../src/server/property/search/readings.repository';
import { searchQuery } from '../../src/server/property/search/search.repository';
import { aPerson, aProperty, aReview, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    const host = await aPerson(db, 'Noor');
    const put = async (name: string, plan: Parameters<typeof aProperty>[2]): Promise<void> => {
      ids[name] = await aProperty(db, host, { title: name, ...plan });
    };
    await put('cabin', { amenities: ['wifi', 'hot_tub'], rating: 4.9, review_count: 12 });
    await put('chalet', {
      base_cents: 60_000,
      sleeps: 10,
      beds: 6,
      amenities: ['wifi', 'hot_tub', 'sauna'],
      property_type: 'chalet',
      instant_book: true,
    });
    await put('loft', {
      city: 'Toronto',
      province: 'ON',
      at: [43.65, -79.38],
      timezone: 'America/Toronto',
      property_type: 'loft',
      pets_allowed: true,
    });
    await put('cottage', {
      city: 'Lac-Mégantic',
      province: 'QC',
      at: [45.58, -70.88],
      timezone: 'America/Toronto',
      min_nights: 3,
      base_cents: 12_000,
    });
    await put('hidden', { status: 'draft' });
    await put('paused', { status: 'paused' });
    await takeNights(db, ids['cabin'] ?? '', ['2027-02-12', '2027-02-15']);
    const guest = await aPerson(db, 'Ada');
    for (const rating of [5, 4, 3])
      await aReview(db, { property_id: ids['cabin'] ?? '', guest, rating, comment: `Rated ${rating}, with 100% of the view.` });
  });
  afterAll(() => server.close());

  const find = async (body: object = {}): Promise<SearchAnswer> =>
    (await server.ask('POST /property/search', { body, from: `10.1.${Math.floor(count / 200)}.${(count += 1) % 200}` })).body.data;
  let count = 0;
  const names = ({ results }: SearchAnswer): string[] => results.map(({ title }) => title).toSorted();

  test('what people type is understood: a region, a province by another name, and filters, which are told', async () => {
    const tub = await find({ query: 'hot tub Whistler BC Canada' });
    expect(names(tub)).toEqual(['cabin', 'chalet']);
    expect(tub.understood).toEqual({
      place: 'Whistler BC',
      named: 'Whistler',
      near: false,
      amenities: [{ amenity: 'hot_tub', without: 'Whistler BC' }],
      pets: null,
    });
    expect(names(await find({ query: 'Toronto Ontario' }))).toEqual(['loft']);
    expect((await find({ query: 'toronto' })).understood.named).toBe('Toronto');
    expect((await find({ query: 'ontario' })).understood.named).toBe('Ontario');
    expect((await find({ query: '' })).understood.named).toBeNull();
    expect(names(await find({ query: 'pet friendly Toronto' }))).toEqual(['loft']);
    expect(names(await find({ query: 'Eastern Townships' }))).toEqual(['cottage']);
    expect(names(await find({ query: 'Vancouver Island' }))).toEqual([]);
    // words of another script find what carries them, or nothing
    expect(names(await find({ query: 'Ванкувер' }))).toEqual([]);
  });

  test('without a word everything that is listed is found, and nothing else', async () => {
    const all = await find();
    expect(names(all)).toEqual(['cabin', 'chalet', 'cottage', 'loft']);
    expect(all.total).toBe(4);
    expect(all.facets.amenities).toEqual({ wifi: 4, hot_tub: 2, sauna: 1 });
    expect(all.facets.types).toEqual({ cabin: 2, chalet: 1, loft: 1 });
    expect(all.facets.price_histogram.reduce((sum, bar) => sum + bar.count, 0)).toBe(4);
    expect(all.bounds?.[0]).toBeLessThanOrEqual(43.65);
  });

  test.each([
    ['Whistler', ['cabin', 'chalet']],
    ['whistler, BC', ['cabin', 'chalet']],
    ['Wistler', ['cabin', 'chalet']],
    ['Whistler, British Columbia, Canada', ['cabin', 'chalet']],
    ['Ontario', ['loft']],
    ['on', ['loft']],
    ['Torronto', ['loft']],
    ['lac megantic', ['cottage']],
    ['Canada', ['cabin', 'chalet', 'cottage', 'loft']],
    ['Whislter', ['cabin', 'chalet']],
    ['Whislter, BC', ['cabin', 'chalet']],
    ['cabin whistlr', ['cabin']],
    ['Whist', ['cabin', 'chalet']],
    ['Troonto', ['loft']],
    ['Ontaro', ['loft']],
    ['lac meganitc', ['cottage']],
    ['xyzzy', []],
    ['Whistle pig', []],
    ['Toronto, BC', []],
    ['Tornto, BC', []],
    ['Atlantis', []],
    ["'; drop table properties; --", []],
  ])('the place "%s" finds %j', async (query, wanted) => {
    expect(names(await find({ query }))).toEqual(wanted);
  });

  test('a real name does not bring its neighbours in spelling, and the town stands before who speaks of it', async () => {
    const { db } = server.database;
    const host = await aPerson(db, 'Iris');
    const added = [
      await aProperty(db, host, { title: 'Loft like in Hamilton', city: 'Milton', province: 'ON', rating: 5, review_count: 30 }),
      await aProperty(db, host, { title: 'By the escarpment', city: 'Hamilton', province: 'ON', rating: 4, review_count: 1 }),
      await aProperty(db, host, { title: 'By the glacier', city: 'Hamiltom', province: 'ON' }),
    ];
    try {
      const titles = async (query: string): Promise<string[]> => (await find({ query })).results.map(({ title }) => title);
      expect(await titles('Hamilton')).toEqual(['By the escarpment', 'Loft like in Hamilton']);
      expect(await titles('Hamitlon')).toEqual(['By the escarpment', 'Loft like in Hamilton']);
      // a name that is there, and whose listings a filter leaves out, is not read as another
      expect((await find({ query: 'Hamilton', filters: { beds_min: 9 } })).total).toBe(0);
    } finally {
      await db.deleteFrom('properties').where('property_id', 'in', added).execute();
    }
  });

  test.each([
    ['province', { province: 'QC' }, ['cottage']],
    ['bounds', { bounds: [50, -123.5, 50.5, -122.5] }, ['cabin', 'chalet']],
    ['people', { guests: { adults: 5 } }, ['chalet']],
    ['beds', { filters: { beds_min: 3 } }, ['chalet']],
    ['all amenities', { filters: { amenities: ['hot_tub', 'sauna'] } }, ['chalet']],
    ['any type', { filters: { types: ['loft', 'chalet'] } }, ['chalet', 'loft']],
    ['pets', { guests: { pets: 1 } }, ['loft']],
    ['instant', { filters: { instant: true } }, ['chalet']],
    ['price', { filters: { price_max: 250 } }, ['cottage']],
    ['free dates', { checkin: '2027-02-13', checkout: '2027-02-14' }, ['chalet', 'loft']],
    ['the day a stay ends', { checkin: '2027-02-15', checkout: '2027-02-18' }, ['cabin', 'chalet', 'cottage', 'loft']],
    ['the day a stay begins', { checkin: '2027-02-09', checkout: '2027-02-12' }, ['cabin', 'chalet', 'cottage', 'loft']],
    ['dates too soon', { checkin: '2026-11-21', checkout: '2026-11-22' }, []],
    ['dates too far', { checkin: '2029-01-01', checkout: '2029-01-05' }, []],
  ])('narrows by %s', async (_by, body, wanted) => {
    expect(names(await find(body))).toEqual(wanted);
  });

  test('with dates the price is that of the stay, and without it is the night with its fees', async () => {
    const stay = await find({ query: 'Whistler', checkin: '2027-03-01', checkout: '2027-03-04', sort: 'price_asc' });
    expect(stay.results[0]?.price).toMatchObject({
      subtotal: { amount: '745.20 CAD', amount_cents: 74_520 },
      total_with_tax: { amount: '858.36 CAD' },
      nights: 3,
    });
    expect(stay.results[0]?.free_cancel_until).toBe('2027-02-24T23:00:00.000Z');
    const open = await find({ query: 'Whistler', sort: 'price_asc' });
    expect(open.results[0]?.price).toMatchObject({ subtotal: null, per_night_all_in: { amount: '313.20 CAD' } });
  });

  test('orders, and pages that never overlap', async () => {
    expect((await find({ sort: 'price_desc' })).results[0]?.title).toBe('chalet');
    expect((await find({ sort: 'rating' })).results[0]?.title).toBe('cabin');
    const pages = [await find({ page: 1, per_page: 2 }), await find({ page: 2, per_page: 2 }), await find({ page: 3, per_page: 2 })];
    expect(pages.map(({ results }) => results.length)).toEqual([2, 2, 0]);
    expect(new Set(pages.flatMap(({ results }) => results.map((it) => it.property_id))).size).toBe(4);
  });

  test('one date without the other, and dates the wrong way round, are told apart', async () => {
    const code = async (body: object): Promise<unknown> =>
      (await server.ask('POST /property/search', { body, from: '10.3.3.3' })).body['error_code'];
    expect(await code({ checkin: '2027-03-01' })).toBe('property.date_missing');
    expect(await code({ checkin: '2027-03-04', checkout: '2027-03-01' })).toBe('property.dates_reversed');
    expect(await code({ filters: { price_min: 300, price_max: 200 } })).toBe('property.prices_reversed');
    expect(await code({ checkin: '2027-02-30', checkout: '2027-03-04' })).toBe('input.invalid');
  });

  test('a listing shows its facts, its host and a rounded place; a draft is not there', async () => {
    const listing: Listing = (await server.ask(`GET /property/${ids['cabin']}`)).body.data;
    expect(listing).toMatchObject({
      title: 'cabin',
      place: 'Whistler, British Columbia',
      host: { first_name: 'Noor' },
      rating_parts: { cleanliness: 4 },
    });
    expect([listing.lat, listing.lng]).toEqual([50.115, -122.955]);
    expect(Object.keys(listing)).not.toContain('address');
    expect((await server.ask(`GET /property/${ids['hidden']}`)).body['error_code']).toBe('property.not_found');
    expect((await server.ask(`GET /property/${ids['paused']}`)).status).toBe(200);
    expect((await server.ask('GET /property/not-an-id')).status).toBe(404);
  });

  test('taken nights are told as ranges without a reason', async () => {
    const free: Availability = (await server.ask(`GET /property/${ids['cabin']}/availability`)).body.data;
    expect(free.unavailable).toEqual([{ start: '2027-02-12', end: '2027-02-15' }]);
    expect(free.horizon).toBe('2028-05-14');
    const reversed = await server.ask(`GET /property/${ids['cabin']}/availability?from=2027-03-01&to=2027-02-01`);
    expect(reversed.body['error_code']).toBe('property.dates_reversed');
  });

  test('the whole price stands there before anyone has signed in', async () => {
    const booking = { checkin: '2027-03-01', checkout: '2027-03-04', guests: { adults: 2 } };
    const ask = async (body: object, property = ids['cabin']): Promise<PricingMeta> =>
      (await server.ask(`POST /property/${property}/pricing-meta`, { body })).body.data;
    const meta = await ask({ booking });
    expect(meta).toMatchObject({ valid: true, reasons: [], payout: null, quote: { total: { amount: '858.36 CAD' }, nights: 3 } });
    expect(meta.quote?.line_items.map(({ code, amount }) => [code, amount])).toEqual([
      ['accommodation', '600.00 CAD'],
      ['cleaning_fee', '90.00 CAD'],
      ['service_fee', '55.20 CAD'],
      ['tax.bc.pst', '55.20 CAD'],
      ['tax.bc.mrdt', '20.70 CAD'],
      ['tax.bc.gst', '37.26 CAD'],
    ]);
    expect(meta.cancellation?.free_until).toBe('2027-02-24T23:00:00.000Z');
    const lineItems = meta.quote?.line_items.map((line) =>
      line.code === 'cleaning_fee' ? { ...line, amount: '1.00 CAD', amount_cents: 100 } : line,
    );
    expect(await ask({ booking, lineItems })).toMatchObject({
      valid: false,
      differences: [{ code: 'cleaning_fee', given: { amount_cents: 100 }, actual: { amount_cents: 9000 } }],
    });
    const reasons = async (other: object, property = ids['cabin']): Promise<unknown> =>
      (await ask({ booking: { ...booking, ...other } }, property)).reasons;
    expect(await reasons({ checkin: '2027-02-10', checkout: '2027-02-13' })).toEqual([{ reason: 'dates_taken', limit: null }]);
    expect(await reasons({ guests: { adults: 9 } })).toEqual([{ reason: 'too_many_guests', limit: 4 }]);
    expect(await reasons({ checkout: '2027-03-02' }, ids['cottage'])).toEqual([{ reason: 'min_nights', limit: 3 }]);
  });

  test('reviews are paged, sorted and searched, and a percent sign is a percent sign', async () => {
    const read = async (query: string): Promise<ReviewList> => (await server.ask(`GET /property/${ids['cabin']}/review${query}`)).body.data;
    expect((await read('')).total).toBe(3);
    expect((await read('?sort=lowest')).reviews.map(({ rating }) => rating)).toEqual([3, 4, 5]);
    expect((await read('?per_page=2&page=2')).reviews).toHaveLength(1);
    expect(await read('?per_page=2&page=9')).toMatchObject({ reviews: [], total: 3 });
    expect((await read(`?query=${encodeURIComponent('100%')}`)).total).toBe(3);
    expect((await read(`?query=${encodeURIComponent('%_%')}`)).total).toBe(0);
    expect((await server.ask('GET /property/review')).body.data).toMatchObject({ total: 3 });
  });

  test('popular provinces come fullest first', async () => {
    const popular = (await server.ask('GET /property/states/popular')).body.data as { code: string; count: number }[];
    expect(popular.map(({ code, count: many }) => [code, many])).toEqual([
      ['BC', 2],
      ['ON', 1],
      ['QC', 1],
    ]);
  });

  test('two bookings or blocks of the same nights cannot both be kept', async () => {
    const { db } = server.database;
    const property = ids['loft'] ?? '';
    const tries = await Promise.allSettled([
      takeNights(db, property, ['2027-05-01', '2027-05-05']),
      takeNights(db, property, ['2027-05-04', '2027-05-08']),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { reason } = tries.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(reason).toMatchObject({ code: '23P01', constraint: 'held_nights_do_not_overlap' });
    await takeNights(db, property, ['2027-05-08', '2027-05-10']);
  });

  test('among many properties the words of a place are found by their index', async () => {
    const { db } = server.database;
    await sql`
      insert into properties (property_id, profile_id, status, timezone, bedroom_list, searched, latitude, longitude, province, created_at)
      select gen_random_uuid(), (select profile_id from profiles limit 1), 'listed', 'America/Regina', '[]', 'place number ' || md5(n::text), 50, -100, 'SK', now()
      from generate_series(1, 6000) n`.execute(db);
    // as the server's own housekeeping does soon after many were added
    await sql`select gin_clean_pending_list('properties_by_words')`.execute(db);
    await sql`analyze properties`.execute(db);
    const wanted = {
      filters: {},
      pets: false,
      people: 1,
      query: 'Whistler',
      bounds: undefined,
      province: undefined,
      dates: undefined,
      sort: 'recommended' as const,
      horizonDays: 540,
      now: new Date(),
    };
    const planOf = async (query: RawBuilder<unknown>): Promise<string> =>
      (await sql<Record<string, string>>`explain ${query}`.execute(db)).rows.map((row) => Object.values(row)[0]).join('\n');
    expect(await planOf(searchQuery(wanted))).toContain('properties_by_words');
    // those of a mistyped place are the towns, of each of which one row is read
    expect((await planOf(townsQuery(undefined))).match(/using properties_by_town/g)).toHaveLength(2);
    await sql`delete from properties where province = 'SK'`.execute(db);
  });
});
