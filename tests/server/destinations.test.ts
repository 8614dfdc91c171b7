// Places with pages of their own (section 2): the country, every province and territory, and towns with listings, with live numbers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { destinationsKeptSeconds, destinationTownsMax, sitemapFolder } from '../../generated/model/constants';
import type { DestinationPlace, SearchAnswer } from '../../generated/model/entities';
import { Province } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { destinationsOf, type SpelledTown, worthNaming } from '../../src/server/property/search/destinations.rules';
import { aMember, type Member } from '../support/a-member';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const town = (city: string, province: Province, own: Partial<SpelledTown> = {}): SpelledTown => ({
  city,
  province,
  count: 1,
  since: new Date('2026-03-01T00:00:00Z'),
  ...own,
});
const slugsOf = (rows: readonly SpelledTown[]): readonly string[] =>
  destinationsOf(rows)
    .filter(({ isTown, count }) => isTown && count > 0)
    .map(({ slug }) => slug);

test('a town is named in its address by small letters alone, however hosts write it', () => {
  expect(slugsOf([town('St. John’s', 'NL')])).toEqual(['st-johns']);
  expect(slugsOf([town('Montréal', 'QC', { count: 3 }), town('MONTREAL', 'QC')])).toEqual(['montreal']);
  const [montreal] = destinationsOf([town('MONTREAL', 'QC'), town('Montréal', 'QC', { count: 3 })]).filter((it) => it.slug === 'montreal');
  expect(montreal).toMatchObject({ name: 'Montréal, QC', count: 4 });
  expect(slugsOf([town('…', 'QC')])).toEqual([]);
});

test('of towns that are written alike the first bears the bare name for good; no town takes the name of a province or of the country', () => {
  const early = new Date('2026-01-01T00:00:00Z');
  expect(slugsOf([town('Windsor', 'ON', { count: 9 }), town('Windsor', 'NS', { since: early })])).toEqual(['windsor-on', 'windsor']);
  expect(slugsOf([town('Québec', 'QC'), town('All', 'SK')])).toEqual(['all-sk', 'quebec-qc']);
  expect(slugsOf([town('Whistler', 'ON', { since: early })])).toEqual(['whistler-on']);
  expect(slugsOf([town('Whistler', 'BC')])).toEqual(['whistler']);
});

test('what is worth naming are provinces with stays, and the towns with most of them', () => {
  const rows = Array.from({ length: destinationTownsMax + 5 }, (_, at) => town(`Town ${at}`, 'MB', { count: at + 1 }));
  const named = worthNaming(destinationsOf(rows));
  expect(named).toHaveLength(1 + destinationTownsMax);
  expect(named.slice(0, 2).map(({ slug }) => slug)).toEqual(['manitoba', `town-${destinationTownsMax + 4}`]);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  const banff = { city: 'Banff', province: 'AB', cleaning_fee_cents: 0, min_nights: 1 } as const;
  beforeAll(async () => {
    server = await aServer(engine);
    host = await aMember(server.database.db, { now: server.now(), host: true });
    const { db } = server.database;
    await aProperty(db, host.profile_id, { ...banff, base_cents: 20_000, rating: 4.5, review_count: 10, pets_allowed: true });
    await aProperty(db, host.profile_id, { ...banff, base_cents: 15_000, rating: 5, review_count: 30, instant_book: true });
    await aProperty(db, host.profile_id, { ...banff, base_cents: 5000, status: 'paused' });
    await aProperty(db, host.profile_id, { ...banff, city: 'Canmore', base_cents: 12_500, rating: null, review_count: 2 });
  });
  afterAll(() => server.close());

  const place = async (slug: string) => {
    const { status, body } = await server.ask(`GET /destination/${slug}`);
    return { status, code: body.error_code as unknown, data: body.data as unknown as DestinationPlace };
  };

  test('a town and a province tell what their listings come to now', async () => {
    const { data } = await place('banff');
    expect(data).toMatchObject({ name: 'Banff, AB', query: 'Banff, AB', province: null, count: 2, rating: 4.9, review_count: 40 });
    expect(data).toMatchObject({ pets_count: 1, instant_count: 1, from_all_in: { amount_cents: 16_200, currency: 'CAD' } });
    expect(data.others.map(({ slug }) => slug)).toEqual(['alberta', 'canmore']);
    expect((await place('alberta')).data).toMatchObject({ province: 'AB', query: null, count: 3, from_all_in: { amount_cents: 13_500 } });
    expect((await place('all')).data).toMatchObject({ province: null, query: null, count: 3 });
    await aProperty(server.database.db, host.profile_id, { ...banff, base_cents: 10_000 });
    expect((await place('banff')).data).toMatchObject({ count: 3, from_all_in: { amount_cents: 10_800 } });
  });

  test('a place counts what its own search finds, whatever its listings are called and whose registration has ended', async () => {
    const { db } = server.database;
    await aProperty(db, host.profile_id, { ...banff, city: 'Canmore', title: 'Ten minutes to Banff' });
    const ended = await aProperty(db, host.profile_id, { ...banff, city: 'Canmore' });
    await db.updateTable('properties').set({ registration_expires: '2026-01-31' }).where('property_id', '=', ended).execute();
    await aProperty(db, host.profile_id, { ...banff, city: 'Pool Lake', title: 'By the water', pets_allowed: true });
    await aProperty(db, host.profile_id, { ...banff, city: 'Lake Louise' });
    await aProperty(db, host.profile_id, { ...banff, city: 'Lac-Beauport', province: 'QC' });
    // which places there are is remembered for a moment; what they come to is not
    expect((await place('lake-louise')).status).toBe(404);
    server.later(destinationsKeptSeconds * 1000);
    for (const slug of ['all', 'alberta', 'quebec', 'yukon', 'whistler', 'banff', 'canmore', 'pool-lake', 'lake-louise', 'lac-beauport']) {
      const { name, count, query, province } = (await place(slug)).data;
      const found = await server.ask('POST /property/search', { body: { ...(query && { query }), ...(province && { province }) } });
      const { total, understood } = found.body.data as SearchAnswer;
      // stays around a place are not in it
      expect(count, name).toBe(understood.near ? 0 : total);
    }
    expect((await place('canmore')).data.count).toBe(2);
  });

  test('every province and territory has a page, and the places of the specification; a place without stays names no price', async () => {
    for (const { slug, label } of Object.values(Province)) expect((await place(slug)).data.name).toBe(label);
    expect((await place('whistler')).data).toMatchObject({ name: 'Whistler, BC', count: 0, from_all_in: null, rating: null });
  });

  test.each(['atlantis', 'BANFF', 'banff-ab', 'lake%20louise', '..%2F..'])('%s is no place', async (slug) => {
    expect(await place(slug)).toMatchObject({ status: 404 });
  });

  test('the sitemap names each of them once', async () => {
    const { body } = await server.app.inject({ url: `${sitemapFolder}/pages.xml`, remoteAddress: '203.0.113.9' });
    const named = [...body.matchAll(/<loc>http:\/\/localhost:3000(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((path) => path.endsWith('/vacation-rentals')).toSorted()).toEqual(
      [
        pathTo.allRentals(),
        pathTo.ontarioRentals(),
        pathTo.whistlerRentals(),
        ...['alberta', 'banff', 'canmore', 'lac-beauport', 'lake-louise', 'pool-lake', 'quebec'].map((it) =>
          pathTo.placeRentals({ place: it }),
        ),
      ].toSorted(),
    );
  });
});
