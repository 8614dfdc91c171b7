// Calendars from elsewhere, and the nights that they take, as the database keeps them.
import { addDays, HOUR } from '../../../../generated/model/dates';
import type { PlainDate } from '../../../../generated/model/wire';
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { feedInstantHours, feedNearDays, feedStaleHours } from '../../../../generated/model/constants';
import type { NewRow, Row } from '../../../../generated/tables/tables';
import type { Database } from '../../database/open';
import type { CalendarRead } from '../../outside/calendars';
import type { Range } from '../calendar/calendar.rules';

/** A calendar that is to be read, with the zone in which its nights are, and its host. */
export interface FeedToRead extends Pick<Row<'calendar_feeds'>, 'feed_id' | 'property_id' | 'url' | 'etag' | 'modified' | 'failures'> {
  readonly timezone: string;
  readonly profile_id: string;
  /** When its coming nights were last seen to change. */
  readonly changed_at: Date;
}
export interface ElsewhereNights extends Range {
  /** Guests are expected; otherwise none can come. */
  readonly is_stay: boolean;
}

const leaseMs = 600_000;

const read = sql`f.feed_id, f.property_id, f.url, f.etag, f.modified, f.failures, coalesce(f.changed_at, f.created_at) as changed_at, p.timezone, p.profile_id`;

// a platform's host name; elsewhere names cost nothing, and all of an account count as one
const lane = sql`case when d.platform = 'generic' then o.profile_id::text else split_part(d.url, '/', 3) end`;
const due = (now: Date) => sql`
  calendar_feeds d join properties o on o.property_id = d.property_id
  where d.due_at <= ${now} and o.status <> 'archived' and o.deleted_at is null`;

interface Lane {
  readonly lane: string;
  /** It is a person's own servers, and no platform. */
  readonly is_own: boolean;
}
/** The lanes in which calendars wait whose turn has come, the longest waiting first: a slow one keeps no other waiting. */
export const findDueLanes = async (db: Database, now: Date): Promise<readonly Lane[]> => {
  const { rows } = await sql<Lane>`
    select ${lane} as lane, d.platform = 'generic' as is_own from ${due(now)} group by 1, 2 order by min(d.due_at)`.execute(db);
  return rows;
};

/** Calendars of a lane whose turn has come, one of an account, now this process's alone: another comes to them only if this one dies. */
export const claimDueFeeds = async (
  db: Database,
  now: Date,
  of: { readonly lane: string; readonly most: number },
): Promise<readonly FeedToRead[]> => {
  const { rows } = await sql<FeedToRead>`
    with firsts as (
      select distinct on (o.profile_id) d.feed_id, d.due_at from ${due(now)} and ${lane} = ${of.lane} order by o.profile_id, d.due_at)
    update calendar_feeds f set due_at = ${new Date(now.getTime() + leaseMs)} from properties p
    where p.property_id = f.property_id and f.feed_id in (
      select d.feed_id from calendar_feeds d join firsts using (feed_id)
      where d.due_at <= ${now} order by d.due_at limit ${of.most} for update of d skip locked)
    returning ${read}`.execute(db);
  return rows;
};

/** A calendar of a property. */
export const findFeed = async (db: Database, property_id: string, feed_id: string): Promise<FeedToRead | undefined> => {
  const { rows } = await sql<FeedToRead>`
    select ${read} from calendar_feeds f join properties p on p.property_id = f.property_id
    where f.property_id = ${property_id} and f.feed_id = ${feed_id}`.execute(db);
  return rows[0];
};

/** The calendars of a property that were not read since a moment, to ask with. */
export const olderFeeds = (property_id: string, since: Date) => sql<FeedToRead>`
  select ${read} from calendar_feeds f join properties p on p.property_id = f.property_id
  where f.property_id = ${property_id} and (f.synced_at is null or f.synced_at < ${since})`;

/** Where the calendars of a property are read. */
export const feedUrls = async (db: Database, propertyId: string): Promise<readonly string[]> =>
  (await db.selectFrom('calendar_feeds').select('url').where('property_id', '=', propertyId).execute()).map(({ url }) => url);

export const insertFeed = async (trx: Database, feed: NewRow<'calendar_feeds'>): Promise<void> => {
  await trx.insertInto('calendar_feeds').values(feed).execute();
};

/** Gives a calendar a name; false where it is none of the property's. */
export const nameFeed = async (
  trx: Database,
  { property_id, feed_id }: Pick<FeedToRead, 'property_id' | 'feed_id'>,
  name: string | null,
): Promise<boolean> => {
  const one = trx.updateTable('calendar_feeds').set({ name }).where('property_id', '=', property_id).where('feed_id', '=', feed_id);
  return (await one.executeTakeFirst()).numUpdatedRows > 0n;
};

export const removeFeed = async (trx: Database, feedId: string): Promise<void> => {
  await trx.deleteFrom('calendar_feeds').where('feed_id', '=', feedId).execute();
};

/** The connected listing is this host's, now that its secret calendar is known. */
export const proveOwnership = async (trx: Database, propertyId: string, now: Date): Promise<void> => {
  const property = trx.updateTable('properties').where('property_id', '=', propertyId).where('ownership_proven_at', 'is', null);
  await property.set({ ownership_proven_at: now }).execute();
};

/** Other writers of a calendar's content wait; tells whether it is still there. */
export const lockFeed = async (trx: Database, feedId: string): Promise<boolean> =>
  (await trx.selectFrom('calendar_feeds').select('feed_id').where('feed_id', '=', feedId).forUpdate().executeTakeFirst()) !== undefined;

/** Whether a guest of ours comes soon, or is there. */
export const hasStayNear = async (trx: Database, property_id: string, today: PlainDate): Promise<boolean> => {
  const { rows } = await sql`
    select from held_nights where property_id = ${property_id} and kind = 'booking'
    and nights && daterange(${today}::date, ${addDays(today, feedNearDays)}::date) limit 1`.execute(trx);
  return rows.length > 0;
};

interface WatchedNights {
  readonly watched: string;
  readonly is_stay: boolean;
}
const namesOf = (rows: readonly WatchedNights[]): string => {
  const coming = rows.filter(({ watched }) => watched !== 'empty').map(({ watched, is_stay }) => `${watched} ${is_stay}`);
  return coming.toSorted().join();
};

// the end of a calendar moves on each day by itself
const watchedDays = 365;

// a host looks back a year; a little longer costs nothing
const keptDays = 400;

/**
 * Puts the nights that a calendar takes now in the place of those that it took; those that stay keep their names. Nights that are over
 * stay taken: calendars leave them out once they are. Tells whether coming nights changed.
 */
export const keepElsewhere = async (
  trx: Database,
  { feed_id, property_id }: Pick<FeedToRead, 'feed_id' | 'property_id'>,
  { nights, today, now }: { readonly nights: readonly ElsewhereNights[]; readonly today: PlainDate; readonly now: Date },
): Promise<boolean> => {
  const watched = sql`is_stay, nights * daterange(${today}::date, ${addDays(today, watchedDays)}::date) as watched`;
  const json = JSON.stringify(nights.map((one) => ({ held_id: randomUUID(), ...one })));
  const wanted = sql`jsonb_to_recordset(${json}::jsonb) as w(held_id uuid, start date, "end" date, is_stay boolean)`;
  const gone = await sql<WatchedNights>`
    with left_out as (
      select held_id, nights, is_stay from held_nights where feed_id = ${feed_id} and upper(nights) > ${today}::date
      and (nights, is_stay) not in (select daterange(w.start, w."end"), w.is_stay from ${wanted})),
    over as (
      update held_nights set nights = daterange(lower(nights), ${today}::date)
      where held_id in (select held_id from left_out) and lower(nights) < ${today}::date),
    deleted as (
      delete from held_nights where feed_id = ${feed_id} and (upper(nights) <= ${addDays(today, -keptDays)}::date
      or (lower(nights) >= ${today}::date and held_id in (select held_id from left_out))))
    select ${watched} from left_out`.execute(trx);
  const come = await sql<WatchedNights>`
    insert into held_nights (held_id, property_id, nights, kind, feed_id, is_stay, created_at)
    select w.held_id, ${property_id}, daterange(w.start, w."end"), 'feed', ${feed_id}, w.is_stay, ${now} from ${wanted}
    where (daterange(w.start, w."end"), w.is_stay) not in (select nights, is_stay from held_nights where feed_id = ${feed_id})
    returning ${watched}`.execute(trx);
  return namesOf(gone.rows) !== namesOf(come.rows);
};

/** A calendar was read; without its content it had not changed. */
export const noteRead = async (
  trx: Database,
  feed_id: string,
  it: { readonly read: CalendarRead | undefined; readonly now: Date; readonly changed_at: Date; readonly due_at: Date },
): Promise<void> => {
  const { read, now, changed_at, due_at } = it;
  const good = { synced_at: now, failed_at: null, failures: 0, warned_at: null, changed_at, due_at };
  const leftOut = read && { free_events: read.free, short_events: read.short, broken_events: read.broken };
  const called = read && { etag: read.version.etag ?? null, modified: read.version.modified ?? null, ...leftOut };
  await trx
    .updateTable('calendar_feeds')
    .set({ ...good, ...called })
    .where('feed_id', '=', feed_id)
    .execute();
};

export const noteFailed = async (
  trx: Database,
  feed_id: string,
  it: { readonly failures: number; readonly now: Date; readonly due_at: Date },
): Promise<void> => {
  const { failures, now: failed_at, due_at } = it;
  await trx.updateTable('calendar_feeds').set({ failures, failed_at, due_at }).where('feed_id', '=', feed_id).execute();
};

/** Nights of bookings (o) that a calendar (t, f) gives to somebody else; see `conflictsIn`. */
const clashes = (now: Date) => sql`
  held_nights o join held_nights t on t.property_id = o.property_id and t.nights && o.nights
    join calendar_feeds f on f.feed_id = t.feed_id join properties w on w.property_id = o.property_id
  where o.kind = 'booking' and upper(o.nights * t.nights) > ${now}::date
    and (t.is_stay or (f.platform = 'booking' and not t.nights <@
      daterange(lower(o.nights) - w.preparation_nights, upper(o.nights) + w.preparation_nights)))`;

/** How calendars and their properties stand now: read, failed, or at odds with a booking; and whether one may book at once. */
const feedsStand = (now: Date, those: RawBuilder<unknown>) => sql`
  select feed_id, property_id, case when feed_id in (select t.feed_id from ${clashes(now)}) then 'conflict' when failures > 0 then 'failed'
    when synced_at is not null then 'synced' else 'never' end as status
  from calendar_feeds where ${those}`;
const propertiesStand = (now: Date, those: RawBuilder<unknown>) => sql`
  select p.property_id,
    -- how the reading of the connected listing went is not for calendars to say, unless they disagree
    case when bool_or(f.sync_status = 'conflict') then 'conflict'
      when p.sync_status = 'running' or (p.listing_url is not null and p.connection_status is not null and p.sync_status <> 'conflict') then p.sync_status
      when bool_or(f.sync_status = 'failed') then 'failed' when count(f.synced_at) > 0 then 'synced' else 'never' end as status,
    case when bool_and(f.synced_at is not null) then min(f.synced_at) end as synced_at,
    coalesce(bool_or(f.sync_status = 'conflict'
      or coalesce(f.synced_at, f.created_at) < ${new Date(now.getTime() - feedInstantHours * HOUR)}), false) as stopped
  from properties p left join calendar_feeds f on f.property_id = p.property_id where p.${those} group by p.property_id`;
const differs = sql`(s.sync_status, s.synced_at, s.instant_stopped) is distinct from (n.status, n.synced_at, n.stopped)`;

const isStale = (now: Date) => sql`
  f.warned_at is null and coalesce(f.synced_at, f.created_at) <= ${new Date(now.getTime() - feedStaleHours * HOUR)}`;

/** The properties of which something new is to be said, or told to their host: only reads, so that none of them is locked for nothing. */
export const findUnsettled = async (db: Database, now: Date): Promise<readonly string[]> => {
  const withFeeds = sql`property_id in (select property_id from calendar_feeds)`;
  const { rows } = await sql<{ property_id: string }>`
    select s.property_id from calendar_feeds s join (${feedsStand(now, withFeeds)}) n using (feed_id) where n.status <> s.sync_status
    union select s.property_id from properties s join (${propertiesStand(now, withFeeds)}) n using (property_id) where ${differs}
    union select t.property_id from ${clashes(now)} and t.told_at is null
    union select f.property_id from calendar_feeds f join properties p using (property_id)
      where p.status <> 'archived' and p.deleted_at is null and ${isStale(now)}`.execute(db);
  return rows.map(({ property_id }) => property_id);
};

interface SettleContext {
  /** Locked before. */
  readonly property_ids: readonly string[];
  readonly now: Date;
}
const among = ({ property_ids }: SettleContext): RawBuilder<unknown> => sql`property_id = any(${[...property_ids]}::uuid[])`;

/** Says of the calendars of some properties, and of those, how they stand. */
export const settleStanding = async (trx: Database, it: SettleContext): Promise<void> => {
  await sql`
    update calendar_feeds s set sync_status = n.status from (${feedsStand(it.now, among(it))}) n
    where n.feed_id = s.feed_id and s.sync_status <> n.status`.execute(trx);
  await sql`
    update properties s set sync_status = n.status, synced_at = n.synced_at, instant_stopped = n.stopped
    from (${propertiesStand(it.now, among(it))}) n where n.property_id = s.property_id and ${differs}`.execute(trx);
};

/** Those of them of which a night has come to be taken twice, and nobody has told the host; asked again, it tells none. */
export const takeUntoldConflicts = async (trx: Database, it: SettleContext): Promise<readonly string[]> => {
  const { rows } = await sql<{ property_id: string }>`
    update held_nights set told_at = ${it.now}
    where ${among(it)} and told_at is null and held_id in (select t.held_id from ${clashes(it.now)} and o.${among(it)})
    returning property_id`.execute(trx);
  return [...new Set(rows.map(({ property_id }) => property_id))];
};

/** Their calendars that have gone stale, and nobody has told the host; asked again, it tells none. */
export const takeUntoldStale = async (
  trx: Database,
  it: SettleContext,
): Promise<readonly Pick<Row<'calendar_feeds'>, 'feed_id' | 'property_id'>[]> => {
  const { rows } = await sql<Pick<Row<'calendar_feeds'>, 'feed_id' | 'property_id'>>`
    update calendar_feeds f set warned_at = ${it.now} from properties p
    where p.property_id = f.property_id and p.status <> 'archived' and p.deleted_at is null and f.${among(it)} and ${isStale(it.now)}
    returning f.feed_id, f.property_id`.execute(trx);
  return rows;
};

/** A mail's facts about a calendar. */
export const findFeedOfMail = (db: Database, feedId: string) =>
  db.selectFrom('calendar_feeds').select(['platform', 'name', 'property_id']).where('feed_id', '=', feedId).executeTakeFirst();
