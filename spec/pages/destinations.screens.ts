// Destination browse pages: a place, what to know about it, and its stays.
import { decision } from '../language/declaration';
import { anyone } from '../language/rule';
import { text } from '../language/shapes';
import { markdown, texts } from '../language/text';
import { table } from '../language/values';
import { listPopularStates, searchProperties } from '../property/search.calls';
import { route } from '../product';

export const allRentals = route('/all/vacation-rentals', {
  source: '§2',
  screen: 'Destination',
  title: 'Vacation rentals across Canada',
  description: 'Cabins, cottages and apartments in all ten provinces and three territories. The first price you see includes every fee.',
  guard: anyone,
  text: markdown('pages/destination-all.md'),
  uses: [searchProperties, listPopularStates],
});

export const whistlerRentals = route('/whistler/vacation-rentals', {
  source: '§2',
  screen: 'Destination',
  title: 'Whistler vacation rentals',
  description:
    'Chalets and condos in Whistler, BC, for skiing in winter and mountain biking in summer. The first price you see includes every fee.',
  guard: anyone,
  text: markdown('pages/destination-whistler.md'),
  uses: [searchProperties],
});

export const ontarioRentals = route('/ontario/vacation-rentals', {
  source: '§2',
  screen: 'Destination',
  title: 'Ontario vacation rentals',
  description:
    'Cottages in Muskoka, lofts in Toronto, vineyards in Prince Edward County: find a stay in Ontario. The first price you see includes every fee.',
  guard: anyone,
  text: markdown('pages/destination-ontario.md'),
  uses: [searchProperties],
});

export const destinationQueries = table({
  source: decision('a destination page shows the stays that a search for its place finds'),
  says: 'What each destination page searches for; an empty text means the whole country',
  columns: { path: text(), query: text(), province: text({ says: 'A province code, or nothing' }) },
  rows: [
    { path: '/all/vacation-rentals', query: '', province: '' },
    { path: '/whistler/vacation-rentals', query: 'Whistler, BC', province: 'BC' },
    { path: '/ontario/vacation-rentals', query: '', province: 'ON' },
  ],
});

export const destinationTexts = texts({
  source: decision('the words around the stays of a destination'),
  says: 'The destination pages',
  texts: {
    staysHeading: 'Stays in {place}',
    count: '{count} stays',
    showAll: 'Show all {count} stays',
    none: 'No stays here yet. Browse all of Canada instead.',
    elsewhere: 'Other places',
  },
});
