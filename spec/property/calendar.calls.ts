// The calendar of a property: nights, calendars from elsewhere, and the one that others read.
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { like, list, optional, plainDate, text, url } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { CalendarChange, HostCalendar } from './calendar.model';
import {
  beyondCalendar,
  exportNotFound,
  feedFailed,
  feedKnown,
  feedNotFound,
  feedOfOtherListing,
  feedTooLarge,
  feedUnreadable,
  listingClaimed,
  nightsBooked,
  nightsLocked,
  tooManyFeeds,
} from './connection.errors';
import { CalendarFeed } from './hosting.model';
import { calendarChangesMax, calendarFilesPerMinute, feedNameMax } from './limits.model';
import { datesReversed, listingIncomplete } from './property.errors';
import { calendarKeeper } from './property.rules';

const nights = decision('section 17: price, blocks and the shortest stay by date');
const feedName = text({ max: feedNameMax.value, says: 'What its host calls it', example: 'Grandma’s calendar' });
const feeds = decision('section 17: calendars from elsewhere are added, removed and read at once');

export const getCalendar = call('GET /user/property/{property_id}/calendar', {
  source: nights,
  says: 'The nights of a property from one day to another; from today for three months unless asked otherwise',
  guard: calendarKeeper,
  query: { from: optional(plainDate()), to: optional(plainDate({ says: 'The day after the last night' })) },
  answer: like(HostCalendar),
  errors: [datesReversed, beyondCalendar],
});

export const updateCalendar = call('PUT /user/property/{property_id}/calendar', {
  source: nights,
  says: 'Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched',
  guard: calendarKeeper,
  input: { changes: list(like(CalendarChange), { min: 1, max: calendarChangesMax.value }) },
  answer: like(HostCalendar),
  errors: [datesReversed, beyondCalendar, nightsBooked, nightsLocked],
});

export const addFeed = call('POST /user/property/{property_id}/feed', {
  source: feeds,
  says: 'Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is',
  guard: calendarKeeper,
  input: {
    url: url({ says: 'The export link of the calendar', example: 'https://www.airbnb.ca/calendar/ical/123.ics?s=…' }),
    name: optional(feedName),
  },
  answer: like(CalendarFeed),
  errors: [feedUnreadable, feedTooLarge, feedOfOtherListing, feedKnown, tooManyFeeds, listingClaimed, feedNotFound],
  throttle: { times: 10, per: minutes(1) },
});

export const renameFeed = call('PATCH /user/property/{property_id}/feed/{feed_id}', {
  source: decision('section 17: a host with several calendars of one platform tells them apart by names'),
  says: 'Gives a calendar from elsewhere a name; without one it has the platform’s',
  guard: calendarKeeper,
  input: { name: optional(feedName) },
  answer: like(CalendarFeed),
  errors: [feedNotFound],
});

export const deleteFeed = call('DELETE /user/property/{property_id}/feed/{feed_id}', {
  source: feeds,
  says: 'Removes a calendar from elsewhere; the nights that it took are free again',
  guard: calendarKeeper,
  errors: [feedNotFound, listingIncomplete],
});

export const syncFeed = call('POST /user/property/{property_id}/feed/{feed_id}/sync', {
  source: feeds,
  says: 'Reads a calendar from elsewhere now',
  guard: calendarKeeper,
  answer: like(CalendarFeed),
  errors: [feedNotFound, feedFailed],
  throttle: { times: 6, per: minutes(1) },
});

export const exportCalendar = call('GET /property/{property_id}/calendar/{file}', {
  source: decision('section 17: other platforms read the calendar here; anybody with the secret may'),
  says: 'The nights that are taken, as an iCal calendar that says nothing but Reserved; never those that the reader itself told us',
  guard: anyone,
  params: {
    file: text({
      max: 47,
      pattern: '^[A-Za-z0-9_-]{43}\\.ics$',
      patternSays: 'The secret of the calendar, then .ics',
      says: 'The secret, 32 random bytes, and the ending of a calendar',
      example: 'Zk9yY2F0cy1hbmQtY2FiaW5zLWJ5LXRoZS1sYWtlLW4.ics',
    }),
  },
  content: 'text/calendar',
  answer: text(),
  errors: [exportNotFound],
  throttle: { times: calendarFilesPerMinute.value, per: minutes(1) },
});
