// Reads calendars from elsewhere: what they say is kept until they say something else, also while they cannot be read.
import { randomInt } from 'node:crypto';
import { bookingHorizonDays, feedMinutes } from '../../../../generated/model/constants';
import type { PlainDate } from '../../../../generated/model/wire';
import { MINUTE, dayOf, addDays } from '../../../../generated/model/dates';
import { type Inside, inTransaction, type Services } from '../../request/context';
import type { Database } from '../../database/open';
import type { CalendarRead } from '../../outside/calendars';
import { UnreadAddress } from '../../outside/public-reader';
import { todayAt } from '../calendar/calendar.lookup';
import { lockCalendar } from '../calendar/calendar.repository';
import {
  claimDueFeeds,
  type ElsewhereNights,
  type FeedToRead,
  keepElsewhere,
  lockFeed,
  noteFailed,
  noteRead,
  settleStanding,
  takeUntoldConflicts,
  takeUntoldStale,
} from './feed.repository';

const slowest = 12;

/** When a calendar is read next: each failure doubles the wait, and no two stay in step. */
const nextReading = (now: Date, failures: number): Date => {
  const wait = feedMinutes * MINUTE * Math.min(2 ** failures, slowest);
  return new Date(now.getTime() + Math.round((wait * randomInt(90, 111)) / 100));
};

/** The nights of a calendar that matter here, each range once; what lies beyond any booking is cut off. */
export const nightsThatMatter = ({ taken }: CalendarRead, today: PlainDate): readonly ElsewhereNights[] => {
  const [first, last] = [addDays(today, -365), addDays(today, bookingHorizonDays + 60)];
  const all = new Map<string, ElsewhereNights>();
  for (const { start, end, kind } of taken) {
    const nights = {
      start: addDays(first, Math.max(0, dayOf(start) - dayOf(first))),
      end: addDays(last, Math.min(0, dayOf(end) - dayOf(last))),
    };
    if (nights.end > today && nights.start < nights.end)
      all.set(`${nights.start} ${nights.end} ${kind}`, { ...nights, is_stay: kind === 'booking' });
  }
  return [...all.values()];
};

interface Wanted extends FeedToRead {
  /** A person waits for it. */
  readonly isUrgent?: boolean;
}

/** The content at an address now, or that it has not changed. @throws UnreadAddress when nothing of it makes sense. */
export const readElsewhere = async (
  { calendars }: Pick<Services, 'calendars'>,
  { url, timezone, profile_id, etag, modified, isUrgent }: Pick<FeedToRead, 'url' | 'timezone' | 'profile_id'> & Partial<Wanted>,
): Promise<CalendarRead | 'unchanged'> => {
  const since = { etag: etag ?? undefined, modified: modified ?? undefined };
  const read = await calendars.read(url, timezone, { since, asker: { of: profile_id, isUrgent } });
  if (read !== 'unchanged' && read.taken.length === 0 && read.broken > 0) throw new UnreadAddress('unsuitable', 'no event makes sense');
  return read;
};

/** Keeps what was read of a calendar. */
export const keepReading = async (
  trx: Database,
  feed: Pick<FeedToRead, 'feed_id' | 'property_id' | 'timezone'>,
  { read, now }: { readonly read: CalendarRead | 'unchanged'; readonly now: Date },
): Promise<void> => {
  if (read !== 'unchanged') await keepElsewhere(trx, feed, { nights: nightsThatMatter(read, todayAt(feed, now)), now });
  await noteRead(trx, feed.feed_id, { version: read === 'unchanged' ? undefined : read.version, now, due_at: nextReading(now, 0) });
};

type FeedContext = Pick<Services, 'db' | 'jobs' | 'calendars'> & { readonly now: Date };

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
    else await noteFailed(trx, feed.feed_id, { failures, now, due_at: nextReading(now, failures) });
  });
  return failures;
};

/** Says how calendars stand now, and tells hosts what they have to know: of one property, or of all. */
export const settleCalendars = async (
  { trx, mail, now }: Pick<Inside, 'trx' | 'mail'> & { readonly now: Date },
  property_id?: string,
): Promise<void> => {
  await settleStanding(trx, { now, ...(property_id === undefined ? {} : { property_id }) });
  for (const id of await takeUntoldConflicts(trx, now)) await mail('calendarConflict', { property_id: id });
  for (const feed_id of await takeUntoldStale(trx, now)) await mail('calendarStale', { feed_id });
};

// others wait for their turn at the same host, no longer than a reading may take
const atOnce = 5;
const longestMs = 20_000;

/** Reads the calendars whose turn has come. The rest waits for the next time: mails are not kept waiting. */
export const readDueCalendars = async (context: FeedContext): Promise<void> => {
  const since = performance.now();
  for (let due = atOnce; due === atOnce && performance.now() - since < longestMs; ) {
    const feeds = await claimDueFeeds(context.db, context.now, atOnce);
    await Promise.all(feeds.map((feed) => readFeed(context, feed)));
    due = feeds.length;
  }
  await inTransaction(context, (tx) => settleCalendars(tx));
};
