// Prices below the days of a date chooser: those of the shortest stays that can be booked, to the cent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../generated/model/dates';
import type { NightPrices, PricingMeta } from '../../generated/model/entities';
import { keepRates } from '../../src/server/pricing/currency.commands';
import type { PropertyPlan } from '../support/a-property';
import { takeNights } from '../support/a-property';
import { aHostedPlace } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
    await keepRates(server.database.db, [
      { code: 'USD', as_of: '2026-11-20', rate: 0.7123 },
      { code: 'JPY', as_of: '2026-11-20', rate: 111.7 },
    ]);
  });
  afterAll(() => server.close());

  const prices = async (property_id: string, query = 'month=2027-05-01'): Promise<NightPrices> => {
    const { status, body } = await server.ask(`GET /property/${property_id}/night-price?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const priceOf = async (property_id: string, booking: Readonly<Record<string, unknown>>): Promise<PricingMeta> => {
    const guests = { adults: 1, children: 0, infants: 0, pets: 0 };
    return (await server.ask(`POST /property/${property_id}/pricing-meta`, { body: { booking: { guests, ...booking } } })).body.data;
  };
  const change = async (plan: PropertyPlan, changes: readonly unknown[]) => {
    const { property_id, host } = await aHostedPlace(server, plan);
    const { status } = await server.ask(`PUT /user/property/${property_id}/calendar`, { token: host.token, body: { changes } });
    expect(status).toBe(200);
    return property_id;
  };

  test('a day costs what the shortest stay from it costs a night, in the currency asked for, and days without such a stay cost nothing', async () => {
    const property_id = await change({ min_nights: 2 }, [
      { start: '2027-05-08', end: '2027-05-09', price_cents: 31_100 },
      { start: '2027-05-20', end: '2027-05-27', min_nights: 5 },
    ]);
    await takeNights(server.database.db, property_id, ['2027-05-12', '2027-05-15']);
    for (const currency of ['CAD', 'USD', 'JPY']) {
      const { nights, ...found } = await prices(property_id, `month=2027-05-17&currency=${currency}`);
      expect(found).toEqual({ currency });
      const at = new Map(nights.map(({ date, night_cents }) => [date, night_cents]));
      // the night before taken nights is too short, those nights are gone
      for (const day of ['11', '12', '13', '14']) expect(at.has(`2027-05-${day}` as never), day).toBe(false);
      expect(at.size).toBe(27);
      for (const [checkin, length] of [
        ['2027-05-01', 2],
        ['2027-05-07', 2],
        ['2027-05-08', 2],
        ['2027-05-21', 5],
        ['2027-05-31', 2],
      ] as const) {
        const { per_night_all_in, reasons } = await priceOf(property_id, { checkin, checkout: addDays(checkin, length), currency });
        expect(reasons).toEqual([]);
        expect(at.get(checkin as never), `${checkin} ${currency}`).toBe(per_night_all_in?.amount_cents);
      }
    }
  });

  test('where a stay may not end then, the next day on which it may counts; more people than sleep there see no price', async () => {
    const property_id = await change({}, [{ start: '2027-05-01', end: '2027-06-10', checkin_days: [5], checkout_days: [1] }]);
    const { nights } = await prices(property_id);
    expect(nights.map(({ date }) => date)).toEqual(['2027-05-07', '2027-05-14', '2027-05-21', '2027-05-28']);
    const { per_night_all_in } = await priceOf(property_id, { checkin: '2027-05-07', checkout: '2027-05-10' });
    expect(nights[0]?.night_cents).toBe(per_night_all_in?.amount_cents);
    expect((await prices(property_id, 'month=2027-05-01&adults=9')).nights).toEqual([]);
  });

  test('no month is too far: days that are over and days beyond the last have no price', async () => {
    const { property_id } = await aHostedPlace(server);
    const today = server.now().toISOString().slice(0, 10);
    expect((await prices(property_id, `month=${today}`)).nights.every(({ date }) => date >= addDays(today, -1))).toBe(true);
    for (const month of ['0001-01-01', '2020-02-01', '9999-12-01'])
      expect((await prices(property_id, `month=${month}`)).nights).toEqual([]);
  });
});
