// Reads calendars from elsewhere: what they say is kept until they say something else, also while they cannot be read.
import { randomInt } from 'node:crypto';
import { bookingHorizonDays, feedMinutes, feedQuietHours } from '../../../../generated/model/constants';
import type { PlainDate } from '../../../../generated/model/wire';
import { HOUR, MINUTE, dayOf, addDays } from '../../../../generated/model/dates';
import { doAll } from '../../jobs/do-all';
import { type Inside, inTransaction, type JobContext, type Services } from '../../request/context';
import type { Database } from '../../database/open';
import type { CalendarRead } from '../../outside/calendars';
import { calendarsAtOnce, UnreadAddress } from '../../outside/public-reader';
import { ReaderDefect } from '../../outside/reader/reading-process';
import { todayAt } from '../calendar/calendar.lookup';
import { lockCalendar, lockCalendars } from '../calendar/calendar.repository';
import { helpersOf } from '../cohosts/cohost.lookup';
import {
  claimDueFeeds,
  findUnsettled,
  type ElsewhereNights,
  type FeedToRead,
  findDueLanes,
  hasStayNear,
  keepElsewhere,
  lockFeed,
  noteFailed,
  noteRead,
  settleStanding,
  takeUntoldConflicts,
  takeUntoldStale,
} from './feed.repository';

const [shortest, quiet] = [feedMinutes * MINUTE, feedQuietHours * HOUR];
/** No two calendars stay in step. */
const after = (now: Date, wait: number): Date => new Date(now.getTime() + Math.round((wait * randomInt(90, 111)) / 100));

const slowest = 12;
/** When a calendar is tried next that could not be read: each failure doubles the wait. */
const nextTry = (now: Date, failures: number): Date => after(now, shortest * Math.min(2 ** failures, slowest));

/** When a calendar is read next: the longer nothing has changed in it, the later, unless a stay is near. */
const nextReading = async (
  trx: Database,
  property_id: string,
  { now, changed_at, today }: { readonly now: Date; readonly changed_at: Date; readonly today: PlainDate },
): Promise<Date> => {
  const wait = Math.min(quiet * 0.9, (now.getTime() - changed_at.getTime()) / 24);
  return after(now, wait <= shortest || (await hasStayNear(trx, property_id, today)) ? shortest : wait);
};

/** Ranges that share nights are one: of a year there are no more than nights, whatever a calendar says. */
const joined = (ranges: readonly ElsewhereNights[]): readonly ElsewhereNights[] => {
  const whole: ElsewhereNights[] = [];
  for (const one of ranges.toSorted((a, b) => dayOf(a.start) - dayOf(b.start))) {
    const last = whole.at(-1);
    if (last && one.start < last.end) whole[whole.length - 1] = { ...last, end: one.end > last.end ? one.end : last.end };
    else whole.push(one);
  }
  return whole;
};

/** From when until when nights matter here. */
const mattering = (today: PlainDate) => [today, addDays(today, bookingHorizonDays + 60)] as const;

/** The nights of a calendar that matter here, each range once; what lies beyond any booking is cut off. */
export const nightsThatMatter = ({ taken }: Pick<CalendarRead, 'taken'>, today: PlainDate): readonly ElsewhereNights[] => {
  const [first, last] = [addDays(today, -365), mattering(today)[1]];
  const all = taken.flatMap(({ start, end, kind }): readonly ElsewhereNights[] => {
    const nights = {
      start: addDays(first, Math.max(0, dayOf(start) - dayOf(first))),
      end: addDays(last, Math.min(0, dayOf(end) - dayOf(last))),
    };
    return nights.end > today && nights.start < nights.end ? [{ ...nights, is_stay: kind === 'booking' }] : [];
  });
  return [true, false].flatMap((isStay) => joined(all.filter(({ is_stay }) => is_stay === isStay)));
};

interface Wanted extends FeedToRead {
  /** A person waits for it. */
  readonly isUrgent?: boolean;
}

type ReadContext = Pick<Services, 'calendars'> & Pick<JobContext, 'now' | 'warn'>;

/** The lines of code at which it broke: what it broke over is a stranger's. */
const placesOf = ({ message }: ReaderDefect): string => message.split('\n').slice(1, 6).join(' ');

/** The content at an address now, or that it has not changed. @throws UnreadAddress when nothing of it makes sense. */
export const readElsewhere = async (
  { calendars, now, warn }: ReadContext,
  {
    url,
    timezone,
    profile_id,
    etag,
    modified,
    isUrgent,
  }: Pick<Wanted, 'url' | 'timezone' | 'profile_id'> & Partial<Pick<Wanted, 'etag' | 'modified' | 'isUrgent'>>,
): Promise<CalendarRead | 'unchanged'> => {
  const since = { etag: etag ?? undefined, modified: modified ?? undefined };
  const [from, to] = mattering(todayAt({ timezone }, now));
  const read = await calendars.read(url, timezone, { since, asker: { of: profile_id, isUrgent }, within: { from, to } }).catch((error) => {
    if (!(error instanceof ReaderDefect)) throw error;
    warn('a calendar broke its reader', { at: placesOf(error) });
    throw new UnreadAddress('unsuitable', 'a calendar broke its reader');
  });
  if (read !== 'unchanged' && read.taken.length === 0 && read.broken > 0) throw new UnreadAddress('unsuitable', 'no event makes sense');
  return read;
};

/** Keeps what was read of a calendar. */
export const keepReading = async (
  trx: Database,
  feed: Pick<FeedToRead, 'feed_id' | 'property_id' | 'timezone' | 'changed_at'>,
  { read, now }: { readonly read: CalendarRead | 'unchanged'; readonly now: Date },
): Promise<void> => {
  const today = todayAt(feed, now);
  const hasChanged = read !== 'unchanged' && (await keepElsewhere(trx, feed, { nights: nightsThatMatter(read, today), today, now }));
  const changed_at = hasChanged ? now : feed.changed_at;
  const due_at = await nextReading(trx, feed.property_id, { now, changed_at, today });
  await noteRead(trx, feed.feed_id, { read: read === 'unchanged' ? undefined : read, now, changed_at, due_at });
};

export type FeedContext = Pick<Services, 'db' | 'jobs'> & ReadContext;

/** Reads a calendar, and keeps what it says or that it could not be read. Tells how often in a row it has failed now. */
export const readFeed = async (context: FeedContext, feed: Wanted): Promise<number> => {
  const read = await readElsewhere(context, feed).catch((error: unknown) => {
    if (error instanceof UnreadAddress) return undefined;
    throw error;
  });
  const failures = read ? 0 : feed.failures + 1;
  await inTransaction(context, async ({ trx, now }) => {
    // a transaction that gives nights away meanwhile waits, and then knows
    await lockCalendar(trx, feed.property_id);
    if (!(await lockFeed(trx, feed.feed_id))) return;
    if (read) await keepReading(trx, feed, { read, now });
    else await noteFailed(trx, feed.feed_id, { failures, now, due_at: nextTry(now, failures) });
  });
  return failures;
};

/** Says how calendars stand now, and tells hosts what they have to know: of one property, or of all. */
export const settleCalendars = async (
  { trx, mail, now }: Pick<Inside, 'trx' | 'mail'> & { readonly now: Date },
  property_id?: string,
): Promise<void> => {
  const property_ids = property_id === undefined ? await findUnsettled(trx, now) : [property_id];
  if (property_ids.length === 0) return;
  const it = { property_ids, now };
  await lockCalendars(trx, property_ids);
  await settleStanding(trx, it);
  const conflicts = await takeUntoldConflicts(trx, it);
  const stale = await takeUntoldStale(trx, it);
  const helpers = await helpersOf(trx, [...conflicts, ...stale.map((feed) => feed.property_id)]);
  // the owner, and each co-host who looks after the calendar
  const keepers = (id: string) => [{}, ...helpers(id).calendar_ids.map((profile_id) => ({ profile_id }))];
  for (const id of conflicts) for (const keeper of keepers(id)) await mail('calendarConflict', { property_id: id, ...keeper });
  for (const feed of stale)
    for (const keeper of keepers(feed.property_id)) await mail('calendarStale', { feed_id: feed.feed_id, ...keeper });
};

// of platforms, and of people's own servers, which may be as many and as slow as they like
const lanesAtOnce = 10;
// shorter than the time between two runs, also with the last reading
const longestMs = 40_000;

/** Reads the calendars whose turn has come: of each lane as many at once as its host is asked for. The rest waits for the next time. */
export const readDueCalendars = async (context: FeedContext): Promise<void> => {
  const { db, now } = context;
  const until = performance.now() + longestMs;
  const readLane = async (lane: string): Promise<void> => {
    while (performance.now() < until) {
      const feeds = await claimDueFeeds(db, now, { lane, most: calendarsAtOnce });
      if (feeds.length === 0) return;
      await doAll(feeds, (feed) => readFeed(context, feed), feeds.length);
    }
  };
  const all = await findDueLanes(db, now);
  const readLanes = (areOwn: boolean): Promise<void> =>
    doAll(
      all.filter(({ is_own }) => is_own === areOwn),
      ({ lane }) => readLane(lane),
      lanesAtOnce,
    );
  try {
    await doAll([false, true], readLanes, 2);
  } finally {
    // an error of ours at one keeps no other host from hearing how theirs stand
    await inTransaction(context, (tx) => settleCalendars(tx));
  }
};
