// Destination browse pages: a place, what to know about it, and its stays.
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { text } from 'spec-to-app/shapes';
import { counted, markdown, texts } from 'spec-to-app/text';
import { getDestination, searchProperties } from '../property/search.calls';
import { route } from '../product';

export const allRentals = route('/all/vacation-rentals', {
  source: '§2',
  screen: 'Destination',
  title: 'Vacation rentals across Canada',
  description: 'Cabins, cottages and apartments in all ten provinces and three territories. The first price you see includes every fee.',
  guard: anyone,
  text: markdown('pages/destination-all.md'),
  uses: [getDestination, searchProperties],
});

export const whistlerRentals = route('/whistler/vacation-rentals', {
  source: '§2',
  screen: 'Destination',
  title: 'Whistler vacation rentals',
  description:
    'Chalets and condos in Whistler, BC, for skiing in winter and mountain biking in summer. The first price you see includes every fee.',
  guard: anyone,
  text: markdown('pages/destination-whistler.md'),
  uses: [getDestination, searchProperties],
});

export const ontarioRentals = route('/ontario/vacation-rentals', {
  source: '§2',
  screen: 'Destination',
  title: 'Ontario vacation rentals',
  description:
    'Cottages in Muskoka, lofts in Toronto, vineyards in Prince Edward County: find a stay in Ontario. The first price you see includes every fee.',
  guard: anyone,
  text: markdown('pages/destination-ontario.md'),
  uses: [getDestination, searchProperties],
});

export const placeRentals = route('/:place/vacation-rentals', {
  source: decision('every province and territory, and each town with listings, has a page like the three of the specification'),
  screen: 'Destination',
  title: 'Vacation rentals by place',
  description: 'Cabins, cottages and apartments in a province, territory or town of Canada. The first price you see includes every fee.',
  guard: anyone,
  params: { place: text({ min: 1, max: 80, says: 'The name of a province, territory or town in small letters', example: 'banff' }) },
  uses: [getDestination, searchProperties],
});

export const destinationTexts = texts({
  source: decision('the words around the stays of a destination'),
  says: 'The destination pages',
  texts: {
    heading: '{place} vacation rentals',
    lead: 'Find a place to stay in {place}. The first price you see includes every fee.',
    staysHeading: 'Stays in {place}',
    from: 'From {price} per night, fees included',
    rated: counted('count', { one: 'Rated {rating} of 5 in {count} review', other: 'Rated {rating} of 5 in {count} reviews' }),
    pets: counted('count', { one: '{count} takes pets', other: '{count} take pets' }),
    instant: '{count} with instant book',
    count: counted('count', { one: '{count} stay', other: '{count} stays' }),
    showAllStays: 'Show all stays',
    showAll: counted('count', { one: 'Show all {count} stay', other: 'Show all {count} stays' }),
    none: 'No stays here yet. Browse all of Canada instead.',
    elsewhere: 'Other places',
    notFoundHeading: 'No stays in this place',
    notFoundText: 'No one hosts here yet, or the link is wrong. Browse other places, or search all of Canada.',
    crumbs: 'Vacation rentals',
  },
});
