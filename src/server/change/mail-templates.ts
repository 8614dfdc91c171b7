// The mails about changes of bookings: what is proposed, what was answered, and the booking as it then is.
import type { Mails } from '../../../generated/jobs/jobs';
import type { Guests } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { bookingMailTexts } from '../../../generated/texts/sentences/bookingMailTexts';
import { changeAcceptedTexts } from '../../../generated/texts/sentences/changeAcceptedTexts';
import { changeClosedTexts as closed } from '../../../generated/texts/sentences/changeClosedTexts';
import { changeMadeTexts as made } from '../../../generated/texts/sentences/changeMadeTexts';
import { changeMailTexts as say } from '../../../generated/texts/sentences/changeMailTexts';
import { changeProposedTexts } from '../../../generated/texts/sentences/changeProposedTexts';
import { findEmail } from '../account/account.lookup';
import { findBooking } from '../booking/booking.lookup';
import type { KeptBooking } from '../booking/followers';
import { guestOf, hostOf, partyWords, quoted, stayCard, type ToldStay, toldStayOf, type Words } from '../booking/mail-words.lookup';
import { momentWords, shortDates } from '../outside/mail-dates';
import type { MailCard, MailContent, MailFact } from '../outside/mail-look';
import { priceAgreed } from '../pricing/agreed.rules';
import { counted, moneyIn, written } from '../pricing/money.rules';
import type { JobContext } from '../request/context';
import { asOffered, sumsOf } from './change.rules';
import { findChange, type KeptChange } from './change.repository';

/** A change as its mails tell of it: of one that has taken effect the booking is what was agreed. */
export interface Told extends ToldStay<KeptBooking> {
  readonly change: KeptChange;
}
type Reader = 'guest' | 'host';

const other = (it: Told, reader: Reader): string => (reader === 'guest' ? hostOf(it) : guestOf(it));
export const buttonFor = (
  it: Told,
  reader: Reader,
  { label, ending }: Partial<Pick<NonNullable<Words['button']>, 'label' | 'ending'>> = {},
): NonNullable<Words['button']> => {
  const { booking_id } = it.booking;
  return reader === 'guest'
    ? { label: label ?? bookingMailTexts.openStay, href: `${it.origin}${pathTo.stays({ booking_id })}`, ending }
    : { label: label ?? bookingMailTexts.openBooking, href: `${it.origin}${pathTo.bookings({ booking_id })}`, ending };
};
const cad = (cents: number): string => written(moneyIn('CAD', cents));
const above = (cents: number, currency: 'CAD' | KeptBooking['currency']): string => written(moneyIn(currency, Math.abs(cents)));

const sameParty = (one: Guests, two: Guests): boolean => partyWords(one) === partyWords(two);

/** The old dates and people beside the new, as far as they differ, and sums. */
export const changesCard = ({ booking, change: { quote } }: Told, ...sums: readonly MailFact[]): MailCard => {
  const range = ({ checkin, checkout }: Pick<KeptBooking, 'checkin' | 'checkout'>): string => shortDates(checkin, checkout);
  const isMoved = quote.checkin !== booking.checkin || quote.checkout !== booking.checkout;
  const dates = { label: say.dates, value: say.moved({ was: range(booking), is: range(quote) }) };
  const party = { label: say.party, value: say.moved({ was: partyWords(booking.guests), is: partyWords(quote.guests) }) };
  const facts = [...(isMoved ? [dates] : []), ...(sameParty(booking.guests, quote.guests) ? [] : [party]), ...sums];
  return { title: say.changes, note: null, picture: null, facts };
};
const differences = (it: Told, reader: Reader): MailCard => {
  const { before, after, payout_before, payout_after } = sumsOf(it.booking, it.change);
  return changesCard(
    it,
    reader === 'guest'
      ? { label: say.total, value: say.moved({ was: written(before), is: written(after) }) }
      : { label: say.payout, value: say.moved({ was: written(payout_before), is: written(payout_after) }) },
  );
};
const moneyMoved = ({ booking, change }: Told): string[] => {
  const { difference, points_back } = sumsOf(booking, change);
  const { amount_cents: cents, currency } = difference;
  const amount = above(cents, currency);
  return [
    cents > 0 ? say.more({ amount }) : cents < 0 ? say.less({ amount }) : say.same,
    ...(points_back > 0 ? [say.pointsBack({ points: counted(points_back) })] : []),
  ];
};

export const changeProposed = (it: Told, reader: Reader, message: string | null): Words => {
  const { subject, intro, answer, button } = changeProposedTexts;
  const about = { name: other(it, reader), title: it.title };
  const moment = momentWords(it.change.answer_by, it.booking.timezone);
  return {
    subject: subject(about),
    paragraphs: [
      intro(about),
      stayCard(it),
      differences(it, reader),
      ...(reader === 'guest' ? moneyMoved(it) : []),
      ...quoted(message),
      answer({ moment }),
    ],
    button: buttonFor(it, reader, { label: button, ...(reader === 'guest' ? { ending: say.notCharged } : {}) }),
  };
};

export const changeAccepted = (it: Told): Words => {
  const { subject, intro, pay, button } = changeAcceptedTexts;
  const { difference } = sumsOf(it.booking, it.change);
  const { pay_by } = it.change;
  const amount = written(difference);
  return {
    subject: subject({ amount, title: it.title }),
    paragraphs: [
      intro({ name: hostOf(it), title: it.title }),
      stayCard(it),
      differences(it, 'guest'),
      ...(pay_by === null ? [] : [pay({ amount, moment: momentWords(pay_by, it.booking.timezone) })]),
    ],
    button: buttonFor(it, 'guest', { label: button, ending: say.notCharged }),
  };
};

const nothingCame = (it: Told, reader: Reader, { subject, intro }: { readonly subject: string; readonly intro: string }): Words => ({
  subject,
  paragraphs: [intro, stayCard(it), say.stays],
  button: buttonFor(it, reader),
});
export const changeDeclined = (it: Told, reader: Reader): Words => {
  const about = { name: other(it, reader), title: it.title };
  return nothingCame(it, reader, { subject: closed.declinedSubject(about), intro: closed.declined(about) });
};
export const changeExpired = (it: Told, reader: Reader): Words => {
  const about = { name: other(it, reader), title: it.title };
  return nothingCame(it, reader, { subject: closed.expiredSubject(about), intro: closed.expired(about) });
};
export const changeLapsed = (it: Told): Words => {
  const about = { title: it.title };
  return nothingCame(it, 'guest', { subject: closed.lapsedSubject(about), intro: closed.lapsed(about) });
};
export const changeLapsedHost = (it: Told): Words => {
  const about = { name: guestOf(it), title: it.title };
  return nothingCame(it, 'host', { subject: closed.lapsedHostSubject(about), intro: closed.lapsedHost(about) });
};

/** A change that has taken effect: what it moved is told by the sums that its mail carries. */
export const changeMade = (it: Told, { difference_cents: cents, currency, points }: Omit<Mails['changeMade'], 'change_id'>): Words => {
  const amount = above(cents, currency);
  return {
    subject: made.subject({ title: it.title }),
    paragraphs: [
      made.intro({ title: it.title }),
      stayCard(it),
      cents > 0 ? made.paid({ amount }) : cents < 0 ? made.back({ amount }) : made.same,
      ...(points > 0 ? [say.pointsBack({ points: counted(points) })] : []),
    ],
    button: buttonFor(it, 'guest'),
  };
};
export const changeMadeHost = (it: Told): Words => {
  const about = { name: guestOf(it), title: it.title };
  const amount = cad(priceAgreed(it.change.price).host_subtotal);
  return {
    subject: made.hostSubject(about),
    paragraphs: [made.hostIntro(about), stayCard(it), made.payout({ amount })],
    button: buttonFor(it, 'host'),
  };
};

export const changeReturned = (it: Told, { amount_cents, currency }: Omit<Mails['changeReturned'], 'change_id'>): Words => {
  const amount = above(amount_cents, currency);
  return {
    subject: closed.returnedSubject({ amount }),
    paragraphs: [closed.returned({ title: it.title }), stayCard(it), closed.returnedBack({ amount }), say.stays],
    button: buttonFor(it, 'guest'),
  };
};

/** A mail to one side; none where there is nobody who would read it, or it is no longer true. */
export const mailTo =
  <F extends { readonly change_id: string }>(
    side: (change: KeptChange) => Reader,
    write: (it: Told, facts: F, reader: Reader) => Words,
    holds: (change: KeptChange, booking: KeptBooking) => boolean = () => true,
  ) =>
  async (facts: F, { db, config }: JobContext): Promise<MailContent | undefined> => {
    const change = await findChange(db, facts.change_id);
    const booking = change && (await findBooking(db, change.booking_id));
    if (!change || !booking || !holds(change, booking)) return undefined;
    const reader = side(change);
    const to = await findEmail(db, reader === 'guest' ? booking.guest_id : booking.host_id);
    if (to === undefined) return undefined;
    const told = await toldStayOf(db, booking, { isOpen: booking.paid_at !== null, origin: config.SITE_ORIGIN });
    return { to, reader, ...write({ ...told, change: asOffered(booking, change) }, facts, reader) };
  };

const proposer = ({ by_host }: KeptChange): Reader => (by_host ? 'host' : 'guest');
const answerer = ({ by_host }: KeptChange): Reader => (by_host ? 'guest' : 'host');
const guest = (): Reader => 'guest';
const host = (): Reader => 'host';
const isConfirmed = (_change: KeptChange, { status }: KeptBooking): boolean => status === 'confirmed';

export const changeMails = {
  changeProposed: mailTo<Mails['changeProposed']>(
    answerer,
    (it, { message }, reader) => changeProposed(it, reader, message),
    ({ state }) => state === 'proposed',
  ),
  changeAccepted: mailTo(guest, changeAccepted, ({ state }) => state === 'accepted'),
  changeDeclined: mailTo(proposer, (it, _facts, reader) => changeDeclined(it, reader), isConfirmed),
  changeExpired: mailTo(proposer, (it, _facts, reader) => changeExpired(it, reader), isConfirmed),
  changeLapsed: mailTo(guest, changeLapsed, isConfirmed),
  changeLapsedHost: mailTo(host, changeLapsedHost, isConfirmed),
  changeMade: mailTo<Mails['changeMade']>(guest, changeMade, isConfirmed),
  changeMadeHost: mailTo(host, changeMadeHost, isConfirmed),
  changeReturned: mailTo<Mails['changeReturned']>(guest, changeReturned),
} as const;
