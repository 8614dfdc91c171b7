// Calendars of other platforms in iCal form (RFC 5545): the nights that are taken there.
import ICAL from 'ical.js';
import { addDays } from '../../../generated/model/dates';
import { isPlainDate } from '../../../generated/model/wire';
import { type Asker, nobody, type PublicReader, UnreadAddress } from './public-reader';
import type { DocumentKind } from './reader/document';
import { readBeside } from './reader/read-beside';

/** Nights that are taken elsewhere, from the first to the morning after the last. */
export interface TakenElsewhere {
  /** The other side's id; it changes without notice. */
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  /** Whether somebody comes, or the host lets nobody come. */
  readonly kind: 'booking' | 'block';
}

/** How to ask whether a calendar has changed. */
export interface Version {
  readonly etag?: string | undefined;
  readonly modified?: string | undefined;
}
export interface CalendarRead {
  readonly version: Version;
  readonly taken: readonly TakenElsewhere[];
  /** Events that could not be understood, and are left out. */
  readonly broken: number;
}

export interface Calendars {
  /** A calendar's content, or `unchanged` since a version of it. @throws UnreadAddress when there is none. */
  readonly read: (
    address: string,
    zone: string,
    options?: { readonly since?: Version; readonly asker?: Asker },
  ) => Promise<CalendarRead | 'unchanged'>;
}

const most = 2_000_000;
// a year and a half of single nights, ten times
const maxEvents = 5000;
/** The lines of an event that say something of its nights, and how much of each is read: none of a calendar's is longer. */
const told = /^(UID|SUMMARY|STATUS|TRANSP|DTSTART|DTEND|DURATION)[:;]/i;
const longestLine = 1000;

type Property = readonly [name: string, parameters: unknown, type: string, ...values: readonly unknown[]];

/** Says on which day a moment falls in a zone. */
const daysIn = (zone: string): ((moment: Date) => string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (moment) => format.format(moment);
};

/** The day on which a moment of a calendar falls: as it is written, or in the property's zone where it is in universal time. */
const dayOf = (property: Property | undefined, dayIn: (moment: Date) => string): string | undefined => {
  const value = property?.[3];
  if (typeof value !== 'string') return undefined;
  const date = value.slice(0, 10);
  if (!isPlainDate(date)) return undefined;
  return value.endsWith('Z') ? dayIn(new Date(value)) : date;
};

const textOf = (property: Property | undefined): string => (typeof property?.[3] === 'string' ? property[3] : '');

const lengthOf = (property: Property | undefined): number => {
  const value = property?.[3];
  if (typeof value !== 'string') return 1;
  const { weeks, days, isNegative } = ICAL.Duration.fromString(value);
  return isNegative ? 0 : weeks * 7 + days;
};

const isClosed = /not available|unavailable|blocked|closed/i;

const takenBy = (event: string, dayIn: (moment: Date) => string): TakenElsewhere | 'broken' | undefined => {
  try {
    const [, , [component]]: readonly [string, unknown, readonly [readonly [string, readonly Property[]]]] = ICAL.parse(
      `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    );
    const of = (name: string) => component[1].find(([it]) => it === name);
    if (textOf(of('status')).toUpperCase() === 'CANCELLED' || textOf(of('transp')).toUpperCase() === 'TRANSPARENT') return undefined;
    const start = dayOf(of('dtstart'), dayIn);
    if (start === undefined) return 'broken';
    const end = of('dtend') ? dayOf(of('dtend'), dayIn) : addDays(start, lengthOf(of('duration')));
    if (end === undefined || end < start) return 'broken';
    // within one day nobody stays a night
    if (end === start) return undefined;
    const summary = textOf(of('summary'));
    return { uid: textOf(of('uid')), start, end, kind: isClosed.test(summary) ? 'block' : 'booking' };
  } catch {
    return 'broken';
  }
};

// a day without its type is a day all the same
const typed = (line: string): string => line.replace(/^(DTSTART|DTEND)(?:;[^:]*)?:(\d{8})$/i, '$1;VALUE=DATE:$2');

/**
 * Reads a calendar's text. Each event is read for itself, so that a broken one breaks no other; what recurs counts once.
 *
 * @throws UnreadAddress when it is no calendar.
 */
export const takenIn = (text: string, zone: string): Omit<CalendarRead, 'version'> => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  // a truncated calendar is none either: nights at its end would seem free
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '') || !/^END:VCALENDAR\s*$/im.test(text))
    throw new UnreadAddress('unsuitable', 'no calendar');
  const dayIn = daysIn(zone);
  const taken: TakenElsewhere[] = [];
  let broken = 0;
  // of each name its first line
  let event: Map<string, string> | undefined;
  let inside = 0;
  for (const line of lines.map((it) => it.trimEnd())) {
    if (/^BEGIN:VEVENT$/i.test(line)) [event, inside] = [new Map(), 0];
    else if (/^BEGIN:/i.test(line)) inside += 1;
    const name = event && inside === 0 ? told.exec(line)?.[1]?.toUpperCase() : undefined;
    if (name !== undefined && !event?.has(name)) event?.set(name, typed(line.slice(0, longestLine)));
    if (/^END:/i.test(line) && !/^END:VEVENT$/i.test(line)) inside -= 1;
    if (!event || !/^END:VEVENT$/i.test(line)) continue;
    const found = event.has('DTSTART') ? takenBy([...event.values()].join('\r\n'), dayIn) : 'broken';
    if (found === 'broken') broken += 1;
    else if (found) taken.push(found);
    event = undefined;
    if (taken.length > maxEvents) throw new UnreadAddress('too_heavy', `more than ${maxEvents} events`);
  }
  return { taken, broken };
};

/** A calendar as its server sent it, and the zone of the property. */
export const calendarFile: DocumentKind<{ readonly body: Uint8Array; readonly zone: string }, Omit<CalendarRead, 'version'>> = {
  name: 'calendar',
  lane: 'text',
  milliseconds: 4000,
};

// asking for it, waiting for a reader, and reading it
const patience = 20_000;
// longer ones are no names of versions
const longestName = 500;
const named = (name: string | undefined): string | undefined => (name === undefined || name.length > longestName ? undefined : name);

/** A reader's addresses as calendars. */
export const openCalendars = (reader: PublicReader): Calendars => ({
  async read(address, zone, { since = {}, asker: person = nobody } = {}) {
    const asker = { ...person, signal: AbortSignal.timeout(patience) };
    const headers = {
      ...(since.etag ? { 'if-none-match': since.etag } : {}),
      ...(since.modified ? { 'if-modified-since': since.modified } : {}),
    };
    const types = ['text/calendar', 'text/plain', 'application/octet-stream'];
    const { status, body, header } = await reader.read(address, { types, bytes: most, headers, asker, isCalendar: true });
    if (status === 304) return 'unchanged';
    const version = { etag: named(header('etag')), modified: named(header('last-modified')) };
    return { version, ...(await readBeside(calendarFile, { body, zone }, asker)) };
  },
});
