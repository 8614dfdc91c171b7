// Calendars from elsewhere, read before nights are given away: what another platform has sold meanwhile is known then.
import { type RawBuilder, sql } from 'kysely';
import { MINUTE } from '../../../../generated/model/dates';
import { feedFreshMinutes } from '../../../../generated/model/constants';
import { inTransaction } from '../../request/context';
import { type FeedContext, readFeed, settleCalendars } from './feed.commands';
import { olderFeeds } from './feed.repository';

const freshSince = (now: Date): Date => new Date(now.getTime() - feedFreshMinutes * MINUTE);

/** Whether a calendar of a property was not read lately, to ask with. */
export const hasOlderFeeds = (property_id: string, now: Date): RawBuilder<boolean> =>
  sql`exists (${olderFeeds(property_id, freshSince(now))})`;

/** Reads the calendars of a property that were not read lately. One that cannot be read stays as it was. */
export const freshenFeeds = async (context: FeedContext, property_id: string): Promise<void> => {
  const old = (await olderFeeds(property_id, freshSince(context.now)).execute(context.db)).rows;
  if (old.length === 0) return;
  await Promise.all(old.map((feed) => readFeed(context, { ...feed, isUrgent: true })));
  await inTransaction(context, (tx) => settleCalendars(tx, property_id));
};
