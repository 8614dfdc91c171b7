// A booking as one of its two sides sees it, whole. Reads only.
import type { BookingDetail, BookingHappening, CancellationTerms, Payment } from '../../../generated/model/entities';
import { BookingEvent, type BookingSide } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { reviewDeadline } from '../../../generated/rules/derived/reviewDeadline';
import { guestMayCancel, mayChangePoints } from '../../../generated/rules/booking';
import { mayReview, mayReviewGuest } from '../../../generated/rules/review';
import { cancelTexts as say } from '../../../generated/texts/sentences/cancelTexts';
import { findPeople, findPhone, type NamedPerson } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import type { Database } from '../database/open';
import { priceAgreed } from '../pricing/agreed.rules';
import { cancellationTerms, codesOf, saidStep } from '../pricing/cancellation.rules';
import { shortDate } from '../outside/mail-dates';
import { moneyIn } from '../pricing/money.rules';
import { pointsMax } from '../pricing/points.rules';
import { refundOf as agreedRefund } from '../pricing/refund.rules';
import { answererNames, readsMoney } from '../property/cohosts/cohost.lookup';
import { findAddress, findBookedProperty } from '../property/listing/booked.lookup';
import type { Services } from '../request/context';
import { isAgreed, isForArrival, saidTo } from './booking.lookup';
import { eventsOf } from './booking.repository';
import type { KeptBooking, ReviewedBooking } from './followers';

/** The viewer, and the moment. */
export interface ViewContext extends Pick<Services, 'followers'> {
  /** Their profile. */
  readonly viewer: string;
  readonly now: Date;
}

const noShare = {
  payout: null,
  payout_lines: [],
  payout_due_at: null,
  payout_paid_at: null,
  payout_is_held: false,
  payout_needs_details: false,
  guest_total: null,
};
const noSums = { quote: null, points: 0, refund_cents: null };

/** The common part of every answer about a booking; without its sums for a co-host who does not see the money. */
export const seenOf = (booking: ReviewedBooking, { viewer, now }: Pick<ViewContext, 'viewer' | 'now'>, seesMoney: boolean) => {
  const {
    guest_id: _guest,
    host_id: _host,
    cohost_ids: _cohosts,
    confirmation_id: _payment,
    reported_at: _report,
    host_reported_at: _said,
    ...shown
  } = booking;
  const { price: _price, host_subtotal_cents: _payout, total_cents: _total, ...seen } = shown;
  const isGuest = viewer === booking.guest_id;
  const mayWrite = isGuest || viewer === booking.host_id;
  return {
    ...saidTo(isGuest ? 'guest' : 'host', seen),
    ...(seesMoney ? {} : noSums),
    can_review: mayWrite && (isGuest ? mayReview : mayReviewGuest)({ booking, now: instantOf(now) }).ok,
    review_deadline: reviewDeadline({ booking }),
  };
};

const isEvent = (event: string): event is BookingEvent => Object.hasOwn(BookingEvent, event);

const happeningsOf = async (db: Database, { booking_id, paid_at }: KeptBooking, viewer: string): Promise<BookingHappening[]> =>
  (await eventsOf(db, booking_id)).flatMap(({ at, event, reason, who }) => {
    if (!isEvent(event) || (event === 'report' && who !== viewer)) return [];
    return [{ at: instantOf(at), event, reason: event === 'report' ? null : asRead(reason, paid_at !== null) }];
  });

const notes = { open: say.disputeOpen, lost: say.disputeLost, won: null };
/** The word of the card's bank on refunds, where it looks into a payment or has given it back. */
export const disputeNote = (payment: Pick<Payment, 'dispute'> | undefined): string | null =>
  payment?.dispute ? notes[payment.dispute] : null;

/** The refunds to the card, in that card's currency, those for changes apart, and what its bank has to do with them. */
const refundOf = async (
  db: Database,
  { booking_id, refund_cents, payment_method }: KeptBooking,
  { followers }: ViewContext,
): Promise<Pick<BookingDetail, 'refund' | 'changed_refund' | 'dispute_note'>> => {
  const payment = payment_method === 'card' ? await followers.booking.findPaymentOf(db, booking_id) : undefined;
  const isLess = payment !== undefined && payment.refunded_cents > 0;
  const changed_refund = isLess ? await followers.booking.cardRefundOf(db, booking_id, ['changed']) : null;
  const back = (payment?.refunded_cents ?? 0) - (changed_refund?.amount_cents ?? 0);
  const refund = payment && refund_cents ? moneyIn(payment.currency, back) : null;
  return { refund, changed_refund, dispute_note: disputeNote(payment) };
};

/** The limits of a booking's points, for the guest who may still change them. */
const pointsUseOf = async (
  db: Database,
  booking: KeptBooking,
  { viewer, followers, now }: ViewContext,
): Promise<BookingDetail['points_use']> => {
  const { guest_id, points, price } = booking;
  if (viewer !== guest_id || !mayChangePoints({ booking, now: instantOf(now) }).ok) return null;
  return { balance: (await followers.booking.findBalance(db, guest_id)) + points, max: pointsMax(priceAgreed(price)) };
};

/** The step of the policy that holds while the stay goes on. */
const stepNow = (booking: KeptBooking, now: Date): CancellationTerms['steps'] => {
  const { price: agreed, cancellation_policy: policy, created_at } = booking;
  const { step, from } = agreedRefund({ agreed, policy, begins: booking, booked: new Date(created_at) }, now);
  if (!step) return [];
  const says = saidStep(step, { codes: codesOf(agreed), from: from && shortDate(from) });
  return [{ until: null, refund_percent: from === undefined ? 0 : step.rest_back, says }];
};
/** Until when how much comes back, by the policy that was agreed: for the guest, while there is a stay to call off and money to come back. */
const termsOf = (booking: KeptBooking, { viewer, now }: ViewContext): BookingDetail['cancellation'] => {
  const { guest_id, status, cancellation_policy, created_at, is_given_back } = booking;
  const isOpen = status === 'pending' || (status === 'confirmed' && guestMayCancel({ booking, now: instantOf(now) }).ok);
  if (viewer !== guest_id || !isOpen || is_given_back) return null;
  const terms = cancellationTerms(cancellation_policy, { ...booking, booked_at: created_at }, now);
  return terms.steps.length > 0 ? terms : { ...terms, steps: stepNow(booking, now) };
};

const nobody = { first_name: null, last_name: null, avatar: null };

/** A booking in full; changes and claims are not for a co-host, and sums for those alone who see the money. Last names, the address and the phone number are for two who have agreed, once it is paid. */
export const bookingDetail = async (db: Database, booking: ReviewedBooking, seeing: ViewContext): Promise<BookingDetail> => {
  const { booking_id, property_id, guest_id, host_id } = booking;
  const { hostShareOf, findRecorded, shownChange, shownClaim, guestStandingOf } = seeing.followers.booking;
  const isPaid = booking.paid_at !== null;
  const isOver = isPaid && instantOf(seeing.now) > booking.checkoutDate;
  const side: BookingSide = seeing.viewer === guest_id ? 'guest' : 'host';
  const isCohost = side === 'host' && seeing.viewer !== host_id;
  const earns = side === 'host' && (!isCohost || (await readsMoney(db, property_id, seeing.viewer)));
  const seesMoney = earns || side === 'guest';
  const recorded = seesMoney && booking.payment_method === 'offline' ? await findRecorded(db, booking_id) : 0;
  const people = await findPeople(db, [guest_id, host_id]);
  const named = (profile_id: string): NamedPerson => {
    const person = people.get(profile_id) ?? { profile_id, ...nobody };
    const { first_name, last_name } = person;
    return { ...person, first_name: asRead(first_name, isPaid), last_name: isAgreed(booking) ? last_name : null };
  };
  return {
    ...seenOf(booking, seeing, seesMoney),
    ...(await findBookedProperty(db, property_id, isPaid)),
    side,
    cohost_for: isCohost ? (people.get(host_id)?.first_name ?? '') : null,
    events: await happeningsOf(db, booking, seeing.viewer),
    guest: { ...named(guest_id), ...(await guestStandingOf(db, guest_id)) },
    host: named(host_id),
    cohosts: side === 'guest' ? await answererNames(db, property_id) : [],
    phone: isForArrival(booking, seeing.now) ? await findPhone(db, side === 'host' ? guest_id : host_id) : null,
    address: isAgreed(booking) ? await findAddress(db, property_id) : null,
    ...(earns ? await hostShareOf(db, booking) : noShare),
    ...(seesMoney ? await refundOf(db, booking, seeing) : { refund: null, changed_refund: null, dispute_note: null }),
    recorded_cents: recorded,
    left_cents: isPaid || !seesMoney ? 0 : priceAgreed(booking.price).total - recorded,
    cancellation: termsOf(booking, seeing),
    points_use: await pointsUseOf(db, booking, seeing),
    change: !isCohost && (isAgreed(booking) || booking.status === 'pending') ? await shownChange(db, booking) : null,
    ...(isOver && !isCohost ? await shownClaim(db, booking_id, side) : { claim: null, claim_photos: [] }),
  };
};
