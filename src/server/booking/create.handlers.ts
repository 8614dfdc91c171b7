// A stay is asked for, or booked at once: all of it holds, nights, price, points, message and mails, or nothing does.
import type { AgreedTerms } from '../../../generated/model/entities';
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { keysOf } from '../../../generated/model/keys';
import { openRequestsMax, payMinutesInstant } from '../../../generated/model/constants';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { replyDeadline } from '../../../generated/rules/derived/replyDeadline';
import { MINUTE } from '../../../generated/model/dates';
import type { Row } from '../../../generated/tables/tables';
import { turningGuestModeOn } from '../account/account.commands';
import { asRead } from '../account/contact-details.lookup';
import { executeBoth } from '../database/planned';
import { isUniqueViolation } from '../database/violations';
import { inTransaction, type SignedInContext } from '../request/context';
import { enforceMove } from '../request/enforce-rule';
import { pointsTexts } from '../../../generated/texts/sentences/pointsTexts';
import { priceAgreed, termsOf } from '../pricing/agreed.rules';
import { pointsMax } from '../pricing/points.rules';
import type { KeptQuote } from '../pricing/quote.lookup';
import { freshenFeeds } from '../property/feeds/fresh-feeds.commands';
import { holdingNights, refuseTaken } from '../property/calendar/held-nights.commands';
import { lockingProperty } from '../property/property.commands';
import type { PropertyRow } from '../property/property.lookup';
import { asFrom } from '../pricing/stay.rules';
import { stayAmong } from '../property/listing/stay.lookup';
import { refuse } from '../request/refusal';
import { type AskedFacts, askedAgain, findAsked } from './asked-stay.lookup';
import { followMove } from './booking.commands';
import { addingBooking, addingEvent, keptBookingOf, newBooking, openStaysOn } from './booking.repository';
import type { MoveContext, MovedBooking } from './followers';
import { shownQuote } from './bound-quote';
import { availableTrip, type Trip } from './stay-check';
import { refuseUnpaidHolds } from './unpaid-holds';

const isInstant = ({ instant_book, instant_stopped }: PropertyRow): boolean => instant_book && !instant_stopped;

/** The property that somebody wants to book, with what decides about it; a draft is known to nobody but its host. */
const findBookable = async (
  { db, followers }: Pick<SignedInContext, 'db' | 'followers'>,
  asked: Parameters<typeof findAsked>[1],
): Promise<AskedFacts> => {
  const found = await findAsked(db, asked, followers.booking.balanceOf);
  return found && (found.property.status !== 'draft' || found.property.profile_id === asked.guest_id)
    ? found
    : refuse('property.not_found');
};

/** Where a place is booked at once, what other platforms have sold meanwhile is asked first. */
const findFresh = async (context: SignedInContext, asked: Parameters<typeof findAsked>[1]): Promise<AskedFacts> => {
  const found = await findBookable(context, asked);
  if (!found.is_stale || !isInstant(found.property)) return found;
  await freshenFeeds(context, asked.property_id);
  return findBookable(context, asked);
};

const refuseDuplicate = (stays: AskedFacts['stays'], property_id: string): void => {
  const own = stays.find((stay) => stay.property_id === property_id);
  if (own) refuse('booking.duplicate', { data: { booking_id: own.booking_id } });
};

interface Asked {
  readonly property: PropertyRow;
  readonly trip: Trip;
  readonly kept: KeptQuote;
  readonly message: string | null;
  /** The move to make of the property as it stands. */
  readonly move: (property: PropertyRow) => MovedBooking;
}
type Begun = Omit<Asked, 'move'> & { readonly moved: MovedBooking };

const rowOf = ({ property, trip, kept, message, moved }: Begun, guest_id: string, now: Date): Row<'bookings'> => {
  const { property_id, timezone, checkin_time, checkout_time, cancellation_policy } = property;
  const created_at = instantOf(now);
  const price = priceAgreed(kept.price);
  const times =
    moved.to === 'pending'
      ? { reply_by: new Date(replyDeadline({ booking: { created_at, checkin: trip.checkin, checkin_time, timezone } })) }
      : { accepted_at: now, pay_by: new Date(now.getTime() + payMinutesInstant * MINUTE) };
  return newBooking({
    property_id,
    guest_id,
    status: moved.to,
    checkin: trip.checkin,
    checkout: trip.checkout,
    timezone,
    checkin_time,
    checkout_time,
    guests: trip.guests,
    cancellation_policy,
    quote: kept.quote,
    price: kept.price,
    currency: kept.quote.fx.currency,
    points: kept.quote.points_applied,
    host_subtotal_cents: price.host_subtotal,
    total_cents: price.total,
    message,
    created_at: now,
    ...times,
  });
};

/** Refuses a listing whose terms are no longer those that its guest has read. */
const refuseOtherTerms = (read: AgreedTerms, now: AgreedTerms): void => {
  const before = termsOf(read);
  const changed = keysOf(before).filter((name) => before[name] !== now[name]);
  if (changed.length > 0) refuse('booking.terms_changed', { data: { changed } });
};

/**
 * The property that was asked for, once nobody else changes it, takes nights of it, or asks for the same guest: what was looked at before
 * is looked at again, since its host may have changed or removed it, or left, in the meantime.
 */
const lockAsked = async (
  { trx, now }: Pick<MoveContext, 'trx' | 'now'>,
  { property: before, trip, move }: Asked,
  guest_id: string,
): Promise<Pick<Begun, 'property' | 'moved'> & { readonly cohost_ids: readonly string[] }> => {
  const { property_id, profile_id: host_id } = before;
  const lock = lockingProperty(trx, property_id, turningGuestModeOn(trx, guest_id));
  const [property, found] = await executeBoth(trx, lock, askedAgain(trx, { guest_id, host_id, property_id, trip, now }));
  if (!found) throw new Error('a question without a table has one answer');
  const { stays, unpaid, lost, requests, sold } = found;
  const isPresent = (who: string): boolean => found.present.some(({ profile_id }) => profile_id === who);
  refuseDuplicate(stays, property_id);
  refuseUnpaidHolds({ unpaid, lost, property: before, now });
  if (!isPresent(guest_id)) refuse('account.not_signed_in');
  if (!property || !isPresent(host_id)) return refuse('booking.not_bookable');
  const moved = move(property);
  refuseOtherTerms(before, property);
  if (moved.to === 'pending' && requests.length >= openRequestsMax) refuse('booking.too_many_requests');
  if (sold.length > 0) refuse('booking.dates_unavailable', { data: {} });
  return { property, moved, cohost_ids: found.cohost_ids };
};

const isReferenceTaken = (error: unknown): boolean => isUniqueViolation(error, 'bookings_reference_key');

const begin = async (tx: MoveContext & Pick<SignedInContext, 'principal'>, asked: Asked): Promise<string> => {
  const { trx, writeLast, principal, followers, now } = tx;
  const { trip, message } = asked;
  const guest_id = principal.profile_id;
  const { property, moved, cohost_ids } = await lockAsked(tx, asked, guest_id);
  const row = rowOf({ ...asked, property, moved }, guest_id, now);
  const { booking_id, property_id, points } = row;
  const booking = keptBookingOf({ ...row, host_id: property.profile_id, cohost_ids });
  writeLast(addingBooking(trx, row), holdingNights(trx, { booking_id, property_id, ...trip, now }), addingEvent(trx, row, moved.record));
  if (points > 0) {
    const reason = pointsTexts.stayAt({ title: asRead(property.title || property.city) });
    writeLast(...followers.booking.holdingPoints(trx, { profile_id: guest_id, booking_id, points, reason, now }));
  }
  if (message !== null) await followers.booking.writeInThread(trx, { property_id, guest_id, side: 'guest', text: message, now });
  await followMove(tx, booking, moved);
  return booking_id;
};

export const createHandlers: Pick<BookingHandlers, 'createBooking' | 'checkDuplicate'> = {
  async createBooking({ input }, context) {
    const { db, now, principal } = context;
    const { property_id, checkin, checkout, guests, currency, points, quote_id } = input;
    const who = principal.profile_id;
    const trip: Trip = { checkin, checkout, guests };
    const asked = await findFresh(context, { guest_id: who, property_id, trip, quote_id, now });
    const { property, unpaid, lost, balance } = asked;
    const move = (of: PropertyRow): MovedBooking => {
      const moving = { by: principal, who, from: null, now: instantOf(now) };
      const facts = { property: asFrom(checkin, of, { ...asked, now }), stayRequest: { checkin, checkout, ...guests } };
      return enforceMove(moveBookingLife([isInstant(of) ? 'book' : 'request'], moving, facts));
    };
    move(property);
    refuseDuplicate(asked.stays, property_id);
    refuseUnpaidHolds({ unpaid, lost, property, now });
    const available = availableTrip(property, trip, stayAmong(asked, property, { ...trip, now }));
    const answer = context.enforceRules({ pointsUse: { points, balance, max: pointsMax(available.price) } });
    const kept = await shownQuote(db, available, { kept: asked.kept, currency, points, now });
    if (asked.kept?.terms) refuseOtherTerms(asked.kept.terms, property);
    const message = input.message || null;
    try {
      return answer({
        booking_id: await inTransaction(context, (tx) => begin(tx, { property, trip, kept, message, move }), isReferenceTaken),
      });
    } catch (error) {
      if (context.followers.booking.isOverdrawn(error))
        refuse('points.not_enough', { data: { balance: await context.followers.booking.findBalance(db, who) } });
      return refuseTaken(error);
    }
  },

  async checkDuplicate({ input }, { db, principal }) {
    const found = await openStaysOn(db, { guest_id: principal.profile_id, ...input }).execute();
    const same = found.find(({ property_id }) => property_id === input.property_id);
    const other = same ?? found[0];
    if (!other) return { duplicate: false, kind: null, booking_id: null, status: null };
    const { booking_id, status } = other;
    return { duplicate: true, kind: same ? 'same_property' : 'overlapping_stay', booking_id, status };
  },
};
