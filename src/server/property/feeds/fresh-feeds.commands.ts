// Calendars from elsewhere, read before nights are given away: what another platform has sold meanwhile is known then.
import { MINUTE } from '../../../../generated/model/dates';
import { feedFreshMinutes } from '../../../../generated/model/constants';
import { inTransaction, type Services } from '../../request/context';
import { readFeed, settleCalendars } from './feed.commands';
import { findOlderFeeds } from './feed.repository';

/** Reads the calendars of a property that were not read lately. One that cannot be read stays as it was. */
export const freshenFeeds = async (
  context: Pick<Services, 'db' | 'jobs' | 'calendars'> & { readonly now: Date },
  property_id: string,
): Promise<void> => {
  const old = await findOlderFeeds(context.db, property_id, new Date(context.now.getTime() - feedFreshMinutes * MINUTE));
  if (old.length === 0) return;
  await Promise.all(old.map((feed) => readFeed(context, { ...feed, isUrgent: true })));
  await inTransaction(context, (tx) => settleCalendars(tx, property_id));
};
