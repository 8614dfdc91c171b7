// A few stays side by side: their cards for a trip, and what is weighed beside.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { rateOrCanadian } from '../../pricing/currency.lookup';
import { wordsAsRead } from '../listing/listing.rules';
import { findProperties } from '../property.lookup';
import { cardsForTrip } from './cards.lookup';
import { termsOfTrip } from './trip.rules';

export const compareHandlers: Pick<PropertyHandlers, 'compareStays'> = {
  async compareStays({ query: { property_ids, currency, ...trip } }, { reading: db, now }) {
    const rate = await rateOrCanadian(db, currency, now);
    const cards = await cardsForTrip(db, property_ids, { terms: termsOfTrip(trip), rate, now });
    const rows = new Map((await findProperties(db, property_ids)).map((row) => [row.property_id, row]));
    return cards.flatMap((card) => {
      const row = rows.get(card.property_id);
      if (!row) return [];
      const { amenities, house_rules, pets_allowed, timezone, checkin_time, checkout_time } = row;
      return [{ ...card, amenities, timezone, pets_allowed, checkin_time, checkout_time, ...wordsAsRead({ house_rules }, false) }];
    });
  },
};
