// The calls for the calendars of all listings of a host.
import { hostMode } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { group, id, integer, like, list, optional, plainDate } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { lastPage } from '../product';
import { NightsChange } from './calendar.model';
import {
  calendarEditsPerHour,
  CalendarGrid,
  calendars,
  CalendarsChanged,
  ChangedNights,
  calendarsNights,
  calendarsPerPage,
} from './calendars.model';
import { datesReversed, propertyNotFound } from './property.errors';

export const listCalendars = call('GET /user/calendar', {
  source: calendars,
  says: 'The nights of the listings that a host owns or co-hosts, a page of them; a first night beyond their calendars is moved into them',
  guard: hostMode,
  query: {
    from: optional(plainDate({ says: 'The first night; today where it is left out' })),
    page: integer({ min: 1, max: lastPage.value, default: 1 }),
  },
  answer: like(CalendarGrid),
});

export const updateCalendars = call('PUT /user/calendar', {
  source: calendars,
  says: 'Sets price, blocks, the shortest stay and days of arrival at several listings that a host owns or co-hosts, the same at each: all of it or nothing',
  guard: hostMode,
  input: {
    change: like(NightsChange),
    calendars: list(group({ property_id: id(), nights: list(ChangedNights, { min: 1, max: calendarsNights.value }) }), {
      min: 1,
      max: calendarsPerPage.value,
    }),
  },
  answer: like(CalendarsChanged),
  errors: [propertyNotFound, datesReversed],
  throttle: { times: calendarEditsPerHour.value, per: hours(1) },
});
