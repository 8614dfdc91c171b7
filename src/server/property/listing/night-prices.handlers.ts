// Prices for the date chooser of a listing, a month at a time.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { bookingHorizonDays } from '../../../../generated/model/constants';
import { addDays, addMonths, firstOfMonth } from '../../../../generated/model/dates';
import { dateIn } from '../../../../generated/rules/runtime';
import { rateOrCanadian } from '../../pricing/currency.lookup';
import { aroundGaps } from '../../pricing/gaps.rules';
import { priceIn } from '../../pricing/lines.rules';
import { overridesOf, takenNights } from '../property.lookup';
import { shownNight } from './listing.rules';
import { pricesFrom } from './night-prices.rules';

export const nightPriceHandlers: Pick<PropertyHandlers, 'listNightPrices'> = {
  async listNightPrices({ property, query: { month, currency, adults, children, pets } }, { reading: db, now }) {
    const { property_id } = property;
    const rate = await rateOrCanadian(db, currency, now);
    const today = dateIn(now.getTime(), property.timezone);
    const horizon = addDays(today, bookingHorizonDays);
    const first = firstOfMonth(month);
    const [start, last] = [first < today ? today : first, addMonths(first, 1)];
    const end = last > horizon ? horizon : last;
    if (start >= end) return { currency: rate.currency, nights: [] };
    // the shortest stay from its last day may be long
    const around = aroundGaps(start, horizon);
    const facts = {
      property,
      overrides: (await overridesOf(db, [property_id], around)).get(property_id) ?? [],
      taken: (await takenNights(db, [property_id], around)).get(property_id) ?? [],
      now,
    };
    const nights = pricesFrom({ start, end }, { adults, children, infants: 0, pets }, facts);
    return {
      currency: rate.currency,
      nights: nights.map(({ date, price }) => ({ date, night_cents: shownNight(priceIn(rate, price)) })),
    };
  },
};
