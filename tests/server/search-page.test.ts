// A page of a search is the same whether the database finds, orders and counts it or the rules do: listings and searches drawn by chance.
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keysOf } from '../../generated/model/keys';
import { Amenity, CancellationPolicy, PropertyType, SearchSort } from '../../generated/model/values';
import type { PlainDate } from '../../generated/model/wire';
import { keepRates } from '../../src/server/pricing/currency.commands';
import { rateOrCanadian } from '../../src/server/pricing/currency.lookup';
import { converted, mostCents } from '../../src/server/pricing/money.rules';
import { allOf, fits, keptIn, where } from '../../src/server/property/search/conditions.repository';
import { type FirstOptions, firstFitting, readOrderOf } from '../../src/server/property/search/first-fitting.repository';
import { foundPlace, sharedPlace } from '../../src/server/property/search/found-place.rules';
import { findPage, type PageTerms } from '../../src/server/property/search/found-page.lookup';
import { findStays, nightIn, wantedOf } from '../../src/server/property/search/found-stays.lookup';
import { understand } from '../../src/server/property/search/query.rules';
import { firstFree } from '../../src/server/property/search/search.repository';
import { boundsOf, histogram, inOrder, outermostOf, tallied } from '../../src/server/property/search/search.rules';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

/** The same numbers for the same seed: between 0 and 1. */
const chance = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const oneOf = <T>(all: readonly T[]): T => {
    const one = all[below(all.length)];
    if (one === undefined) throw new Error('Nothing to draw from');
    return one;
  };
  const perhaps = <T>(value: T): T | undefined => (below(3) === 0 ? value : undefined);
  return { below, oneOf, perhaps };
};

const places = [
  { city: 'Tofino', province: 'BC', at: [49.15, -125.9] },
  { city: 'Whistler', province: 'BC', at: [50.116, -122.957] },
  { city: 'Banff', province: 'AB', at: [51.178, -115.571] },
  { city: 'Halifax', province: 'NS', at: [44.65, -63.57] },
] as const;
const amenities = keysOf(Amenity).slice(0, 6);
const types = keysOf(PropertyType).slice(0, 4);
const words = ['', '', '', 'Banff', 'Tofno', 'hot tub', 'cabin Tofino', 'British Columbia', 'Halifax, NS', 'Nowhere'] as const;

interface Identified {
  readonly property_id: string;
}

const termsFrom = ({ below, oneOf, perhaps }: ReturnType<typeof chance>): PageTerms => {
  const [lat, lng] = oneOf(places).at;
  const cheapest = below(400);
  return {
    query: oneOf(words),
    province: perhaps('BC' as const),
    bounds: perhaps([lat - below(20) / 200, lng - below(20) / 200, lat + below(20) / 200, lng + below(20) / 200]),
    guests: perhaps({ adults: 1 + below(6), children: 0, infants: 0, pets: below(2) }),
    filters: {
      price_min: perhaps(cheapest),
      price_max: perhaps(cheapest + below(300)),
      free_cancellation: perhaps(true),
      amenities: perhaps([oneOf(amenities)]),
      types: perhaps([oneOf(types)]),
      rating_min: perhaps(4.5),
    },
    price_currency: oneOf(['CAD', 'USD', 'JPY'] as const),
    currency: oneOf(['CAD', 'JPY'] as const),
    ...perhaps({ checkin: '2027-03-01' as PlainDate, checkout: '2027-03-04' as PlainDate }),
    sort: oneOf(keysOf(SearchSort)),
    page: 1 + below(3),
    per_page: 1 + below(24),
  };
};

test('the most cents that come to no more than an amount', () => {
  const { below, oneOf } = chance(20_261_129);
  for (let turn = 0; turn < 2000; turn += 1) {
    const rate = {
      currency: oneOf(['CAD', 'USD', 'JPY'] as const),
      rate: (1 + below(2_000_000)) / 10_000,
      as_of: '2026-11-20' as PlainDate,
    };
    const amount = below(10_000_000);
    const cents = mostCents(amount, rate);
    expect(converted(cents, rate)).toBeLessThanOrEqual(amount);
    expect(converted(cents + 1, rate)).toBeGreaterThan(amount);
  }
  expect(mostCents(-1, { currency: 'CAD', rate: 1, as_of: '2026-11-20' as PlainDate })).toBe(-1);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    const host = await aPerson(db, 'Noor');
    await keepRates(db, [
      { code: 'USD', as_of: '2026-11-20', rate: 0.7123 },
      { code: 'JPY', as_of: '2026-11-20', rate: 111.7 },
    ]);
    const { below, oneOf, perhaps } = chance(21);
    for (let made = 0; made < 300; made += 1) {
      const { at, ...place } = oneOf(places);
      await aProperty(db, host, {
        ...place,
        at: [at[0] + below(40) / 400, at[1] + below(40) / 400],
        title: `${oneOf(['Cedar cabin', 'Harbour loft', 'Banff view', 'Cabin with a hot tub'])} ${made}`,
        property_type: oneOf(types),
        sleeps: 1 + below(8),
        cleaning_fee_cents: below(3) * 4321,
        base_cents: 5000 + below(40) * 517,
        min_nights: 1 + below(4),
        rating: perhaps((300 + below(200)) / 100) ?? null,
        review_count: below(60),
        instant_book: below(2) === 0,
        pets_allowed: below(2) === 0,
        listed_at: new Date(Date.parse('2026-06-01T12:00:00Z') + below(90) * 3_600_000),
        cancellation_policy: oneOf(keysOf(CancellationPolicy)),
        amenities: amenities.filter(() => below(2) === 0),
      });
    }
  }, limitMs(60));
  afterAll(() => server.close());

  /** The page by the rules, over every stay that the search finds. */
  const byRules = async ({ page, per_page, currency = 'CAD', ...terms }: PageTerms) => {
    const { db } = server.database;
    const found = await findStays(db, terms, { now: server.now() });
    const isPriced = terms.filters?.price_min !== undefined || terms.filters?.price_max !== undefined;
    const rate = await rateOrCanadian(db, isPriced ? (terms.price_currency ?? 'CAD') : currency, server.now());
    const nights = found.all.map((it) => nightIn(rate, it));
    return {
      stays: inOrder(found.fitting, terms.sort).slice((page - 1) * per_page, page * per_page),
      total: found.fitting.length,
      more: false,
      bounds: boundsOf(outermostOf(found.fitting)),
      facets: { ...tallied(found.counted), price_histogram: histogram(nights, rate.currency), price_currency: rate.currency },
      understood: found.understood,
      named: foundPlace(found.understood, sharedPlace(found.fitting)),
    };
  };

  test(
    'the pages of many searches are those of the rules',
    async () => {
      const draw = chance(98);
      let filled = 0;
      for (let turn = 0; turn < 120; turn += 1) {
        const terms = termsFrom(draw);
        const { stays, ...wanted } = await byRules(terms);
        const { stays: shown, ...found } = await findPage(server.database.db, terms, server.now());
        const said = JSON.stringify(terms);
        expect(
          shown.map(({ property, night_cents }) => [property.property_id, night_cents]),
          said,
        ).toEqual(stays.map(({ property, night_cents }) => [property.property_id, night_cents]));
        expect(found, said).toEqual(wanted);
        if (stays.length > 0) filled += 1;
      }
      expect(filled).toBeGreaterThan(25);
    },
    limitMs(60),
  );

  test('the first few of many searches are those of all that fit, however few of the best do', async () => {
    const draw = chance(113);
    let farther = 0;
    const { db } = server.database;
    await sql`insert into held_nights (held_id, property_id, nights, kind, created_at) select gen_random_uuid(), property_id,
      daterange('2027-03-02', '2027-03-06'), 'block', now() from properties where review_count % 10 <> 7`.execute(db);
    const dates = { checkin: '2027-03-01' as PlainDate, checkout: '2027-03-04' as PlainDate };
    const whens = [{ checkin: undefined }, dates, { ...dates, flex_days: 1 }];
    const idsOf = async (query: RawBuilder<Identified>): Promise<readonly string[]> =>
      (await query.execute(db)).rows.map(({ property_id }) => property_id);
    const read = sql`p.property_id, p.all_in_night_cents, p.rating, p.review_count, p.listed_at`;
    for (let turn = 0; turn < 40; turn += 1) {
      const { sort, ...terms } = termsFrom(draw);
      const wanted = { ...wantedOf({ ...terms, ...whens[turn % 3], query: undefined, bounds: undefined }, server.now()), sort };
      const meant = understand('');
      const firstOf = async (options: Omit<FirstOptions, 'meant'>): Promise<readonly string[]> => {
        const first = firstFitting(read, wanted, { ...options, meant });
        return idsOf(sql<Identified>`select p.property_id from (${first}) p order by ${readOrderOf(sort)}`);
      };
      const all = await firstOf({ most: 1000 });
      const fitting = await idsOf(
        sql<Identified>`select p.property_id from properties p where ${sql.join(fits(wanted, meant), sql` and `)}`,
      );
      const said = JSON.stringify(terms);
      expect(all.toSorted(), said).toEqual(fitting.toSorted());
      for (const most of [1, 10, 40])
        for (const how of [{}, { walked: 20 }, { isSeldom: true }])
          expect(await firstOf({ most, ...how }), said).toEqual(all.slice(0, most));
      if (!wanted.dates && !wanted.open) continue;
      const free = new Set(await idsOf(sql<Identified>`select p.property_id from properties p where ${allOf(where(wanted, meant))}`));
      for (const steps of [
        [1, 4, 1000],
        [1, 3],
      ]) {
        const enough = 1 + draw.below(3);
        const among = (asked: number): readonly string[] => all.slice(0, asked).filter((id) => free.has(id));
        const last = steps.find((asked) => asked >= all.length || among(asked).length >= enough) ?? steps.at(-1) ?? 0;
        if (last !== 1) farther += 1;
        const found = await firstFree(db, wanted, { meant, steps, enough });
        expect([found.free.map(({ property_id }) => property_id), found.isLeft], said).toEqual([among(last), all.length > last]);
      }
    }
    expect(farther).toBeGreaterThan(10);
    await sql`delete from held_nights`.execute(db);
  });

  test('of nights that cost between two sums none is left out', async () => {
    const { db } = server.database;
    const { below, oneOf } = chance(114);
    const facts = await db
      .selectFrom('properties')
      .select(['property_id', 'all_in_night_cents', 'cleaning_fee_cents', 'min_nights'])
      .execute();
    for (let turn = 0; turn < 40; turn += 1) {
      const [nights, min] = [1 + below(20), below(30_000)];
      const night = [min, min + oneOf([0, 500, 5000, 50_000])] as const;
      const { rows } =
        await sql<Identified>`select p.property_id from properties p where ${sql.join(keptIn({ night }, nights), sql` and `)}`.execute(db);
      const wanted = facts.filter((it) => {
        const cents = it.all_in_night_cents - it.cleaning_fee_cents * 1.08 * (1 / it.min_nights - 1 / nights);
        return cents >= night[0] && cents <= night[1];
      });
      expect(rows.map(({ property_id }) => property_id).toSorted()).toEqual(wanted.map(({ property_id }) => property_id).toSorted());
    }
  });
});
