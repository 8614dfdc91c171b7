// The price of a stay: the golden invoices of every place, and rounding that no sum escapes.
import { describe, expect, test } from 'vitest';
import { taxAreas, taxRates } from '../../generated/model/tables';
import { datesBetween } from '../../generated/model/dates';
import { percentOf } from '../../generated/model/rounding';
import { allInNightCents, daysAhead, nightPrices, priceOf, type PricedProperty } from '../../src/server/pricing/price.rules';
import { folded } from '../../src/server/pricing/town.rules';
import { goldenPrices } from '../support/golden-prices';
import { everyDayAlike, weekendAt } from '../support/weekday-prices';

const property = (province: string, city = ''): PricedProperty => ({
  province,
  city,
  base_cents: 20_000,
  ...everyDayAlike,
  cleaning_fee_cents: 9000,
  pet_fee_cents: 4000,
  extra_guest_cents: 1500,
  guests_included: 4,
  weekly_discount_percent: 10,
  monthly_discount_percent: 25,
  early_discount_percent: 0,
  last_minute_discount_percent: 0,
});
const stay = { checkin: '2027-02-12', checkout: '2027-02-15', adults: 2, children: 0, pets: 0, days_ahead: 30 };

describe('three nights at $200 with $90 for cleaning', () => {
  test.each(goldenPrices)('$place', ({ province, city, taxes, total }) => {
    const at = property(province, city);
    const price = priceOf(at, stay, []);
    expect(price.host_subtotal).toBe(69_000);
    expect(price.subtotal).toBe(74_520);
    expect(price.lines.filter((line) => line.type === 'tax').map((line) => line.cents)).toEqual(taxes);
    expect(price.total).toBe(total);
  });
});

test.each([
  ['NL', 'St. John’s', 'tax.nl.accommodation_tax'],
  ['NL', "St. John's", 'tax.nl.accommodation_tax'],
  ['NL', 'ST JOHNS', 'tax.nl.accommodation_tax'],
  ['NS', 'Baddeck', 'tax.ns.marketing_levy'],
  ['NS', 'Ingonish', 'tax.ns.marketing_levy'],
  ['NS', 'Louisbourg', 'tax.ns.marketing_levy'],
  ['NS', 'Cheticamp', 'tax.ns.marketing_levy'],
  ['BC', 'Kelowna', 'tax.bc.mrdt'],
  ['BC', 'Fernie', 'tax.bc.mrdt'],
  ['BC', 'Revelstoke', 'tax.bc.mrdt'],
  ['BC', 'Golden', 'tax.bc.mrdt'],
  ['ON', ' huntsville ', 'tax.on.mat'],
])('%s %s pays its local tax, however its name is written', (province, city, code) => {
  expect(priceOf(property(province, city), stay, []).lines.map((line) => line.code)).toContain(code);
});

test('a town of the same name in another province has no part in it, and no town stands in two areas', () => {
  expect(priceOf(property('ON', 'Golden'), stay, []).lines.filter((line) => line.type === 'tax')).toHaveLength(1);
  const towns = taxAreas.flatMap(({ province, towns }) => towns.map((town) => `${province} ${folded(town)}`));
  expect(towns.filter((town, at) => towns.indexOf(town) !== at)).toEqual([]);
});

test('every area has tax rows, and every row’s area has towns', () => {
  const areas = taxAreas.map(({ province, area }) => `${province} ${area}`).toSorted();
  const taxed = new Set(taxRates.flatMap(({ province, area }) => (area === null ? [] : [`${province} ${area}`])));
  expect([...taxed].toSorted()).toEqual(areas);
});

test('nights that cost $20 or less pay lodging taxes alone', () => {
  const cheap = { ...property('QC', 'Gaspé'), base_cents: 1500, cleaning_fee_cents: 0 };
  const codes = (base_cents: number): readonly string[] =>
    priceOf({ ...cheap, base_cents }, stay, [])
      .lines.filter((line) => line.type === 'tax')
      .map((line) => line.code);
  expect(codes(1500)).toEqual(['tax.qc.lodging_tax']);
  expect(codes(2500)).toEqual(['tax.qc.lodging_tax', 'tax.qc.gst', 'tax.qc.qst']);
});

test('a city’s rate follows the calendar', () => {
  const rate = (checkin: string, checkout: string): number | undefined =>
    priceOf(property('ON', 'Toronto'), { ...stay, checkin, checkout }, []).lines.find((line) => line.code === 'tax.on.mat')?.percent;
  expect(rate('2025-05-31', '2025-06-02')).toBe(6);
  expect(rate('2025-06-01', '2025-06-03')).toBe(8.5);
  expect(rate('2026-07-31', '2026-08-02')).toBe(8.5);
  expect(rate('2026-08-01', '2026-08-03')).toBe(6);
});

test('a stay that is too long for a tax does not pay it', () => {
  const long = priceOf(property('BC', 'Whistler'), { ...stay, checkout: '2027-03-11' }, []);
  expect(long.nights).toBe(27);
  expect(long.lines.filter((line) => line.type === 'tax').map((line) => line.code)).toEqual(['tax.bc.gst']);
});

test('weekend nights, other prices, extra guests, pets and one discount make the host’s part', () => {
  const asked = { checkin: '2027-02-12', checkout: '2027-02-19', adults: 5, children: 1, pets: 2, days_ahead: 30 };
  const price = priceOf({ ...property('NT'), ...weekendAt(25_000) }, asked, [
    { start: '2027-02-15', end: '2027-02-16', night_cents: 30_000 },
  ]);
  // Fri and Sat 250, Sun to Thu 200 but the 15th 300: 1,600; two extra guests for seven nights: 210; a tenth off
  expect(price.lines.slice(0, 6).map((line) => [line.code, line.cents])).toEqual([
    ['accommodation', 160_000],
    ['extra_guests', 21_000],
    ['discount', -18_100],
    ['cleaning_fee', 9000],
    ['pet_fee', 4000],
    ['service_fee', 14_072],
  ]);
});

test('a half cent is rounded up, and nothing is lost to binary fractions', () => {
  expect(percentOf(50, 1)).toBe(1);
  expect(percentOf(49, 1)).toBe(0);
  expect(percentOf(76_620, 9.975)).toBe(7643);
  for (let cents = 0; cents < 5000; cents += 1) expect(percentOf(cents, 100)).toBe(cents);
});

test('lines add up to the total for any stay', () => {
  for (let nights = 1; nights < 60; nights += 1) {
    const checkout = new Date(Date.UTC(2027, 0, 1 + nights)).toISOString().slice(0, 10);
    const price = priceOf(property('QC'), { ...stay, checkin: '2027-01-01', checkout }, []);
    expect(price.lines.reduce((all, line) => all + line.cents, 0)).toBe(price.total);
    expect(datesBetween('2027-01-01', checkout)).toHaveLength(nights);
  }
});

test('each day of the week has its own price where it is given, and the others the price per night', () => {
  // Monday 15 February to Monday the 22nd
  const week = { ...stay, checkin: '2027-02-15', checkout: '2027-02-22' };
  const days = { monday_cents: 10_000, wednesday_cents: 12_000, thursday_cents: 18_000, saturday_cents: 31_000, sunday_cents: 15_000 };
  const nights = (at: PricedProperty): readonly number[] =>
    nightPrices(at, week, [{ start: '2027-02-18', end: '2027-02-19', night_cents: 1 }]);
  expect(nights({ ...property('NT'), ...days })).toEqual([10_000, 20_000, 12_000, 1, 20_000, 31_000, 15_000]);
  expect(nights(property('NT'))).toEqual([20_000, 20_000, 20_000, 1, 20_000, 20_000, 20_000]);
});

test('the all-in night is that of the cheapest shortest stay, also where every day has a price of its own', () => {
  const free = { ...property('NT'), cleaning_fee_cents: 0, ...weekendAt(30_000) };
  const night = (min_nights: number, at: PricedProperty = free): number => allInNightCents({ ...at, min_nights }) / 1.08;
  expect([1, 5].map((nights) => night(nights))).toEqual([20_000, 20_000]);
  // six nights have a Friday or a Saturday, seven have both
  expect(allInNightCents({ ...free, min_nights: 6 })).toBe(Math.round(((5 * 20_000 + 30_000) * 1.08) / 6));
  expect(allInNightCents({ ...free, min_nights: 7 })).toBe(Math.round(((5 * 20_000 + 2 * 30_000) * 1.08) / 7));
  const [one, other] = [10_000, 14_000];
  const each = {
    monday_cents: one,
    tuesday_cents: other,
    wednesday_cents: other,
    thursday_cents: other,
    friday_cents: other,
    saturday_cents: other,
    sunday_cents: one,
  };
  expect([night(1, { ...free, ...each }), night(2, { ...free, ...each })]).toEqual([one, one]);
});

test('the all-in night carries its share of fees', () => {
  expect(allInNightCents({ ...property('BC'), min_nights: 3 })).toBe(24_840);
});

test('booking early or late has its discount, and only the best one counts', () => {
  const place = { ...property('NT'), early_discount_percent: 8, last_minute_discount_percent: 15 };
  const discount = (nights: number, days_ahead: number): unknown => {
    const checkout = `2027-02-${12 + nights}`;
    const line = priceOf(place, { ...stay, checkout, days_ahead }, []).lines.find(({ code }) => code === 'discount');
    return line && [line.label, line.cents];
  };
  expect(discount(3, 59)).toBeUndefined();
  expect(discount(3, 60)).toEqual(['Early-booking discount 8%', -4800]);
  expect(discount(3, 8)).toBeUndefined();
  expect(discount(3, 7)).toEqual(['Last-minute discount 15%', -9000]);
  expect(discount(7, 60)).toEqual(['Weekly discount 10%', -14_000]);
  expect(discount(7, 0)).toEqual(['Last-minute discount 15%', -21_000]);
});

test('days ahead are counted in the calendar of the place', () => {
  const lateEvening = new Date('2027-02-06T06:30:00Z');
  expect(daysAhead('2027-02-12', lateEvening, 'America/Vancouver')).toBe(7);
  expect(daysAhead('2027-02-12', lateEvening, 'America/St_Johns')).toBe(6);
});
