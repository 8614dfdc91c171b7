// The calls that place a pin: where an address or a town is, and whose clocks a position keeps.
import { signedIn } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { decimal, like, oneOf, optional, text } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { placesPerMinute } from './limits.model';
import { FoundPlace, PlaceZone } from './place.model';
import { Province } from './places.model';

export const findPlace = call('GET /place/find', {
  source: decision('section 12: a pin is begun at the town and moved by its host'),
  says: 'Where an address or a town of Canada is; misspelt towns too',
  guard: signedIn,
  query: {
    address: optional(
      text({ max: 200, says: 'Street and number; left out, or unknown, the town counts', example: '1220 Pacific Rim Highway' }),
    ),
    city: text({ min: 1, max: 100, example: 'Tofino' }),
    province: oneOf(Province),
    postal_code: optional(text({ max: 10, example: 'V0R 2Z0' })),
  },
  answer: like(FoundPlace),
  throttle: { times: placesPerMinute.value, per: minutes(1) },
});

export const findZone = call('GET /place/zone', {
  source: decision('section 12: the zone follows from the position'),
  says: 'The time zone of a position',
  guard: signedIn,
  query: { latitude: decimal({ min: -90, max: 90, example: 49.153 }), longitude: decimal({ min: -180, max: 180, example: -125.907 }) },
  answer: like(PlaceZone),
  throttle: { times: placesPerMinute.value, per: minutes(1) },
});
