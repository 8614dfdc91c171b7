// A search's input and its answer.
import { Currency, Guests, Money } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { cents, decimal, flag, group, integer, like, list, map, nullable, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { constant, kept, values } from 'spec-to-app/values';
import { Amenity } from './amenities.model';
import { SearchFilters } from './filters.model';
import { flexibleDates } from './flexible.model';
import { resultsPerPage } from './limits.model';
import { Province } from './places.model';
import { PropertyCard } from './property.model';

export const queryMax = constant(120, {
  source: decision('the longest names of places fit'),
  unit: 'characters',
  says: 'The longest place that people type into the search',
});
export const searchedStaysMax = constant(1000, {
  source: decision('nobody turns more than forty pages, and a search costs the same however many stays there are'),
  unit: 'stays',
  says: 'How many stays a search looks at, the recommended or the asked-for first: these are priced, ordered and counted to the cent; of more, it says “over”',
});
export const resultsPerPageMax = constant(50, {
  source: decision('more would not be looked at'),
  says: 'The most results of one page of search',
});
export const cardsMax = constant(100, {
  source: decision('as many as a wish list holds'),
  unit: 'stays',
  says: 'The most stays that are asked for by their ids',
});
export const destinationTownsMax = constant(20, {
  source: decision('the towns with most listings have pages of their own, as their provinces do'),
  says: 'Towns that destination pages and the sitemap name, the fullest first',
});
export const destinationsKeptSeconds = constant(60, {
  source: decision('which places there are, and what many stays come to, changes little, and telling it looks at every listing'),
  unit: 'seconds',
  says: 'How long a server remembers which places have pages, and counts over more stays than a search looks at; so long again it tells the earlier ones while it counts anew',
});
export const popularStatesMax = constant(8, {
  source: decision('two rows of four'),
  says: 'How many provinces and territories count as popular',
});
export const recentSearchesMax = constant(4, {
  source: decision('look and feel: the searches that one goes back to, without scrolling'),
  says: 'How many of a person’s last searches the search pill offers again',
});
export const suggestionsMax = constant(5, {
  source: decision('look and feel: an empty list offers a few ways on; each of them is counted by a search of its own'),
  says: 'The most ways on that a search without results offers',
});
export const mapPinsMax = constant(300, {
  source: decision('look and feel: fewer pins are found more easily; those that the page does not list are dots'),
  unit: 'stays',
  says: 'The most stays that a map of a search shows, the first by the order that is asked for',
});
export const nearbyKilometres = constant(80, {
  source: decision('about an hour by car'),
  unit: 'km',
  says: 'How far from a place without results a town counts as near',
});

export const SearchSort = values({
  source: decision('section 15: five orders, the first unless people choose'),
  says: 'In which order a search answers',
  items: {
    recommended: { label: 'Recommended' },
    price_asc: { label: 'Lowest price' },
    price_desc: { label: 'Highest price' },
    rating: { label: 'Best rated' },
    newest: { label: 'Newest' },
  },
});

export const TripSearch = shape({
  source: decision('look and feel: one pill with three parts, where, when and who'),
  called: 'trip',
  says: 'Where, when and who, as people enter it',
  fields: {
    query: optional(text({ max: queryMax.value, example: 'Whistler, BC' })),
    checkin: optional(plainDate()),
    checkout: optional(plainDate()),
    ...Guests.fields,
  },
});

export const RecentSearch = shape({
  source: decision('look and feel: the search pill offers the last searches of this browser again'),
  called: 'recent search',
  says: 'A search of this browser: what it left open is left out',
  fields: {
    query: optional(text({ max: queryMax.value, example: 'Whistler, BC' })),
    checkin: optional(plainDate()),
    checkout: optional(plainDate()),
    ...flexibleDates,
    adults: integer({ min: 0, max: 30, default: 0 }),
    children: integer({ min: 0, max: 20, default: 0 }),
    infants: integer({ min: 0, max: 10, default: 0 }),
    pets: integer({ min: 0, max: 10, default: 0 }),
  },
});

export const recentSearchesKept = kept({
  source: decision('look and feel: the search pill offers the last searches of this browser again'),
  where: 'local storage',
  name: 'tuckamore_recent_searches',
  says: 'The last searches, the newest first; never sent anywhere, and forgotten on request',
  holds: list(like(RecentSearch), { max: recentSearchesMax.value }),
});

export const mapBounds = {
  bounds: optional(
    list(decimal({ min: -180, max: 180 }), {
      min: 4,
      max: 4,
      says: 'South, west, north and east of the map',
      example: [50, -123.1, 50.2, -122.8],
    }),
  ),
};

/** Where, when, who and with what: all that decides what a search finds. */
export const searchTerms = {
  query: optional(text({ max: queryMax.value, says: 'A place; empty is the whole country', example: 'Whistler, BC' })),
  ...mapBounds,
  province: optional(oneOf(Province)),
  checkin: optional(nullable(plainDate())),
  checkout: optional(nullable(plainDate())),
  ...flexibleDates,
  guests: optional(like(Guests)),
  filters: optional(like(SearchFilters)),
  price_currency: optional(oneOf(Currency, { says: 'The currency of the price filter; Canadian dollars where it is left out' })),
};

export const PriceBar = shape({
  source: decision('section 15: a picture of prices beside the price filter'),
  called: 'bar of the price picture',
  says: 'How many stays cost how much',
  fields: {
    from_cents: cents({ min: 0, says: 'A night, fees included, in the smallest unit; from here' }),
    to_cents: cents({ min: 0, says: 'To here, not included' }),
    count: integer({ min: 0 }),
  },
});

export const SearchFacets = shape({
  source: decision('section 15: counts beside the filters, so that nobody filters into nothing'),
  called: 'set of counts',
  says: 'How many of the stays found have what',
  fields: {
    amenities: map(integer({ min: 0 }), { says: 'By amenity' }),
    types: map(integer({ min: 0 }), { says: 'By kind of place' }),
    price_histogram: list(like(PriceBar)),
    price_currency: oneOf(Currency, { says: 'The currency of the price picture: that of the price filter, else that of the prices' }),
  },
});

const without = text({ says: 'The words as typed, without this filter: what is searched when it is taken away', example: 'Tofino' });

export const UnderstoodSearch = shape({
  source: decision('look and feel: what was typed and is a filter is shown as one'),
  called: 'understood search',
  says: 'What the words of a search were understood as, beside a place',
  fields: {
    place: text({ says: 'The words as typed, without those that are filters', example: 'tofino' }),
    named: nullable(text({ says: 'The place that was found, by its own name', example: 'Tofino' })),
    near: flag({ default: false, says: 'No stay names this place: what was found is around it' }),
    amenities: list(group({ amenity: oneOf(Amenity), without }), { says: 'Each once' }),
    pets: nullable(group({ without }, { says: 'Pets come along' })),
  },
});

export const SearchLack = values({
  source: decision('look and feel: what is said of an empty list is true of this case'),
  says: 'What is missing where nothing is found',
  items: {
    place: { label: 'No stays there yet' },
    pets: { label: 'None there takes pets' },
    guests: { label: 'None there is large enough' },
    dates: { label: 'None there can be booked for these dates' },
    together: { label: 'None there is all of it at once' },
  },
});

export const SearchChange = values({
  source: decision('look and feel: an empty list offers what brings results'),
  says: 'In what a search that finds something differs from one that does not',
  items: {
    without_pets: { label: 'Without pets' },
    fewer_guests: { label: 'Fewer guests' },
    without_filter: { label: 'One filter less' },
    without_filters: { label: 'No filters' },
    other_dates: { label: 'A few days earlier or later' },
    any_dates: { label: 'Any dates' },
    wider_map: { label: 'A larger part of the map' },
    without_map: { label: 'Wherever on the map' },
    nearby: { label: 'A town nearby' },
    province: { label: 'The whole province' },
    country: { label: 'The whole country' },
  },
});

export const SearchAlternative = shape({
  source: decision('look and feel: an empty list offers what brings results, with its count'),
  called: 'alternative search',
  says: 'A search that asks for a little less, and how many stays it finds',
  fields: {
    change: oneOf(SearchChange),
    count: integer({ min: 1, example: 4 }),
    more: flag({ default: false, says: 'It finds more than a search looks at' }),
    place: nullable(text({ says: 'The town or province that it is about, where that is what differs', example: 'Canmore' })),
    terms: group(searchTerms),
  },
});

export const NothingFound = shape({
  source: decision('look and feel: one line of what and why, and ways on that are known to find something'),
  called: 'search without results',
  says: 'Why nothing was found, and what would find something',
  fields: {
    lack: oneOf(SearchLack),
    alternatives: list(like(SearchAlternative), { max: suggestionsMax.value, says: 'The likeliest first' }),
  },
});

export const SearchAnswer = shape({
  source: decision('section 15: what a search answers'),
  called: 'search answer',
  says: 'A page of stays, with what the map and the filters need',
  fields: {
    results: list(like(PropertyCard)),
    total: integer({ min: 0, example: 132 }),
    more: flag({ default: false, says: 'More stays fit than a search looks at: the total is what it looked at' }),
    page: integer({ min: 1 }),
    per_page: integer({ min: 1, default: resultsPerPage.value }),
    bounds: nullable(list(decimal({ min: -180, max: 180 }), { min: 4, max: 4, says: 'South, west, north and east of what was found' })),
    facets: like(SearchFacets),
    understood: like(UnderstoodSearch),
    nothing: nullable(like(NothingFound, { says: 'Where nothing is found and alternatives are asked for' })),
    currency: oneOf(Currency, { says: 'The currency of all prices' }),
  },
});

export const MapPin = shape({
  source: decision('look and feel: a map shows all that was found, and cards those of one page'),
  called: 'pin',
  says: 'Where a stay stands on the map, as roughly as anyone may know',
  fields: {
    property_id: PropertyCard.fields.property_id,
    title: PropertyCard.fields.title,
    lat: decimal({ min: -90, max: 90, example: 50.115 }),
    lng: decimal({ min: -180, max: 180, example: -122.955 }),
  },
});

export const PopularState = shape({
  source: '§7 Property',
  called: 'popular province',
  says: 'A province or territory with many stays',
  fields: {
    code: oneOf(Province),
    name: text({ example: 'British Columbia' }),
    count: integer({ min: 0, says: 'How many stays are listed there', example: 412 }),
    from_all_in: nullable(like(Money, { says: 'The lowest price of a night, fees included' })),
    image: text({ max: 2048, example: '/media/drawn/mountains/bc.svg' }),
    slug: text({ example: 'british-columbia' }),
  },
});

export const DestinationLink = shape({
  source: decision('each place leads to the others'),
  called: 'link to a destination',
  says: 'A place with a page of its own',
  fields: {
    slug: text({ says: 'Stands in the address of its page', example: 'banff' }),
    name: text({ example: 'Banff, AB' }),
    count: integer({ min: 0, says: 'How many stays are listed there', example: 38 }),
  },
});
export const DestinationPlace = shape({
  source: '§2',
  called: 'destination',
  says: 'A place that can be browsed: the country, a province or territory, or a town; with what its listings come to at this moment',
  fields: {
    ...DestinationLink.fields,
    query: nullable(text({ says: 'What a search for a town looks for', example: 'Banff, AB' })),
    province: nullable(oneOf(Province, { says: 'Where a search for a province or territory looks' })),
    from_all_in: nullable(like(Money, { says: 'The lowest price of a night, fees included' })),
    rating: nullable(decimal({ min: 1, max: 5, says: 'The average of all reviews there; none before three', example: 4.8 })),
    review_count: integer({ min: 0, example: 213 }),
    pets_count: integer({ min: 0, says: 'Stays that take pets', example: 12 }),
    instant_count: integer({ min: 0, says: 'Stays that are booked without asking', example: 9 }),
    others: list(like(DestinationLink), { max: 40, says: 'Provinces and territories with stays, then the towns with most of them' }),
  },
});
