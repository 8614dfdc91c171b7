// Calls for a host's list of bookings, whatever their number, and for the numbers of a property.
import { hostMode } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { pick } from 'spec-to-app/entity';
import { id, integer, like, oneOf, optional, text } from 'spec-to-app/shapes';
import { owner } from '../property/property.rules';
import { BookingList } from './shown.model';
import { BookingTab, HostBookings } from './host-list.model';
import { ListingNumbers, NumbersPeriod } from './numbers.model';

export const findHostBookings = call('GET /booking/properties/search', {
  source: decision('section 20: a host finds a booking among all of them'),
  says: 'The bookings of a host’s own properties, and of those where they answer guests as a co-host, by tab and words',
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
  says: 'Who stays, or asks to stay, in the coming days: at a host’s own properties, and where they answer guests as a co-host',
  guard: hostMode,
  answer: pick(BookingList, 'bookingList'),
});

export const getListingNumbers = call('GET /user/property/{property_id}/numbers', {
  source: decision('section 20: a host sees how each listing does, and what each number counts'),
  says: 'How many nights of a property were sold in a period, what they brought, and how many requests were answered',
  guard: owner,
  query: { period: oneOf(NumbersPeriod) },
  answer: like(ListingNumbers),
});
