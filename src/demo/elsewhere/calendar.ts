// The calendar of a listing as its platform exports it: some coming nights are reserved, others closed by the host.
import { DAY } from '../../../generated/model/dates';
import { utcDateOf } from '../../../generated/model/wire';
import { type ElsewhereListing, elsewhereListings, type StandInPlatform } from './listings';

const dateOf = (moment: number): string => utcDateOf(moment).replaceAll('-', '');

const words: Readonly<Record<StandInPlatform, { readonly product: string; readonly booked: string; readonly closed: string }>> = {
  airbnb: { product: '-//Airbnb Inc//Hosting Calendar 1.0//EN', booked: 'Reserved', closed: 'Airbnb (Not available)' },
  vrbo: { product: '-//HomeAway.com, Inc.//EN', booked: 'Reserved - Robin', closed: 'Blocked' },
  booking: { product: '-//admin.booking.com//EN', booked: 'CLOSED - Not available', closed: 'CLOSED - Not available' },
};

/** The calendar on a day: what is reserved comes nearer as the days go by. */
export const calendarOf = (listing: ElsewhereListing, now: Date): string => {
  const { product, booked, closed } = words[listing.platform];
  const nth = elsewhereListings.indexOf(listing);
  // each week anew, so that a calendar stands still for a while
  const week = Math.floor(now.getTime() / (7 * DAY)) * 7 * DAY;
  const nights: readonly (readonly [from: number, to: number, summary: string])[] = [
    [9 + nth, 13 + nth, booked],
    [24 + nth, 31 + nth, booked],
    [60, 74, closed],
  ];
  const events = nights.flatMap(([from, to, summary], at) => [
    'BEGIN:VEVENT',
    `DTEND;VALUE=DATE:${dateOf(week + to * DAY)}`,
    `DTSTART;VALUE=DATE:${dateOf(week + from * DAY)}`,
    `UID:${listing.platform}-${nth}-${at}-${dateOf(week)}@stand-in.example`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', `PRODID:${product}`, 'CALSCALE:GREGORIAN', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
};
