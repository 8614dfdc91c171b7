// A destination page: the stays that a search for its place finds, and what to know about it.
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { searchPropertiesFx } from '../../../generated/client/effects/property';
import type { SearchAnswer } from '../../../generated/model/entities';
import { destinationQueries } from '../../../generated/model/tables';
import type { Province } from '../../../generated/model/values';
import { type PageId, pages } from '../../../generated/texts/pages';
import type { Page } from '../../../generated/texts/page';
import { $currency } from '../shell/format/currency.store';
import { headSaid } from '../shell/navigation/head';
import { $settings } from '../shell/request/request';
// the pill reads the address of each visit: it must be there before its view is
import '../shell/search-pill/pill.store';
import { popularWanted } from '../shell/search-pill/popular.store';
import type { SearchQuery } from '../shell/search-pill/trip';
import { routeOf, type Visit } from '../shell/navigation/visit';
import { listed } from './search-head';
import { argsOf } from './search-args';

const shown = 12;

export const opened = createEvent<Visit>();
export const staysRetried = createEvent();

/** The search of the page at a path; the whole country where it names no place. */
export const destinationAt = (path: string): SearchQuery => {
  const { query = '', province = '' } = destinationQueries.find((it) => it.path === path) ?? {};
  return { query: query || undefined, province: query ? undefined : ((province || undefined) as Province | undefined) };
};

export const $path = createStore('');
export const $stays = createStore<SearchAnswer | null>(null);
export const $staysFailed = createStore(false);
export const $text = createStore<Page | null>(null);

const loadTextFx = createEffect((page: PageId) => pages[page]());
const loadStaysFx = attach({ effect: searchPropertiesFx });
const $wanted = combine($path, $currency, (path, currency) => ({ ...argsOf({ ...destinationAt(path), currency }), per_page: shown }));

sample({ clock: opened, fn: ({ path }) => path, target: $path });
sample({ clock: opened, fn: () => null, target: [$stays, $text] });
sample({ clock: opened, fn: () => undefined, target: popularWanted });
sample({
  clock: opened,
  filter: (visit) => routeOf(visit).text !== undefined,
  fn: (visit) => routeOf(visit).text as PageId,
  target: loadTextFx,
});
sample({ clock: loadTextFx.doneData, target: $text });

sample({ clock: [sample({ clock: opened, source: $path }), staysRetried], source: $wanted, target: loadStaysFx });
sample({
  clock: $currency.updates,
  source: { wanted: $wanted, path: $path, stays: $stays },
  filter: ({ stays }) => stays !== null,
  fn: ({ wanted }) => wanted,
  target: loadStaysFx,
});
const found = sample({
  clock: loadStaysFx.done,
  source: $wanted,
  filter: (wanted, { params }) => JSON.stringify(params) === JSON.stringify(wanted),
  fn: (_wanted, { result }) => result,
});
sample({ clock: found, target: $stays });
sample({ clock: loadStaysFx.finally, fn: ({ status }) => status === 'fail', target: $staysFailed });
sample({
  clock: found,
  source: $settings,
  fn: ({ siteOrigin }, { results }) => ({ structured: [listed(results, siteOrigin)] }),
  target: headSaid,
});
