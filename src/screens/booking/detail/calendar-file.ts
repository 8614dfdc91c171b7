// A stay as an entry for the guest's own calendar (RFC 5545). Its moments are in UTC, so that no calendar needs to know the zone.
import type { BookingDetail } from '../../../../generated/model/entities';
import { type Instant, instantOf } from '../../../../generated/model/wire';
import { productName } from '../../../../generated/model/constants';
import { dayOf } from '../../../../generated/model/dates';
import { momentAt } from '../../../../generated/rules/runtime';
import { bookingTexts as say } from '../../../../generated/texts/sentences/bookingTexts';

type Entered = Pick<
  BookingDetail,
  'booking_id' | 'reference' | 'checkin' | 'checkout' | 'checkin_time' | 'checkout_time' | 'timezone' | 'address' | 'property'
>;

/** `2027-02-12T23:00:00.000Z` as `20270212T230000Z`. */
const stamp = (moment: Instant): string => `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const lineBytes = 75;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
/** A line is 75 bytes at most, and goes on after a space; no letter is cut in two. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let rest = '';
  for (const letter of line) {
    if (bytesOf(rest) + bytesOf(letter) > lineBytes) {
      lines.push(rest);
      rest = ' ';
    }
    rest += letter;
  }
  return [...lines, rest].join('\r\n');
};

/** `link` leads to the stay on our pages. */
export const calendarFile = (booking: Entered, link: string, now: Instant): string => {
  const { checkin, checkout, checkin_time, checkout_time, timezone, property, address } = booking;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Stays//EN`,
    'BEGIN:VEVENT',
    `UID:${booking.booking_id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(instantOf(momentAt(dayOf(checkin), checkin_time, timezone)))}`,
    `DTEND:${stamp(instantOf(momentAt(dayOf(checkout), checkout_time, timezone)))}`,
    `SUMMARY:${escaped(property.title)}`,
    `LOCATION:${escaped(address ?? property.place)}`,
    `DESCRIPTION:${escaped(`${say.reference(booking)}\n${link}`)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};

/** As an address that a browser downloads. */
export const calendarAddress = (file: string): string => `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
