// The nights that a calendar in iCal form (RFC 5545) takes, and what of it is left out.
import ICAL from 'ical.js';
import { addDays, daysBetween } from '../../../generated/model/dates';
import { isPlainDate, type PlainDate } from '../../../generated/model/wire';
import { UnreadAddress } from './public-reader';

/** Nights that are taken elsewhere, from the first to the morning after the last. */
export interface TakenElsewhere {
  /** The other side's id; it changes without notice. */
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  /** Whether somebody comes, or the host lets nobody come. */
  readonly kind: 'booking' | 'block';
}

export interface CalendarNights {
  readonly taken: readonly TakenElsewhere[];
  /** Coming events that could not be understood, and are left out. */
  readonly broken: number;
  /** Coming events that the other side marks as free, and that lie within one day: they hold no night. */
  readonly free: number;
  readonly short: number;
  /** Something in it comes again and again: another day shows other nights of the same text. */
  readonly repeats: boolean;
}

export interface NightsOptions {
  /** Events before count for nothing. */
  readonly from?: string;
  /** Until when repeats are followed; without it they count once. */
  readonly to?: string;
  /** The ending of our own names: such an event is a booking of ours that has come back. */
  readonly own?: string;
}

// a year and a half of single nights, ten times
const maxEvents = 5000;
// repeats are followed from their beginning, which may lie far back
const maxSteps = 100_000;
/** The lines of an event that say something of its nights, and how much of each is read: none of a calendar's is longer. */
const told = /^(UID|SUMMARY|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID)[:;]/i;
const longestLine = 1000;
// lists of dates are longer, and may take several lines
const lists = new Set(['RDATE', 'EXDATE']);
const [longestList, mostLists] = [10_000, 200];

type Property = readonly [name: string, parameters: unknown, type: string, ...values: readonly unknown[]];

/** Says on which day a moment falls in a zone. */
const daysIn = (zone: string): ((moment: Date) => string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (moment) => format.format(moment);
};
type DayIn = ReturnType<typeof daysIn>;

/** The day on which a moment of a calendar falls: as it is written, or in the property's zone where it is in universal time. */
const dayOfValue = (value: unknown, dayIn: DayIn): PlainDate | undefined => {
  if (typeof value !== 'string') return undefined;
  const written = value.slice(0, 10);
  if (!isPlainDate(written)) return undefined;
  const moment = new Date(value);
  const date = !value.endsWith('Z') ? written : Number.isNaN(moment.getTime()) ? '' : dayIn(moment);
  return isPlainDate(date) ? date : undefined;
};
const textOf = (property: Property | undefined): string => (typeof property?.[3] === 'string' ? property[3] : '');

const lengthOf = (property: Property | undefined): number => {
  const value = property?.[3];
  if (typeof value !== 'string') return 1;
  const { weeks, days, isNegative } = ICAL.Duration.fromString(value);
  return isNegative ? 0 : weeks * 7 + days;
};

const isClosed = /not available|unavailable|blocked|closed/i;
const isTooOften = /FREQ=(SECONDLY|MINUTELY|HOURLY)/i;

interface Entry {
  readonly uid: string;
  readonly start: PlainDate;
  readonly nights: number;
  readonly kind: TakenElsewhere['kind'];
  readonly stands: 'taken' | 'free' | 'cancelled';
  /** The day of a repeat in whose place it stands. */
  readonly insteadOf: PlainDate | undefined;
  /** The event itself, where it comes again and again. */
  readonly repeating: ICAL.Component | undefined;
  /** Days on which it does not come. */
  readonly except: ReadonlySet<string>;
}

const entryOf = (event: string, dayIn: DayIn): Entry | 'broken' => {
  try {
    const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR`));
    const component = calendar.getFirstSubcomponent('vevent');
    if (!component) return 'broken';
    const properties: readonly Property[] = component.toJSON()[1];
    const of = (name: string) => properties.find(([it]) => it === name);
    const start = dayOfValue(of('dtstart')?.[3], dayIn);
    if (start === undefined) return 'broken';
    const end = of('dtend') ? dayOfValue(of('dtend')?.[3], dayIn) : addDays(start, lengthOf(of('duration')));
    if (end === undefined || end < start) return 'broken';
    // several times a day is no stay: it counts once
    const repeats = (of('rrule') !== undefined || of('rdate') !== undefined) && !isTooOften.test(event);
    const isCancelled = textOf(of('status')).toUpperCase() === 'CANCELLED';
    const isFree = textOf(of('transp')).toUpperCase() === 'TRANSPARENT';
    return {
      uid: textOf(of('uid')),
      start,
      nights: daysBetween(start, end),
      kind: isClosed.test(textOf(of('summary'))) ? 'block' : 'booking',
      stands: isCancelled ? 'cancelled' : isFree ? 'free' : 'taken',
      insteadOf: dayOfValue(of('recurrence-id')?.[3], dayIn),
      repeating: repeats ? component : undefined,
      except: new Set(
        properties.flatMap(([name, , , ...values]) => (name === 'exdate' ? values.flatMap((value) => dayOfValue(value, dayIn) ?? []) : [])),
      ),
    };
  } catch {
    return 'broken';
  }
};

// a day without its type is a day all the same
const typed = (line: string): string =>
  line.replace(/^(DTSTART|DTEND|RECURRENCE-ID|RDATE|EXDATE)(?:;[^:]*)?:(\d{8}(?:,\d{8})*)$/i, '$1;VALUE=DATE:$2');

/** As much of a list of dates as is read: none is cut in two. */
const wholeDates = (line: string): string => {
  const cut = line.slice(0, longestList);
  return cut === line ? line : cut.slice(0, Math.max(0, cut.lastIndexOf(',')));
};

/** The lines of each event that say something of its nights. @throws UnreadAddress when it is no calendar. */
const eventsIn = (text: string): readonly (readonly string[])[] => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  // a truncated calendar is none either: nights at its end would seem free
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '') || !/^END:VCALENDAR\s*$/im.test(text))
    throw new UnreadAddress('unsuitable', 'no calendar');
  const events: string[][] = [];
  // of each name its first line, and of lists of dates all
  let event: Map<string, string> | undefined;
  let inside = 0;
  for (const line of lines.map((it) => it.trimEnd())) {
    if (/^BEGIN:VEVENT$/i.test(line)) [event, inside] = [new Map(), 0];
    else if (/^BEGIN:/i.test(line)) inside += 1;
    const name = event && inside === 0 ? told.exec(line)?.[1]?.toUpperCase() : undefined;
    const isList = name !== undefined && lists.has(name);
    const key = isList ? `${name} ${event?.size}` : name;
    if (key !== undefined && event && !event.has(key) && event.size < mostLists)
      event.set(key, typed(isList ? wholeDates(line) : line.slice(0, longestLine)));
    if (/^END:/i.test(line) && !/^END:VEVENT$/i.test(line)) inside -= 1;
    if (!event || !/^END:VEVENT$/i.test(line)) continue;
    events.push([...event.values()]);
    event = undefined;
    if (events.length > 4 * maxEvents) throw new UnreadAddress('too_heavy', `more than ${4 * maxEvents} events`);
  }
  return events;
};

/** The days on which an event begins, from those that still matter on; the number of steps is taken from what is left of them. */
const daysOfEntry = (
  { start, nights, repeating, except }: Entry,
  it: { readonly from: string; readonly to: string | undefined; readonly dayIn: DayIn; readonly steps: { left: number } },
): readonly PlainDate[] => {
  if (!repeating || it.to === undefined) return [start];
  // the first day counts, whatever the rest says
  const days = new Set<PlainDate>(except.has(start) || addDays(start, nights) <= it.from ? [] : [start]);
  const iterator = new ICAL.Event(repeating).iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    it.steps.left -= 1;
    if (it.steps.left < 0) throw new UnreadAddress('too_heavy', `more than ${maxSteps} repeats`);
    const day = dayOfValue(next.toString(), it.dayIn);
    if (day === undefined || day > it.to) break;
    if (!except.has(day) && addDays(day, nights) > it.from) days.add(day);
  }
  return [...days];
};

/** The same; nothing where its repeats make no sense. */
const soundDaysOf = (...[entry, it]: Parameters<typeof daysOfEntry>): readonly PlainDate[] | undefined => {
  try {
    return daysOfEntry(entry, it);
  } catch (error) {
    if (error instanceof UnreadAddress) throw error;
    return undefined;
  }
};

/**
 * Reads a calendar's text. Each event is read for itself, so that a broken one breaks no other.
 *
 * @throws UnreadAddress when it is no calendar.
 */
export const takenIn = (text: string, zone: string, { from = '', to, own }: NightsOptions = {}): CalendarNights => {
  const dayIn = daysIn(zone);
  const counts = { broken: 0, free: 0, short: 0 };
  const entries: Entry[] = [];
  for (const lines of eventsIn(text)) {
    const entry = lines.some((line) => /^DTSTART[:;]/i.test(line)) ? entryOf(lines.join('\r\n'), dayIn) : 'broken';
    if (entry === 'broken') counts.broken += 1;
    else if (own === undefined || !entry.uid.endsWith(`@${own}`)) entries.push(entry);
  }
  const replaced = new Set(entries.flatMap(({ uid, insteadOf }) => (insteadOf === undefined ? [] : [`${uid} ${insteadOf}`])));
  const taken: TakenElsewhere[] = [];
  const steps = { left: maxSteps };
  for (const entry of entries) {
    const { uid, nights, kind, stands } = entry;
    if (stands === 'cancelled') continue;
    const found = soundDaysOf(entry, { from, to, dayIn, steps });
    if (!found) counts.broken += 1;
    const days = (found ?? []).filter((day) => entry.insteadOf !== undefined || !replaced.has(`${uid} ${day}`));
    const isComing = days.some((day) => addDays(day, nights) >= from);
    // within one day nobody stays a night
    if (stands === 'free' || nights === 0) counts[stands === 'free' ? 'free' : 'short'] += isComing ? 1 : 0;
    else taken.push(...days.map((start) => ({ uid, start, end: addDays(start, nights), kind })));
    if (taken.length > maxEvents) throw new UnreadAddress('too_heavy', `more than ${maxEvents} events`);
  }
  return { taken, ...counts, repeats: entries.some(({ repeating }) => repeating !== undefined) };
};
