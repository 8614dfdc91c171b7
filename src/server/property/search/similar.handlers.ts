// Other stays than the one that is looked at: those like it, and those of its host.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { rateOrCanadian } from '../../pricing/currency.lookup';
import { cardsOf } from './cards.lookup';
import { publicSpot } from './position.rules';
import { staysNear, undated } from './found-stays.lookup';
import { findOfHost } from './similar.repository';
import { mostAlike } from './similar.rules';
import { termsOfTrip } from './trip.rules';

export const similarHandlers: Pick<PropertyHandlers, 'listSimilarStays' | 'listHostStays'> = {
  async listSimilarStays({ property, query: { currency, ...trip } }, { reading: db, now }) {
    const spot = publicSpot(property);
    if (!spot) return [];
    const terms = termsOfTrip(trip);
    const near = await staysNear(db, terms, { property_id: property.property_id, spot, now });
    const rate = await rateOrCanadian(db, currency, now);
    return cardsOf(db, mostAlike(near, property), { rate, checkin: terms.checkin, now });
  },

  async listHostStays({ profile: { profile_id }, query: { page, currency } }, { reading: db, now }) {
    const { found, total } = await findOfHost(db, { profile_id, page, now });
    const rate = await rateOrCanadian(db, currency, now);
    return { results: await cardsOf(db, found.map(undated), { rate, checkin: undefined, now }), total, page };
  },
};
