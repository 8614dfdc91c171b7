// Bookings as their guests and hosts read and find them.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { refuse } from '../request/refusal';
import { bookingDetail } from './booking-detail.lookup';
import { bookingList, reviewableList } from './booking-list.lookup';
import { findOneOf } from './booking.repository';
import { bookingIn, comingStays, hostBookings } from './host-list.lookup';

type Reads = 'getBooking' | 'listStays' | 'listHostBookings' | 'findHostBookings' | 'listComingStays' | 'searchBookings' | 'listReviewable';

export const readHandlers: Pick<BookingHandlers, Reads> = {
  getBooking: ({ booking }, { db, principal, followers, now }) =>
    bookingDetail(db, booking, { viewer: principal.profile_id, followers, now }),

  listStays: ({ query }, { db, principal, followers, now }) =>
    bookingList(db, { side: 'guest', viewer: principal.profile_id, followers, now }, query),

  listHostBookings: ({ query }, { db, principal, followers, now }) =>
    bookingList(db, { side: 'host', viewer: principal.profile_id, followers, now }, query),

  findHostBookings: ({ query }, { db, principal, followers, now }) =>
    hostBookings(db, { viewer: principal.profile_id, followers, now }, query),

  listComingStays: async (_request, { db, principal, followers, now }) => ({
    bookingList: await comingStays(db, { viewer: principal.profile_id, followers, now }),
  }),

  listReviewable: async (_request, { db, principal, followers, now }) => ({
    bookingList: await reviewableList(db, { viewer: principal.profile_id, followers, now }),
  }),

  async searchBookings({ input }, { db, principal, followers, now }) {
    const { reference, bookingUrl, property_id, checkin, checkout } = input;
    const viewer = principal.profile_id;
    const wanted =
      reference !== undefined
        ? { reference: reference.toUpperCase() }
        : bookingUrl !== undefined
          ? { booking_id: bookingIn(bookingUrl) ?? null }
          : property_id !== undefined && checkin !== undefined && checkout !== undefined
            ? { property_id, checkin, checkout }
            : refuse('booking.search_empty', { data: { needs: 'reference, bookingUrl, or property_id with checkin and checkout' } });
    const booking = await findOneOf(db, wanted, { viewer, reviewsOf: followers.booking.reviewsOf });
    return booking ? [await bookingDetail(db, booking, { viewer, followers, now })] : [];
  },
};
