// The jobs of saved searches: stays that are new are looked for, and the mail that tells of them.
import { given, job, mail, sometimes } from 'spec-to-app/job';
import { belongsTo, instant } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { counted, texts } from 'spec-to-app/text';
import { SavedSearch, savedSearches as source } from './saved-search.model';

export const findNewStays = job({
  source,
  says: 'New stays are looked for with the saved searches whose turn has come',
  fields: {},
  every: minutes(15),
});

export const newStays = mail({
  source,
  says: 'The owner of a saved search reads which stays are new',
  fields: {
    saved_search_id: belongsTo(SavedSearch),
    after: instant({ says: 'They were listed after then' }),
    until: instant({ says: 'And not after then' }),
  },
  reader: 'searcher',
  subject: counted('count', { one: '{count} new stay: {name}', other: '{count} new stays: {name}' }),
  body: {
    intro: counted('count', { one: 'A new stay fits your saved search “{name}”:', other: 'New stays fit your saved search “{name}”:' }),
    stays: given('The first of the stays, each with its place and price'),
    more: sometimes('And {rest} more.'),
  },
  button: { label: 'See all', to: '/search' },
});

export const newStaysTexts = texts({
  source,
  says: 'The cards of new stays, and the end of mails about them',
  texts: {
    dates: 'Dates',
    price: 'Price',
    perNight: '{price} per night incl. fees, before taxes',
    total: counted('nights', {
      one: '{total} total before taxes for {nights} night',
      other: '{total} total before taxes for {nights} nights ({price} per night)',
    }),
    end: 'Stop emails for this search',
    place: 'A stay',
  },
});
