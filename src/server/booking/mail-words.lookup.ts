// A stay as the mails about it show it: always on the calendar of the property.
import type { MailReader } from '../../../generated/jobs/jobs';
import type { MailCard, MailFact, MailQuote } from '../../../generated/jobs/mail';
import type { Booking, Guests, Money, Photo } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { bookingMailTexts as say } from '../../../generated/texts/sentences/bookingMailTexts';
import { asRead } from '../account/contact-details.lookup';
import { findPublicProfile } from '../account/account.lookup';
import type { Database } from '../database/open';
import type { GivenBack } from '../ledger/ledger.lookup';
import { listedDate, momentWords, placeClock } from '../outside/mail-dates';
import { type MailContent, pictureWidth } from '../outside/mail-look';
import { counted, moneyIn, written } from '../pricing/money.rules';
import { findBookedProperty } from '../property/listing/booked.lookup';
import type { KeptBooking } from './followers';

export type Words<Reader extends MailReader = MailReader> = Omit<MailContent, 'to'> & { readonly reader: Reader };

/** A refund: to the card in Canadian cents, and points. */
export interface Returned extends Omit<GivenBack, 'at'> {
  /** The same to the card in its currency, where that is another one. */
  readonly card: Money | null;
}

/** A booking as mails read it: what its sides wrote of each other is for the mails about that. */
export type BookingFacts = Omit<Booking, 'review' | 'guest_review'> & Pick<KeptBooking, 'host_subtotal_cents'>;

/** A stay as every mail about it tells of it. */
export interface ToldStay<B extends BookingFacts = BookingFacts> {
  readonly booking: B;
  /** The property's title, or its town where there is none. */
  readonly title: string;
  readonly city: string | null;
  /** The town and the province. */
  readonly place: string;
  readonly picture: MailCard['picture'];
  /** First names; nothing of who has left. */
  readonly guest: string | null;
  readonly host: string | null;
  readonly origin: string;
}

/** A booking as the mails about its request and its money tell of it. */
export interface Told extends ToldStay {
  /** The host's payout, in Canadian cents. */
  readonly payout_cents: number;
  /** The sum that the host has recorded as paid directly, and the rest, in Canadian cents. */
  readonly recorded_cents: number;
  readonly left_cents: number;
  /** The refunds of the cancellation, and of the last decision about a report. */
  readonly called_off: Returned;
  readonly resolved: Returned;
  /** All that has come back to the card, in its currency, where that is another one. */
  readonly refunded: Money | null;
  /** The complaint about the stay. */
  readonly report: string | null;
}

interface OpenOptions {
  /** Whether contact details in words are shown. */
  readonly isOpen: boolean;
  readonly origin: string;
}

/** The smallest JPEG of a photo that is twice as wide as it is shown. Drawings have none. */
export const pictureOf = (photo: Photo | null, origin: string): MailCard['picture'] => {
  const wide = photo?.widths.find((it) => it >= 2 * pictureWidth) ?? photo?.widths.at(-1);
  if (!photo || wide === undefined) return null;
  const { alt, width, height } = photo;
  return { src: `${origin}${photo.url.replace(/-\d+\.jpg$/, `-${wide}.jpg`)}`, alt, width, height };
};

const toldListing = async (
  db: Database,
  propertyId: string,
  { isOpen, origin }: OpenOptions,
): Promise<Pick<ToldStay, 'title' | 'city' | 'place' | 'picture'>> => {
  const { title, city, place, photo } = (await findBookedProperty(db, propertyId, isOpen)).property;
  return { title: title || city || say.place, city, place, picture: pictureOf(photo, origin) };
};

/** A listing where there is no stay yet: its name, its place and its picture. */
export const listingCard = async (db: Database, propertyId: string, options: OpenOptions): Promise<MailCard> => {
  const { title, place, picture } = await toldListing(db, propertyId, options);
  return { title, picture, note: place === title ? null : place, facts: [] };
};

/** A stay for its mails; the words of its two sides and its property are whole where contact details are open. */
export const toldStayOf = async <B extends BookingFacts>(
  db: Database,
  booking: B,
  { isOpen, origin }: OpenOptions,
): Promise<ToldStay<B>> => {
  const listing = await toldListing(db, booking.property_id, { isOpen, origin });
  const nameOf = async (profileId: string): Promise<string | null> =>
    asRead((await findPublicProfile(db, profileId))?.first_name ?? null, isOpen);
  return {
    booking,
    ...listing,
    guest: await nameOf(booking.guest_id),
    host: await nameOf(booking.host_id),
    origin,
  };
};

/** The guests: `2 adults, 1 child`. */
export const partyWords = ({ adults, children, infants, pets }: Guests): string =>
  [
    adults > 0 && say.adults({ count: adults }),
    children > 0 && say.children({ count: children }),
    infants > 0 && say.infants({ count: infants }),
    pets > 0 && say.pets({ count: pets }),
  ]
    .filter(Boolean)
    .join(', ');

/** The sum of a card: the total, in the currency that the guest pays in; what the host has coming; or none, for a co-host who does not see the money. */
export type CardSum = 'total' | 'payout' | 'none';

/** Of a stay that is off, partly given back or paid directly, the mail itself tells what the host gets. */
const sumFact = ({ status, payment_method, refund_cents, host_subtotal_cents, quote }: BookingFacts, sum: CardSum): MailFact[] => {
  if (sum === 'total') return [{ label: say.total, value: written(quote.total) }];
  const comes = (status === 'pending' || status === 'confirmed') && payment_method !== 'offline' && !refund_cents;
  return sum === 'payout' && comes ? [{ label: say.payout, value: cad(host_subtotal_cents) }] : [];
};

/** Where, when, who comes, and for how much. */
export const stayCard = ({ booking, title, place, picture }: Omit<ToldStay, 'guest' | 'host'>, sum: CardSum = 'total'): MailCard => ({
  title,
  picture,
  note: place === title ? null : place,
  facts: [
    {
      label: say.checkin,
      value: say.after({ date: listedDate(booking.checkin), time: placeClock(booking.checkin_time, booking.timezone) }),
    },
    {
      label: say.checkout,
      value: say.before({
        date: listedDate(booking.checkout),
        time: placeClock(booking.checkout_time, booking.timezone),
      }),
    },
    { label: say.nights, value: counted(booking.quote.nights) },
    { label: say.guests, value: partyWords(booking.guests) },
    ...sumFact(booking, sum),
    { label: say.booking, value: booking.reference },
  ],
});

export const guestOf = ({ guest }: Pick<Told, 'guest'>): string => guest ?? say.guest;
export const hostOf = ({ host }: Pick<Told, 'host'>): string => host ?? say.host;
export const quoted = (text: string | null): MailQuote[] => (text === null || text.trim() === '' ? [] : [{ quote: say.quoted({ text }) }]);

/** The slots that most mails about a stay have: its place, its card, and the booking on the page of its next step. */
const ofStay = (it: ToldStay, sum: CardSum) => ({
  title: it.title,
  stay: stayCard(it, sum),
  origin: it.origin,
  to: { booking_id: it.booking.booking_id },
});
/** The same to one side, with the name of the other. */
export const toGuest = (it: ToldStay) => ({ ...ofStay(it, 'total'), name: hostOf(it) });
export const toHost = (it: ToldStay) => ({ ...ofStay(it, 'payout'), name: guestOf(it) });

/** A deadline as the clock of the place has it; none where there is none. */
export const byMoment = (instant: Instant | null, { booking: { timezone } }: Pick<ToldStay, 'booking'>): { moment: string } | null =>
  instant === null ? null : { moment: momentWords(instant, timezone) };

export const cad = (cents: number): string => written(moneyIn('CAD', cents));
export const countedPoints = (points: number): { points: string } | null => (points > 0 ? { points: counted(points) } : null);

/** The sum to pay here, with what points take off it, and until when. */
export const payBy = (it: Pick<ToldStay, 'booking'>) => {
  const { pay_by, points, quote } = it.booking;
  const { total, due } = quote;
  const by = byMoment(pay_by, it);
  const off = written(moneyIn(due.currency, total.amount_cents - due.amount_cents));
  return {
    points: by !== null && points > 0 && { points: counted(points), amount: off },
    pay: by && { ...by, amount: written(due) },
  };
};
