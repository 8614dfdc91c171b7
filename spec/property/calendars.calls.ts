// The calls for the calendars of all listings of a host.
import { hostMode } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { group, id, integer, like, list, optional, plainDate } from 'spec-to-app/shapes';
import { lastPage } from '../product';
import { CalendarChange } from './calendar.model';
import { CalendarGrid, calendars, CalendarsChanged, calendarsPerPage } from './calendars.model';
import { datesReversed, propertyNotFound } from './property.errors';

export const listCalendars = call('GET /user/calendar', {
  source: calendars,
  says: 'The nights of the host’s own listings, a page of them; a first night beyond their calendars is moved into them',
  guard: hostMode,
  query: {
    from: optional(plainDate({ says: 'The first night; today where it is left out' })),
    page: integer({ min: 1, max: lastPage.value, default: 1 }),
  },
  answer: like(CalendarGrid),
});

export const updateCalendars = call('PUT /user/calendar', {
  source: calendars,
  says: 'Sets price, blocks, the shortest stay and days of arrival at several of the host’s own listings: at each all of it or nothing',
  guard: hostMode,
  input: {
    calendars: list(group({ property_id: id(), changes: list(like(CalendarChange), { min: 1, max: 100 }) }), {
      min: 1,
      max: calendarsPerPage.value,
    }),
  },
  answer: like(CalendarsChanged),
  errors: [propertyNotFound, datesReversed],
});
