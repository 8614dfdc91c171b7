// The mails about changes of bookings: what is proposed, what was answered, and the booking as it then is.
import type { Mails } from '../../../generated/jobs/jobs';
import type { MailCard, MailFact } from '../../../generated/jobs/mail';
import { changeAcceptedMail } from '../../../generated/jobs/mails/changeAccepted';
import { changeDeclinedMail } from '../../../generated/jobs/mails/changeDeclined';
import { changeExpiredMail } from '../../../generated/jobs/mails/changeExpired';
import { changeLapsedMail } from '../../../generated/jobs/mails/changeLapsed';
import { changeLapsedHostMail } from '../../../generated/jobs/mails/changeLapsedHost';
import { changeMadeMail } from '../../../generated/jobs/mails/changeMade';
import { changeMadeHostMail } from '../../../generated/jobs/mails/changeMadeHost';
import { changeProposedMail } from '../../../generated/jobs/mails/changeProposed';
import { changeReturnedMail } from '../../../generated/jobs/mails/changeReturned';
import type { Guests } from '../../../generated/model/entities';
import { changeMailTexts as say } from '../../../generated/texts/sentences/changeMailTexts';
import { findEmail } from '../account/account.lookup';
import { findBooking } from '../booking/booking.lookup';
import type { KeptBooking } from '../booking/followers';
import {
  byMoment,
  cad,
  countedPoints,
  partyWords,
  quoted,
  toGuest,
  toHost,
  type ToldStay,
  toldStayOf,
  type Words,
} from '../booking/mail-words.lookup';
import { momentWords, shortDates } from '../outside/mail-dates';
import type { MailContent } from '../outside/mail-look';
import { priceAgreed } from '../pricing/agreed.rules';
import { moneyIn, written } from '../pricing/money.rules';
import type { JobContext } from '../request/context';
import { asOffered, sumsOf } from './change.rules';
import { findChange, type KeptChange } from './change.repository';

/** A change as its mails tell of it: of one that has taken effect the booking is what was agreed. */
export interface Told extends ToldStay<KeptBooking> {
  readonly change: KeptChange;
}
type Reader = 'guest' | 'host';

/** The side that a mail goes to, as its case. */
const toSide = (it: Told, reader: Reader) => ({ ...(reader === 'guest' ? toGuest(it) : toHost(it)), as: reader });
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
const moneyMoved = ({ booking, change }: Told) => {
  const { difference, points_back } = sumsOf(booking, change);
  const { amount_cents: cents, currency } = difference;
  const amount = above(cents, currency);
  return { more: cents > 0 && { amount }, less: cents < 0 && { amount }, same: cents === 0, pointsBack: countedPoints(points_back) };
};
const noMoney = { more: null, less: null, same: false, pointsBack: null };

export const changeProposed = (it: Told, reader: Reader, message: string | null): Words<Reader> =>
  changeProposedMail({
    ...toSide(it, reader),
    changes: differences(it, reader),
    ...(reader === 'guest' ? moneyMoved(it) : noMoney),
    message: quoted(message),
    moment: momentWords(it.change.answer_by, it.booking.timezone),
  });

export const changeAccepted = (it: Told): Words<'guest'> => {
  const amount = written(sumsOf(it.booking, it.change).difference);
  return changeAcceptedMail({ ...toGuest(it), amount, changes: differences(it, 'guest'), pay: byMoment(it.change.pay_by, it) });
};

export const changeDeclined = (it: Told, reader: Reader): Words<Reader> => changeDeclinedMail(toSide(it, reader));
export const changeExpired = (it: Told, reader: Reader): Words<Reader> => changeExpiredMail(toSide(it, reader));
export const changeLapsed = (it: Told): Words<'guest'> => changeLapsedMail(toGuest(it));
export const changeLapsedHost = (it: Told): Words<'host'> => changeLapsedHostMail(toHost(it));

/** A change that has taken effect: what it moved is told by the sums that its mail carries. */
export const changeMade = (
  it: Told,
  { difference_cents: cents, currency, points }: Omit<Mails['changeMade'], 'change_id'>,
): Words<'guest'> => {
  const as = cents > 0 ? 'more' : cents < 0 ? 'less' : 'same';
  return changeMadeMail({ ...toGuest(it), as, amount: above(cents, currency), pointsBack: countedPoints(points) });
};
export const changeMadeHost = (it: Told): Words<'host'> =>
  changeMadeHostMail({ ...toHost(it), amount: cad(priceAgreed(it.change.price).host_subtotal) });

export const changeReturned = (it: Told, { amount_cents, currency }: Omit<Mails['changeReturned'], 'change_id'>): Words<'guest'> =>
  changeReturnedMail({ ...toGuest(it), amount: above(amount_cents, currency) });

/** A mail to one side; none where there is nobody who would read it, or it is no longer true. */
export const mailTo =
  <R extends Reader, F>(
    side: (change: KeptChange) => R,
    write: (it: Told, facts: F, reader: R) => Words<NoInfer<R>>,
    holds: (change: KeptChange, booking: KeptBooking) => boolean = () => true,
  ) =>
  async (facts: F & { readonly change_id: string }, { db, config }: JobContext): Promise<MailContent | undefined> => {
    const change = await findChange(db, facts.change_id);
    const booking = change && (await findBooking(db, change.booking_id));
    if (!change || !booking || !holds(change, booking)) return undefined;
    const reader = side(change);
    const to = await findEmail(db, reader === 'guest' ? booking.guest_id : booking.host_id);
    if (to === undefined) return undefined;
    const told = await toldStayOf(db, booking, { isOpen: booking.paid_at !== null, origin: config.SITE_ORIGIN });
    return { to, ...write({ ...told, change: asOffered(booking, change) }, facts, reader) };
  };

const proposer = ({ by_host }: KeptChange): Reader => (by_host ? 'host' : 'guest');
const answerer = ({ by_host }: KeptChange): Reader => (by_host ? 'guest' : 'host');
const guest = () => 'guest' as const;
const host = () => 'host' as const;
const isConfirmed = (_change: KeptChange, { status }: KeptBooking): boolean => status === 'confirmed';

export const changeMails = {
  changeProposed: mailTo(
    answerer,
    (it, { message }: Pick<Mails['changeProposed'], 'message'>, reader) => changeProposed(it, reader, message),
    ({ state }) => state === 'proposed',
  ),
  changeAccepted: mailTo(guest, changeAccepted, ({ state }) => state === 'accepted'),
  changeDeclined: mailTo(proposer, (it, _facts, reader) => changeDeclined(it, reader), isConfirmed),
  changeExpired: mailTo(proposer, (it, _facts, reader) => changeExpired(it, reader), isConfirmed),
  changeLapsed: mailTo(guest, changeLapsed, isConfirmed),
  changeLapsedHost: mailTo(host, changeLapsedHost, isConfirmed),
  changeMade: mailTo(guest, changeMade, isConfirmed),
  changeMadeHost: mailTo(host, changeMadeHost, isConfirmed),
  changeReturned: mailTo(guest, changeReturned),
} as const;
