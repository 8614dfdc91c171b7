// The words in a host's booking rows: guests, length of stay, time left to answer.
import type { BookingRow } from '../../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../../generated/model/wire';
import { dateIn, momentOf } from '../../../../generated/rules/runtime';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { guestsText } from '../../shell/search-pill/trip';
import { nightsText } from '../detail/words';

export const guestOf = ({ guest }: { readonly guest: { readonly first_name: string | null } | null }): string =>
  guest?.first_name ?? say.guest;

/** The date on the clocks of a place. */
export const todayIn = (now: Instant, zone: string): PlainDate => dateIn(momentOf(now), zone);

/** `3 nights · 2 guests, 1 pet` */
export const lengthOf = (row: Pick<BookingRow, 'checkin' | 'checkout' | 'guests'>): string =>
  [nightsText(row), guestsText(row.guests)].filter(Boolean).join(' · ');
