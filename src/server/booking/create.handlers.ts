// A stay is asked for, or booked at once: all of it holds, nights, price, points, message and mails, or nothing does.
import { randomUUID } from 'node:crypto';
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { openRequestsMax, payMinutesInstant } from '../../../generated/model/constants';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { replyDeadline } from '../../../generated/rules/derived/replyDeadline';
import { MINUTE } from '../../../generated/model/dates';
import type { NewRow } from '../../../generated/tables/tables';
import { turnGuestModeOn } from '../account/account.commands';
import { findPresent } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import { inTransaction, type SignedInContext } from '../request/context';
import type { Database } from '../database/open';
import { enforceMove } from '../request/enforce-rule';
import { pointsTexts } from '../../../generated/texts/sentences/pointsTexts';
import { priceAgreed } from '../pricing/agreed.rules';
import { pointsMax } from '../pricing/points.rules';
import type { KeptQuote } from '../pricing/quote.lookup';
import { freshenFeeds } from '../property/feeds/fresh-feeds.commands';
import { holdNights } from '../property/calendar/held-nights.commands';
import { lockProperty } from '../property/property.commands';
import { findProperty, type PropertyRow } from '../property/property.lookup';
import { findStay } from '../property/listing/stay.lookup';
import { refuse } from '../request/refusal';
import { writeEvent } from './booking.commands';
import { countRequests, insertBooking, openStaysOn } from './booking.repository';
import type { MoveContext, MovedBooking } from './followers';
import { shownQuote } from './bound-quote';
import { availableTrip, type Trip } from './stay-check';
import { refuseUnpaidHolds } from './unpaid-holds';

const isInstant = ({ instant_book, instant_stopped }: PropertyRow): boolean => instant_book && !instant_stopped;

/** The property that somebody wants to book; a draft is known to nobody but its host. */
const findBookable = async (db: Database, propertyId: string, profileId: string): Promise<PropertyRow> => {
  const property = await findProperty(db, propertyId);
  return property && (property.status !== 'draft' || property.profile_id === profileId) ? property : refuse('property.not_found');
};

/** Where a place is booked at once, what other platforms have sold meanwhile is asked first. */
const findFresh = async (context: SignedInContext, propertyId: string): Promise<PropertyRow> => {
  const { db, principal } = context;
  const property = await findBookable(db, propertyId, principal.profile_id);
  if (!isInstant(property)) return property;
  await freshenFeeds(context, propertyId);
  return findBookable(db, propertyId, principal.profile_id);
};

const refuseDuplicate = async (db: Database, guest_id: string, it: Trip & { readonly property_id: string }): Promise<void> => {
  const own = (await openStaysOn(db, { guest_id, ...it })).find(({ property_id }) => property_id === it.property_id);
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

const rowOf = ({ property, trip, kept, message, moved }: Begun, guest_id: string, now: Date): Omit<NewRow<'bookings'>, 'reference'> => {
  const { property_id, timezone, checkin_time, checkout_time, cancellation_policy } = property;
  const created_at = instantOf(now);
  const price = priceAgreed(kept.price);
  const times =
    moved.to === 'pending'
      ? { reply_by: new Date(replyDeadline({ booking: { created_at, checkin: trip.checkin, checkin_time, timezone } })) }
      : { accepted_at: now, pay_by: new Date(now.getTime() + payMinutesInstant * MINUTE) };
  return {
    booking_id: randomUUID(),
    property_id,
    guest_id,
    status: moved.to,
    checkin: trip.checkin,
    checkout: trip.checkout,
    timezone,
    checkin_time,
    checkout_time,
    guests: JSON.stringify(trip.guests),
    cancellation_policy,
    quote: JSON.stringify(kept.quote),
    price: JSON.stringify(kept.price),
    currency: kept.quote.fx.currency,
    points: kept.quote.points_applied,
    host_subtotal_cents: price.host_subtotal,
    total_cents: price.total,
    message,
    created_at: now,
    ...times,
  };
};

/** Agreed beside the price, by a guest who has read the listing. */
const terms = ['cancellation_policy', 'checkin_time', 'checkout_time', 'timezone'] as const;

/**
 * The property that was asked for, once nobody else changes it or takes nights of it: what was looked at before is looked at again, since
 * its host may have changed or removed it, or left, in the meantime.
 */
const lockAsked = async (
  trx: Database,
  { property: before, move }: Asked,
  guest_id: string,
): Promise<Pick<Begun, 'property' | 'moved'>> => {
  const property = (await lockProperty(trx, before.property_id)) ?? refuse('booking.not_bookable');
  const present = await findPresent(trx, [guest_id, property.profile_id]);
  if (!present.includes(guest_id)) refuse('account.not_signed_in');
  if (!present.includes(property.profile_id)) refuse('booking.not_bookable');
  const moved = move(property);
  const changed = terms.filter((name) => property[name] !== before[name]);
  if (changed.length > 0) refuse('booking.terms_changed', { data: { changed } });
  return { property, moved };
};

const begin = async (tx: MoveContext & Pick<SignedInContext, 'principal'>, asked: Asked): Promise<string> => {
  const { trx, principal, followers, now } = tx;
  const { trip, message } = asked;
  const { property_id } = asked.property;
  const guest_id = principal.profile_id;
  await turnGuestModeOn(trx, guest_id);
  // asked again now that nobody else asks for the same guest
  await refuseDuplicate(trx, guest_id, { ...trip, property_id });
  await refuseUnpaidHolds(trx, { guest_id, property: asked.property, now });
  const { property, moved } = await lockAsked(trx, asked, guest_id);
  if (moved.to === 'pending' && (await countRequests(trx, guest_id)) >= openRequestsMax) refuse('booking.too_many_requests');
  const row = rowOf({ ...asked, property, moved }, guest_id, now);
  const { booking_id } = row;
  await insertBooking(trx, row);
  await holdNights(trx, { booking_id, property_id, ...trip, now });
  const points = asked.kept.quote.points_applied;
  if (points > 0) {
    const reason = pointsTexts.stayAt({ title: asRead(property.title || property.city) });
    await followers.booking.holdPoints(trx, { profile_id: guest_id, booking_id, points, reason, now });
  }
  if (message !== null) await followers.booking.writeInThread(trx, { property_id, guest_id, side: 'guest', text: message, now });
  await writeEvent(tx, booking_id, moved);
  return booking_id;
};

export const createHandlers: Pick<BookingHandlers, 'createBooking' | 'checkDuplicate'> = {
  async createBooking({ input }, context) {
    const { db, now, principal } = context;
    const { property_id, checkin, checkout, guests, currency, points, quote_id } = input;
    const who = principal.profile_id;
    const trip: Trip = { checkin, checkout, guests };
    const property = await findFresh(context, property_id);
    const move = (of: PropertyRow): MovedBooking => {
      const moving = { by: principal, who, from: null, now: instantOf(now) };
      const facts = { property: of, stayRequest: { checkin, checkout, ...guests } };
      return enforceMove(moveBookingLife([isInstant(of) ? 'book' : 'request'], moving, facts));
    };
    move(property);
    await refuseDuplicate(db, who, { ...trip, property_id });
    await refuseUnpaidHolds(db, { guest_id: who, property, now });
    const available = availableTrip(property, trip, await findStay(db, property, { ...trip, now }));
    const balance = await context.followers.booking.findBalance(db, who);
    const answer = context.enforceRules({ pointsUse: { points, balance, max: pointsMax(available.price) } });
    const kept = await shownQuote(db, available, { quote_id, currency, points, now });
    const message = input.message || null;
    return answer({ booking_id: await inTransaction(context, (tx) => begin(tx, { property, trip, kept, message, move })) });
  },

  async checkDuplicate({ input }, { db, principal }) {
    const found = await openStaysOn(db, { guest_id: principal.profile_id, ...input });
    const same = found.find(({ property_id }) => property_id === input.property_id);
    const other = same ?? found[0];
    if (!other) return { duplicate: false, kind: null, booking_id: null, status: null };
    const { booking_id, status } = other;
    return { duplicate: true, kind: same ? 'same_property' : 'overlapping_stay', booking_id, status };
  },
};
