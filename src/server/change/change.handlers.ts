// A change of a paid booking, or an offer for a request, is seen, proposed, answered and taken back.
import { randomUUID } from 'node:crypto';
import type { ChangeHandlers } from '../../../generated/contract/handlers';
import type { BookingDetail } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { mayChange, mayOffer } from '../../../generated/rules/change';
import { changeDeadline } from '../../../generated/rules/derived/changeDeadline';
import { changePayDeadline } from '../../../generated/rules/derived/changePayDeadline';
import { type ChangeLifeEvent, moveChangeLife } from '../../../generated/rules/lifecycles';
import { lockBooking } from '../booking/booking.commands';
import { bookingDetail } from '../booking/booking-detail.lookup';
import type { KeptBooking, ReviewedBooking } from '../booking/followers';
import { findQuote } from '../pricing/quote.lookup';
import { freshenFeeds } from '../property/feeds/fresh-feeds.commands';
import { lockProperty } from '../property/property.commands';
import { findProperty, type PropertyRow } from '../property/property.lookup';
import { type Inside, inTransaction, type SignedInContext, type Within } from '../request/context';
import { enforceMove, enforceRule } from '../request/enforce-rule';
import { refuse } from '../request/refusal';
import { dropChange, holdChanged, makeChange } from './change.commands';
import { changePayHandlers } from './change-pay.handlers';
import { offeredChange, refuseTooLittle } from './change-price';
import { asOffered, differenceOf, type Offered, sumsOf } from './change.rules';
import { findOpenChange, insertChange, type KeptChange } from './change.repository';
import { closeOffer, makeOffer, offerOpenUntil, takeOffer } from './offer.commands';
import { followChange, writeChange } from './write-change';

type Tx = Within<SignedInContext> & Inside;

/** A request is answered with an offer; a booking that is paid is changed. */
const isRequest = ({ status }: KeptBooking, by: 'guest' | 'host'): boolean => by === 'host' && status === 'pending';

/** A guest accepts only what is listed: no offer is made for another place. */
const refuseUnlisted = ({ status }: KeptBooking, property: PropertyRow): void => {
  if (property.status !== 'listed') refuse('change.offer_unlisted', { data: { status } });
};

const sideOf = ({ host_id }: KeptBooking, { principal }: Pick<SignedInContext, 'principal'>) =>
  principal.profile_id === host_id ? 'host' : 'guest';

const moveOf = (tx: Tx, event: ChangeLifeEvent, it: { readonly booking: KeptBooking; readonly change: KeptChange }) => {
  const from = event === 'propose' || event === 'offer' ? null : it.change.state;
  return enforceMove(moveChangeLife([event], { by: tx.principal, who: tx.principal.profile_id, now: instantOf(tx.now), from }, it));
};

const shown = async (
  { trx, principal, followers, now }: Tx,
  { booking_id, review, guest_review }: ReviewedBooking,
): Promise<BookingDetail> => {
  const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
  return bookingDetail(trx, { ...booking, review, guest_review }, { viewer: principal.profile_id, followers, now });
};

/** The property and the booking, which nobody else changes before this transaction ends. */
const locked = async ({ trx }: Tx, { property_id, booking_id }: ReviewedBooking) => ({
  // a property before its bookings, as everywhere
  property: (await lockProperty(trx, property_id)) ?? refuse('booking.not_bookable'),
  booking: (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found'),
});

/** A bank that looks into the payment may take back what a change is reckoned from. */
const refuseDisputed = async ({ trx, followers }: Tx, { booking_id, status }: KeptBooking): Promise<void> => {
  const payment = await followers.booking.findPaymentOf(trx, booking_id);
  if (payment?.disputed_at || payment?.dispute === 'lost') refuse('change.payment_disputed', { data: { status } });
};

/** The price that was seen, where it is still one for this booking. */
const offeredBy = async ({ trx, now }: Tx, booking: KeptBooking, quoteId: string): Promise<Offered> => {
  const kept = await findQuote(trx, quoteId, now);
  const { fx } = booking.quote;
  const holds =
    kept?.quote.property_id === booking.property_id &&
    kept.quote.fx.currency === fx.currency &&
    kept.quote.fx.rate === fx.rate &&
    kept.quote.points_applied <= booking.points;
  return kept && holds ? kept : refuse('change.outdated', { data: { status: booking.status } });
};

/** The open change that its reader has seen; another one may have come in its place. */
const openChange = async ({ trx }: Tx, booking: KeptBooking, changeId: string): Promise<KeptChange> => {
  const change = await findOpenChange(trx, booking.booking_id);
  return change?.change_id === changeId ? asOffered(booking, change) : refuse('change.not_found');
};

const notYet = { state: 'proposed', pay_by: null, ended_at: null, held_id: null } as const;

interface Answer {
  readonly change: KeptChange;
  readonly accept: boolean;
  readonly property: PropertyRow;
}
const answerOffer = async (tx: Tx, booking: KeptBooking, { change, accept, property }: Answer): Promise<void> => {
  const moved = moveOf(tx, accept ? 'take' : 'decline', { booking, change });
  if (!accept) return closeOffer(tx, booking, { change, moved });
  if (property.status !== 'listed') refuse('booking.not_bookable');
  await takeOffer(tx, booking, { change, moved });
};

const answerProposal = async (tx: Tx, booking: KeptBooking, { change, accept, property }: Answer): Promise<void> => {
  const { now } = tx;
  const isDearer = differenceOf(booking, change) > 0;
  const moved = moveOf(tx, !accept ? 'decline' : isDearer ? 'accept' : 'agree', { booking, change });
  if (!accept) return dropChange(tx, booking, { change, moved });
  await refuseDisputed(tx, booking);
  if (isDearer) {
    const held_id = await holdChanged(tx, booking, { change, property });
    const pay_by = new Date(changePayDeadline({ booking, now: instantOf(now) }));
    await writeChange(tx, { booking, change, moved }, { held_id, pay_by });
  } else {
    await makeChange(tx, booking, change);
    await writeChange(tx, { booking, change, moved }, { ended_at: now });
  }
};

export const changeOfBookingHandlers: ChangeHandlers = {
  ...changePayHandlers,

  async previewChange({ booking, input }, context) {
    const { db, now } = context;
    const { nights_cents, ...trip } = input;
    const by = sideOf(booking, context);
    enforceRule((isRequest(booking, by) ? mayOffer : mayChange)({ booking, now: instantOf(now) }));
    if (by === 'guest' && nights_cents !== undefined) refuse('change.price_of_host');
    const property = (await findProperty(db, booking.property_id)) ?? refuse('booking.not_bookable');
    if (isRequest(booking, by)) refuseUnlisted(booking, property);
    const offered = await offeredChange(db, booking, { property, trip, by, nights_cents, now });
    const { quote_id, expires_at } = offered.quote;
    return { quote_id, expires_at, ...sumsOf(booking, offered) };
  },

  async proposeChange({ booking: found, input: { quote_id, message = null } }, context) {
    // other platforms are asked first: what they have sold meanwhile cannot be offered
    if (found.status === 'pending') await freshenFeeds(context, found.property_id);
    return inTransaction(context, async (tx) => {
      const { trx, now } = tx;
      const { booking, property } = await locked(tx, found);
      const { booking_id, property_id, guest_id, status } = booking;
      const by = sideOf(booking, tx);
      const isOffer = isRequest(booking, by);
      enforceRule((isOffer ? mayOffer : mayChange)({ booking, now: instantOf(now) }), { status });
      if (isOffer) refuseUnlisted(booking, property);
      if (await findOpenChange(trx, booking_id)) refuse('change.already_open', { data: { status } });
      await refuseDisputed(tx, booking);
      const offered = await offeredBy(tx, booking, quote_id);
      refuseTooLittle(booking, offered);
      const answer_by = isOffer ? offerOpenUntil(booking, offered, now) : changeDeadline({ booking, now: instantOf(now) });
      const times = { proposed_at: instantOf(now), answer_by };
      const change = { ...notYet, ...times, change_id: randomUUID(), booking_id, by_host: by === 'host', ...offered };
      const moved = moveOf(tx, isOffer ? 'offer' : 'propose', { booking, change });
      if (isOffer) await makeOffer(tx, booking, { change, moved, message, property });
      else {
        await insertChange(trx, { ...change, property_id });
        await followChange(tx, { booking, change, moved, message });
      }
      if (message) await tx.followers.booking.writeInThread(trx, { property_id, guest_id, side: by, text: message, now });
      return shown(tx, found);
    });
  },

  async answerChange({ booking: found, input: { change_id, accept } }, context) {
    if (accept && found.status === 'pending') await freshenFeeds(context, found.property_id);
    return inTransaction(context, async (tx) => {
      const { booking, property } = await locked(tx, found);
      const change = await openChange(tx, booking, change_id);
      if (change.state === 'offered') await answerOffer(tx, booking, { change, accept, property });
      else await answerProposal(tx, booking, { change, accept, property });
      return shown(tx, found);
    });
  },

  withdrawChange: ({ booking: found, params: { change_id } }, context) =>
    inTransaction(context, async (tx) => {
      const { booking } = await locked(tx, found);
      const change = await openChange(tx, booking, change_id);
      const close = change.state === 'offered' ? closeOffer : dropChange;
      await close(tx, booking, { change, moved: moveOf(tx, 'withdraw', { booking, change }) });
      return shown(tx, found);
    }),
};
