// Mails to hosts and operators about bookings. Pure.
import type { Mails } from '../../../generated/jobs/jobs';
import { bookingCalledOffHostMail } from '../../../generated/jobs/mails/bookingCalledOffHost';
import { bookingCancelledHostMail } from '../../../generated/jobs/mails/bookingCancelledHost';
import { bookingForCohostMail } from '../../../generated/jobs/mails/bookingForCohost';
import { bookingLapsedHostMail } from '../../../generated/jobs/mails/bookingLapsedHost';
import { bookingPaidHostMail } from '../../../generated/jobs/mails/bookingPaidHost';
import { bookingReportedMail } from '../../../generated/jobs/mails/bookingReported';
import { disputeDecidedHostMail } from '../../../generated/jobs/mails/disputeDecidedHost';
import { paymentDisputedHostMail } from '../../../generated/jobs/mails/paymentDisputedHost';
import { paymentReturnedHostMail } from '../../../generated/jobs/mails/paymentReturnedHost';
import { payoutSentMail } from '../../../generated/jobs/mails/payoutSent';
import { payoutWaitsMail } from '../../../generated/jobs/mails/payoutWaits';
import { refundMadeHostMail } from '../../../generated/jobs/mails/refundMadeHost';
import { reportResolvedHostMail } from '../../../generated/jobs/mails/reportResolvedHost';
import { requestChangedMail } from '../../../generated/jobs/mails/requestChanged';
import { requestExpiredHostMail } from '../../../generated/jobs/mails/requestExpiredHost';
import { requestReceivedMail } from '../../../generated/jobs/mails/requestReceived';
import { requestWithdrawnMail } from '../../../generated/jobs/mails/requestWithdrawn';
import { bookingMailTexts as say } from '../../../generated/texts/sentences/bookingMailTexts';
import { reportResolvedTexts } from '../../../generated/texts/sentences/reportResolvedTexts';
import { shortDates } from '../outside/mail-dates';
import type { HostShare } from './followers';
import { decisionWords, refundsOf } from './guest-mail-templates';
import { byMoment, cad, guestOf, quoted, stayCard, toHost, type Told, type Words } from './mail-words.lookup';

type ToHost = Words<'host'>;

/** The request to answer, and its deadline. */
const asked = (it: Told) => ({
  ...toHost(it),
  message: quoted(it.booking.message),
  amount: cad(it.payout_cents),
  answerBy: byMoment(it.booking.reply_by, it),
});
export const requestReceived = (it: Told): ToHost => requestReceivedMail(asked(it));
export const requestChanged = (it: Told): ToHost => requestChangedMail(asked(it));

/** To a co-host, who writes with the guest and does not answer: nothing of what the host gets, and a price only where they see the money. */
export const bookingForCohost = (it: Told, seesMoney: boolean): Words<'cohost'> => {
  const { message, paid_at, checkin, checkout } = it.booking;
  const told = { ...toHost(it), stay: stayCard(it, seesMoney ? 'payout' : 'none'), host: it.host ?? say.itsHost };
  return bookingForCohostMail(
    paid_at === null
      ? { ...told, as: 'asked', message: quoted(message) }
      : { ...told, as: 'paid', message: null, dates: shortDates(checkin, checkout) },
  );
};

export const requestExpiredHost = (it: Told): ToHost => requestExpiredHostMail(toHost(it));
export const requestWithdrawn = (it: Told): ToHost => {
  const { cancel_reason } = it.booking;
  return requestWithdrawnMail({ ...toHost(it), why: cancel_reason !== null, reason: quoted(cancel_reason) });
};

/** The host's own cancellation; nothing was to return where nothing was paid through us. */
export const bookingCalledOffHost = (it: Told): ToHost => {
  const { payment_method, paid_at } = it.booking;
  if (payment_method === 'offline') return bookingCalledOffHostMail({ ...toHost(it), as: 'offline', amount: cad(it.recorded_cents) });
  return bookingCalledOffHostMail({ ...toHost(it), as: paid_at === null ? 'unpaid' : 'paid' });
};

export const bookingPaidHost = (it: Told, isPayable: boolean): ToHost => {
  const { checkin, checkout } = it.booking;
  const told = { ...toHost(it), dates: shortDates(checkin, checkout), amount: cad(it.payout_cents) };
  return bookingPaidHostMail({ ...told, detailsNeeded: !isPayable });
};

export const bookingLapsedHost = (it: Told): ToHost =>
  bookingLapsedHostMail({ ...toHost(it), direct: it.recorded_cents > 0 && { amount: cad(it.recorded_cents) } });

/** The guest's cancellation, with the host's payout that is left. */
export const bookingCancelledHost = (it: Told, left: HostShare['payout']): ToHost => {
  const { cancel_reason, payment_method, paid_at } = it.booking;
  const ofCard = paid_at !== null && left.amount_cents > 0 ? 'part' : 'none';
  const as = payment_method === 'offline' ? 'offline' : ofCard;
  return bookingCancelledHostMail({ ...toHost(it), as, why: cancel_reason !== null, reason: quoted(cancel_reason) });
};

export const reportResolvedHost = (it: Told): ToHost => {
  const { refundHost, pointsHost, noneHost: none } = reportResolvedTexts;
  const name = guestOf(it);
  const given = ({ amount }: { readonly amount: string }) => refundHost({ name, amount });
  const asPoints = ({ points }: { readonly points: string }) => pointsHost({ name, points });
  const all = cad(refundsOf(it.booking));
  return reportResolvedHostMail({ ...toHost(it), decision: decisionWords(it, { given, asPoints, none, all }) });
};

export const refundMadeHost = (it: Told, { cad_cents }: Pick<Mails['refundMadeHost'], 'cad_cents'>): ToHost =>
  refundMadeHostMail({ ...toHost(it), amount: cad(cad_cents) });

export const paymentReturnedHost = (it: Told): ToHost => paymentReturnedHostMail(toHost(it));
export const paymentDisputedHost = (it: Told): ToHost => paymentDisputedHostMail(toHost(it));

export const disputeDecidedHost = (it: Told, { outcome, cad_cents }: Omit<Mails['disputeDecidedHost'], 'booking_id'>): ToHost =>
  disputeDecidedHostMail({ ...toHost(it), as: outcome, amount: cad(cad_cents) });

export const payoutSent = (it: Told, { amount_cents, withheld_cents }: Omit<Mails['payoutSent'], 'booking_id'>): ToHost =>
  payoutSentMail({ ...toHost(it), amount: cad(amount_cents), withheld: withheld_cents > 0 && { less: cad(withheld_cents) } });

export const payoutWaits = (it: Told, { amount_cents }: Omit<Mails['payoutWaits'], 'booking_id'>): ToHost =>
  payoutWaitsMail({ ...toHost(it), to: {}, amount: cad(amount_cents) });

/** To the operator. */
export const bookingReported = (it: Told): Words<'support'> => {
  const { reference, property_id, reported_at } = it.booking;
  return bookingReportedMail({
    ...toHost(it),
    stay: stayCard(it),
    to: { property_id },
    reference,
    report: quoted(it.report),
    waits: reported_at !== null,
  });
};
