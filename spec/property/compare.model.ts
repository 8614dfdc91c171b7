// Stays side by side: what people weigh when two or three are left.
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { flag, nullable } from 'spec-to-app/shapes';
import { constant } from 'spec-to-app/values';
import { Property, PropertyCard } from './property.model';

export const comparing = decision('people who are left with two or three stays weigh them side by side, each fact in a line');

export const comparedMax = constant(3, {
  source: comparing,
  unit: 'stays',
  says: 'The most stays side by side: of more, a phone shows none that can be read',
});
export const comparedMin = constant(2, { source: comparing, unit: 'stays', says: 'The fewest stays side by side' });
export const comparedAmenitiesMax = constant(10, {
  source: comparing,
  unit: 'amenities',
  says: 'How many of the amenities that not all of the compared stays have are named of each; the rest is counted',
});

export const TripCard = shape({
  source: decision('saved stays say what they cost for the dates of a trip, and whether they can be had'),
  called: 'card for a trip',
  says: 'A stay in a list, for the trip that was asked about',
  fields: {
    ...PropertyCard.fields,
    is_bookable: nullable(flag({ says: 'Whether it can be had for that trip; nothing where no dates were given' })),
  },
});

export const ComparedStay = shape({
  source: comparing,
  called: 'compared stay',
  says: 'A stay as it stands beside others',
  fields: {
    ...TripCard.fields,
    ...pick(Property, 'amenities', 'house_rules', 'pets_allowed', 'timezone', 'checkin_time', 'checkout_time'),
  },
});
