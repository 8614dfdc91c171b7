// Where a place is: found by its town, as hosts give it before they move the pin.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { decimal, flag, nullable, oneOf, text } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { Province, TimeZone } from './places.model';

export const PlaceFound = values({
  source: decision('section 12: a pin is begun at the town and moved by its host'),
  says: 'How closely a place was found',
  items: { street: { label: 'The address' }, town: { label: 'The town' }, province: { label: 'The province or territory alone' } },
});

export const FoundPlace = shape({
  source: decision('section 12: a pin is begun at the address or the town, and moved by its host'),
  called: 'found place',
  says: 'Where an address is; its town where a geocoder does not know it; the middle of its province where no such town is known',
  fields: {
    found: oneOf(PlaceFound),
    city: nullable(text({ says: 'The town as it is written', example: 'Mont-Tremblant' })),
    province: oneOf(Province),
    latitude: decimal({ min: -90, max: 90, example: 46.213 }),
    longitude: decimal({ min: -180, max: 180, example: -74.584 }),
    timezone: nullable(oneOf(TimeZone)),
    postal_fits: flag({ says: 'Whether the postal code can be of that province; true where none is given' }),
  },
});

export const PlaceZone = shape({
  source: decision('section 12: the zone follows from the position'),
  called: 'zone of a place',
  says: 'Whose clocks a place keeps',
  fields: { timezone: nullable(oneOf(TimeZone, { says: 'Empty at sea and outside Canada and the United States' })) },
});
