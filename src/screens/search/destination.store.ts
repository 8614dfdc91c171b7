// A destination page: its place with live numbers, the stays that a search for it finds, and what to know about it.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { type GetDestinationCode, getDestinationFx, searchPropertiesFx } from '../../../generated/client/property';
import type { Failure } from '../../../generated/client/transport';
import { placePreviewPath } from '../../../generated/model/constants';
import type { DestinationPlace } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { type PageId, pages } from '../../../generated/texts/pages';
import type { Page } from '../../../generated/texts/page';
import { destinationTexts as texts } from '../../../generated/texts/sentences/destinationTexts';
import { $currency } from '../shell/format/currency.store';
import { query } from '../shell/calls/query';
import { breadcrumb } from '../shell/navigation/crumbs';
import { headSaid } from '../shell/navigation/head';
import { routeOf, type Visit } from '../shell/navigation/visit';
import { $settings } from '../shell/request/request';
import { placeOpened } from '../shell/search-pill/pill.store';
import type { SearchQuery } from '../shell/search-pill/trip';
import { argsOf } from './search-args';
import { listed } from './search-head';

const shown = 12;
const country = 'all';

export const opened = createEvent<Visit>();

export const place = query(getDestinationFx);
export const stays = query(searchPropertiesFx);
export const $text = createStore<Page | null>(null);

/** The name of a place in the address of its page. */
const slugIn = ({ path }: Visit): string => path.split('/')[1] ?? '';
export const pathOf = (slug: string): string => pathTo.placeRentals({ place: slug });
/** The search for the stays of a place; the whole country where it names none. */
export const searchFor = ({ query, province }: Pick<DestinationPlace, 'query' | 'province'>): SearchQuery => ({
  query: query ?? undefined,
  province: province ?? undefined,
});

const loadTextFx = createEffect((page: PageId) => pages[page]());
sample({ clock: opened, fn: () => null, target: $text });
sample({ clock: opened, fn: () => undefined, target: [place.cleared, stays.cleared] });
sample({
  clock: opened,
  filter: (visit) => routeOf(visit).text !== undefined,
  fn: (visit) => routeOf(visit).text as PageId,
  target: loadTextFx,
});
sample({ clock: loadTextFx.doneData, target: $text });
sample({ clock: opened, fn: (visit) => ({ slug: slugIn(visit) }), target: place.asked });

sample({ clock: place.done, fn: ({ result }) => (result.slug === country ? '' : result.name), target: placeOpened });
sample({
  clock: [place.done, $currency.updates],
  source: { found: place.$data, currency: $currency },
  filter: ({ found }) => found !== null,
  fn: ({ found, currency }) => ({ ...argsOf(found ? searchFor(found) : {}, currency), per_page: shown }),
  target: stays.wanted,
});

// the three pages of the specification have words of their own
const unwritten = sample({ clock: opened, fn: (visit) => routeOf(visit).text === undefined });
const $isUnwritten = createStore(false, { serialize: 'ignore' });
sample({ clock: unwritten, target: $isUnwritten });
sample({
  clock: place.done,
  source: $isUnwritten,
  fn: (isUnwritten, { result: { slug, name, count } }) => ({
    ...(count > 0 && { image: `${placePreviewPath}/${slug}.jpg` }),
    ...(isUnwritten && { title: texts.heading({ place: name }), description: texts.lead({ place: name }) }),
    ...(count === 0 && { indexed: false }),
  }),
  target: headSaid,
});
sample({
  clock: stays.done,
  source: { settings: $settings, found: place.$data },
  fn: ({ settings: { siteOrigin }, found }, { result }) => ({
    structured: [
      ...(result.total > 0 ? [listed(result.results, siteOrigin)] : []),
      ...(found && found.slug !== country ? [breadcrumb(siteOrigin, [{ name: found.name, path: pathOf(found.slug) }])] : []),
    ],
  }),
  target: headSaid,
});

// a malformed name names nothing, either
const absent: ReadonlySet<number> = new Set([400, 404, 422]);
const isAbsent = (failure: Failure<GetDestinationCode>) => 'status' in failure && absent.has(failure.status);
/** There is no such place. */
export const $isMissing = place.$failure.map((failure) => failure !== null && isAbsent(failure));
sample({
  clock: place.failed,
  fn: ({ error }) => (isAbsent(error) ? { title: texts.notFoundHeading, status: 404, indexed: false } : { status: 503, indexed: false }),
  target: headSaid,
});
