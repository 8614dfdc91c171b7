// Dates, moments and people as the mails about bookings write them: always on the calendar and the clock of the property. Pure.
import { dateLocale } from '../../../generated/model/constants';
import type { Booking, Guests } from '../../../generated/model/entities';
import { aheadAt, DAY, dayOf, momentOf } from '../../../generated/rules/runtime';
import { bookingLetterTexts as say } from '../../../generated/texts/sentences/bookingLetterTexts';
import type { Letter } from '../outside/mail-look';

export type Words = Omit<Letter, 'to'>;

/** A booking as its mails tell of it. */
export interface Told {
  readonly booking: Booking;
  /** What the property is called, where there is nothing better its town. */
  readonly title: string;
  readonly city: string | null;
  /** First names; nothing of who has left. */
  readonly guest: string | null;
  readonly host: string | null;
  /** What the host gets, in Canadian cents. */
  readonly payout_cents: number;
  /** What was said to be wrong with the stay. */
  readonly report: string | null;
  readonly origin: string;
}

const dated = new Intl.DateTimeFormat(dateLocale, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const timed = new Intl.DateTimeFormat(dateLocale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** A calendar date: `Friday, February 12, 2027`. */
export const dateWords = (date: string): string => dated.format(dayOf(date) * DAY);

/** A moment on the clock of a zone: `Friday, February 12, 2027 at 4:00 PM, Vancouver time`. */
export const momentWords = (instant: string, zone: string): string => {
  const there = momentOf(instant) + aheadAt(momentOf(instant), zone);
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return say.moment({ date: dated.format(there), time: timed.format(there).replaceAll(/[\u202f\u00a0]/g, ' '), city });
};

const counted = (count: number, one: string, many: (it: { readonly count: number }) => string): string[] =>
  count === 0 ? [] : [count === 1 ? one : many({ count })];
/** Who comes: `2 adults, 1 child`. */
export const partyWords = ({ adults, children, infants, pets }: Guests): string =>
  [
    ...counted(adults, say.adult, say.adults),
    ...counted(children, say.child, say.children),
    ...counted(infants, say.infant, say.infants),
    ...counted(pets, say.pet, say.pets),
  ].join(', ');

/** When, and who comes. */
export const stayWords = ({ booking }: Told): string =>
  say.stay({ checkin: dateWords(booking.checkin), checkout: dateWords(booking.checkout), party: partyWords(booking.guests) });

export const guestOf = ({ guest }: Told): string => guest ?? say.guest;
export const hostOf = ({ host }: Told): string => host ?? say.host;
export const referenceOf = ({ booking }: Told): string => say.reference({ reference: booking.reference });
export const quoted = (text: string | null): string[] => (text === null || text.trim() === '' ? [] : [say.quoted({ text })]);
