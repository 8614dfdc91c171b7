// Guests' mails about their bookings. Pure.
import type { Mails } from '../../../generated/jobs/jobs';
import { arrivalNearMail } from '../../../generated/jobs/mails/arrivalNear';
import { bookingCalledOffMail } from '../../../generated/jobs/mails/bookingCalledOff';
import { bookingCancelledMail } from '../../../generated/jobs/mails/bookingCancelled';
import { bookingLapsedMail } from '../../../generated/jobs/mails/bookingLapsed';
import { bookingPaidMail } from '../../../generated/jobs/mails/bookingPaid';
import { paymentNearMail } from '../../../generated/jobs/mails/paymentNear';
import { paymentRecordedMail } from '../../../generated/jobs/mails/paymentRecorded';
import { paymentReturnedMail } from '../../../generated/jobs/mails/paymentReturned';
import { pointsArrivedMail } from '../../../generated/jobs/mails/pointsArrived';
import { refundMadeMail } from '../../../generated/jobs/mails/refundMade';
import { reportResolvedMail } from '../../../generated/jobs/mails/reportResolved';
import { requestAcceptedMail } from '../../../generated/jobs/mails/requestAccepted';
import { requestExpiredMail } from '../../../generated/jobs/mails/requestExpired';
import { requestRejectedMail } from '../../../generated/jobs/mails/requestRejected';
import { requestSentMail } from '../../../generated/jobs/mails/requestSent';
import type { ArrivalNote } from '../../../generated/model/entities';
import { ArrivalPart, CancellationPolicy } from '../../../generated/model/values';
import { pointsWorth } from '../../../generated/rules/derived/pointsWorth';
import { arrivalNearTexts } from '../../../generated/texts/sentences/arrivalNearTexts';
import { bookingMailTexts as say } from '../../../generated/texts/sentences/bookingMailTexts';
import type { Money } from '../../../generated/model/entities';
import { reportResolvedTexts } from '../../../generated/texts/sentences/reportResolvedTexts';
import { listedDate, placeClock, shortDate } from '../outside/mail-dates';
import { factText } from '../outside/mail-look';
import { counted, moneyIn, written } from '../pricing/money.rules';
import { byMoment, cad, countedPoints, payBy, quoted, toGuest, type Told, type Words } from './mail-words.lookup';

type ToGuest = Words<'guest'>;

/** The same dates and people, in the same town. */
const searchAgain = ({ booking, city }: Told) => {
  const { adults, children, infants, pets } = booking.guests;
  const party = { adults, ...(children ? { children } : {}), ...(infants ? { infants } : {}), ...(pets ? { pets } : {}) };
  return { ...(city ? { query: city } : {}), checkin: booking.checkin, checkout: booking.checkout, ...party };
};
/** A stay that came to nothing: its points are back, and another is to be found. */
const toNothing = (it: Told) => ({ ...toGuest(it), pointsBack: countedPoints(it.booking.points), to: searchAgain(it) });

export const requestSent = (it: Told): ToGuest => requestSentMail({ ...toGuest(it), until: byMoment(it.booking.reply_by, it) });

/** The sum that the host has yet to record, and until when. */
const restBy = (it: Told) => {
  const by = it.left_cents > 0 && byMoment(it.booking.pay_by, it);
  return by && { ...by, name: toGuest(it).name, sum: cad(it.recorded_cents), left: cad(it.left_cents) };
};

export const requestAccepted = (it: Told, message: string | null): ToGuest =>
  requestAcceptedMail({ ...toGuest(it), words: quoted(message), ...payBy(it) });

/** The last word before the nights are released: the whole by card, or the rest of what is paid to the host. */
export const paymentNear = (it: Told): ToGuest =>
  it.recorded_cents > 0
    ? paymentNearMail({ ...toGuest(it), as: 'rest', points: null, pay: null, restBy: restBy(it) })
    : paymentNearMail({ ...toGuest(it), as: 'whole', ...payBy(it), restBy: null });

export const pointsArrived = (it: Told, { points }: Pick<Mails['pointsArrived'], 'points'>): ToGuest =>
  pointsArrivedMail({ ...toGuest(it), points: counted(points), amount: cad(pointsWorth({ pointsUse: { points } })) });

export const requestRejected = (it: Told): ToGuest => {
  const { reject_reason } = it.booking;
  return requestRejectedMail({ ...toNothing(it), why: reject_reason !== null, reason: quoted(reject_reason) });
};

export const requestExpired = (it: Told): ToGuest => requestExpiredMail(toNothing(it));

export const bookingPaid = (it: Told): ToGuest => {
  const { due, line_items, points_applied: points, total } = it.booking.quote;
  const lines = line_items.map((line) => ({ label: line.label, value: written(line), isPoints: line.type === 'points' }));
  const whole = { label: say.total, value: written(total) };
  const priced = lines.filter(({ isPoints }) => !isPoints);
  // points pay a part of the total: they are below it, as on the page
  const sums =
    points > 0
      ? { sums: [...priced, whole, ...lines.filter(({ isPoints }) => isPoints)], total: { label: say.paid, value: written(due) } }
      : { sums: priced, total: whole };
  const paid = { ...toGuest(it), sums, amount: written(due) };
  return bookingPaidMail(points > 0 ? { ...paid, as: 'points', points: counted(points) } : { ...paid, as: 'money' });
};

/** The place of a stay, and the host's words about arriving. */
export interface Arrival {
  readonly address: string | null;
  readonly notes: readonly ArrivalNote[];
}
export const arrivalNear = (it: Told, { address, notes }: Arrival): ToGuest => {
  const { checkin, checkin_time, timezone } = it.booking;
  const arrives = { date: listedDate(checkin), time: placeClock(checkin_time, timezone) };
  return {
    ...arrivalNearMail({
      ...toGuest(it),
      date: shortDate(checkin),
      place: address !== null && { address },
      notes: notes.flatMap(({ part, text }) => (text === null ? [] : [arrivalNearTexts.note({ part: ArrivalPart[part].label, text })])),
    }),
    // a door code is not for a locked screen
    preview: factText({ label: say.checkin, value: say.after(arrives) }),
  };
};

export const bookingLapsed = (it: Told): ToGuest => {
  const { property_id, checkin, checkout } = it.booking;
  const isDirect = it.recorded_cents > 0;
  const lapsed = toNothing(it);
  return bookingLapsedMail({
    ...lapsed,
    to: { property_id, checkin, checkout },
    direct: isDirect && { name: lapsed.name, amount: cad(it.recorded_cents) },
    unpaid: !isDirect,
    pointsBack: !isDirect && lapsed.pointsBack,
  });
};

/** The sum that went back before a stay was called off, in Canadian cents. */
const backBefore = ({ booking, called_off }: Told): number => (booking.refund_cents ?? 0) - called_off.cents;
/** Canadian cents, and the same in the currency of the card where that is another one: `$100.00 CAD (¥10,740 JPY)`. */
const inBoth = (cents: number, card: Money | null): string => (card === null ? cad(cents) : `${cad(cents)} (${written(card)})`);
/** The earlier refunds in words. */
const writtenBefore = (it: Told): string => {
  const { refunded, called_off } = it;
  const card = refunded && moneyIn(refunded.currency, refunded.amount_cents - (called_off.card?.amount_cents ?? 0));
  return inBoth(backBefore(it), card);
};
/** The refund in Canadian dollars and in the currency of its payment, and what went back before. */
const refunds = (it: Told) => {
  const { payment_method, paid_at, cancellation_policy } = it.booking;
  const { cents, points, card } = it.called_off;
  const before = backBefore(it);
  const isOffline = payment_method === 'offline';
  const isPaid = !isOffline && paid_at !== null;
  const isBack = isPaid && (cents > 0 || points > 0);
  const isNone = isPaid && !isBack;
  return {
    offline: isOffline,
    unpaid: !isOffline && !isPaid,
    noMore: isNone && before > 0 && { amount: writtenBefore(it) },
    none: isNone && before <= 0 && { policy: CancellationPolicy[cancellation_policy].label },
    refund: isBack && cents > 0 && card === null && { amount: cad(cents) },
    refundIn: isBack && cents > 0 && card !== null && { amount: cad(cents), charged: written(card) },
    points: isBack && countedPoints(points),
    before: isBack && before > 0 && { amount: writtenBefore(it) },
  };
};

export const bookingCancelled = (it: Told): ToGuest => bookingCancelledMail({ ...toGuest(it), ...refunds(it) });

export const bookingCalledOff = (it: Told): ToGuest => {
  const { cancel_reason, paid_at, payment_method } = it.booking;
  const isByCard = paid_at !== null && payment_method === 'card';
  return bookingCalledOffMail({
    ...toGuest(it),
    to: searchAgain(it),
    why: cancel_reason !== null,
    reason: quoted(cancel_reason),
    ...refunds(it),
    sorry: isByCard && backBefore(it) <= 0,
    sorryRest: isByCard && backBefore(it) > 0,
  });
};

/** A decision's words for one side. */
interface DecisionWords {
  readonly given: (slots: { readonly amount: string }) => string;
  readonly asPoints: (slots: { readonly points: string }) => string;
  readonly none: string;
  /** All refunds of the stay, as this side reads sums. */
  readonly all: string;
}
/** All that has come back for a stay, in Canadian cents. */
export const refundsOf = ({ refund_cents }: Told['booking']): number => refund_cents ?? 0;
/** The decision on a report. */
export const decisionWords = ({ resolved, booking }: Told, { given, asPoints, none, all }: DecisionWords): string => {
  const { cents, points } = resolved;
  const back = [
    ...(cents > 0 ? [given({ amount: cad(cents) })] : []),
    ...(points > 0 ? [asPoints({ points: counted(points) })] : []),
    ...(cents > 0 && refundsOf(booking) > cents ? [reportResolvedTexts.refundInAll({ amount: all })] : []),
  ];
  const nothing = booking.paid_at !== null && booking.payment_method === 'card' ? none : reportResolvedTexts.unpaid;
  return back.length > 0 ? back.join(' ') : nothing;
};
export const reportResolved = (it: Told): ToGuest => {
  const { refund, refundIn, points: asPoints, none } = reportResolvedTexts;
  const { card } = it.resolved;
  const given: DecisionWords['given'] = ({ amount }) => (card === null ? refund({ amount }) : refundIn({ amount, charged: written(card) }));
  const all = inBoth(refundsOf(it.booking), it.refunded);
  return reportResolvedMail({ ...toGuest(it), decision: decisionWords(it, { given, asPoints, none, all }) });
};

export const paymentRecorded = (it: Told, { amount_cents }: Pick<Mails['paymentRecorded'], 'amount_cents'>): ToGuest => {
  const rest = restBy(it);
  return paymentRecordedMail({
    ...toGuest(it),
    amount: cad(amount_cents),
    restBy: rest,
    whole: it.left_cents === 0,
    askBack: Boolean(rest),
  });
};

/** The sum that goes back to the card, in Canadian dollars first; a mail that was asked for before both were kept knows the charged one alone. */
const wentBack = ({ amount_cents, currency, cad_cents }: Pick<Mails['paymentReturned'], 'amount_cents' | 'currency' | 'cad_cents'>) => {
  const charged = moneyIn(currency, amount_cents);
  return cad_cents === undefined ? written(charged) : inBoth(cad_cents, currency === 'CAD' ? null : charged);
};

export const refundMade = (it: Told, { points, ...back }: Omit<Mails['refundMade'], 'booking_id'>): ToGuest =>
  refundMadeMail({ ...toGuest(it), amount: wentBack(back), points: countedPoints(points) });

export const paymentReturned = (it: Told, back: Omit<Mails['paymentReturned'], 'booking_id'>): ToGuest =>
  paymentReturnedMail({ ...toNothing(it), amount: wentBack(back) });
