// A booking's numbers in words.
import type { BookingRow } from '../../../../generated/model/entities';
import { bookingTexts as say } from '../../../../generated/texts/sentences/bookingTexts';
import { daysBetween } from '../../../../generated/model/dates';

export const nightsText = ({ checkin, checkout }: Pick<BookingRow, 'checkin' | 'checkout'>): string =>
  say.nights({ nights: daysBetween(checkin, checkout) });
