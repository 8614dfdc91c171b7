// Calendars from elsewhere, as their host adds, removes and reads them.
import { randomUUID } from 'node:crypto';
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { feedsMax } from '../../../../generated/model/constants';
import type { CalendarFeed } from '../../../../generated/model/entities';
import { type Inside, inTransaction, type SignedInContext } from '../../request/context';
import type { Database } from '../../database/open';
import { isOverlap } from '../../database/violations';
import { UnreadAddress } from '../../outside/public-reader';
import { refuse } from '../../request/refusal';
import { feedsOf } from '../calendar/around.lookup';
import { lockCalendar } from '../calendar/calendar.repository';
import { keepReading, readElsewhere, readFeed, settleCalendars } from './feed.commands';
import { feedUrls, findFeed, insertFeed, nameFeed, proveOwnership, removeFeed } from './feed.repository';
import { type FeedAddress, feedAddress } from './feed-address.rules';
import { innerAddress } from '../connecting/listing-address.rules';
import type { PropertyRow } from '../property.lookup';

const enforceRoom = async (db: Database, propertyId: string, url: string): Promise<void> => {
  const known = await feedUrls(db, propertyId);
  if (known.includes(url)) refuse('property.feed_known');
  if (known.length >= feedsMax) refuse('property.too_many_feeds');
};

/** Whether a calendar belongs to the connected listing; one of another listing there is refused. */
const provesOwnership = ({ listing_key }: PropertyRow, feed: FeedAddress): boolean => {
  if (listing_key === null || feed.listing_key === null || !listing_key.startsWith(`${feed.platform} `)) return false;
  return listing_key === feed.listing_key || refuse('property.feed_of_other_listing');
};

const feedAnswer = async (
  db: Database,
  it: { readonly property_id: string; readonly feed_id: string; readonly now: Date },
): Promise<CalendarFeed> => {
  const feeds = (await feedsOf(db, [it.property_id], it.now)).get(it.property_id) ?? [];
  return feeds.find(({ feed_id }) => feed_id === it.feed_id) ?? refuse('property.feed_not_found');
};

type Read = Parameters<typeof keepReading>[2]['read'];
const add = async (
  { trx, mail, job, now, principal }: Pick<Inside, 'trx' | 'mail' | 'job'> & Pick<SignedInContext, 'now' | 'principal'>,
  property: PropertyRow,
  { address, read, name }: { readonly address: FeedAddress; readonly read: Read; readonly name: string | null },
): Promise<CalendarFeed> => {
  const { property_id, timezone } = property;
  const { url, platform } = address;
  await lockCalendar(trx, property_id);
  await enforceRoom(trx, property_id, url);
  const feed_id = randomUUID();
  // the calendar of a co-host says nothing about whose the listing is
  const proves_ownership = provesOwnership(property, address) && property.profile_id === principal.profile_id;
  await insertFeed(trx, { feed_id, property_id, platform, url, name, proves_ownership, created_at: now, due_at: now });
  await keepReading(trx, { feed_id, property_id, timezone, changed_at: now }, { read, now });
  if (proves_ownership) await proveOwnership(trx, property_id, now);
  await settleCalendars({ trx, mail, now }, property_id);
  await job('rewardListing', { property_id });
  return feedAnswer(trx, { property_id, feed_id, now });
};

export const feedHandlers: Pick<PropertyHandlers, 'addFeed' | 'renameFeed' | 'deleteFeed' | 'syncFeed'> = {
  async addFeed({ property, input }, context) {
    const { config } = context;
    const own = `${config.SITE_ORIGIN}${config.API_BASE}/`;
    const address = feedAddress(input.url, { inner: innerAddress(config), own }) ?? refuse('property.feed_unreadable');
    const { timezone, profile_id } = property;
    provesOwnership(property, address);
    await enforceRoom(context.db, property.property_id, address.url);
    const read = await readElsewhere(context, { url: address.url, timezone, profile_id, isUrgent: true }).catch((error: unknown) => {
      if (error instanceof UnreadAddress) return refuse(error.why === 'too_heavy' ? 'property.feed_too_large' : 'property.feed_unreadable');
      throw error;
    });
    return inTransaction(context, (tx) => add(tx, property, { address, read, name: input.name || null })).catch((error: unknown) => {
      // another host has proven that the listing is theirs
      if (isOverlap(error)) return refuse('property.listing_claimed');
      throw error;
    });
  },

  renameFeed: ({ property: { property_id }, params: { feed_id }, input: { name } }, context) =>
    inTransaction(context, async ({ trx, now }) => {
      if (!(await nameFeed(trx, { property_id, feed_id }, name || null))) refuse('property.feed_not_found');
      return feedAnswer(trx, { property_id, feed_id, now });
    }),

  deleteFeed: ({ property, params }, context) =>
    inTransaction(context, async ({ trx, mail, now }) => {
      const { property_id } = property;
      await lockCalendar(trx, property_id);
      const feed = (await findFeed(trx, property_id, params.feed_id)) ?? refuse('property.feed_not_found');
      const isLast = (await feedUrls(trx, property_id)).length === 1;
      if (isLast && property.status === 'listed' && !property.no_other_calendars)
        refuse('property.listing_incomplete', { data: { missing: ['calendar'] } });
      await removeFeed(trx, feed.feed_id);
      await settleCalendars({ trx, mail, now }, property_id);
      return {};
    }),

  async syncFeed({ property: { property_id }, params: { feed_id } }, context) {
    const feed = (await findFeed(context.db, property_id, feed_id)) ?? refuse('property.feed_not_found');
    const failures = await readFeed(context, { ...feed, isUrgent: true });
    await inTransaction(context, (tx) => settleCalendars(tx, property_id));
    if (failures > 0) refuse('property.feed_failed', { data: { failures } });
    return feedAnswer(context.db, { property_id, feed_id, now: context.now });
  },
};
