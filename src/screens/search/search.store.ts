// The search page: asks what its address asks, and keeps the last answer in sight meanwhile.
import { combine, createEvent, createStore, sample } from 'effector';
import { searchPropertiesFx } from '../../../generated/client/property';
import { pathTo } from '../../../generated/routes/paths';
import { $currency, currencyChosen } from '../shell/format/currency.store';
import { query } from '../shell/calls/query';
import { headSaid } from '../shell/navigation/head';
import { redirectedTo } from '../shell/navigation/navigation';
import { $settings } from '../shell/request/request';
// the pill reads the address of each visit: it must be there before its view is
import '../shell/search-pill/pill.store';
import { readSearch, type SearchQuery } from '../shell/search-pill/trip';
import { $visit, type Visit } from '../shell/navigation/visit';
import { headOfFailure, headOfSearch } from './search-head';
import { argsOf } from './search-args';

export const opened = createEvent<Visit>();

/** The search in the address. */
export const $query = createStore<SearchQuery>({});
// an address that names no currency leaves it to the person
const $wanted = combine($query, $currency, (query, currency) => ({
  ...argsOf(query, currency),
  alternatives: true,
}));

/** While a newer answer is on its way, the old one stays in sight. */
export const stays = query(searchPropertiesFx);

const read = sample({ clock: opened, fn: ({ query }) => readSearch(query) });
sample({ clock: read, target: $query });
// a stored choice is known only after hydration
const currencyChanged = sample({ clock: $currency.updates, source: $visit, filter: (visit) => visit?.route === 'search' });
// another currency, once chosen, takes the place of the one that the address names
sample({
  clock: sample({ clock: currencyChosen, source: $visit, filter: (visit) => visit?.route === 'search' }),
  source: $query,
  filter: ({ currency }) => currency !== undefined,
  fn: (query) => pathTo.search({ ...query, currency: undefined }),
  target: redirectedTo,
});
// another way of showing the same is no new question
sample({ clock: [read, currencyChanged], source: $wanted, target: stays.wanted });
const found = stays.done.map(({ result }) => result);

// a page that is no more leads to the last one
const beyond = sample({ clock: found, filter: ({ results, total, page }) => results.length === 0 && total > 0 && page > 1 });
sample({
  clock: beyond,
  source: $query,
  fn: (query, { total, per_page }) => pathTo.search({ ...query, page: Math.ceil(total / per_page) }),
  target: redirectedTo,
});

sample({
  clock: found,
  source: { query: $query, settings: $settings },
  fn: ({ query, settings }, answer) => headOfSearch(query, answer, settings.siteOrigin),
  target: headSaid,
});
sample({ clock: stays.failed, fn: ({ error }) => headOfFailure(error), target: headSaid });
