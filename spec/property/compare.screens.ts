// The page that shows stays side by side.
import { anyone } from 'spec-to-app/rule';
import { id, integer, list, optional, plainDate } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { route } from '../product';
import { comparedMax, comparing as source } from './compare.model';
import { compareStays } from './search.calls';

export const comparePage = route('/compare', {
  source,
  screen: 'Compare',
  title: 'Compare stays',
  description: 'Stays side by side on {product}: price, rating, rooms, amenities and house rules.',
  guard: anyone,
  indexed: false,
  chrome: { sidebar: false, footer: true },
  signedInChrome: { header: 'plain', sidebar: true, footer: false },
  query: {
    stays: optional(list(id(), { max: comparedMax.value })),
    checkin: optional(plainDate()),
    checkout: optional(plainDate()),
    adults: optional(integer({ min: 1, max: 30 })),
    children: optional(integer({ min: 0, max: 20 })),
    infants: optional(integer({ min: 0, max: 10 })),
    pets: optional(integer({ min: 0, max: 10 })),
  },
  uses: [compareStays],
});

export const compareTexts = texts({
  source,
  says: 'Stays side by side, and choosing them',
  texts: {
    heading: 'Compare stays',
    compare: 'Compare',
    choose: 'Choose two or three stays.',
    chosen: counted('count', { one: '{count} of {comparedMax} chosen', other: '{count} of {comparedMax} chosen' }),
    chooseOf: 'Compare {title}',
    cancel: 'Cancel',
    none: 'Nothing to compare yet',
    noneText: 'Save stays with the heart, then choose two or three of them in your wish list.',
    toLists: 'Wish lists',
    gone: counted('count', {
      one: '{count} of these stays isn’t listed any more.',
      other: '{count} of these stays aren’t listed any more.',
    }),
    price: 'Price',
    notBookable: 'Not available for this trip',
    rating: 'Rating',
    place: 'Place',
    type: 'Property type',
    guests: 'Guests',
    bedrooms: 'Bedrooms',
    beds: 'Beds',
    baths: 'Bathrooms',
    cancellation: 'Cancellation',
    booking: 'Booking',
    onRequest: 'The host answers each request',
    differ: 'Amenities that differ',
    more: '+{count} more',
    noneDiffer: 'None besides the shared ones',
    shared: counted('count', { one: 'Amenities they share', other: 'Amenities all {count} share' }),
    noneShared: 'None',
    rules: 'House rules',
    view: 'View stay',
    share: 'Share',
    linkCopied: 'Link copied. Anyone who has it sees this comparison.',
    failed: 'We couldn’t load these stays.',
  },
});
