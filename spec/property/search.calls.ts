// The public calls of search: stays, and the places where most of them are.
import { Currency } from '../checkout/money.model';
import { publicProfile } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { flag, id, integer, like, list, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { resultsPerPage, searchesPerMinute } from './limits.model';
import { priceRangeFits, publicListing, tripDatesFit } from './property.rules';
import { PropertyCard } from './property.model';
import { ComparedStay, comparedMax, comparing, TripCard } from './compare.model';
import { lastPage } from '../product';
import { HostStays, similarMax } from './others.model';
import { SuggestedPlace, suggestedPlacesMax } from './landmarks.model';
import { destinationNotFound, mapPartWrong } from './property.errors';
import {
  cardsMax,
  DestinationPlace,
  MapPin,
  mapPinsMax,
  PopularState,
  popularStatesMax,
  queryMax,
  resultsPerPageMax,
  SearchAnswer,
  SearchSort,
  searchTerms,
} from './search.model';

/** The people whom a stay is priced for, and in which currency. */
export const people = {
  adults: integer({ min: 1, max: 30, default: 1 }),
  children: integer({ min: 0, max: 20, default: 0 }),
  pets: integer({ min: 0, max: 10, default: 0 }),
  currency: oneOf(Currency, { default: 'CAD' }),
};
const trip = {
  checkin: optional(plainDate({ says: 'With both dates, prices are those of the stay' })),
  checkout: optional(plainDate()),
  ...people,
};

export const searchProperties = call('POST /property/search', {
  source: '§7 Property',
  says: 'Finds listed properties by place, dates, people and filters; with dates only those that are free',
  guard: anyone,
  input: {
    ...searchTerms,
    sort: oneOf(SearchSort, { default: 'recommended' }),
    page: integer({ min: 1, max: lastPage.value, default: 1 }),
    per_page: integer({ min: 1, max: resultsPerPageMax.value, default: resultsPerPage.value }),
    currency: oneOf(Currency, { default: 'CAD' }),
    alternatives: flag({ default: false, says: 'Where nothing is found, tell why, and what would find something' }),
  },
  answer: like(SearchAnswer),
  errors: [mapPartWrong],
  rules: [tripDatesFit, priceRangeFits],
  throttle: { times: searchesPerMinute.value, per: minutes(1) },
  tool: 'reading',
});

export const listPins = call('POST /property/pin', {
  source: decision('look and feel: a map shows all that was found, and cards those of one page'),
  says: 'Where the stays that a search finds stand on the map, the first ones by its order; the search itself answers with their cards',
  guard: anyone,
  input: { ...searchTerms, sort: oneOf(SearchSort, { default: 'recommended' }) },
  answer: list(like(MapPin), { max: mapPinsMax.value }),
  errors: [mapPartWrong],
  rules: [tripDatesFit, priceRangeFits],
  throttle: { times: searchesPerMinute.value, per: minutes(1) },
  tool: 'reading',
});

export const listCards = call('GET /property/card', {
  source: decision('saved stays look as the results of a search do'),
  says: 'Stays by their ids, in this order and without those that are not listed; with dates, whether each can be had',
  guard: anyone,
  query: { property_ids: list(id(), { min: 1, max: cardsMax.value }), ...trip },
  answer: list(like(TripCard), { max: cardsMax.value }),
  throttle: { times: searchesPerMinute.value, per: minutes(1) },
});

export const compareStays = call('GET /property/compare', {
  source: comparing,
  says: 'A few stays to look at side by side, in this order and without those that are not listed; with dates, whether each can be had',
  guard: anyone,
  query: { property_ids: list(id(), { min: 1, max: comparedMax.value }), ...trip },
  answer: list(like(ComparedStay), { max: comparedMax.value }),
  throttle: { times: searchesPerMinute.value, per: minutes(1) },
});

export const listSimilarStays = call('GET /property/{property_id}/similar', {
  source: decision('section 17: who likes a place that is taken or dear finds others like it'),
  says: 'Stays near a listing that are like it in price, size and kind, the most alike first; with dates only those that are free',
  guard: publicListing,
  query: trip,
  answer: list(like(PropertyCard), { max: similarMax.value }),
  throttle: { times: searchesPerMinute.value, per: minutes(1) },
});

export const listHostStays = call('GET /property/profile/{profile_id}/listing', {
  source: decision('a host’s page shows all their places'),
  says: 'The listed properties of a host, as cards without dates',
  guard: publicProfile,
  query: {
    page: integer({ min: 1, max: lastPage.value, default: 1 }),
    currency: oneOf(Currency, { default: 'CAD' }),
  },
  answer: like(HostStays),
  throttle: { times: searchesPerMinute.value, per: minutes(1) },
});

export const listPopularStates = call('GET /property/states/popular', {
  source: '§7 Property',
  says: 'The provinces and territories with the most listed properties, the fullest first',
  guard: anyone,
  answer: list(like(PopularState), { max: popularStatesMax.value }),
});

export const suggestPlaces = call('GET /property/place-suggestion', {
  source: decision('look and feel: the search box knows towns, parks, lakes and listings, misspelt ones and French names too'),
  says: 'Places with stays in them or near them, and listings, that begin or sound like what is typed; with nothing typed the towns with most stays',
  guard: anyone,
  query: { query: text({ max: queryMax.value, default: '', example: 'lac musk' }) },
  answer: list(like(SuggestedPlace), { max: suggestedPlacesMax.value, says: 'The likeliest first' }),
  throttle: { times: searchesPerMinute.value, per: minutes(1) },
});

export const getDestination = call('GET /destination/{slug}', {
  source: decision('a destination page shows live numbers of its place'),
  says: 'A place that has a page of its own, by the name in its address: the country, a province or territory, or a town with listings',
  guard: anyone,
  params: { slug: text({ min: 1, max: 80, example: 'banff' }) },
  answer: like(DestinationPlace),
  errors: [destinationNotFound],
  throttle: { times: searchesPerMinute.value, per: minutes(1) },
});
