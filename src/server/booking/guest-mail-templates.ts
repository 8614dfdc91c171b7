// Guests' mails about their bookings. Pure.
import type { Mails } from '../../../generated/jobs/jobs';
import type { ArrivalNote } from '../../../generated/model/entities';
import { ArrivalPart, CancellationPolicy } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { pointsWorth } from '../../../generated/rules/derived/pointsWorth';
import { arrivalNearTexts } from '../../../generated/texts/sentences/arrivalNearTexts';
import { bookingCalledOffTexts } from '../../../generated/texts/sentences/bookingCalledOffTexts';
import { bookingCancelledTexts } from '../../../generated/texts/sentences/bookingCancelledTexts';
import { bookingLapsedTexts } from '../../../generated/texts/sentences/bookingLapsedTexts';
import { bookingMailTexts as say } from '../../../generated/texts/sentences/bookingMailTexts';
import { bookingPaidTexts } from '../../../generated/texts/sentences/bookingPaidTexts';
import { paymentRecordedTexts } from '../../../generated/texts/sentences/paymentRecordedTexts';
import { paymentReturnedTexts } from '../../../generated/texts/sentences/paymentReturnedTexts';
import { paymentNearTexts } from '../../../generated/texts/sentences/paymentNearTexts';
import { pointsArrivedTexts } from '../../../generated/texts/sentences/pointsArrivedTexts';
import { refundMadeTexts } from '../../../generated/texts/sentences/refundMadeTexts';
import { reportResolvedTexts } from '../../../generated/texts/sentences/reportResolvedTexts';
import { requestAcceptedTexts } from '../../../generated/texts/sentences/requestAcceptedTexts';
import { requestExpiredTexts } from '../../../generated/texts/sentences/requestExpiredTexts';
import { requestSentTexts } from '../../../generated/texts/sentences/requestSentTexts';
import { requestRejectedTexts } from '../../../generated/texts/sentences/requestRejectedTexts';
import { placeClock, listedDate, momentWords, shortDate } from '../outside/mail-dates';
import { factText } from '../outside/mail-look';
import { counted, currencyWords, moneyIn, written } from '../pricing/money.rules';
import { hostOf, payBy, quoted, stayCard, type Told, type Words } from './mail-words.lookup';

const cad = (cents: number): string => written(moneyIn('CAD', cents));

const toStay = ({ booking, origin }: Told, ending?: string): NonNullable<Words['button']> => ({
  label: say.openStay,
  href: `${origin}${pathTo.stays({ booking_id: booking.booking_id })}`,
  ending,
});
const toSearch = (it: Told): NonNullable<Words['button']> => {
  const { checkin, checkout, guests } = it.booking;
  const { adults, children, infants, pets } = guests;
  const party = { adults, ...(children ? { children } : {}), ...(infants ? { infants } : {}), ...(pets ? { pets } : {}) };
  const href = `${it.origin}${pathTo.search({ ...(it.city ? { query: it.city } : {}), checkin, checkout, ...party })}`;
  return { label: say.findStay, href };
};
const back = ({ booking }: Told): string[] => [
  say.notCharged,
  ...(booking.points > 0 ? [say.pointsBack({ points: counted(booking.points) })] : []),
];

export const requestSent = (it: Told): Words => {
  const { subject, intro, until, ending } = requestSentTexts;
  const { reply_by, timezone } = it.booking;
  const name = hostOf(it);
  return {
    subject: subject({ title: it.title }),
    paragraphs: [
      intro({ title: it.title, name }),
      stayCard(it),
      ...(reply_by === null ? [] : [until({ name, moment: momentWords(reply_by, timezone) })]),
    ],
    button: { ...toStay(it, ending({ name })), label: say.openRequest },
  };
};

const toPay = ({ booking, origin }: Told, ending?: string): NonNullable<Words['button']> => ({
  label: requestAcceptedTexts.button,
  href: `${origin}${pathTo.checkout({ booking_id: booking.booking_id })}`,
  ending,
});
/** The sum that the host has yet to record, and until when. */
const restBy = (it: Told): string[] => {
  const { pay_by, timezone } = it.booking;
  if (it.left_cents <= 0 || pay_by === null) return [];
  const sums = { sum: cad(it.recorded_cents), left: cad(it.left_cents) };
  return [paymentRecordedTexts.rest({ name: hostOf(it), ...sums, moment: momentWords(pay_by, timezone) })];
};

export const requestAccepted = (it: Told, message: string | null): Words => {
  const { title } = it;
  const { subject, intro, ending } = requestAcceptedTexts;
  return {
    subject: subject({ title }),
    paragraphs: [intro({ name: hostOf(it), title }), stayCard(it), ...quoted(message), ...payBy(it)],
    button: toPay(it, ending),
  };
};

/** The last word before the nights are released: the whole by card, or the rest of what is paid to the host. */
export const paymentNear = (it: Told): Words => {
  const { subject, intro, restIntro } = paymentNearTexts;
  const { title } = it;
  const isDirect = it.recorded_cents > 0;
  return {
    subject: subject({ title }),
    paragraphs: [(isDirect ? restIntro : intro)({ title }), stayCard(it), ...(isDirect ? restBy(it) : payBy(it))],
    button: isDirect ? toStay(it) : toPay(it),
  };
};

export const pointsArrived = (it: Told, { points }: Pick<Mails['pointsArrived'], 'points'>): Words => {
  const { subject, intro, worth, button, ending } = pointsArrivedTexts;
  const sum = { points: counted(points) };
  return {
    subject: subject(sum),
    paragraphs: [intro({ title: it.title }), stayCard(it), worth({ ...sum, amount: cad(pointsWorth({ pointsUse: { points } })) })],
    button: { label: button, href: `${it.origin}${pathTo.points()}`, ending },
  };
};

export const requestRejected = (it: Told): Words => {
  const { subject, intro, why } = requestRejectedTexts;
  const { reject_reason } = it.booking;
  return {
    subject: subject({ title: it.title }),
    paragraphs: [
      intro({ name: hostOf(it), title: it.title }),
      stayCard(it),
      ...(reject_reason === null ? [] : [why, ...quoted(reject_reason)]),
      ...back(it),
    ],
    button: toSearch(it),
  };
};

export const requestExpired = (it: Told): Words => ({
  subject: requestExpiredTexts.subject({ title: it.title }),
  paragraphs: [requestExpiredTexts.intro({ name: hostOf(it), title: it.title }), stayCard(it), ...back(it)],
  button: toSearch(it),
});

export const bookingPaid = (it: Told): Words => {
  const { quote } = it.booking;
  const { subject, intro, paid, paidPoints, ending } = bookingPaidTexts;
  const amount = written(quote.due);
  const points = quote.points_applied;
  return {
    subject: subject({ title: it.title }),
    paragraphs: [
      intro({ title: it.title }),
      stayCard(it),
      {
        sums: quote.line_items.map((line) => ({ label: line.label, value: written(line) })),
        total: { label: say.total, value: written(quote.total) },
      },
      points > 0 ? paidPoints({ amount, points: counted(points) }) : paid({ amount }),
    ],
    button: toStay(it, ending),
  };
};

/** The place of a stay, and the host's words about arriving. */
export interface Arrival {
  readonly address: string | null;
  readonly notes: readonly ArrivalNote[];
}
export const arrivalNear = (it: Told, { address, notes }: Arrival): Words => {
  const { subject, intro, address: where, note, ending } = arrivalNearTexts;
  const { checkin, checkin_time, timezone } = it.booking;
  const arrives = { date: listedDate(checkin), time: placeClock(checkin_time, timezone) };
  return {
    subject: subject({ title: it.title, date: shortDate(it.booking.checkin) }),
    // a door code is not for a locked screen
    preview: factText({ label: say.checkin, value: say.after(arrives) }),
    paragraphs: [
      intro({ title: it.title }),
      stayCard(it),
      ...(address === null ? [] : [where({ address })]),
      ...notes.flatMap(({ part, text }) => (text === null ? [] : [note({ part: ArrivalPart[part].label, text })])),
    ],
    button: toStay(it, ending),
  };
};

const directPart = (it: Told): string => say.directPart({ name: hostOf(it), amount: cad(it.recorded_cents) });

export const bookingLapsed = (it: Told): Words => {
  const { subject, intro, button, ending } = bookingLapsedTexts;
  const { property_id, checkin, checkout } = it.booking;
  return {
    subject: subject({ title: it.title }),
    paragraphs: [intro({ title: it.title }), stayCard(it), ...(it.recorded_cents > 0 ? [directPart(it)] : back(it))],
    button: { label: button, href: `${it.origin}${pathTo.listing({ property_id, checkin, checkout })}`, ending },
  };
};

/** The sum that went back before a stay was called off, in Canadian cents. */
const backBefore = ({ booking, called_off }: Told): number => (booking.refund_cents ?? 0) - called_off.cents;
/** The refund in Canadian dollars, the currency of its payment, and what went back before. */
const refund = (it: Told): string[] => {
  const { payment_method, paid_at, currency, cancellation_policy } = it.booking;
  const { cents, points } = it.called_off;
  const before = backBefore(it);
  if (payment_method === 'offline') return [say.refundOffline];
  if (paid_at === null) return [say.notCharged];
  if (cents === 0 && points === 0)
    return [
      before > 0 ? say.refundNoMore({ amount: cad(before) }) : say.refundNone({ policy: CancellationPolicy[cancellation_policy].label }),
    ];
  return [
    ...(cents > 0 ? [say.refund({ amount: cad(cents) })] : []),
    ...(cents > 0 && currency !== 'CAD' ? [say.refundRate({ currency: currencyWords(currency) })] : []),
    ...(points > 0 ? [say.refundPoints({ points: counted(points) })] : []),
    ...(before > 0 ? [say.refundBefore({ amount: cad(before) })] : []),
  ];
};

export const bookingCancelled = (it: Told): Words => ({
  subject: bookingCancelledTexts.subject({ title: it.title }),
  paragraphs: [bookingCancelledTexts.intro({ title: it.title }), stayCard(it), ...refund(it)],
  button: toStay(it),
});

export const bookingCalledOff = (it: Told): Words => {
  const { subject, intro, why, ending, endingRest } = bookingCalledOffTexts;
  const { cancel_reason } = it.booking;
  return {
    subject: subject({ name: hostOf(it), title: it.title }),
    paragraphs: [
      intro({ name: hostOf(it), title: it.title }),
      stayCard(it),
      ...(cancel_reason === null ? [] : [why, ...quoted(cancel_reason)]),
      ...refund(it),
      ...(it.booking.paid_at !== null && it.booking.payment_method === 'card' ? [backBefore(it) > 0 ? endingRest : ending] : []),
    ],
    button: toSearch(it),
  };
};

export const reportResolved = (it: Told): Words => {
  const { refund: given, points: asPoints, none, ending } = reportResolvedTexts;
  return { ...resolved(it, { given, asPoints, none }), button: toStay(it, ending) };
};
/** A decision's words for one side. */
interface DecisionWords {
  readonly given: (slots: { readonly amount: string }) => string;
  readonly asPoints: (slots: { readonly points: string }) => string;
  readonly none: string;
}
/** The decision on a report. */
export const resolved = (it: Told, { given, asPoints, none }: DecisionWords): Omit<Words, 'button'> => {
  const { subject, intro, refundInAll, unpaid } = reportResolvedTexts;
  const { resolved, booking } = it;
  const { cents, points } = resolved;
  const all = booking.refund_cents ?? 0;
  const back = [
    ...(cents > 0 ? [given({ amount: cad(cents) })] : []),
    ...(points > 0 ? [asPoints({ points: counted(points) })] : []),
    ...(cents > 0 && all > cents ? [refundInAll({ amount: cad(all) })] : []),
  ];
  const nothing = booking.paid_at !== null && booking.payment_method === 'card' ? none : unpaid;
  return {
    subject: subject({ title: it.title }),
    paragraphs: [intro({ title: it.title }), stayCard(it), back.length > 0 ? back.join(' ') : nothing],
  };
};

export const paymentRecorded = (it: Told, { amount_cents }: Pick<Mails['paymentRecorded'], 'amount_cents'>): Words => {
  const { subject, intro, object, noRefund, askBack } = paymentRecordedTexts;
  const recorded = { name: hostOf(it), amount: cad(amount_cents) };
  const rest = restBy(it);
  return {
    subject: subject(recorded),
    paragraphs: [intro({ ...recorded, title: it.title }), stayCard(it), ...rest, ...(rest.length > 0 ? [askBack] : []), noRefund],
    button: toStay(it, object),
  };
};

export const refundMade = (it: Told, { amount_cents, currency, points }: Omit<Mails['refundMade'], 'booking_id'>): Words => {
  const { subject, intro, back: goesBack, points: pointsToo, ending } = refundMadeTexts;
  const { title } = it;
  const amount = written(moneyIn(currency, amount_cents));
  return {
    subject: subject({ amount, title }),
    paragraphs: [intro({ title }), stayCard(it), goesBack({ amount }), ...(points > 0 ? [pointsToo({ points: counted(points) })] : [])],
    button: toStay(it, ending),
  };
};

export const paymentReturned = (
  it: Told,
  { amount_cents, currency }: Pick<Mails['paymentReturned'], 'amount_cents' | 'currency'>,
): Words => {
  const { subject, intro, back: goesBack } = paymentReturnedTexts;
  const amount = written(moneyIn(currency, amount_cents));
  return {
    subject: subject({ amount }),
    paragraphs: [intro({ title: it.title }), stayCard(it), goesBack({ amount })],
    button: toSearch(it),
  };
};
