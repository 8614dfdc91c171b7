// The words in a host's booking rows: guests, length of stay, time left to answer.
import type { BookingRow } from '../../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../../generated/model/wire';
import { MINUTE } from '../../../../generated/model/dates';
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

/** `19 h left`, in the last hour `42 min left`; nothing once it is over. */
export const leftUntil = (moment: Instant | null, now: Instant): string | undefined => {
  if (moment === null) return undefined;
  const minutes = Math.floor((momentOf(moment) - momentOf(now)) / MINUTE);
  if (minutes < 0) return undefined;
  return minutes < 60 ? say.minutesLeft({ minutes }) : say.hoursLeft({ hours: Math.floor(minutes / 60) });
};
