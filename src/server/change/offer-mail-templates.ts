// The mails about offers for requests: to the guest what is offered and until when, to the host what became of it.
import type { Mails } from '../../../generated/jobs/jobs';
import { pathTo } from '../../../generated/routes/paths';
import { changeMailTexts as say } from '../../../generated/texts/sentences/changeMailTexts';
import { offerClosedTexts as closed } from '../../../generated/texts/sentences/offerClosedTexts';
import { offerMadeTexts as made } from '../../../generated/texts/sentences/offerMadeTexts';
import { offerTakenTexts as taken } from '../../../generated/texts/sentences/offerTakenTexts';
import { bookingMailTexts } from '../../../generated/texts/sentences/bookingMailTexts';
import { requestSentTexts } from '../../../generated/texts/sentences/requestSentTexts';
import { requestAcceptedTexts } from '../../../generated/texts/sentences/requestAcceptedTexts';
import { asRead } from '../account/contact-details.lookup';
import type { KeptBooking } from '../booking/followers';
import { guestOf, hostOf, payBy, quoted, stayCard, type Words } from '../booking/mail-words.lookup';
import { momentWords } from '../outside/mail-dates';
import { priceAgreed } from '../pricing/agreed.rules';
import { moneyIn, written } from '../pricing/money.rules';
import { buttonFor, changesCard, mailTo, type Told } from './mail-templates';
import type { KeptChange } from './change.repository';

/** The card shows the stay that is offered. */
export const offerMade = (it: Told, { message }: Pick<Mails['offerMade'], 'message'>): Words => {
  const { booking, change, title } = it;
  const { checkin, checkout, guests, due } = change.quote;
  const about = { name: hostOf(it), title };
  const moment = momentWords(change.answer_by, booking.timezone);
  const total = { label: made.total, value: say.moved({ was: written(booking.quote.due), is: written(due) }) };
  return {
    subject: made.subject(about),
    paragraphs: [
      made.intro(about),
      stayCard({ ...it, booking: { ...booking, checkin, checkout, guests, quote: change.quote } }),
      changesCard(it, total),
      ...quoted(asRead(message)),
      made.held({ moment, name: hostOf(it) }),
    ],
    button: buttonFor(it, 'guest', { label: made.button, ending: made.ending }),
  };
};

export const offerTaken = (it: Told): Words => ({
  subject: taken.subject({ title: it.title }),
  paragraphs: [taken.intro({ name: hostOf(it), title: it.title }), stayCard(it), ...payBy(it)],
  button: {
    label: requestAcceptedTexts.button,
    href: `${it.origin}${pathTo.checkout({ booking_id: it.booking.booking_id })}`,
    ending: requestAcceptedTexts.ending,
  },
});

export const offerTakenHost = (it: Told): Words => {
  const about = { name: guestOf(it), title: it.title };
  const { pay_by, timezone } = it.booking;
  const amount = written(moneyIn('CAD', priceAgreed(it.change.price).host_subtotal));
  return {
    subject: taken.hostSubject(about),
    paragraphs: [
      taken.hostIntro(about),
      stayCard(it),
      taken.payout({ amount }),
      ...(pay_by === null ? [] : [taken.hostPay({ name: guestOf(it), moment: momentWords(pay_by, timezone) })]),
    ],
    button: buttonFor(it, 'host'),
  };
};

const requestWaits = (it: Told, { subject, intro }: { readonly subject: string; readonly intro: string }): Words => {
  const { reply_by, timezone } = it.booking;
  return {
    subject,
    paragraphs: [intro, stayCard(it), ...(reply_by === null ? [] : [closed.answerBy({ moment: momentWords(reply_by, timezone) })])],
    button: buttonFor(it, 'host', { label: bookingMailTexts.answer }),
  };
};
export const offerDeclined = (it: Told): Words => {
  const about = { name: guestOf(it), title: it.title };
  return requestWaits(it, { subject: closed.declinedSubject(about), intro: closed.declined(about) });
};
export const offerExpired = (it: Told): Words => {
  const about = { name: guestOf(it), title: it.title };
  return requestWaits(it, { subject: closed.expiredSubject(about), intro: closed.expired(about) });
};

/** To the guest: the host took it back, or the place is no longer found; the request waits for its answer. */
export const offerWithdrawn = (it: Told): Words => {
  const name = hostOf(it);
  const about = { name, title: it.title };
  const [subject, intro] =
    it.change.state === 'withdrawn'
      ? [closed.withdrawnSubject(about), closed.withdrawn(about)]
      : [closed.endedSubject(about), closed.ended(about)];
  const { reply_by, timezone } = it.booking;
  const until = reply_by === null ? [] : [requestSentTexts.until({ name, moment: momentWords(reply_by, timezone) })];
  return {
    subject,
    paragraphs: [intro, stayCard(it), ...until],
    button: buttonFor(it, 'guest', { label: bookingMailTexts.openRequest, ending: requestSentTexts.ending({ name }) }),
  };
};

const guest = () => 'guest' as const;
const host = () => 'host' as const;
const isToPay = (_change: KeptChange, { status, paid_at }: KeptBooking): boolean => status === 'confirmed' && paid_at === null;
const isAsked = (_change: KeptChange, { status }: KeptBooking): boolean => status === 'pending';

export const offerMails = {
  offerMade: mailTo<Mails['offerMade']>(guest, offerMade, ({ state }) => state === 'offered'),
  offerTaken: mailTo(guest, offerTaken, isToPay),
  offerTakenHost: mailTo(host, offerTakenHost, isToPay),
  offerDeclined: mailTo(host, offerDeclined, isAsked),
  offerExpired: mailTo(host, offerExpired, isAsked),
  // nothing where the request was answered or has ended with it
  offerWithdrawn: mailTo(guest, offerWithdrawn, isAsked),
} as const;
