// The calls for the calendars of all listings of a host.
import { hostMode } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { integer, like, optional, plainDate } from 'spec-to-app/shapes';
import { lastPage } from '../product';
import { CalendarGrid, calendars } from './calendars.model';

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
