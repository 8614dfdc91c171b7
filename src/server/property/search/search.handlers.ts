// Searching: what fits is found and priced, then it is ordered, counted and paged.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { mapPinsMax } from '../../../../generated/model/constants';
import { Province } from '../../../../generated/model/values';
import { rateOrCanadian } from '../../pricing/currency.lookup';
import { moneyOf } from '../../pricing/money.rules';
import { refuse } from '../../request/refusal';
import { cardsForTrip, cardsOf } from './cards.lookup';
import { findDestinations, numbersOfPlace } from './destinations.lookup';
import { worthNaming } from './destinations.rules';
import { findPage } from './found-page.lookup';
import { refuseWrongMapPart } from './map-part.lookup';
import { nothingFound } from './nothing-found.lookup';
import { suggestedPlaces } from './suggested-places.lookup';
import { findPopular } from './counts.repository';
import { asRead } from '../../account/contact-details.lookup';
import { pinsOf } from './search.rules';
import { termsOfTrip } from './trip.rules';

export const searchHandlers: Pick<
  PropertyHandlers,
  'searchProperties' | 'listPins' | 'listCards' | 'listPopularStates' | 'suggestPlaces' | 'getDestination'
> = {
  async searchProperties({ input }, { reading: db, now }) {
    refuseWrongMapPart(input);
    const found = await findPage(db, input, now);
    const rate = await rateOrCanadian(db, input.currency, now);
    const { understood } = found;
    return {
      results: await cardsOf(db, found.stays, { rate, checkin: input.checkin, now }),
      total: found.total,
      more: found.more,
      page: input.page,
      per_page: input.per_page,
      bounds: found.bounds,
      facets: found.facets,
      understood: {
        place: understood.place,
        named: understood.near?.name ?? asRead(found.named),
        // the stays around downtown Toronto are in Toronto
        near: understood.near !== undefined && found.total > 0 && understood.near.name !== found.named,
        amenities: understood.amenities.map(({ meant, without }) => ({ amenity: meant, without })),
        pets: understood.pets ? { without: understood.pets.without } : null,
      },
      nothing: input.alternatives && found.total === 0 ? await nothingFound(db, input, now) : null,
      currency: rate.currency,
    };
  },

  async listPins({ input }, { reading: db, now }) {
    refuseWrongMapPart(input);
    return pinsOf((await findPage(db, { ...input, page: 1, per_page: mapPinsMax, isPlaced: true }, now)).stays);
  },

  async listCards({ query: { property_ids, currency, ...trip } }, { reading: db, now }) {
    return cardsForTrip(db, property_ids, { terms: termsOfTrip(trip), rate: await rateOrCanadian(db, currency, now), now });
  },

  async listPopularStates(_request, { reading: db, now }) {
    const cad = await rateOrCanadian(db, 'CAD', now);
    return (await findPopular(db, now)).map(({ code, count, cheapest, image }) => {
      const { label: name, slug } = Province[code];
      return { code, name, count, from_all_in: cheapest === null ? null : moneyOf(cheapest, cad), image, slug };
    });
  },

  async suggestPlaces({ query: { query } }, { reading: db, now }) {
    return suggestedPlaces(db, query, now);
  },

  async getDestination({ params: { slug } }, { reading: db, now }) {
    const all = await findDestinations(db, now);
    const found = all.find((it) => it.slug === slug);
    if (!found) return refuse('property.destination_not_found');
    const { cheapest, ...numbers } = await numbersOfPlace(db, found, now);
    const cad = await rateOrCanadian(db, 'CAD', now);
    const { isTown: _isTown, ...place } = found;
    return {
      ...place,
      ...numbers,
      from_all_in: cheapest === null ? null : moneyOf(cheapest, cad),
      others: worthNaming(all)
        .filter((it) => it.slug !== slug)
        .map(({ slug: at, name, count }) => ({ slug: at, name, count })),
    };
  },
};

export const placeHandlers: Pick<PropertyHandlers, 'findPlace' | 'findZone'> = {
  async findPlace({ query: { address = '', ...town } }, { geocoder, warn }) {
    const { placeOf, placeOnStreet, zoneAt } = await import('./place.rules');
    const asked = address.trim() === '' ? undefined : geocoder?.find({ ...town, address });
    const street = await asked?.catch((error: unknown) => {
      warn('the geocoder does not answer', { reason: error instanceof Error ? error.message : undefined });
      return null;
    });
    const place = placeOnStreet(placeOf(town), street ?? null);
    // the middle of a province is no place that tells a zone
    return { ...place, timezone: place.found === 'province' ? null : zoneAt(place.latitude, place.longitude) };
  },

  async findZone({ query: { latitude, longitude } }) {
    const { zoneAt } = await import('./place.rules');
    return { timezone: zoneAt(latitude, longitude) };
  },
};
