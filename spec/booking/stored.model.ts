// The tables of bookings, and of all that happened to each.
import { nobodyId } from '../account/stored.model';
import { AgreedPrice } from '../checkout/agreed.model';
import { decision } from 'spec-to-app/declaration';
import { belongsTo, cents, id, instant, like, nullable, oneOf, longText, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Booking, BookingStatus } from './booking.model';

export const storedBookings = stored('bookings', {
  source: '§3 Booking',
  says: 'Bookings, each with the price as it was agreed',
  of: Booking,
  elsewhere: ['host_id', 'cohost_ids', 'bookingUrl', 'review', 'guest_review', 'checkoutDate', 'reviewWindowDays'],
  columns: {
    guest_id: { nullable: true, otherwise: nobodyId.value },
    price: like(AgreedPrice, { says: 'What was agreed; the quote shows it with points, in the currency of the guest' }),
    settled_at: nullable(instant({ says: 'When what its host gets fell due' })),
    host_subtotal_cents: cents({ says: 'What the host gets' }),
    total_cents: cents({ says: 'What the guest pays, taxes included' }),
  },
  unique: [['reference']],
  checks: ['checkout > checkin'],
});

export const storedBookingEvents = stored('booking_events', {
  source: decision('section 2: every change writes who, when, from, to and why'),
  says: 'What happened to bookings',
  columns: {
    event_id: id(),
    property_id: id({ says: 'As bookings are, so that the two stay together' }),
    booking_id: belongsTo(Booking),
    at: instant(),
    who: nullable(id({ says: 'The profile of the person who did it; nothing where the product did, or the person has left' })),
    event: text(),
    from_status: nullable(oneOf(BookingStatus)),
    to_status: oneOf(BookingStatus),
    reason: nullable(longText()),
  },
  key: ['event_id'],
});
