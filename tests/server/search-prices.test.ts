// Prices, taxes and cancellation in a search over a real database: cards and filters say one and the same.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../generated/model/entities';
import { keepRates } from '../../src/server/pricing/currency.commands';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    const host = await aPerson(db, 'Noor');
    for (const plan of [
      { title: 'cabin' },
      { title: 'chalet', base_cents: 60_000 },
      { title: 'loft', city: 'Toronto', province: 'ON', at: [43.65, -79.38], timezone: 'America/Toronto' },
      { title: 'cottage', city: 'Lac-Mégantic', province: 'QC', at: [45.58, -70.88], min_nights: 3, base_cents: 12_000 },
    ] as const)
      await aProperty(db, host, plan);
  });
  afterAll(() => server.close());

  const find = async (body: object = {}): Promise<SearchAnswer> =>
    (await server.ask('POST /property/search', { body, from: `10.1.${Math.floor(count / 20)}.${(count += 1) % 200}` })).body.data;
  let count = 0;
  const names = ({ results }: SearchAnswer): string[] => results.map(({ title }) => title).toSorted();

  test('taxes count for the night too, with and without dates', async () => {
    const price = async (body: object) => (await find({ query: 'Whistler', sort: 'price_asc', ...body })).results[0]?.price;
    const open = await price({});
    // PST, MRDT and GST of two ordinary nights with their cleaning and fee
    expect(open).toMatchObject({ per_night_all_in: { amount: '313.20 CAD' }, per_night_with_tax: { amount: '360.76 CAD' } });
    const stay = await price({ checkin: '2027-03-01', checkout: '2027-03-04' });
    expect(stay).toMatchObject({ per_night_all_in: { amount: '248.40 CAD' }, per_night_with_tax: { amount: '286.12 CAD' } });
  });

  test.each([[{}], [{ checkin: '2027-03-01', checkout: '2027-03-04' }]])(
    'prices are filtered as the cards show them, in any currency: %o',
    async (dates) => {
      await keepRates(server.database.db, [
        { code: 'USD', as_of: '2026-11-20', rate: 0.7123 },
        { code: 'JPY', as_of: '2026-11-20', rate: 111.7 },
      ]);
      for (const [currency, unit] of [
        ['USD', 100],
        ['JPY', 1],
        ['CAD', 100],
      ] as const) {
        const all = await find({ ...dates, currency, sort: 'price_asc' });
        expect(all.facets.price_currency).toBe(currency);
        const top = all.facets.price_histogram.at(-1)?.to_cents ?? 0;
        const nights = all.results.map(({ price }) => price.per_night_all_in.amount_cents);
        expect(nights.length).toBe(4);
        expect(Math.max(...nights)).toBeLessThan(top);
        expect(Math.max(...nights)).toBeGreaterThanOrEqual(top / 2);
        for (const night of nights) {
          const [above, below] = [Math.ceil(night / unit), Math.ceil(night / unit) - 1];
          const found = async (filters: object) => (await find({ ...dates, currency: 'CAD', price_currency: currency, filters })).total;
          expect(await found({ price_max: above })).toBe(nights.filter((one) => one <= above * unit).length);
          expect(await found({ price_max: below })).toBe(nights.filter((one) => one <= below * unit).length);
          expect(await found({ price_min: above })).toBe(nights.filter((one) => one >= above * unit).length);
        }
      }
      // an address of before, without a currency, means Canadian dollars
      expect(names(await find({ filters: { price_max: 250 }, currency: 'USD' }))).toEqual(['cottage']);
    },
  );

  test('a change of a stay holds in the next search, on exact dates and on open ones', async () => {
    const { db } = server.database;
    const id = await aProperty(db, await aPerson(db, 'Ines'), { title: 'hut', city: 'Tofino' });
    const dates = { checkin: '2027-03-01', checkout: '2027-03-04' };
    try {
      for (const asked of [dates, { ...dates, flex_days: 3 }])
        for (const [base_cents, wanted] of [
          [10_000, ['hut']],
          [60_000, []],
          [12_000, ['hut']],
        ] as const) {
          await db.updateTable('properties').set({ base_cents }).where('property_id', '=', id).execute();
          expect(names(await find({ query: 'Tofino', ...asked, filters: { price_max: 300 } }))).toEqual(wanted);
        }
    } finally {
      await db.deleteFrom('properties').where('property_id', '=', id).execute();
    }
  });

  test('free cancellation is the same on card and filter: with dates while it lasts, without by the policy', async () => {
    const { db } = server.database;
    const host = await aPerson(db, 'Mika');
    const policies = ['flexible', 'moderate', 'firm', 'strict'] as const;
    const added: string[] = [];
    for (const policy of policies) added.push(await aProperty(db, host, { title: policy, cancellation_policy: policy, city: 'Tofino' }));
    try {
      const ask = (dates: object, filters: object = {}) => find({ query: 'Tofino', ...dates, filters });
      const free = (answer: SearchAnswer) =>
        answer.results
          .filter(({ free_cancel_until }) => free_cancel_until !== null)
          .map(({ title }) => title)
          .toSorted();
      for (const [checkin, checkout, wanted] of [
        ['2026-11-24', '2026-11-26', ['flexible']],
        ['2026-11-30', '2026-12-02', ['flexible', 'moderate']],
        ['2027-02-01', '2027-02-03', ['firm', 'flexible', 'moderate']],
      ] as const) {
        const dates = { checkin, checkout };
        expect(free(await ask(dates))).toEqual(wanted);
        expect(names(await ask(dates, { free_cancellation: true }))).toEqual(wanted);
      }
      expect(names(await ask({}, { free_cancellation: true }))).toEqual(['flexible', 'moderate']);
    } finally {
      await db.deleteFrom('properties').where('property_id', 'in', added).execute();
    }
  });
});
