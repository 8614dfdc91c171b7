// The mails about bookings: whom each goes to, read from the database at the moment when it is written.
import { supportEmail } from '../../../generated/model/constants';
import type { Mails } from '../../../generated/jobs/jobs';
import type { Money } from '../../../generated/model/entities';
import type { RefundReason } from '../../../generated/model/values';
import { momentOf } from '../../../generated/rules/runtime';
import { findEmail } from '../account/account.lookup';
import type { JobContext } from '../request/context';
import { refuse } from '../request/refusal';
import type { Database } from '../database/open';
import type { MailContent } from '../outside/mail-look';
import { arrivalNotes } from '../property/arrival/arrival.lookup';
import { todayAt } from '../property/calendar/calendar.lookup';
import { readsMoney } from '../property/cohosts/cohost.lookup';
import { findAddress } from '../property/listing/booked.lookup';
import { givenBack } from '../ledger/ledger.lookup';
import { moneyIn } from '../pricing/money.rules';
import { pointsFor } from '../pricing/points.rules';
import { checkinOf } from './booking-timers.rules';
import { findBooking, isAgreed, lastEventAt, saidTo } from './booking.lookup';
import type { HostShare, KeptBooking } from './followers';
import * as toGuest from './guest-mail-templates';
import * as toHost from './host-mail-templates';
import { type Returned, type Told, toldStayOf, type Words } from './mail-words.lookup';

type Reader = 'guest' | 'host' | 'support';

type MailServices = Pick<JobContext, 'db' | 'followers' | 'config'>;

/** A sum in another currency than the Canadian dollar, in which it is told anyway. */
const abroad = (sum: Money | null): Money | null => (sum?.currency === 'CAD' ? null : sum);

const returnedBy = async ({ db, followers }: MailServices, booking_id: string, event: 'cancel' | 'resolve'): Promise<Returned> => {
  const reasons: readonly RefundReason[] = event === 'cancel' ? ['cancelled', 'called_off'] : ['resolved'];
  const given = await givenBack(db, booking_id, reasons);
  // a later decision may have brought none
  const decided = event === 'resolve' ? await lastEventAt(db, booking_id, event) : null;
  if (!given || (decided && given.at < decided)) return { cents: 0, points: 0, card: null };
  const card = abroad(await followers.booking.cardRefundOf(db, booking_id, reasons));
  return { ...given, points: pointsFor(given.points), card };
};

/** All that came back to a card but for changes, where its currency is another one; of most stays nothing did. */
const refundedOf = async ({ db, followers }: MailServices, { booking_id, refund_cents }: KeptBooking): Promise<Money | null> => {
  if (!refund_cents) return null;
  const payment = await followers.booking.findPaymentOf(db, booking_id);
  const changed = await followers.booking.cardRefundOf(db, booking_id, ['changed']);
  return payment ? abroad(moneyIn(payment.currency, payment.refunded_cents - (changed?.amount_cents ?? 0))) : null;
};

const toldOf = async (booking: KeptBooking, reader: Reader, services: MailServices): Promise<Told> => {
  const { db, followers, config } = services;
  const isOpen = booking.paid_at !== null || reader === 'support';
  const { booking_id } = booking;
  const reports = db.selectFrom('booking_events').select('reason').where('booking_id', '=', booking_id).where('event', '=', 'report');
  const recorded_cents = booking.payment_method === 'offline' ? await followers.booking.findRecorded(db, booking_id) : 0;
  return {
    ...(await toldStayOf(db, reader === 'support' ? booking : saidTo(reader, booking), { isOpen, origin: config.SITE_ORIGIN })),
    payout_cents: await followers.booking.agreedPayoutOf(db, booking),
    recorded_cents,
    called_off: await returnedBy(services, booking_id, 'cancel'),
    resolved: await returnedBy(services, booking_id, 'resolve'),
    refunded: await refundedOf(services, booking),
    left_cents: booking.paid_at === null ? booking.total_cents - recorded_cents : 0,
    report: (await reports.orderBy('at', 'desc').executeTakeFirst())?.reason ?? null,
  };
};

const addressOf = (db: Database, booking: KeptBooking, reader: Reader): Promise<string | undefined> =>
  reader === 'support' ? Promise.resolve(supportEmail) : findEmail(db, reader === 'guest' ? booking.guest_id : booking.host_id);

interface About {
  readonly booking_id: string;
}
/** A mail to one side; none where there is nobody who would read it, or it is no longer true. */
const mailTo =
  <R extends Reader, F>(
    reader: R,
    write: (it: Told, facts: F, context: JobContext) => Words<NoInfer<R>> | Promise<Words<NoInfer<R>>>,
    holds: (booking: KeptBooking, now: Date) => boolean = () => true,
  ) =>
  async (facts: F & About, context: JobContext): Promise<MailContent | undefined> => {
    const booking = await findBooking(context.db, facts.booking_id);
    const to = booking && holds(booking, context.now) ? await addressOf(context.db, booking, reader) : undefined;
    return booking && to !== undefined ? { to, ...(await write(await toldOf(booking, reader, context), facts, context)) } : undefined;
  };

/** Where a stay is, and the parts of the host's guide that are shown by now. */
const arrivalOf = async ({ property_id, checkin, timezone }: Told['booking'], { db, now }: JobContext): Promise<toGuest.Arrival> => ({
  address: await findAddress(db, property_id),
  notes: await arrivalNotes(db, property_id, { checkin, today: todayAt({ timezone }, now) }),
});
const isToCome = (booking: KeptBooking, now: Date): boolean => isAgreed(booking) && checkinOf(booking) > now;

const isPending = ({ status }: KeptBooking): boolean => status === 'pending';

/** A request or a new booking for a co-host who still answers guests there. */
const toCohost = async ({ booking_id, profile_id }: Mails['bookingForCohost'], context: JobContext): Promise<MailContent | undefined> => {
  const booking = await findBooking(context.db, booking_id);
  if (!booking?.cohost_ids.includes(profile_id) || !(isPending(booking) || isAgreed(booking))) return undefined;
  const to = await findEmail(context.db, profile_id);
  if (to === undefined) return undefined;
  const seesMoney = await readsMoney(context.db, booking.property_id, profile_id);
  return { to, ...toHost.bookingForCohost(await toldOf(booking, 'host', context), seesMoney) };
};

/** The host's words that came with accepting. */
const wordOf = async ({ property_id, guest_id, accepted_at, paid_at }: Told['booking'], { db, followers }: JobContext) =>
  accepted_at === null ? null : followers.booking.findWord(db, { property_id, guest_id, at: accepted_at, isOpen: paid_at !== null });

const isUnpaid = ({ status, paid_at }: KeptBooking): boolean => status === 'confirmed' && paid_at === null;

/** The rest for the host of a stay that is off. */
const leftFor = async ({ booking_id }: Told['booking'], { db, followers }: JobContext): Promise<HostShare['payout']> => {
  const booking = (await findBooking(db, booking_id)) ?? refuse('booking.not_found');
  return (await followers.booking.hostShareOf(db, booking)).payout;
};

export const bookingMails = {
  requestReceived: mailTo('host', toHost.requestReceived, isPending),
  bookingForCohost: toCohost,
  requestSent: mailTo('guest', toGuest.requestSent, isPending),
  requestChanged: mailTo('host', toHost.requestChanged, isPending),
  requestAccepted: mailTo('guest', async (it, _facts, context) => toGuest.requestAccepted(it, await wordOf(it.booking, context)), isUnpaid),
  requestRejected: mailTo('guest', toGuest.requestRejected),
  requestExpired: mailTo('guest', toGuest.requestExpired),
  requestExpiredHost: mailTo('host', toHost.requestExpiredHost),
  requestWithdrawn: mailTo('host', toHost.requestWithdrawn),
  bookingPaid: mailTo('guest', toGuest.bookingPaid),
  bookingPaidHost: mailTo('host', async (it, _facts, { db, followers }) =>
    toHost.bookingPaidHost(it, await followers.booking.isPayable(db, it.booking.host_id)),
  ),
  arrivalNear: mailTo('guest', async (it, _facts, context) => toGuest.arrivalNear(it, await arrivalOf(it.booking, context)), isToCome),
  paymentNear: mailTo('guest', toGuest.paymentNear, (booking, now) => isUnpaid(booking) && momentOf(booking.pay_by) > now.getTime()),
  bookingLapsed: mailTo('guest', toGuest.bookingLapsed),
  bookingLapsedHost: mailTo('host', toHost.bookingLapsedHost),
  bookingCancelled: mailTo('guest', toGuest.bookingCancelled),
  bookingCancelledHost: mailTo('host', async (it, _facts, context) => toHost.bookingCancelledHost(it, await leftFor(it.booking, context))),
  bookingCalledOff: mailTo('guest', toGuest.bookingCalledOff),
  bookingCalledOffHost: mailTo('host', toHost.bookingCalledOffHost),
  bookingReported: mailTo('support', toHost.bookingReported),
  reportResolved: mailTo('guest', toGuest.reportResolved),
  reportResolvedHost: mailTo('host', toHost.reportResolvedHost),
  pointsArrived: mailTo('guest', toGuest.pointsArrived),
  paymentRecorded: mailTo('guest', toGuest.paymentRecorded),
  paymentReturned: mailTo('guest', toGuest.paymentReturned),
  paymentReturnedHost: mailTo('host', toHost.paymentReturnedHost),
  refundMade: mailTo('guest', toGuest.refundMade),
  refundMadeHost: mailTo('host', toHost.refundMadeHost),
  paymentDisputedHost: mailTo('host', toHost.paymentDisputedHost),
  disputeDecidedHost: mailTo('host', toHost.disputeDecidedHost),
  payoutSent: mailTo('host', toHost.payoutSent),
  payoutWaits: mailTo('host', toHost.payoutWaits),
} as const;
