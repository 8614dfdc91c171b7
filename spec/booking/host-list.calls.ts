// Calls for a host's list of bookings, whatever their number.
import { hostMode } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { pick } from 'spec-to-app/entity';
import { id, integer, like, oneOf, optional, text } from 'spec-to-app/shapes';
import { BookingList } from './booking.model';
import { BookingTab, HostBookings } from './host-list.model';

export const findHostBookings = call('GET /booking/properties/search', {
  source: decision('section 20: a host finds a booking among all of them'),
  says: 'The bookings of the host’s own properties by tab and words',
  guard: hostMode,
  query: {
    tab: optional(oneOf(BookingTab, { says: 'Without it: the first that has any' })),
    words: optional(
      text({
        max: 300,
        says: 'Each of them is in the reference, the guest’s name as the list shows it, or the property’s title or place; or an address of the booking',
      }),
    ),
    after: optional(id({ says: 'The booking after which the list goes on' })),
    per_page: integer({ min: 1, max: 100, default: 25 }),
  },
  answer: like(HostBookings),
});

export const listComingStays = call('GET /booking/properties/coming', {
  source: decision('look and feel: what needs an answer comes first'),
  says: 'Who stays, or asks to stay, at the host’s own properties in the coming days',
  guard: hostMode,
  answer: pick(BookingList, 'bookingList'),
});
