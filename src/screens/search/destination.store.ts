// A destination page: the stays that a search for its place finds, and what to know about it.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { searchPropertiesFx } from '../../../generated/client/effects/property';
import { destinationQueries } from '../../../generated/model/tables';
import type { Province } from '../../../generated/model/values';
import { type PageId, pages } from '../../../generated/texts/pages';
import type { Page } from '../../../generated/texts/page';
import { $currency } from '../shell/format/currency.store';
import { query } from '../shell/calls/query';
import { headSaid } from '../shell/navigation/head';
import { $settings } from '../shell/request/request';
// the pill reads the address of each visit: it must be there before its view is
import '../shell/search-pill/pill.store';
import { popular } from '../shell/search-pill/popular.store';
import type { SearchQuery } from '../shell/search-pill/trip';
import { routeOf, type Visit } from '../shell/navigation/visit';
import { listed } from './search-head';
import { argsOf } from './search-args';

const shown = 12;

export const opened = createEvent<Visit>();

/** The search of the page at a path; the whole country where it names no place. */
export const destinationAt = (path: string): SearchQuery => {
  const { query = '', province = '' } = destinationQueries.find((it) => it.path === path) ?? {};
  return { query: query || undefined, province: query ? undefined : ((province || undefined) as Province | undefined) };
};

export const $path = createStore('');
export const stays = query(searchPropertiesFx);
export const $text = createStore<Page | null>(null);

const loadTextFx = createEffect((page: PageId) => pages[page]());
const $wanted = combine($path, $currency, (path, currency) => ({ ...argsOf({ ...destinationAt(path), currency }), per_page: shown }));

sample({ clock: opened, fn: ({ path }) => path, target: $path });
sample({ clock: opened, fn: () => null, target: $text });
sample({ clock: opened, fn: () => undefined, target: stays.cleared });
sample({ clock: opened, fn: () => undefined, target: popular.wanted });
sample({
  clock: opened,
  filter: (visit) => routeOf(visit).text !== undefined,
  fn: (visit) => routeOf(visit).text as PageId,
  target: loadTextFx,
});
sample({ clock: loadTextFx.doneData, target: $text });

sample({ clock: [sample({ clock: opened, source: $path }), $currency.updates], source: $wanted, target: stays.wanted });
sample({
  clock: stays.done,
  source: $settings,
  fn: ({ siteOrigin }, { result }) => ({ structured: [listed(result.results, siteOrigin)] }),
  target: headSaid,
});
