// The changes that a booking still allows: the trip while its host has not answered, and the points and the price until it is paid.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { mayChangePoints, stayFits } from '../../../generated/rules/booking';
import { replyDeadline } from '../../../generated/rules/derived/replyDeadline';
import { inTransaction } from '../request/context';
import type { Database } from '../database/open';
import { enforceMove, enforceRule } from '../request/enforce-rule';
import { priceAgreed } from '../pricing/agreed.rules';
import { fittingPoints, pointsMax } from '../pricing/points.rules';
import { findQuote, type KeptQuote } from '../pricing/quote.lookup';
import { quoteOf } from '../pricing/quote.rules';
import { moveNights } from '../property/calendar/held-nights.commands';
import { lockProperty } from '../property/property.commands';
import { findProperty, type PropertyRow } from '../property/property.lookup';
import { findDates, stayAmong } from '../property/listing/stay.lookup';
import { asFrom } from '../pricing/stay.rules';
import { refuse } from '../request/refusal';
import { bookedTrip } from './booked-trip.rules';
import { bound } from './bound-price.commands';
import { lockBooking, writeMove } from './booking.commands';
import { bookingDetail } from './booking-detail.lookup';
import { changeBooking } from './booking.repository';
import type { KeptBooking, MoveContext, MovedBooking } from './followers';
import { isFor, newQuote, shownQuote } from './bound-quote';
import { type Available, availableTrip, type Trip } from './stay-check';

const propertyOf = async (db: Database, { property_id }: KeptBooking): Promise<PropertyRow> =>
  (await findProperty(db, property_id)) ?? refuse('booking.not_found');

/** Another trip in the place of the one that was asked for; its own nights stand in nobody's way. */
const otherTrip = async (
  db: Database,
  { booking_id }: KeptBooking,
  { property, trip, now }: { readonly property: PropertyRow; readonly trip: Trip; readonly now: Date },
) => {
  const asked = { ...trip, but: booking_id, now };
  const dates = await findDates(db, property.property_id, asked);
  return {
    /** A property as it stands to the trip. */
    standing: (there: PropertyRow): PropertyRow => asFrom(trip.checkin, there, { ...dates, now }),
    /** Refuses a trip that cannot be had. */
    available: (): Available => availableTrip(property, trip, stayAmong(dates, property, asked)),
  };
};

interface Changed {
  readonly booking: KeptBooking;
  readonly moved: MovedBooking;
  readonly trip: Trip;
  readonly kept: KeptQuote;
  readonly message: string | undefined;
}
const write = async (tx: MoveContext, { booking, moved, trip, kept, message }: Changed): Promise<KeptBooking> => {
  const { trx, now } = tx;
  const { booking_id, property_id, guest_id } = booking;
  const { checkin, checkout, guests } = trip;
  if (checkin !== booking.checkin || checkout !== booking.checkout) await moveNights(trx, { booking_id, property_id, checkin, checkout });
  if (message) await tx.followers.booking.writeInThread(trx, { property_id, guest_id, side: 'guest', text: message, now });
  const change = {
    ...(await bound(tx, booking, kept)),
    checkin,
    checkout,
    guests: JSON.stringify(guests),
    reply_by: new Date(replyDeadline({ booking: { ...booking, checkin } })),
    ...(message ? { message } : {}),
  };
  return writeMove(tx, { booking, moved, change });
};

/** Which price the changed trip has: the one that was shown, else the one that holds now; an unchanged trip keeps its own. */
const priceOfChange = async (db: Database, booking: KeptBooking, it: { available: Available; quote_id: string | undefined; now: Date }) => {
  const { available, quote_id, now } = it;
  const { quote, price, currency, points } = booking;
  const paying = { currency, points: fittingPoints(points, available.price), now };
  if (quote_id !== undefined) return shownQuote(db, available, { ...paying, kept: await findQuote(db, quote_id, now) });
  return isFor(quote, booking.property_id, available.trip) ? { quote, price } : newQuote(db, available, paying);
};

export const changeHandlers: Pick<BookingHandlers, 'updateBooking' | 'priceBooking' | 'setBookingPoints'> = {
  async updateBooking({ booking, input }, { events, ...context }) {
    const { db, now, principal } = context;
    const who = principal.profile_id;
    const { checkin = booking.checkin, checkout = booking.checkout, guests = booking.guests, quote_id } = input;
    const trip: Trip = { checkin, checkout, guests };
    const property = await propertyOf(db, booking);
    const other = await otherTrip(db, booking, { property, trip, now });
    const move = (of: KeptBooking, there: PropertyRow): MovedBooking => {
      const moving = { by: principal, who, from: of.status, now: instantOf(now) };
      const facts = { booking: of, property: other.standing(there), stayRequest: { checkin, checkout, ...guests } };
      return enforceMove(moveBookingLife(events, moving, facts));
    };
    move(booking, property);
    const available = other.available();
    const kept = await priceOfChange(db, booking, { available, quote_id, now });
    return inTransaction(context, async (tx) => {
      // a property before its bookings, as everywhere
      const there = (await lockProperty(tx.trx, booking.property_id)) ?? refuse('booking.not_bookable');
      const locked = (await lockBooking(tx.trx, booking.booking_id)) ?? refuse('booking.not_found');
      // the guest has an offer to answer first, whose nights are held for this request
      if (await tx.followers.booking.shownChange(tx.trx, locked)) refuse('change.already_open', { data: { status: locked.status } });
      const after = await write(tx, { booking: locked, moved: move(locked, there), trip, kept, message: input.message });
      return bookingDetail(
        tx.trx,
        { ...after, review: booking.review, guest_review: booking.guest_review },
        { viewer: who, followers: tx.followers, now },
      );
    });
  },

  async priceBooking({ booking, input }, { db, now }) {
    const { currency, ...trip } = bookedTrip(booking, input.bookingUrl);
    const property = await propertyOf(db, booking);
    // the agreement stands; only a request can still become another trip
    if (booking.status !== 'pending') {
      const agreed = { property, trip: booking, agreed: booking.price };
      return { quote: (await newQuote(db, agreed, { currency, points: booking.points, now })).quote };
    }
    const other = await otherTrip(db, booking, { property, trip, now });
    enforceRule(stayFits({ property: other.standing(property), stayRequest: { ...trip, ...trip.guests }, now: instantOf(now) }));
    const available = other.available();
    return { quote: (await newQuote(db, available, { currency, points: fittingPoints(booking.points, available.price), now })).quote };
  },

  async setBookingPoints({ booking: { booking_id, guest_id, points: before, price }, input: { points } }, { enforceRules, ...context }) {
    const balance = (await context.followers.booking.findBalance(context.db, guest_id)) + before;
    const answer = enforceRules({ pointsUse: { points, balance, max: pointsMax(priceAgreed(price)) } });
    return inTransaction(context, async (tx) => {
      const { trx, now } = tx;
      const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
      enforceRule(mayChangePoints({ booking, now: instantOf(now) }), { status: booking.status });
      // a page that is open shows the sum before
      await tx.followers.booking.closePages(tx, booking_id);
      const { currency, rate, as_of } = booking.quote.fx;
      const { property_id, checkin, checkout, guests } = booking;
      // the rate stands with the price: points change what is left to pay, nothing else
      const shown = { price: priceAgreed(price), rate: { currency, rate: Number(rate), as_of }, points, now };
      const quote = quoteOf({ property_id, checkin, checkout, guests, ...shown });
      await changeBooking(trx, booking_id, await bound(tx, booking, { quote, price: booking.price }));
      return answer({ quote, points });
    });
  },
};
