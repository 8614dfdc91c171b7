// When and who, as the mails about bookings write it: always on the calendar of the property. Pure.
import type { Booking, Guests } from '../../../generated/model/entities';
import { bookingMailTexts as say } from '../../../generated/texts/sentences/bookingMailTexts';
import type { GivenBack } from '../ledger/ledger.lookup';
import { dateWords } from '../outside/mail-dates';
import type { MailContent } from '../outside/mail-look';

export type Words = Omit<MailContent, 'to'>;

/** A refund: to the card in Canadian cents, and points. */
export type Returned = Omit<GivenBack, 'at'>;

/** A booking as its mails tell of it. */
export interface Told {
  readonly booking: Omit<Booking, 'review' | 'guest_review'>;
  /** The property's title, or its town where there is none. */
  readonly title: string;
  readonly city: string | null;
  /** First names; nothing of who has left. */
  readonly guest: string | null;
  readonly host: string | null;
  /** The host's payout, in Canadian cents. */
  readonly payout_cents: number;
  /** The sum that the host has recorded as paid directly, and the rest, in Canadian cents. */
  readonly recorded_cents: number;
  readonly left_cents: number;
  /** The refunds of the cancellation, and of the last decision about a report. */
  readonly called_off: Returned;
  readonly resolved: Returned;
  /** The complaint about the stay. */
  readonly report: string | null;
  readonly origin: string;
}

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

/** When, and who comes. */
export const stayWords = ({ booking }: Pick<Told, 'booking'>): string =>
  say.stay({ checkin: dateWords(booking.checkin), checkout: dateWords(booking.checkout), party: partyWords(booking.guests) });

export const guestOf = ({ guest }: Pick<Told, 'guest'>): string => guest ?? say.guest;
export const hostOf = ({ host }: Pick<Told, 'host'>): string => host ?? say.host;
export const referenceOf = ({ booking }: Pick<Told, 'booking'>): string => say.reference({ reference: booking.reference });
export const quoted = (text: string | null): string[] => (text === null || text.trim() === '' ? [] : [say.quoted({ text })]);
