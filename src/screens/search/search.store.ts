// The search page: asks what its address asks, keeps the last answer in sight meanwhile, and looks for ways on where there is none.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { searchPropertiesFx } from '../../../generated/client/effects/property';
import { searchProperties, type SearchPropertiesArgs, type SearchPropertiesCode } from '../../../generated/client/property';
import { $transport, type Failure, type Transport } from '../../../generated/client/transport';
import type { SearchAnswer } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { $currency } from '../shell/format/currency.store';
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
export const retried = createEvent();

/** What went wrong, in a form that goes from the server to the browser. */
export interface SearchProblem {
  readonly message: string;
  readonly reference: string | undefined;
  /** Whether the same question may be answered another time. */
  readonly retriable: boolean;
}

/** The search in the address. */
export const $query = createStore<SearchQuery>({});
export const $answer = createStore<SearchAnswer | null>(null);
export const $problem = createStore<SearchProblem | null>(null);
export const $waysOn = createStore<readonly WayOn[] | null>(null);
/** The question that `$answer` or `$problem` belongs to. */
const $answered = createStore('');
// an address that names no currency leaves it to the person
const $wanted = combine($query, $currency, (query, currency) => argsOf({ ...query, currency: query.currency ?? currency }));

const loadFx = attach({ effect: searchPropertiesFx });
/** A newer answer is on its way; the old one stays in sight. */
export const $pending = loadFx.pending;

const read = sample({ clock: opened, fn: ({ query }) => readSearch(query) });
sample({ clock: read, target: $query });
// what a person chose earlier is known only once the browser has taken over
const currencyChanged = sample({ clock: $currency.updates, source: $visit, filter: (visit) => visit?.route === 'search' });
// another way of showing the same is no new question
const asked = sample({
  clock: [read, currencyChanged],
  source: { wanted: $wanted, answered: $answered, problem: $problem },
  filter: ({ wanted, answered, problem }) => problem !== null || keyOf(wanted) !== answered,
  fn: ({ wanted }) => wanted,
});
sample({ clock: [asked, sample({ clock: retried, source: $wanted })], target: loadFx });

const isCurrent = (wanted: SearchPropertiesArgs, params: SearchPropertiesArgs | void) => keyOf(params ?? {}) === keyOf(wanted);
const found = sample({
  clock: loadFx.done,
  source: $wanted,
  filter: (wanted, { params }) => isCurrent(wanted, params),
  fn: (_wanted, { result }) => result,
});
const failed = sample({
  clock: loadFx.fail,
  source: $wanted,
  filter: (wanted, { params }) => isCurrent(wanted, params),
  fn: (_wanted, { error }) => error,
});

const problemOf = (failure: Failure<SearchPropertiesCode>): SearchProblem => ({
  message: failure.message,
  reference: 'request_id' in failure ? failure.request_id : undefined,
  retriable: failure.kind !== 'refusal' || failure.code === 'input.rate_limited',
});
sample({ clock: [found, failed], source: $wanted, fn: keyOf, target: $answered });
sample({ clock: found, target: $answer });
sample({ clock: found, fn: () => null, target: [$problem, $waysOn] });
sample({ clock: failed, fn: problemOf, target: $problem });

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
sample({ clock: failed, fn: headOfFailure, target: headSaid });
