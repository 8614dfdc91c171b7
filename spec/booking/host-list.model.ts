// A host's bookings as their list shows them: by tab, with how many there are in each.
import { Money } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { group, integer, like, list, nullable, oneOf } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { BookingRow } from './shown.model';

export const BookingTab = values({
  source: decision('look and feel: what needs an answer comes first'),
  says: 'A part of a host’s bookings; each booking stands in one of them',
  items: {
    requests: { label: 'Requests', says: 'Asked for and not answered; what ends first comes first' },
    current: {
      label: 'Current',
      says: 'Guests who are there, to the evening of the day on which they leave; who leaves first comes first',
    },
    upcoming: { label: 'Upcoming', says: 'Paid, from the day of arrival on to come; who arrives first comes first' },
    unpaid: { label: 'Payment pending', says: 'Agreed and not paid; what ends first comes first' },
    past: { label: 'Past', says: 'Stayed; the newest comes first' },
    cancelled: { label: 'Cancelled', says: 'Cancelled, rejected or expired; the latest arrival comes first' },
  },
});

export const HostBookings = shape({
  source: decision('section 20: a host finds a booking among all of them'),
  called: 'part of a host’s bookings',
  says: 'Bookings of one tab, with how many there are in each',
  fields: {
    tab: oneOf(BookingTab),
    counts: list(group({ tab: oneOf(BookingTab), count: integer({ min: 0 }) }), {
      says: 'Every tab in its order, by the words that are looked for',
    }),
    bookingList: list(like(BookingRow)),
    held: nullable(like(Money, { says: 'Payouts that are due to the host, and wait until we can send them somewhere' })),
  },
});
