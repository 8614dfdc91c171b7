// Every quote in every currency: a sum is the sum of the shown lines, and every page shows the same one.
import { expect, test } from 'vitest';
import { keysOf } from '../../generated/model/keys';
import { Currency, Province } from '../../generated/model/values';
import { utcDateOf } from '../../generated/model/wire';
import { chanceOf } from '../../src/demo/pictures/chance';
import { pointsMax } from '../../src/server/pricing/points.rules';
import { priceOf } from '../../src/server/pricing/price.rules';
import { quoteOf } from '../../src/server/pricing/quote.rules';
import { shownPrice } from '../../src/server/property/listing/listing.rules';
import { everyDayAlike, weekendAt } from '../support/weekday-prices';

const day = 86_400_000;
const rounds = 400;
const rates: Readonly<Record<Currency, number>> = { CAD: 1, USD: 0.7302, EUR: 0.6273, GBP: 0.5461, AUD: 1.1029, JPY: 110.37 };
const cities: Partial<Record<Province, string>> = { BC: 'Vancouver', MB: 'Winnipeg', ON: 'Toronto', NS: 'Halifax', NL: 'St. John’s' };

const chance = chanceOf('quotes that add up');
const aPlace = (): Parameters<typeof shownPrice>[0] => {
  const province = keysOf(Province)[chance.whole(0, 12)] ?? 'BC';
  return {
    province,
    city: chance.in(0.5) ? (cities[province] ?? '') : '',
    base_cents: chance.whole(1000, 90_000),
    ...everyDayAlike,
    ...(chance.in(0.4) && weekendAt(chance.whole(1000, 90_000))),
    cleaning_fee_cents: chance.in(0.7) ? chance.whole(1, 20_000) : 0,
    pet_fee_cents: chance.whole(0, 5000),
    extra_guest_cents: chance.whole(0, 3000),
    guests_included: chance.whole(1, 6),
    weekly_discount_percent: chance.whole(0, 20),
    monthly_discount_percent: chance.whole(0, 40),
    early_discount_percent: chance.whole(0, 12),
    last_minute_discount_percent: chance.whole(0, 20),
    min_nights: 1,
    timezone: 'America/Toronto',
  };
};

const aQuote = (currency: Currency) => {
  const property = aPlace();
  const checkin = utcDateOf(Date.UTC(2026, 11, 1) + chance.whole(0, 300) * day);
  const checkout = utcDateOf(Date.parse(checkin) + chance.whole(1, 40) * day);
  const guests = { adults: chance.whole(1, 5), children: chance.whole(0, 3), infants: 0, pets: chance.whole(0, 1) };
  const price = priceOf(property, { checkin, checkout, ...guests, days_ahead: chance.whole(0, 90) }, []);
  const rate = { currency, rate: rates[currency], as_of: checkin };
  const most = pointsMax(price);
  const points = chance.in(0.5) ? chance.whole(0, most) : 0;
  const quote = quoteOf({ property_id: 'a place', checkin, checkout, guests, price, rate, points, now: new Date(checkin) });
  return { quote, shown: shownPrice(property, { stay: price, rate, now: new Date(checkin) }), most };
};

test.each(keysOf(Currency))('%s: every sum of a quote is that of its lines, on the card and the listing too', (currency) => {
  for (let round = 0; round < rounds; round += 1) {
    const { quote, shown, most } = aQuote(currency);
    const of = (...types: string[]): number =>
      quote.line_items.filter(({ type }) => types.includes(type)).reduce((all, line) => all + line.amount_cents, 0);
    const told = `${currency}, round ${round}: ${JSON.stringify(quote)}`;
    expect(quote.host_subtotal.amount_cents, told).toBe(of('host'));
    expect(quote.subtotal.amount_cents, told).toBe(of('host', 'platform'));
    expect(quote.taxes.amount_cents, told).toBe(of('tax'));
    expect(quote.total.amount_cents, told).toBe(of('host', 'platform', 'tax'));
    expect(quote.due.amount_cents, told).toBe(of('host', 'platform', 'tax', 'points'));
    expect(quote.due.amount_cents > 0 && most >= quote.points_applied, told).toBe(true);
    expect([shown.subtotal, shown.total_with_tax], told).toEqual([quote.subtotal, quote.total]);
    expect(new Set(quote.line_items.map((line) => line.currency)), told).toEqual(new Set([currency]));
  }
});

test.each(keysOf(Currency))(
  '%s: a night that is said to be taken so many times makes the line, to the last unit, and an average is of the line',
  (currency) => {
    for (let round = 0; round < rounds; round += 1) {
      const [line] = aQuote(currency).quote.line_items;
      const [, said = '', average, nights = ''] = /^\D*([\d,.]+) [A-Z]{3}( on average)? × (\d+) night/.exec(line?.label ?? '') ?? [];
      const night = Math.round(Number(said.replaceAll(',', '')) * 10 ** Currency[currency].decimals);
      if (average === undefined) expect(night * Number(nights), line?.label).toBe(line?.amount_cents);
      else expect(night, line?.label).toBe(Math.round((line?.amount_cents ?? 0) / Number(nights)));
    }
  },
);
