// A calendar as other platforms read it (RFC 5545): nights that are taken, and not a word of who takes them.
import ICAL from 'ical.js';
import { productName } from '../../../../generated/model/constants';
import type { Range } from './calendar.rules';

/** Nights that are taken, by a name that stays the same as long as they do. */
export interface Reserved extends Range {
  readonly uid: string;
  /** When they were taken. */
  readonly since: Date;
}

const seconds = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

/** The text of a calendar; `host` is where its names are unique. */
export const calendarText = (reserved: readonly Reserved[], host: string): string => {
  const events = reserved.map(({ uid, since, start, end }) => [
    'vevent',
    [
      ['uid', {}, 'text', `${uid}@${host}`],
      ['dtstamp', {}, 'date-time', seconds(since)],
      ['dtstart', {}, 'date', start],
      ['dtend', {}, 'date', end],
      ['summary', {}, 'text', 'Reserved'],
    ],
    [],
  ]);
  const about = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//${productName}//Calendar//EN`],
    ['calscale', {}, 'text', 'GREGORIAN'],
  ];
  return `${ICAL.stringify(['vcalendar', about, events]).trimEnd()}\r\n`;
};
