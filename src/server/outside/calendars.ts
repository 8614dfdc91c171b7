// Calendars of other platforms, fetched and read.
import { type Asker, nobody, type PublicReader } from './public-reader';
import type { DocumentKind } from './reader/document';
import { readBeside } from './reader/read-beside';
import type { CalendarNights, NightsOptions } from './taken-nights';

/** How to ask whether a calendar has changed. */
export interface Version {
  readonly etag?: string | undefined;
  readonly modified?: string | undefined;
}
export interface CalendarRead extends CalendarNights {
  readonly version: Version;
}

export interface Calendars {
  /** A calendar's content, or `unchanged` since a version of it. @throws UnreadAddress when there is none. */
  readonly read: (
    address: string,
    zone: string,
    options?: { readonly since?: Version; readonly asker?: Asker; readonly within?: Pick<NightsOptions, 'from' | 'to'> },
  ) => Promise<CalendarRead | 'unchanged'>;
}

const most = 2_000_000;
export interface CalendarDocument extends NightsOptions {
  readonly body: Uint8Array;
  readonly zone: string;
}
/** A calendar as its server sent it, and the zone of the property. */
export const calendarFile: DocumentKind<CalendarDocument, CalendarNights> = {
  name: 'calendar',
  lane: 'text',
  milliseconds: 4000,
};

// asking for it, waiting for a reader, and reading it
const patience = 20_000;
// longer ones are no names of versions
const longestName = 500;
const named = (name: string | undefined): string | undefined => (name === undefined || name.length > longestName ? undefined : name);

/** A reader's addresses as calendars; the names of our own events end with `own`. */
export const openCalendars = (reader: PublicReader, own?: string): Calendars => ({
  async read(address, zone, { since = {}, asker: person = nobody, within = {} } = {}) {
    const asker = { ...person, signal: AbortSignal.timeout(patience) };
    const headers = {
      ...(since.etag ? { 'if-none-match': since.etag } : {}),
      ...(since.modified ? { 'if-modified-since': since.modified } : {}),
    };
    const types = ['text/calendar', 'text/plain', 'application/octet-stream'];
    const { status, body, header } = await reader.read(address, { types, bytes: most, headers, asker, isCalendar: true });
    if (status === 304) return 'unchanged';
    const nights = await readBeside(calendarFile, { body, zone, ...within, ...(own === undefined ? {} : { own }) }, asker);
    // the same text means other nights once days have passed
    return { version: nights.repeats ? {} : { etag: named(header('etag')), modified: named(header('last-modified')) }, ...nights };
  },
});
