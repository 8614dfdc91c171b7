// The search page: where, when and who, filters, results in a list and on a map.
import { Currency } from '../checkout/money.model';
import { CancellationPolicy } from '../booking/policy.model';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { route } from '../language/route';
import { anyone } from '../language/rule';
import { decimal, flag, integer, list, oneOf, optional, plainDate, text } from '../language/shapes';
import { texts } from '../language/text';
import { Accessibility, Amenity, PropertyType } from './amenities.model';
import { Province } from './places.model';
import { priceRangeFits, tripDatesFit } from './property.rules';
import { listPopularStates, searchProperties } from './search.calls';
import { queryMax, SearchFilters, SearchSort, TripSearch } from './search.model';

export const searchForm = form({
  source: decision('look and feel: one pill with three parts; on a phone they are steps of one sheet'),
  title: 'Find a stay',
  submit: 'Search',
  collects: TripSearch,
  rules: [tripDatesFit],
  fields: {
    query: { label: 'Where', placeholder: 'Where to?', autocomplete: 'off' },
    checkin: { label: 'Check-in', widget: 'date' },
    checkout: { label: 'Check-out', widget: 'date' },
    adults: { label: 'Adults', widget: 'stepper', help: 'From 13 years', starts: 2 },
    children: { label: 'Children', widget: 'stepper', help: '2 to 12 years' },
    infants: { label: 'Infants', widget: 'stepper', help: 'Under 2 years; they count for no bed' },
    pets: { label: 'Pets', widget: 'stepper' },
  },
  steps: [
    { title: 'Where', fields: ['query'], submit: 'Next: dates' },
    { title: 'When', fields: ['checkin', 'checkout'], submit: 'Next: guests' },
    { title: 'Who', fields: ['adults', 'children', 'infants', 'pets'], submit: 'Search' },
  ],
});

export const filterForm = form({
  source: decision('section 15: the filters of a search, in one drawer'),
  title: 'Filters',
  submit: 'Show stays',
  collects: SearchFilters,
  rules: [priceRangeFits],
  fields: {
    price_min: { label: 'Lowest price a night', widget: 'number', help: 'In {defaultCurrency} or the currency chosen, fees included' },
    price_max: { label: 'Highest price a night', widget: 'number' },
    bedrooms_min: { label: 'Bedrooms, at least', widget: 'stepper' },
    beds_min: { label: 'Beds, at least', widget: 'stepper' },
    types: { label: 'Kind of place', widget: 'checkboxes' },
    amenities: { label: 'Amenities', widget: 'checkboxes' },
    accessible: { label: 'Accessibility', widget: 'checkboxes' },
    policies: { label: 'Cancellation', widget: 'checkboxes' },
    pets: { label: 'Pets may come', widget: 'checkbox' },
    instant: { label: 'Instant book', widget: 'checkbox', help: 'Booked at once, without waiting for the host' },
  },
});

export const search = route('/search', {
  source: '§2',
  screen: 'Search',
  title: 'Search stays',
  description: 'Search cabins, cottages and city stays across Canada by place, dates and people. Every price is the total before taxes.',
  guard: anyone,
  chrome: { header: true, footer: true, headerMenu: true, sidebar: false },
  signedInChrome: { header: true, footer: false, headerMenu: false, sidebar: true },
  query: {
    query: optional(text({ max: queryMax.value, example: 'Whistler, BC' })),
    province: optional(oneOf(Province)),
    bounds: optional(list(decimal({ min: -180, max: 180 }), { min: 4, max: 4, says: 'South, west, north and east' })),
    checkin: optional(plainDate()),
    checkout: optional(plainDate()),
    adults: optional(integer({ min: 1, max: 30 })),
    children: optional(integer({ min: 0, max: 20 })),
    infants: optional(integer({ min: 0, max: 10 })),
    pets: optional(integer({ min: 0, max: 10 })),
    price_min: optional(integer({ min: 0 })),
    price_max: optional(integer({ min: 0 })),
    beds_min: optional(integer({ min: 0, max: 30 })),
    bedrooms_min: optional(integer({ min: 0, max: 30 })),
    types: optional(list(oneOf(PropertyType))),
    amenities: optional(list(oneOf(Amenity))),
    accessible: optional(list(oneOf(Accessibility))),
    policies: optional(list(oneOf(CancellationPolicy))),
    pets_allowed: optional(flag({ says: 'The filter for pets' })),
    instant: optional(flag()),
    sort: optional(oneOf(SearchSort)),
    page: optional(integer({ min: 1, max: 1000 })),
    currency: optional(oneOf(Currency)),
  },
  uses: [searchForm, filterForm, searchProperties, listPopularStates],
});

export const searchPillTexts = texts({
  source: decision('look and feel: the pill of home, search and destination pages; it keeps its state between them'),
  says: 'The search pill',
  texts: {
    where: 'Where',
    wherePlaceholder: 'Where to?',
    when: 'When',
    anyWeek: 'Any week',
    who: 'Who',
    addGuests: 'Add guests',
    guestsOne: '1 guest',
    guestsMany: '{guests} guests',
    petsOne: '1 pet',
    petsMany: '{pets} pets',
    search: 'Search',
    open: 'Change the search',
    clear: 'Clear',
    recent: 'Recent searches',
    popular: 'Popular places',
    popularCount: '{count} stays',
    wholeCountry: 'All of Canada',
    fewer: 'Fewer {label}',
    more: 'More {label}',
  },
});

export const searchTexts = texts({
  source: decision('look and feel: the words around results, filters and map'),
  says: 'The search page',
  texts: {
    heading: 'Search stays',
    resultsOne: '1 stay in {place}',
    resultsMany: '{count} stays in {place}',
    resultsOneAnywhere: '1 stay',
    resultsManyAnywhere: '{count} stays',
    inMapArea: 'the map area',
    pricesBeforeTaxes: 'prices are totals before taxes',
    pricesWithTaxes: 'prices are totals with taxes',
    includeTaxes: 'Include taxes',
    sortBy: 'Sort by',
    price: 'Price',
    beds: 'Beds',
    type: 'Type',
    pets: 'Pets',
    freeCancellation: 'Free cancellation',
    allFilters: 'All filters',
    allFiltersCount: 'All filters · {count}',
    filtersHeading: 'Filters',
    showOne: 'Show 1 stay',
    showMany: 'Show {count} stays',
    showNone: 'No stays match',
    clearAll: 'Clear all',
    removeFilter: 'Remove the filter {label}',
    upTo: 'up to {price}',
    from: 'from {price}',
    between: '{low} to {high}',
    atLeast: '{count} or more',
    any: 'Any',
    priceHistogram: 'How many stays cost how much a night',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: 'Page {page} of {pages}',
    updating: 'Updating the results …',
    emptyHeading: 'No stays match all filters',
    emptyText: 'One of these brings some back:',
    emptyRemove: 'Remove {label} ({count} stays)',
    emptyDates: '± 3 days ({count})',
    emptyZoomOut: 'Zoom out ({count})',
    emptyClear: 'Clear all filters',
    emptyPlace: 'There is nothing in {place} yet. Here is what is close by.',
    failedHeading: 'The search did not work',
    failedText: 'Your filters are still here.',
    retry: 'Retry',
  },
});

export const cardTexts = texts({
  source: decision('look and feel: a card says feel, trust, facts and price, in this order'),
  says: 'The card of a stay',
  texts: {
    rating: '{rating} ({count})',
    ratingSpoken: 'Rated {rating} out of 5 by {count} guests',
    unrated: 'New',
    placeAndType: '{place} · {type}',
    bedroomsOne: '1 bedroom',
    bedroomsMany: '{count} bedrooms',
    bedroomsNone: 'Studio',
    bedsOne: '1 bed',
    bedsMany: '{count} beds',
    bathsOne: '1 bath',
    bathsMany: '{count} baths',
    sleeps: 'sleeps {count}',
    totalOne: '{price} total before taxes · 1 night',
    totalMany: '{price} total before taxes · {nights} nights',
    totalWithTaxesOne: '{price} total with taxes · 1 night',
    totalWithTaxesMany: '{price} total with taxes · {nights} nights',
    perNight: 'from {price} per night incl. fees',
    breakdown: 'How the price is made',
    freeUntil: 'Free cancellation before {date}',
    instantBook: 'Instant book',
    fresh: 'New',
    save: 'Save {title}',
    saved: '{title} is saved. Remove it',
    previousPhoto: 'Previous picture',
    nextPhoto: 'Next picture',
    photoOf: 'Picture {number} of {count}',
  },
});

export const mapTexts = texts({
  source: decision('look and feel: the list is the accessible equal of the map'),
  says: 'The map of results',
  texts: {
    label: 'Map of the stays found',
    map: 'Map',
    list: 'List',
    searchAsIMove: 'Search as I move',
    searchHere: 'Search this area',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    pin: '{title}, {price}',
    pinMany: '{count} stays at this place',
    closePreview: 'Close the preview',
    failed: 'The map could not be loaded. The list has everything.',
  },
});
