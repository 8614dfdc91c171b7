// The mails about offers for requests: to the guest what is offered and until when, to the host what became of it.
import type { Mails } from '../../../generated/jobs/jobs';
import { offerDeclinedMail } from '../../../generated/jobs/mails/offerDeclined';
import { offerExpiredMail } from '../../../generated/jobs/mails/offerExpired';
import { offerMadeMail } from '../../../generated/jobs/mails/offerMade';
import { offerTakenMail } from '../../../generated/jobs/mails/offerTaken';
import { offerTakenHostMail } from '../../../generated/jobs/mails/offerTakenHost';
import { offerWithdrawnMail } from '../../../generated/jobs/mails/offerWithdrawn';
import { changeMailTexts as say } from '../../../generated/texts/sentences/changeMailTexts';
import { asRead } from '../account/contact-details.lookup';
import type { KeptBooking } from '../booking/followers';
import { byMoment, cad, payBy, quoted, stayCard, toGuest, toHost, type Words } from '../booking/mail-words.lookup';
import { momentWords } from '../outside/mail-dates';
import { priceAgreed } from '../pricing/agreed.rules';
import { written } from '../pricing/money.rules';
import { changesCard, mailTo, type Told } from './mail-templates';
import type { KeptChange } from './change.repository';

/** The card shows the stay that is offered. */
export const offerMade = (it: Told, { message }: Pick<Mails['offerMade'], 'message'>): Words<'guest'> => {
  const { booking, change } = it;
  const { checkin, checkout, guests, due } = change.quote;
  const total = { label: say.offered, value: say.moved({ was: written(booking.quote.due), is: written(due) }) };
  return offerMadeMail({
    ...toGuest(it),
    stay: stayCard({ ...it, booking: { ...booking, checkin, checkout, guests, quote: change.quote } }),
    changes: changesCard(it, total),
    message: quoted(asRead(message)),
    moment: momentWords(change.answer_by, booking.timezone),
  });
};

export const offerTaken = (it: Told): Words<'guest'> => offerTakenMail({ ...toGuest(it), ...payBy(it) });

export const offerTakenHost = (it: Told): Words<'host'> => {
  const amount = cad(priceAgreed(it.change.price).host_subtotal);
  return offerTakenHostMail({ ...toHost(it), amount, pay: byMoment(it.booking.pay_by, it) });
};

const requestWaits = (it: Told) => ({ ...toHost(it), answerBy: byMoment(it.booking.reply_by, it) });
export const offerDeclined = (it: Told): Words<'host'> => offerDeclinedMail(requestWaits(it));
export const offerExpired = (it: Told): Words<'host'> => offerExpiredMail(requestWaits(it));

/** To the guest: the host took it back, or the place is no longer found; the request waits for its answer. */
export const offerWithdrawn = (it: Told): Words<'guest'> => {
  const as = it.change.state === 'withdrawn' ? 'withdrawn' : 'ended';
  return offerWithdrawnMail({ ...toGuest(it), as, until: byMoment(it.booking.reply_by, it) });
};

const guest = () => 'guest' as const;
const host = () => 'host' as const;
const isToPay = (_change: KeptChange, { status, paid_at }: KeptBooking): boolean => status === 'confirmed' && paid_at === null;
const isAsked = (_change: KeptChange, { status }: KeptBooking): boolean => status === 'pending';

export const offerMails = {
  offerMade: mailTo(guest, offerMade, ({ state }) => state === 'offered'),
  offerTaken: mailTo(guest, offerTaken, isToPay),
  offerTakenHost: mailTo(host, offerTakenHost, isToPay),
  offerDeclined: mailTo(host, offerDeclined, isAsked),
  offerExpired: mailTo(host, offerExpired, isAsked),
  // nothing where the request was answered or has ended with it
  offerWithdrawn: mailTo(guest, offerWithdrawn, isAsked),
} as const;
