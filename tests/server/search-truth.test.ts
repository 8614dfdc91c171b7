// A search with dates shows exactly the bookable stays: over the whole demo and trips drawn by chance.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingHorizonDays } from '../../generated/model/constants';
import type { SearchAnswer } from '../../generated/model/entities';
import type { PlainDate } from '../../generated/model/wire';
import { fillDemo } from '../../src/demo/fill';
import { findProperty } from '../../src/server/property/property.lookup';
import { findStay } from '../../src/server/property/listing/stay.lookup';
import { aServer, type TestServer } from '../support/a-server';
import { limitMs } from '../support/limits';

const day = 86_400_000;
const dateOf = (days: number): PlainDate => new Date(days * day).toISOString().slice(0, 10) as PlainDate;

interface Trip {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: { readonly adults: number; readonly children: number; readonly infants: number; readonly pets: number };
}

/** The same numbers for the same seed: between 0 and 1. */
const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

const tripsFrom = (today: number, seed: number): readonly Trip[] => {
  const draw = chance(seed);
  const below = (limit: number): number => Math.floor(draw() * limit);
  const trip = (from: number, nights: number): Trip => ({
    checkin: dateOf(today + from),
    checkout: dateOf(today + from + nights),
    guests: { adults: 1 + below(6), children: below(3), infants: 0, pets: below(4) === 0 ? 1 : 0 },
  });
  const newYear = Math.round(Date.parse('2026-12-31T00:00:00Z') / day) - today;
  const chosen = [
    trip(newYear, 2),
    trip(newYear - 2, 4),
    trip(0, 1),
    trip(1, 2),
    trip(bookingHorizonDays - 3, 3),
    trip(bookingHorizonDays - 3, 4),
  ];
  return [...chosen, ...Array.from({ length: 8 }, () => trip(below(300), 1 + below(9)))];
};

describe('over the whole demo', () => {
  let server: TestServer;
  let listed: readonly string[] = [];
  beforeAll(async () => {
    server = await aServer('PGlite');
    await fillDemo(server.database.db, { now: server.now(), report: () => undefined });
    const rows = await server.database.db.selectFrom('properties').select('property_id').where('status', '=', 'listed').execute();
    listed = rows.map(({ property_id }) => property_id).toSorted();
  }, limitMs(120));
  afterAll(() => server.close());

  const shownFor = async (trip: Trip): Promise<readonly string[]> => {
    const shown: string[] = [];
    for (let page = 1; ; page += 1) {
      const asked = { body: { ...trip, page, per_page: 50 }, from: `10.9.${page}.${trip.checkin.slice(-2)}` };
      const { results, total }: SearchAnswer = (await server.ask('POST /property/search', asked)).body.data;
      shown.push(...results.map(({ property_id }) => property_id));
      if (results.length === 0 || shown.length >= total) return shown.toSorted();
    }
  };
  const bookableFor = async (trip: Trip): Promise<readonly string[]> => {
    const bookable: string[] = [];
    for (const id of listed) {
      const row = await findProperty(server.database.db, id);
      const stay = row && (await findStay(server.database.db, row, { ...trip, now: server.now() }));
      if (stay?.reasons.length === 0) bookable.push(id);
    }
    return bookable;
  };

  test.each(
    tripsFrom(Math.floor(Date.parse('2026-11-21T12:00:00Z') / day), 20_261_121).map((trip) => [JSON.stringify(trip), trip] as const),
  )(
    '%s',
    async (_said, trip) => {
      expect(await shownFor(trip)).toEqual(await bookableFor(trip));
    },
    limitMs(60),
  );
});
