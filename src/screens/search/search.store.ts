// The search page: asks what its address asks, keeps the last answer in sight meanwhile, and looks for ways on where there is none.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { searchPropertiesFx } from '../../../generated/client/effects/property';
import { searchProperties } from '../../../generated/client/property';
import { $transport, type Transport } from '../../../generated/client/transport';
import { pathTo } from '../../../generated/routes/paths';
import { $currency } from '../shell/format/currency.store';
import { query } from '../shell/calls/query';
import { headSaid } from '../shell/navigation/head';
import { redirectedTo } from '../shell/navigation/navigation';
import { $settings } from '../shell/request/request';
// the pill reads the address of each visit: it must be there before its view is
import '../shell/search-pill/pill.store';
import { readSearch, type SearchQuery } from '../shell/search-pill/trip';
import { $visit, type Visit } from '../shell/navigation/visit';
import { headOfFailure, headOfSearch } from './search-head';
import { argsOf, keyOf } from './search-args';
import type { WayOn } from './ways-on';

export const opened = createEvent<Visit>();

/** The search in the address. */
export const $query = createStore<SearchQuery>({});
export const $waysOn = createStore<readonly WayOn[] | null>(null);
// an address that names no currency leaves it to the person
const $wanted = combine($query, $currency, (query, currency) => argsOf({ ...query, currency: query.currency ?? currency }));

/** While a newer answer is on its way, the old one stays in sight. */
export const stays = query(searchPropertiesFx);

const read = sample({ clock: opened, fn: ({ query }) => readSearch(query) });
sample({ clock: read, target: $query });
// what a person chose earlier is known only once the page is hydrated
const currencyChanged = sample({ clock: $currency.updates, source: $visit, filter: (visit) => visit?.route === 'search' });
// another way of showing the same is no new question
sample({ clock: [read, currencyChanged], source: $wanted, target: stays.wanted });
const found = stays.done.map(({ result }) => result);
sample({ clock: found, fn: () => null, target: $waysOn });

// a page that is no more leads to the last one
const beyond = sample({ clock: found, filter: ({ results, total, page }) => results.length === 0 && total > 0 && page > 1 });
sample({
  clock: beyond,
  source: $query,
  fn: (query, { total, per_page }) => pathTo.search({ ...query, page: Math.ceil(total / per_page) }),
  target: redirectedTo,
});

/** Counts what each way on would find, all at once; those that find nothing, or fail, are not offered. */
const lookOnFx = attach({
  source: $transport,
  effect: async (transport: Transport, query: SearchQuery): Promise<readonly WayOn[]> => {
    const { candidatesOf } = await import('./ways-on');
    const counted = candidatesOf(query).map(async (candidate): Promise<readonly WayOn[]> => {
      const outcome = await searchProperties(transport, { ...argsOf(candidate.query), page: 1, per_page: 1 });
      const count = outcome.ok ? outcome.data.total : 0;
      return count > 0 ? [{ id: candidate.id, label: candidate.says(count), query: candidate.query }] : [];
    });
    return (await Promise.all(counted)).flat();
  },
});
sample({ clock: found, source: $query, filter: (_query, { total }) => total === 0, fn: (query) => query, target: lookOnFx });
sample({
  clock: lookOnFx.done,
  source: $query,
  filter: (query, { params }) => keyOf(argsOf(query)) === keyOf(argsOf(params)),
  fn: (_query, { result }) => result,
  target: $waysOn,
});

sample({
  clock: found,
  source: { query: $query, settings: $settings },
  fn: ({ query, settings }, answer) => headOfSearch(query, answer, settings.siteOrigin),
  target: headSaid,
});
sample({ clock: stays.failed, fn: ({ error }) => headOfFailure(error), target: headSaid });
