// A search that finds nothing tells why, and offers what does find something, with the count that it then has.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NothingFound, SearchAnswer } from '../../generated/model/entities';
import { aPerson, aProperty, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    const host = await aPerson(db, 'Noor');
    const alberta = { province: 'AB', timezone: 'America/Edmonton' } as const;
    const banff = { ...alberta, city: 'Banff', at: [51.178, -115.571] } as const;
    const cabin = await aProperty(db, host, { ...banff, title: 'Banff cabin', sleeps: 4, amenities: ['wifi', 'hot_tub'] });
    const lodge = await aProperty(db, host, { ...banff, title: 'Banff lodge', sleeps: 6 });
    const canmore = { ...alberta, city: 'Canmore', at: [51.089, -115.359] } as const;
    await aProperty(db, host, { ...canmore, title: 'Canmore house', sleeps: 10, pets_allowed: true });
    await aProperty(db, host, { ...alberta, city: 'Jasper', at: [52.873, -118.081], sleeps: 8, pets_allowed: true });
    await aProperty(db, host, { city: 'Tofino', pets_allowed: true });
    for (const id of [cabin, lodge]) await takeNights(db, id, ['2027-02-12', '2027-02-16']);
  });
  afterAll(() => server.close());

  const find = async (body: object): Promise<SearchAnswer> => (await server.ask('POST /property/search', { body })).body.data;
  const nothing = async (body: object): Promise<NothingFound> => {
    const answer = await find({ ...body, alternatives: true });
    expect(answer.total).toBe(0);
    if (answer.nothing === null) throw new Error('nothing is told');
    return answer.nothing;
  };
  const told = ({ alternatives }: NothingFound): (readonly [string, string | null, number])[] =>
    alternatives.map(({ change, place, count }) => [change, place, count]);

  test('the pet is what no stay there takes: it may stay at home, or go to the next town', async () => {
    const it = await nothing({ query: 'Banff', guests: { pets: 1 } });
    expect(it.lack).toBe('pets');
    expect(told(it)).toEqual([
      ['without_pets', null, 2],
      ['nearby', 'Canmore', 1],
      ['province', 'Alberta', 2],
      ['country', null, 3],
    ]);
  });

  test('too many people fit where fewer would, and elsewhere', async () => {
    const it = await nothing({ query: 'Banff', guests: { adults: 5, children: 4 } });
    expect(it.lack).toBe('guests');
    expect(told(it)).toEqual([
      ['fewer_guests', null, 1],
      ['nearby', 'Canmore', 1],
      ['province', 'Alberta', 1],
      ['country', null, 1],
    ]);
    expect(it.alternatives[0]?.terms.guests).toMatchObject({ adults: 2, children: 4 });
  });

  test('nights that are taken are looked for a few days on, the nearest first', async () => {
    const dates = { checkin: '2027-02-15', checkout: '2027-02-17' };
    const it = await nothing({ query: 'Banff', ...dates });
    expect(it.lack).toBe('dates');
    expect(told(it)[0]).toEqual(['other_dates', null, 2]);
    expect(it.alternatives[0]?.terms).toMatchObject({ checkin: '2027-02-16', checkout: '2027-02-18' });
    const long = await nothing({ query: 'Banff', checkin: '2027-02-08', checkout: '2027-02-20' });
    expect(told(long)[0]).toEqual(['any_dates', null, 2]);
  });

  test('a filter too many is named, and all of them where one is not enough', async () => {
    const one = await nothing({ query: 'Banff', filters: { amenities: ['hot_tub', 'piano'] } });
    expect(one.lack).toBe('together');
    expect(told(one)[0]).toEqual(['without_filter', null, 1]);
    expect(one.alternatives[0]?.terms.filters).toEqual({ amenities: ['hot_tub'] });
    const two = await nothing({ query: 'Banff', filters: { amenities: ['piano'], instant: true } });
    expect(told(two)[0]).toEqual(['without_filters', null, 2]);
    const prices = await nothing({ query: 'Banff', filters: { price_min: 9000, price_max: 9500 } });
    expect(told(prices)[0]).toEqual(['without_filter', null, 2]);
  });

  test('the languages of a host narrow a search by any of them, and are named where they are too much', async () => {
    const { db } = server.database;
    const host = await aPerson(db, 'Léa');
    await db
      .updateTable('profiles')
      .set({ languages: ['fr', 'iu'] })
      .where('profile_id', '=', host)
      .execute();
    const igloo = await aProperty(db, host, { city: 'Iqaluit', province: 'NU', timezone: 'America/Iqaluit', amenities: ['wifi'] });
    try {
      const { total, facets } = await find({ filters: { languages: ['iu', 'pa'] } });
      expect([total, facets.amenities, facets.price_histogram.reduce((sum, { count }) => sum + count, 0)]).toEqual([1, { wifi: 1 }, 1]);
      expect((await find({ filters: { languages: ['pa'] } })).total).toBe(0);
      const it = await nothing({ query: 'Banff', filters: { languages: ['fr', 'pa'] } });
      expect(told(it).slice(0, 2)).toEqual([
        ['without_filter', null, 2],
        ['country', null, 1],
      ]);
      expect(it.alternatives[0]?.terms.filters).toEqual({});
    } finally {
      await db.deleteFrom('properties').where('property_id', '=', igloo).execute();
    }
  });

  test('a place without stays leads to the whole country; what finds nothing is not offered', async () => {
    const it = await nothing({ query: 'Atlantis' });
    expect([it.lack, told(it)]).toEqual(['place', [['country', null, 5]]]);
    expect(told(await nothing({ query: 'Atlantis', guests: { adults: 30 } }))).toEqual([]);
  });

  test('every count is what the search then finds', async () => {
    for (const body of [
      { query: 'Banff', guests: { adults: 3, pets: 1 }, checkin: '2027-02-12', checkout: '2027-02-16' },
      { query: 'Banff', guests: { adults: 9 }, filters: { amenities: ['wifi'] } },
      { bounds: [51.1, -115.7, 51.3, -115.4], guests: { adults: 9, pets: 2 } },
    ])
      for (const { terms, count } of (await nothing(body)).alternatives) expect((await find(terms)).total).toBe(count);
  });

  test.each([
    ['2026-12-01', '9999-12-31'],
    ['9999-12-29', '9999-12-31'],
    ['0001-01-01', '0001-01-03'],
  ])('from %s to %s nobody can stay, nor a few days on where there is no such day', async (checkin, checkout) => {
    expect((await nothing({ query: 'Banff', checkin, checkout })).lack).toBe('dates');
    expect((await nothing({ checkin, checkout })).lack).toBe('dates');
  });

  test('nobody who does not ask for alternatives waits for them', async () => {
    expect((await find({ query: 'Atlantis' })).nothing).toBeNull();
    expect((await find({ query: 'Banff', alternatives: true })).nothing).toBeNull();
  });
});
