// Mails to hosts and operators about bookings. Pure.
import type { Mails } from '../../../generated/jobs/jobs';
import { pathTo } from '../../../generated/routes/paths';
import { bookingCalledOffTexts } from '../../../generated/texts/sentences/bookingCalledOffTexts';
import { bookingCancelledTexts } from '../../../generated/texts/sentences/bookingCancelledTexts';
import { bookingLapsedTexts } from '../../../generated/texts/sentences/bookingLapsedTexts';
import { bookingMailTexts as say } from '../../../generated/texts/sentences/bookingMailTexts';
import { bookingPaidTexts } from '../../../generated/texts/sentences/bookingPaidTexts';
import { bookingReportedTexts } from '../../../generated/texts/sentences/bookingReportedTexts';
import { disputeDecidedTexts } from '../../../generated/texts/sentences/disputeDecidedTexts';
import { paymentDisputedTexts } from '../../../generated/texts/sentences/paymentDisputedTexts';
import { paymentReturnedTexts } from '../../../generated/texts/sentences/paymentReturnedTexts';
import { refundMadeTexts } from '../../../generated/texts/sentences/refundMadeTexts';
import { reportResolvedTexts } from '../../../generated/texts/sentences/reportResolvedTexts';
import { requestExpiredTexts } from '../../../generated/texts/sentences/requestExpiredTexts';
import { requestChangedTexts } from '../../../generated/texts/sentences/requestChangedTexts';
import { payoutSentTexts } from '../../../generated/texts/sentences/payoutSentTexts';
import { payoutWaitsTexts } from '../../../generated/texts/sentences/payoutWaitsTexts';
import { requestWithdrawnTexts } from '../../../generated/texts/sentences/requestWithdrawnTexts';
import { requestReceivedTexts } from '../../../generated/texts/sentences/requestReceivedTexts';
import { momentWords, shortDates } from '../outside/mail-dates';
import { moneyIn, written } from '../pricing/money.rules';
import { resolved } from './guest-mail-templates';
import { guestOf, quoted, stayCard, type Told, type Words } from './mail-words.lookup';

const toBooking = ({ booking, origin }: Told, label: string, ending?: string): NonNullable<Words['button']> => ({
  label,
  href: `${origin}${pathTo.bookings({ booking_id: booking.booking_id })}`,
  ending,
});
const cad = (cents: number): string => written(moneyIn('CAD', cents));
const payout = ({ payout_cents }: Told): string => cad(payout_cents);

const directPart = (it: Told): string => say.directPartHost({ name: guestOf(it), amount: cad(it.recorded_cents) });

/** The request to answer, and its deadline. */
const asked = (it: Told): Words['paragraphs'] => {
  const { message, reply_by, timezone } = it.booking;
  return [
    stayCard(it),
    ...quoted(message),
    say.payout({ amount: payout(it) }),
    ...(reply_by === null ? [] : [say.answerBy({ moment: momentWords(reply_by, timezone) })]),
  ];
};

export const requestReceived = (it: Told): Words => {
  const { subject, intro, held } = requestReceivedTexts;
  const who = { name: guestOf(it), title: it.title };
  return { subject: subject(who), paragraphs: [intro(who), ...asked(it)], button: toBooking(it, say.answer, held) };
};

/** To a co-host, who writes with the guest and does not answer: nothing of what the host gets, and a price only where they see the money. */
export const bookingForCohost = (it: Told, seesMoney: boolean): Words => {
  const { message, paid_at, checkin, checkout } = it.booking;
  const who = { name: guestOf(it), title: it.title };
  const [subject, intro] =
    paid_at === null
      ? [requestReceivedTexts.subject(who), requestReceivedTexts.intro(who)]
      : [bookingPaidTexts.hostSubject({ ...who, dates: shortDates(checkin, checkout) }), bookingPaidTexts.hostIntro(who)];
  const words = paid_at === null ? quoted(message) : [];
  const paragraphs = [intro, stayCard(it, seesMoney), ...words, say.cohost({ host: it.host ?? say.itsHost })];
  return { subject, paragraphs, button: toBooking(it, say.openBooking) };
};

export const requestChanged = (it: Told): Words => {
  const { subject, intro } = requestChangedTexts;
  return {
    subject: subject({ name: guestOf(it), title: it.title }),
    paragraphs: [intro({ title: it.title }), ...asked(it)],
    button: toBooking(it, say.answer),
  };
};

export const requestExpiredHost = (it: Told): Words => {
  const { hostSubject, hostIntro, hostEnding } = requestExpiredTexts;
  return {
    subject: hostSubject({ title: it.title }),
    paragraphs: [hostIntro({ name: guestOf(it), title: it.title }), stayCard(it)],
    button: toBooking(it, say.openBooking, hostEnding),
  };
};

/** The host's own cancellation; nothing was to return where nothing was paid through us. */
export const bookingCalledOffHost = (it: Told): Words => {
  const { hostSubject, hostIntro, hostRefund, hostEnding } = bookingCalledOffTexts;
  const { payment_method, paid_at } = it.booking;
  const who = { name: guestOf(it), title: it.title };
  const back = payment_method === 'offline' ? directPart(it) : paid_at === null ? say.notCharged : hostRefund(who);
  return {
    subject: hostSubject(who),
    paragraphs: [hostIntro(who), stayCard(it), back],
    button: toBooking(it, say.openBooking, hostEnding),
  };
};

export const requestWithdrawn = (it: Told): Words => {
  const { subject, intro, ending } = requestWithdrawnTexts;
  const who = { name: guestOf(it), title: it.title };
  return { subject: subject(who), paragraphs: [intro(who), stayCard(it)], button: toBooking(it, say.openBooking, ending) };
};

export const bookingPaidHost = (it: Told): Words => {
  const { hostSubject, hostIntro, hostPayout } = bookingPaidTexts;
  const who = { name: guestOf(it), title: it.title };
  return {
    subject: hostSubject({ ...who, dates: shortDates(it.booking.checkin, it.booking.checkout) }),
    paragraphs: [hostIntro(who), stayCard(it), hostPayout({ amount: payout(it) })],
    button: toBooking(it, say.openBooking),
  };
};

export const bookingLapsedHost = (it: Told): Words => {
  const { hostSubject, hostIntro } = bookingLapsedTexts;
  const who = { name: guestOf(it), title: it.title };
  return {
    subject: hostSubject(who),
    paragraphs: [hostIntro(who), stayCard(it), ...(it.recorded_cents > 0 ? [directPart(it)] : [])],
    button: toBooking(it, say.openBooking),
  };
};

export const bookingCancelledHost = (it: Told): Words => {
  const { hostSubject, hostIntro, why, hostEnding } = bookingCancelledTexts;
  const who = { name: guestOf(it), title: it.title };
  const { cancel_reason } = it.booking;
  return {
    subject: hostSubject(who),
    paragraphs: [hostIntro(who), stayCard(it), ...(cancel_reason === null ? [] : [why, ...quoted(cancel_reason)]), hostEnding],
    button: toBooking(it, say.openBooking),
  };
};

export const reportResolvedHost = (it: Told): Words => {
  const { refundHost, pointsHost, noneHost, ending } = reportResolvedTexts;
  const name = guestOf(it);
  const words = {
    given: ({ amount }: { readonly amount: string }) => refundHost({ name, amount }),
    asPoints: ({ points }: { readonly points: string }) => pointsHost({ name, points }),
    none: noneHost,
  };
  return { ...resolved(it, words), button: toBooking(it, say.openBooking, ending) };
};

export const refundMadeHost = (it: Told, { cad_cents }: Pick<Mails['refundMadeHost'], 'cad_cents'>): Words => {
  const { hostSubject, hostIntro, hostEnding } = refundMadeTexts;
  const about = { amount: cad(cad_cents), name: guestOf(it), title: it.title };
  return {
    subject: hostSubject(about),
    paragraphs: [hostIntro(about), stayCard(it)],
    button: toBooking(it, say.openBooking, hostEnding),
  };
};

export const paymentReturnedHost = (it: Told): Words => {
  const { hostSubject, hostIntro, hostEnding } = paymentReturnedTexts;
  return {
    subject: hostSubject({ title: it.title }),
    paragraphs: [hostIntro({ name: guestOf(it), title: it.title }), stayCard(it)],
    button: toBooking(it, say.openBooking, hostEnding),
  };
};

export const paymentDisputedHost = (it: Told): Words => {
  const { subject, intro, waits, ending } = paymentDisputedTexts;
  const { title } = it;
  return {
    subject: subject({ title }),
    paragraphs: [intro({ title }), stayCard(it), waits],
    button: toBooking(it, say.openBooking, ending),
  };
};

export const disputeDecidedHost = (it: Told, { outcome, cad_cents }: Omit<Mails['disputeDecidedHost'], 'booking_id'>): Words => {
  const { subject, intro, won, us, host, refund, ending } = disputeDecidedTexts;
  const { title } = it;
  const amount = cad(cad_cents);
  const said = { won, us: us({ amount }), host: host({ amount }), refund: refund({ amount }) };
  return {
    subject: subject({ title }),
    paragraphs: [intro({ title }), stayCard(it), said[outcome]],
    button: toBooking(it, say.openBooking, ending),
  };
};

export const payoutSent = (it: Told, { amount_cents, withheld_cents }: Omit<Mails['payoutSent'], 'booking_id'>): Words => {
  const { subject, intro, withheld, bank } = payoutSentTexts;
  const sent = { amount: cad(amount_cents), title: it.title };
  return {
    subject: subject(sent),
    paragraphs: [intro(sent), stayCard(it), ...(withheld_cents > 0 ? [withheld({ amount: cad(withheld_cents) })] : []), bank],
    button: toBooking(it, say.openBooking),
  };
};

export const payoutWaits = (it: Told, { amount_cents }: Omit<Mails['payoutWaits'], 'booking_id'>): Words => {
  const { subject, intro, missing, button, ending } = payoutWaitsTexts;
  const waiting = { amount: cad(amount_cents), title: it.title };
  return {
    subject: subject(waiting),
    paragraphs: [intro(waiting), stayCard(it), missing],
    button: { label: button, href: `${it.origin}${pathTo.account()}#payouts`, ending },
  };
};

/** To the operator. */
export const bookingReported = (it: Told): Words => {
  const { subject, intro, waits, button, ending } = bookingReportedTexts;
  const { reference, property_id, reported_at } = it.booking;
  return {
    subject: subject({ reference }),
    paragraphs: [intro({ reference, title: it.title }), stayCard(it), ...quoted(it.report), ...(reported_at === null ? [] : [waits])],
    button: { label: button, href: `${it.origin}${pathTo.listing({ property_id })}`, ending },
  };
};
