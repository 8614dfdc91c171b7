// Searches with dates left open: each stay is found with the cheapest dates that it can be booked on, as the price of a stay tells it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, weekday } from '../../generated/model/dates';
import type { PricingMeta, PropertyCard, SearchAnswer } from '../../generated/model/entities';
import { aHostedPlace } from '../support/a-stay-asked';
import { type PropertyPlan, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { weekendAt } from '../support/weekday-prices';

const guests = { adults: 2, children: 0, infants: 0, pets: 0 };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  const ids = new Map<string, string>();
  const put = async (title: string, plan: PropertyPlan = {}, changes: readonly unknown[] = []) => {
    const { property_id, host } = await aHostedPlace(server, { title, preparation_nights: 0, ...plan });
    ids.set(title, property_id);
    if (changes.length === 0) return property_id;
    const { status, raw } = await server.ask(`PUT /user/property/${property_id}/calendar`, { token: host.token, body: { changes } });
    expect(status, raw.body).toBe(200);
    return property_id;
  };
  const take = (property_id: string, ...nights: readonly [string, string]) => takeNights(server.database.db, property_id, [...nights]);
  beforeAll(async () => {
    server = await aServer(engine);
    await put('plain');
    await put('weekend dear', { ...weekendAt(30_000) });
    await put('cheap once', { base_cents: 40_000 }, [{ start: '2027-05-12', end: '2027-05-14', price_cents: 10_000 }]);
    await put('long', { min_nights: 5 });
    await put('from Friday', {}, [{ start: '2027-04-01', end: '2027-07-01', checkin_days: [5], checkout_days: [0, 5] }]);
    await take(await put('full'), '2027-04-20', '2027-06-20');
    await take(await put('half'), '2027-05-01', '2027-05-14');
    const gap = await put('gap', { min_nights: 6, gap_stays: true, gap_min_nights: 1 });
    await take(gap, '2027-05-05', '2027-05-10');
    await take(gap, '2027-05-13', '2027-05-20');
  });
  afterAll(() => server.close());

  const search = async (terms: Readonly<Record<string, unknown>>): Promise<SearchAnswer> => {
    const { status, body, raw } = await server.ask('POST /property/search', { body: { guests, ...terms } });
    expect(status, raw.body).toBe(200);
    return body.data;
  };
  let visitor = 0;
  const asked = async (property_id: string, checkin: string, nights: number): Promise<PricingMeta> => {
    const booking = { checkin, checkout: addDays(checkin, nights), guests };
    return (
      await server.ask(`POST /property/${property_id}/pricing-meta`, {
        body: { booking },
        from: `10.9.1.${(visitor = (visitor + 1) % 200)}`,
      })
    ).body.data;
  };
  /** The cheapest of some stays, each asked for by itself. */
  const cheapestOf = async (property_id: string, checkins: readonly string[], nights: number) => {
    const found: { readonly checkin: string; readonly cents: number }[] = [];
    for (const checkin of checkins) {
      const { reasons, quote } = await asked(property_id, checkin, nights);
      if (reasons.length === 0 && quote) found.push({ checkin, cents: quote.subtotal.amount_cents });
    }
    return found.toSorted((one, other) => one.cents - other.cents || (one.checkin < other.checkin ? -1 : 1))[0];
  };
  const told = ({ dates, price }: PropertyCard) => dates && { checkin: dates.checkin, cents: price.subtotal?.amount_cents };
  const agrees = async (terms: Readonly<Record<string, unknown>>, checkins: readonly string[], nights: number) => {
    const { results } = await search(terms);
    const found = new Map(results.map((card) => [card.title, card]));
    for (const [title, property_id] of ids) {
      const card = found.get(title);
      expect(card && told(card), title).toEqual(await cheapestOf(property_id, checkins, nights));
      if (card?.dates) expect(card.dates.checkout).toBe(addDays(card.dates.checkin, nights));
    }
    return results.map(({ title }) => title).toSorted();
  };
  const days = (first: string, count: number) => Array.from({ length: count }, (_, at) => addDays(first, at));

  test('some days around two dates', async () => {
    const dates = { checkin: '2027-05-11', checkout: '2027-05-13' };
    const found = await agrees({ ...dates, flex_days: 3 }, days('2027-05-08', 7), 2);
    expect(found).toEqual(['cheap once', 'from Friday', 'gap', 'half', 'plain', 'weekend dear']);
    expect((await search(dates)).results.every((card) => card.dates === undefined)).toBe(true);
  });

  test('a weekend, a week or a month in some months', async () => {
    const may = days('2027-05-01', 31);
    const fridays = may.filter((date) => weekday(date) === 5);
    const weekend = { flex_stay: 'weekend', flex_months: ['2027-05-15'] };
    expect(await agrees(weekend, fridays, 2)).toEqual(['cheap once', 'from Friday', 'half', 'plain', 'weekend dear']);
    expect(await agrees({ flex_stay: 'week', flex_months: ['2027-04-01'] }, days('2027-04-01', 24), 7)).toContain('long');
    await agrees({ flex_stay: 'month', flex_months: ['2027-05-31'] }, days('2027-05-01', 4), 28);
    // a stay may go on from one month into the next
    const { results } = await search({ flex_stay: 'month', flex_months: ['2027-06-01', '2027-04-01', '2027-05-01'], query: 'Whistler' });
    const full = results.find(({ title }) => title === 'half');
    expect(full?.dates).toEqual({ checkin: '2027-04-01', checkout: '2027-04-29' });
    expect(results.map(({ title }) => title)).not.toContain('full');
  });

  test('order, prices, map and free cancellation go by those dates', async () => {
    const terms = { checkin: '2027-05-11', checkout: '2027-05-13', flex_days: 3 };
    const { results } = await search({ ...terms, sort: 'price_asc' });
    expect(results[0]?.title).toBe('cheap once');
    const nights = results.map(({ price }) => price.per_night_all_in.amount_cents);
    expect(nights).toEqual(nights.toSorted((one, other) => one - other));
    const most = Math.ceil((nights[0] ?? 0) / 100);
    expect((await search({ ...terms, filters: { price_max: most } })).results.map(({ title }) => title)).toEqual(['cheap once']);
    const pins = (await server.ask('POST /property/pin', { body: { ...terms, guests } })).body.data as readonly unknown[];
    expect(pins).toHaveLength(results.length);
    const free = await search({ ...terms, filters: { free_cancellation: true } });
    expect(free.results.every((card) => card.free_cancel_until !== null)).toBe(true);
  });

  test('nothing found tells so of the dates and offers any; months that are over or too far find nothing', async () => {
    const { db } = server.database;
    await db
      .updateTable('properties')
      .set({ status: 'paused' })
      .where('property_id', '<>', ids.get('full') ?? '')
      .execute();
    const weekend = { flex_stay: 'weekend', flex_months: ['2027-05-01'] };
    const { nothing, total } = await search({ ...weekend, alternatives: true });
    expect([total, nothing?.lack, nothing?.alternatives.map(({ change }) => change)]).toEqual([0, 'dates', ['any_dates']]);
    for (const month of ['0001-01-01', '2020-01-01', '9999-12-01'])
      expect((await search({ flex_stay: 'week', flex_months: [month] })).total).toBe(0);
    for (const [checkin, checkout] of [
      ['0001-01-01', '0001-01-03'],
      ['9999-12-29', '9999-12-31'],
      ['0001-01-01', '9999-12-31'],
    ] as const)
      expect((await search({ checkin, checkout, flex_days: 3 })).total).toBe(0);
  });
});
