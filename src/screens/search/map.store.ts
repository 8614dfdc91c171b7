// The map of the search page: what it shows, how a person moved it, and the stays whose pins they pressed.
import { combine, createEvent, createStore, sample } from 'effector';
import { listPinsFx, searchPropertiesFx } from '../../../generated/client/property';
import { mapPinsMax, resultsPerPageMax } from '../../../generated/model/constants';
import type { PropertyCard, SearchAnswer, UnderstoodSearch } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { query } from '../shell/calls/query';
import { whenRested } from '../shell/calls/when-rested';
import { $currency } from '../shell/format/currency.store';
import { redirectedTo, wentTo } from '../shell/navigation/navigation';
import { changed, type SearchQuery } from '../shell/search-pill/trip';
import { argsOf } from './search-args';
import { $query, stays } from './search.store';

/** South, west, north and east. */
type MapPart = readonly number[];

/** A map comes into view, or goes. */
export const mapTurned = createEvent<boolean>();
export const moved = createEvent<MapPart>();
export const asMovedTurned = createEvent<boolean>();
/** The part that is in view is searched. */
export const searchedHere = createEvent();
export const pinsPressed = createEvent<readonly string[]>();
export const chosenClosed = createEvent();

const local = { serialize: 'ignore' } as const;
const $isShown = createStore(false, local).on(mapTurned, (_, on) => on);
export const $asMoved = createStore(true, local).on(asMovedTurned, (_, on) => on);
/** Where a person moved the map, until it is searched there. */
export const $movedTo = createStore<MapPart | null>(null, local);
export const $chosen = createStore<readonly string[]>([], local).on(pinsPressed, (_, ids) => ids);
/** The stays whose pins were pressed. */
export const $seen = createStore<ReadonlySet<string>>(new Set(), local).on(pinsPressed, (seen, ids) => new Set([...seen, ...ids]));
sample({ clock: chosenClosed, fn: () => [], target: $chosen });
// a card waits for whoever comes back from its stay; another search begins without it
const $left = createStore('', local);
const address = $query.map((terms) => pathTo.search(terms));
sample({ clock: mapTurned, source: address, filter: (_, on) => !on, target: $left });
sample({
  clock: mapTurned,
  source: { address, left: $left },
  filter: (it, on) => on && it.address !== it.left,
  fn: () => undefined,
  target: chosenClosed,
});

const country: MapPart = [42, -141, 70, -52];
/** The part in view: the one that is searched, else that of what was found. */
export const $view = createStore<{ readonly part: MapPart; readonly exact: boolean }>({ part: country, exact: false }, local);
const $searched = combine({ query: $query, answer: stays.$data, pending: stays.$pending });
sample({
  clock: [mapTurned, stays.done],
  source: $searched,
  filter: ({ query, answer, pending }) => query.bounds === undefined && !pending && answer?.bounds != null,
  fn: ({ answer }) => ({ part: answer?.bounds ?? country, exact: false }),
  target: $view,
});
sample({
  clock: [mapTurned, $query.updates],
  source: $query,
  filter: ({ bounds }) => bounds !== undefined,
  fn: ({ bounds = country }) => ({ part: bounds, exact: true }),
  target: $view,
});

const termsOf = (query: SearchQuery) => {
  const { page: _page, currency: _currency, ...terms } = argsOf(query);
  return terms;
};
/** Of all that was found, where the page does not list it. */
export const pins = query(listPinsFx);
const isBeyond = (answer: SearchAnswer | null): boolean => answer !== null && answer.total > answer.results.length;
sample({
  clock: [mapTurned, stays.done],
  source: { query: $query, isShown: $isShown, answer: stays.$data, pending: stays.$pending },
  filter: ({ isShown, answer, pending }) => isShown && !pending && isBeyond(answer),
  fn: ({ query }) => termsOf(query),
  target: pins.wanted,
});
sample({ clock: stays.done, filter: ({ result }) => !isBeyond(result), fn: () => undefined, target: pins.cleared });
/** There are more than a map shows. */
export const $areMore = combine(
  stays.$data,
  pins.$data,
  (answer, shown) => answer !== null && shown?.length === mapPinsMax && answer.total > mapPinsMax,
);

/** The stays at a pin that the page does not list. */
const there = query(searchPropertiesFx);
const beside = sample({
  clock: pinsPressed,
  source: { query: $query, answer: stays.$data, all: pins.$data, currency: $currency },
  fn: ({ query, answer, all, currency }, ids) => {
    const isListed = ids.every((id) => answer?.results.some((card) => card.property_id === id));
    const pin = isListed ? undefined : all?.find((it) => ids.includes(it.property_id));
    const bounds = pin && [pin.lat, pin.lng, pin.lat, pin.lng];
    return bounds && { ...termsOf(query), currency: query.currency ?? currency, bounds, per_page: resultsPerPageMax };
  },
}).filterMap((args) => args);
sample({ clock: beside, target: there.wanted });
export const $looksThere = there.$pending;

/** The cards of the chosen stays, as the search prices them. */
export const $chosenCards = combine($chosen, stays.$data, there.$data, (ids, listed, others): readonly PropertyCard[] => {
  const known = [...(listed?.results ?? []), ...(others?.results ?? [])];
  return ids.flatMap((id) => known.find((card) => card.property_id === id) ?? []);
});

/**
 * The search of a part of the map: it takes the place of the words and the province, while what else they said stays as filters.
 */
export const searchIn = (query: SearchQuery, bounds: MapPart, understood?: UnderstoodSearch): SearchQuery => {
  const amenities = [...new Set([...(query.amenities ?? []), ...(understood?.amenities ?? []).map(({ amenity }) => amenity)])];
  return changed(query, {
    bounds,
    query: undefined,
    province: undefined,
    amenities: amenities.length > 0 ? amenities : undefined,
    pets: query.pets ?? (understood?.pets ? 1 : undefined),
  });
};

// a map that is moved on is searched where it comes to rest
const restFx = whenRested<MapPart>(300);
sample({ clock: moved, target: [$movedTo, restFx] });
const rested = sample({
  clock: restFx.doneData,
  source: { asMoved: $asMoved, movedTo: $movedTo },
  filter: ({ asMoved, movedTo }, part) => asMoved && movedTo === part,
});
const due = sample({
  clock: [rested, searchedHere],
  source: { movedTo: $movedTo, isShown: $isShown, query: $query, answer: stays.$data },
  fn: ({ movedTo, isShown, query, answer }) =>
    movedTo && isShown
      ? { path: pathTo.search(searchIn(query, movedTo, answer?.understood)), replaces: query.bounds !== undefined }
      : undefined,
}).filterMap((it) => it);
// the way back leads to the search before the map was moved, not to each place that it passed
sample({ clock: due, filter: ({ replaces }) => replaces, fn: ({ path }) => path, target: redirectedTo });
sample({ clock: due, filter: ({ replaces }) => !replaces, fn: ({ path }) => path, target: wentTo });
sample({ clock: $query.updates, fn: () => null, target: $movedTo });
