// Placing a pin: where a town is, and whose clocks a position keeps. What is known of places is read when it is first asked for.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { keysOf } from '../../../../generated/model/keys';
import { TimeZone } from '../../../../generated/model/values';

/** By the whole list of the zone database: a shorter one has Creston keep the clocks of Phoenix. */
const zoneAt = async (latitude: number, longitude: number): Promise<TimeZone | null> => {
  const { find } = await import('geo-tz/all');
  const zones = find(latitude, longitude);
  return keysOf(TimeZone).find((zone) => zones.includes(zone)) ?? null;
};

export const placeHandlers: Pick<PropertyHandlers, 'findPlace' | 'findZone'> = {
  async findPlace({ query }) {
    const { placeOf } = await import('./place.rules');
    const place = placeOf(query);
    // the middle of a province is no place that tells a zone
    return { ...place, timezone: place.found === 'town' ? await zoneAt(place.latitude, place.longitude) : null };
  },

  findZone: async ({ query: { latitude, longitude } }) => ({ timezone: await zoneAt(latitude, longitude) }),
};
