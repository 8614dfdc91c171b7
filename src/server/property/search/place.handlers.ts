// Placing a pin: the position of a town, and the zone of a position. The data of places is read when it is first asked for.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';

export const placeHandlers: Pick<PropertyHandlers, 'findPlace' | 'findZone'> = {
  async findPlace({ query }) {
    const { placeOf, zoneAt } = await import('./place.rules');
    const place = placeOf(query);
    // the middle of a province is no place that tells a zone
    return { ...place, timezone: place.found === 'town' ? zoneAt(place.latitude, place.longitude) : null };
  },

  async findZone({ query: { latitude, longitude } }) {
    const { zoneAt } = await import('./place.rules');
    return { timezone: zoneAt(latitude, longitude) };
  },
};
