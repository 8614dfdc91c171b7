// The words in a host's booking rows: guests, length of stay, time left to answer.
import { payHours, payHoursSoon, soonHours } from '../../../../generated/model/constants';
import type { BookingDetail, BookingRow } from '../../../../generated/model/entities';
import { type Instant, type PlainDate, plainDateOf } from '../../../../generated/model/wire';
import { DAY, dayIn, dayOf, momentAt, momentOf } from '../../../../generated/rules/runtime';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { guestsText } from '../../shell/search-pill/trip';
import { nightsText } from '../detail/words';

export const guestOf = ({ guest }: { readonly guest: { readonly first_name: string | null } | null }): string =>
  guest?.first_name ?? say.guest;

/** The date on the clocks of a place. */
export const todayIn = (now: Instant, zone: string): PlainDate => plainDateOf(dayIn(momentOf(now), zone) * DAY);

/** `3 nights · 2 guests, 1 pet` */
export const lengthOf = (row: Pick<BookingRow, 'checkin' | 'checkout' | 'guests'>): string =>
  [nightsText(row), guestsText(row.guests)].filter(Boolean).join(' · ');

const minute = 60_000;
/** `19 h left`, in the last hour `42 min left`; nothing once it is over. */
export const leftUntil = (moment: Instant | null, now: Instant): string | undefined => {
  if (moment === null) return undefined;
  const minutes = Math.floor((momentOf(moment) - momentOf(now)) / minute);
  if (minutes < 0) return undefined;
  return minutes < 60 ? say.minutesLeft({ minutes }) : say.hoursLeft({ hours: Math.floor(minutes / 60) });
};

/** How long a guest may take to pay once they are accepted. */
export const hoursToPay = ({ checkin, checkin_time, timezone }: BookingDetail, now: Instant): number =>
  momentAt(dayOf(checkin), checkin_time, timezone) - momentOf(now) < soonHours * 60 * minute ? payHoursSoon : payHours;
