// The filters of a search: each once, with its comparison and its words.
import { Profile } from '../account/account.model';
import { CancellationPolicy } from '../booking/policy.model';
import { decision } from 'spec-to-app/declaration';
import { shape, the } from 'spec-to-app/entity';
import { filter } from 'spec-to-app/filter';
import { flag, integer, oneOf, optional } from 'spec-to-app/shapes';
import { constant, table } from 'spec-to-app/values';
import { Property } from './property.model';

const [property, host] = [the(Property), the(Profile)];

export const highestFilterPrice = constant(2_000_000, {
  source: decision('above the dearest night in the currency with the most units to a dollar, the yen'),
  says: 'Where the price filter ends, in whole units of its currency',
});

export const easyPolicies = table({
  source: decision('section 15: “free cancellation” means that everything comes back until a few days before check-in'),
  says: 'The policies that the filter for free cancellation stands for where there are no dates',
  columns: { policy: oneOf(CancellationPolicy) },
  rows: [{ policy: 'flexible' }, { policy: 'moderate' }],
});

export const SearchFilters = shape({
  source: decision('section 15: what guests narrow a search by'),
  called: 'set of filters',
  says: 'What a stay must have to be found; what is left out does not matter',
  fields: {
    price_min: optional(integer({ min: 0, max: highestFilterPrice.value, says: 'Whole units of its currency a night, fees included' })),
    price_max: optional(
      integer({ min: 0, max: highestFilterPrice.value, says: 'Whole units of its currency a night, fees included', example: 400 }),
    ),
    bedrooms_min: filter(property.bedrooms, 'at least', { label: 'Bedrooms', chip: '{count}+ bedrooms' }),
    beds_min: filter(property.beds, 'at least', { label: 'Beds', chip: '{count}+ beds', max: 30 }),
    baths_min: filter(property.baths, 'at least', { label: 'Bathrooms', chip: '{count}+ bathrooms' }),
    rating_min: filter(property.rating, 'at least', {
      label: 'Guest rating',
      chip: 'Rated {count}+',
      choices: [4, 4.5, 4.8],
      says: 'The average of its reviews',
    }),
    types: filter(property.property_type, 'any of', { label: 'Property type' }),
    amenities: filter(property.amenities, 'all of', { label: 'Amenities' }),
    accessible: filter(property.accessibility, 'all of', { label: 'Accessibility' }),
    languages: filter(host.languages, 'some of', {
      label: 'Host speaks',
      chip: 'Host speaks {label}',
      says: 'At least one of these, by the profile of its owner',
      through: property.profile_id,
    }),
    free_cancellation: optional(
      flag({ says: 'With dates: everything comes back until a time before check-in that still lies ahead; without: by the policy' }),
    ),
    policies: filter(property.cancellation_policy, 'any of', { label: 'Cancellation', max: 4 }),
    instant: filter(property.instant_book, 'is set', {
      label: 'Instant book',
      help: 'Book without waiting for the host',
      says: 'Only what is booked at once',
      unless: 'instant_stopped',
    }),
  },
});
