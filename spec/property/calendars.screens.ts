// The words of the calendar of all listings of a host.
import { counted, texts } from 'spec-to-app/text';
import { calendars } from './calendars.model';

export const calendarsTexts = texts({
  source: calendars,
  says: 'The calendar of all listings of a host',
  texts: {
    views: 'How your properties are shown',
    cards: 'Properties',
    calendar: 'Calendar',
    loading: 'Loading your calendar',
    failed: 'We couldn’t load your calendar.',
    retry: 'Retry',
    empty: 'No listings yet',
    emptyHint: 'Published and paused listings appear here with their nights.',
    earlier: 'Earlier',
    later: 'Later',
    today: 'Today',
    goTo: 'Go to date',
    listing: 'Listing',
    sums: 'Prices in Canadian dollars',
    leftOut: counted('count', {
      one: '{count} draft or archived property isn’t shown.',
      other: '{count} draft or archived properties aren’t shown.',
    }),
    pages: 'Pages of listings',
    pageOf: 'Listings {first}–{last} of {total}',
    previousPage: 'Previous listings',
    nextPage: 'Next listings',
    gap: 'Gap: {minimum}-night minimum',
    gapLegend: 'Gap too short for any stay',
    conflict: 'Double booking',
    stayOf: '{title}. {who}, {dates}. {taken}',
    heldOf: '{title}. {taken}, {dates}',
  },
});
