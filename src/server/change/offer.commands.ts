// An offer for a request: other dates, people or another price, which its guest accepts or declines. The time of the host to answer the
// request stands still while it is open.
import { dayOf } from '../../../generated/model/dates';
import { instantOf } from '../../../generated/model/wire';
import { offerDeadline } from '../../../generated/rules/derived/offerDeadline';
import { payDeadline } from '../../../generated/rules/derived/payDeadline';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { momentAt, momentOf } from '../../../generated/rules/runtime';
import { bound } from '../booking/bound-price.commands';
import { writeMove } from '../booking/booking.commands';
import type { KeptBooking, MoveContext, MovedBooking } from '../booking/followers';
import { findConflicts } from '../property/calendar/calendar.lookup';
import type { PropertyRow } from '../property/property.lookup';
import { enforceMove } from '../request/enforce-rule';
import { refuse } from '../request/refusal';
import { dropChange, holdChanged, takeNights } from './change.commands';
import { insertChange, type KeptChange } from './change.repository';
import { followChange, type MovedChange, writeChange } from './write-change';

interface MovedOffer {
  readonly change: KeptChange;
  readonly moved: MovedChange;
}
interface NewOffer extends MovedOffer {
  readonly property: PropertyRow;
  readonly message: string | null;
}

type OfferEvent = 'offer' | 'take_offer' | 'decline_offer' | 'end_offer';
const bookingMove = ({ now }: Pick<MoveContext, 'now'>, booking: KeptBooking, event: OfferEvent): MovedBooking =>
  enforceMove(moveBookingLife([event], { by: 'operator', who: null, from: booking.status, now: instantOf(now) }, { booking }));

/** Until when a request may be answered, with so much time left after a moment. */
const replyBy = (booking: KeptBooking, since: number, left: number): Date =>
  new Date(Math.min(since + left, momentAt(dayOf(booking.checkin), booking.checkin_time, booking.timezone)));

/** Until when an offer is open that is made now: never longer than until check-in of either stay. */
export const offerOpenUntil = (booking: KeptBooking, { quote }: Pick<KeptChange, 'quote'>, now: Date) => {
  const checkin = quote.checkin < booking.checkin ? quote.checkin : booking.checkin;
  return offerDeadline({ booking: { ...booking, checkin }, now: instantOf(now) });
};

/** An offer is made: its nights are held beside those of the request. */
export const makeOffer = async (tx: MoveContext, booking: KeptBooking, { change, moved, property, message }: NewOffer): Promise<void> => {
  const { now } = tx;
  const held_id = await holdChanged(tx, booking, { change, property });
  const offer = { ...change, state: moved.to, held_id };
  await insertChange(tx.trx, { ...offer, property_id: booking.property_id });
  const left = momentOf(booking.reply_by ?? change.answer_by) - now.getTime();
  const reply_by = replyBy(booking, momentOf(change.answer_by), left);
  await writeMove(tx, { booking, moved: bookingMove(tx, booking, 'offer'), change: { reply_by } });
  await followChange(tx, { booking, change: offer, moved, message });
};

/** The guest accepts an offer: the booking is what was offered, accepted, and waits for its payment. */
export const takeOffer = async (tx: MoveContext, booking: KeptBooking, { change, moved }: MovedOffer): Promise<void> => {
  const { trx, now } = tx;
  const { checkin, checkout, guests } = change.quote;
  const stay = { ...booking, checkin, checkout };
  await takeNights(trx, booking, change);
  // nights that another platform has sold meanwhile
  if ((await findConflicts(trx, stay)).length > 0) refuse('booking.dates_unavailable', { data: { status: booking.status } });
  await writeMove(tx, {
    booking,
    moved: bookingMove(tx, booking, 'take_offer'),
    change: {
      ...(await bound(tx, booking, change)),
      checkin,
      checkout,
      guests: JSON.stringify(guests),
      accepted_at: now,
      pay_by: new Date(payDeadline({ booking: stay, now: instantOf(now) })),
    },
  });
  await writeChange(tx, { booking, change, moved }, { ended_at: now, held_id: null });
};

/** An offer comes to nothing: the request is as it was, and its host has the time that was left to answer it. */
export const closeOffer = async (tx: MoveContext, booking: KeptBooking, { change, moved }: MovedOffer): Promise<void> => {
  const { now } = tx;
  const left = momentOf(booking.reply_by ?? change.answer_by) - momentOf(change.answer_by);
  const event = moved.to === 'declined' ? 'decline_offer' : 'end_offer';
  const after = await writeMove(tx, {
    booking,
    moved: bookingMove(tx, booking, event),
    change: { reply_by: replyBy(booking, now.getTime(), left) },
  });
  await dropChange(tx, after, { change, moved });
};
