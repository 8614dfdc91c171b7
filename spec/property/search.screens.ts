// The search page: where, when and who, filters, results in a list and on a map.
import { Currency } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { formFieldsOf } from 'spec-to-app/filter';
import { form } from 'spec-to-app/form';
import { anyone } from 'spec-to-app/rule';
import { decimal, flag, integer, list, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { Province } from './places.model';
import { priceRangeFits, tripDatesFit } from './property.rules';
import { listPins, listPopularStates, searchProperties, suggestPlaces } from './search.calls';
import { queryMax, SearchSort, TripSearch } from './search.model';
import { SearchFilters } from './filters.model';
import { flexibleDates } from './flexible.model';
import { tripFields } from './trip.screens';
import { lastPage, route } from '../product';
import { listSavedSearches, saveSearch } from '../wishlist/saved-search.calls';

export const searchForm = form({
  source: decision('look and feel: one pill with three parts; on a phone they are steps of one sheet'),
  title: 'Find a stay',
  submit: 'Search',
  collects: TripSearch,
  rules: [tripDatesFit],
  fields: {
    query: { label: 'Where', placeholder: 'Where to?', autocomplete: 'off' },
    ...tripFields,
    adults: { ...tripFields.adults, starts: 2 },
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
    price_min: { label: 'Minimum price per night', widget: 'number', help: 'Average per night, with fees, before taxes' },
    price_max: { label: 'Maximum price per night', widget: 'number' },
    free_cancellation: { label: 'Free cancellation' },
    ...formFieldsOf(SearchFilters),
  },
  steps: [
    { title: 'Price per night', fields: ['price_min', 'price_max'] },
    { title: 'Rooms and beds', fields: ['bedrooms_min', 'beds_min', 'baths_min'] },
    { title: 'Guest rating', fields: ['rating_min'] },
    { title: 'Type', fields: ['types'] },
    { title: 'Amenities', fields: ['amenities'] },
    { title: 'Booking options', fields: ['instant'] },
    { title: 'Cancellation', fields: ['free_cancellation', 'policies'] },
    { title: 'Accessibility', fields: ['accessible'] },
    { title: 'Host speaks', fields: ['languages'] },
  ],
});

export const search = route('/search', {
  source: '§2',
  screen: 'Search',
  title: 'Search stays',
  description: 'Search cabins, cottages and city stays across Canada by place, dates and guests. Prices are totals before taxes.',
  guard: anyone,
  chrome: { sidebar: false, footer: true },
  signedInChrome: { header: 'plain', sidebar: true, footer: false },
  query: {
    query: optional(text({ max: queryMax.value, example: 'Whistler, BC' })),
    province: optional(oneOf(Province)),
    bounds: optional(list(decimal({ min: -180, max: 180 }), { min: 4, max: 4, says: 'South, west, north and east' })),
    checkin: optional(plainDate()),
    checkout: optional(plainDate()),
    ...flexibleDates,
    adults: optional(integer({ min: 1, max: 30 })),
    children: optional(integer({ min: 0, max: 20 })),
    infants: optional(integer({ min: 0, max: 10 })),
    pets: optional(integer({ min: 0, max: 10, says: 'How many pets come along; the filter for pets is one' })),
    ...SearchFilters.fields,
    price_currency: optional(oneOf(Currency, { says: 'The currency of the price filter' })),
    sort: optional(oneOf(SearchSort)),
    page: optional(integer({ min: 1, max: lastPage.value })),
    currency: optional(oneOf(Currency)),
    taxes: optional(flag({ says: 'Prices are shown with their taxes' })),
    map: optional(flag({ says: 'In a narrow window the map is shown in place of the list' })),
  },
  uses: [searchForm, filterForm, searchProperties, listPins, listPopularStates, suggestPlaces],
  forSome: [listSavedSearches, saveSearch],
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
    guests: counted('guests', { one: '{guests} guest', other: '{guests} guests' }),
    pets: counted('pets', { one: '{pets} pet', other: '{pets} pets' }),
    search: 'Search',
    popularCount: counted('count', { one: '{count} stay', other: '{count} stays' }),
    nearby: 'Nearby stays',
    wholeCountry: 'All of Canada',
    wholeCountryText: 'Coast to coast to coast',
    aroundDates: counted('shift', { one: '{dates} ± {shift} day', other: '{dates} ± {shift} days' }),
    stayIn: '{stay} in {months}',
  },
});

export const searchTexts = texts({
  source: decision('look and feel: the words around results, filters and map'),
  says: 'The search page',
  texts: {
    heading: 'Search stays',
    resultsIn: counted('count', { one: '{count} stay in {place}', other: '{count} stays in {place}' }),
    resultsAnywhere: counted('count', { one: '{count} stay', other: '{count} stays' }),
    resultsNear: counted('count', { one: '{count} stay near {place}', other: '{count} stays near {place}' }),
    over: 'Over {stays}',
    atLeast: 'At least {stays}',
    pricesBeforeTaxes: 'prices are totals before taxes',
    pricesWithTaxes: 'prices are totals with taxes',
    includeTaxes: 'Include taxes',
    sortBy: 'Sort by',
    whyOrder:
      'Recommended stays fit the place you named, have good ratings from many guests, or can be booked instantly. Hosts can’t pay to be higher.',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    updating: 'Updating results…',
    failedHeading: 'Search isn’t working',
    failedText: 'Your filters are saved.',
    failedEarlier: 'Below are the results of your earlier search.',
    failedReference: 'If you contact us, include this reference: {id}',
    pageLink: 'Page {page}',
    pages: 'Pages of results',
    results: 'Results',
    thisArea: 'this part of the map',
  },
});
export const filterTexts = texts({
  source: decision('look and feel: filters in a row and in a window, and those that are set'),
  says: 'The filters of a search',
  texts: {
    price: 'Price',
    beds: 'Beds',
    type: 'Type',
    pets: 'Pets allowed',
    petsAllowed: counted('count', { one: 'Pets allowed', other: '{count} pets' }),
    freeCancellation: 'Free cancellation',
    allFilters: 'All filters',
    allFiltersCount: 'All filters · {count}',
    filtersHeading: 'Filters',
    show: counted('count', { one: 'Show {count} stay', other: 'Show {count} stays' }),
    showOver: counted('count', { one: 'Show over {count} stay', other: 'Show over {count} stays' }),
    showAtLeast: counted('count', { one: 'Show at least {count} stay', other: 'Show at least {count} stays' }),
    showNone: 'No stays match',
    clearAll: 'Clear all',
    clear: 'Clear',
    removeFilter: 'Remove filter {label}',
    upTo: 'Up to {price} per night',
    from: 'From {price} per night',
    between: '{low} to {high} per night',
    any: 'Any',
    priceHistogram: 'Number of stays by price per night',
    activeFilters: 'Active filters',
    priceHint: 'Average per night in {currency}, with fees, before taxes',
    lowest: 'Minimum price',
    highest: 'Maximum price',
  },
});
export const noStaysTexts = texts({
  source: decision('look and feel: nothing found leads to near places, days and parties'),
  says: 'A search that finds nothing, and what finds something',
  texts: {
    emptyFilters: 'No stays in {place} match all filters',
    emptyTogether: 'No stays in {place} match {trip}',
    emptyPlace: 'No stays in {place} yet',
    emptyPets: 'No stays in {place} take pets',
    emptyGuests: counted('count', {
      one: 'No stays in {place} have room for {count} guest',
      other: 'No stays in {place} have room for {count} guests',
    }),
    emptyOpenDates: 'No stays in {place} are available for your dates ({dates})',
    emptyDates: 'No stays in {place} are available {dates}',
    country: 'Canada',
    emptyText: 'Try one of these:',
    emptyNothing: 'Change or remove part of your search to see more.',
    emptyClear: 'Clear all filters',
    withoutPets: 'Without pets ({stays})',
    fewerGuests: counted('count', { one: '{count} guest ({stays})', other: '{count} guests ({stays})' }),
    withoutFilter: 'Remove “{label}” ({stays})',
    withoutFilters: 'Clear all filters ({stays})',
    otherDates: '{dates} ({stays})',
    anyDates: 'Any dates ({stays})',
    widerMap: 'Zoom out ({stays})',
    withoutMap: 'Everywhere on the map ({stays})',
    nearby: 'Nearby: {place} ({stays})',
    everywhereIn: 'All of {place} ({stays})',
  },
});

export const cardTexts = texts({
  source: decision('look and feel: a card says feel, trust, facts and price, in this order'),
  says: 'The card of a stay',
  texts: {
    ratingSpoken: counted('count', { one: 'Rated {rating} out of 5 by {count} guest', other: 'Rated {rating} out of 5 by {count} guests' }),
    unrated: 'New',
    placeAndType: '{place} · {type}',
    bedrooms: counted('count', { one: '{count} bedroom', other: '{count} bedrooms' }),
    bedroomsNone: 'Studio',
    beds: counted('count', { one: '{count} bed', other: '{count} beds' }),
    sleeps: 'sleeps {count}',
    total: '{price} total before taxes',
    totalWithTaxes: '{price} total with taxes',
    nights: counted('nights', { one: '{nights} night', other: '{nights} nights · {price} per night' }),
    perNight: 'from {price} per night incl. fees',
    perNightWithTaxes: 'from {price} per night incl. fees and taxes',
    breakdown: 'Price details',
    dated: '{dates} · {nights}',
    freeUntil: 'Free cancellation before {date}',
    freeToday: 'Free cancellation today only',
  },
});

export const searchMapTexts = texts({
  source: decision('look and feel: list and map side by side, in a narrow window a switch between them'),
  says: 'The map of a search',
  texts: {
    map: 'Map',
    list: 'List',
    heading: 'Map of stays',
    part: 'This part of the map',
    skip: 'Skip the map',
    asMoved: 'Search as I move the map',
    searchHere: 'Search this area',
    pin: '{title}, {price}',
    group: counted('count', { one: '{count} stay', other: '{count} stays' }),
    here: counted('count', { one: '{count} stay here', other: '{count} stays here' }),
    chosen: 'On the map',
    first: counted('count', {
      one: 'The map shows the first stay. Zoom in to see more.',
      other: 'The map shows the first {count} stays. Zoom in to see more.',
    }),
    failed: 'We couldn’t load the map. The list has all the stays.',
    notFound: 'This stay is no longer available. Try another one.',
  },
});

export const mapTexts = texts({
  source: decision('look and feel: a map says in words what it shows, and leaves scrolling to the page'),
  says: 'Every map',
  texts: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    scrollHelp: 'Hold Ctrl and scroll to zoom the map',
    scrollHelpMac: 'Hold ⌘ and scroll to zoom the map',
    touchHelp: 'Use two fingers to move the map',
    failed: 'We couldn’t load the map.',
    credit: '© OpenStreetMap contributors, GSHHG, GeoNames, Natural Earth',
  },
});
