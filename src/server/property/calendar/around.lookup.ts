// Reads of other tables about several properties at once. Reads only.
import { sql } from 'kysely';
import type { CalendarFeed, ImportedListing, Photo } from '../../../../generated/model/entities';
import { photosMax } from '../../../../generated/model/constants';
import type { PlainDate } from '../../../../generated/model/wire';
import { columnsOfCalendarFeed, readCalendarFeed } from '../../../../generated/tables/calendar-feeds';
import { columnsOfImportedListing, readImportedListing } from '../../../../generated/tables/imported-listings';
import type { Database } from '../../database/open';
import type { LookContext } from '../followers';
import { offeredOf } from '../connecting/found-photos.rules';
import { photosOf } from '../property.lookup';
import { propertySecrets } from '../property-secrets';

/** How many coming nights each calendar from elsewhere takes. */
const nightsByFeed = async (db: Database, feedIds: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> => {
  if (feedIds.length === 0) return new Map();
  const { rows } = await sql<{ feed_id: string; nights: number }>`
    select feed_id, sum(upper(nights) - greatest(lower(nights), ${now}::date))::int as nights from held_nights
    where feed_id = any(${[...feedIds]}::uuid[]) and upper(nights) > ${now}::date group by feed_id`.execute(db);
  return new Map(rows.map(({ feed_id, nights }) => [feed_id, nights]));
};

/** The calendars from elsewhere of several properties, in the order in which they were added. */
export const feedsOf = async (db: Database, propertyIds: readonly string[], now: Date): Promise<ReadonlyMap<string, CalendarFeed[]>> => {
  const found = new Map<string, CalendarFeed[]>(propertyIds.map((id) => [id, []]));
  if (propertyIds.length === 0) return found;
  const rows = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('properties as p', 'p.property_id', 'f.property_id')
    .select(columnsOfCalendarFeed.map((column) => `f.${column}` as const))
    .select('p.export_round')
    .where('f.property_id', 'in', [...propertyIds])
    .orderBy('f.created_at')
    .orderBy('f.feed_id')
    .execute();
  const { calendarFile } = await propertySecrets(db);
  const nights = await nightsByFeed(
    db,
    rows.map(({ feed_id }) => feed_id),
    now,
  );
  for (const row of rows) {
    const { property_id, feed_id } = row;
    found.get(property_id)?.push({ ...readCalendarFeed(row), nights: nights.get(feed_id) ?? 0, export_file: calendarFile(row, feed_id) });
  }
  return found;
};

/** The import states of several properties. */
const importsOf = async (db: Database, propertyIds: readonly string[]): Promise<ReadonlyMap<string, ImportedListing>> => {
  if (propertyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('imported_listings')
    .select(['property_id', 'pictures', ...columnsOfImportedListing])
    .where('property_id', 'in', [...propertyIds])
    .execute();
  return new Map(
    rows.map((row) => {
      const [photos_waiting, photos_offered] = row.photos_permitted ? [row.pictures.length, []] : [0, offeredOf(row.pictures)];
      return [row.property_id, { ...readImportedListing(row), photos_waiting, photos_offered }];
    }),
  );
};

/** A property with all that its host sees of it in other tables. */
export interface Surroundings {
  readonly photos: readonly Photo[];
  readonly feeds: readonly CalendarFeed[];
  readonly imported: ImportedListing | null;
  readonly open_bookings: number;
  readonly next_arrival: PlainDate | null;
}

/** All of that of several properties, in as many questions as for one. */
export const surroundingsOf = async (
  db: Database,
  propertyIds: readonly string[],
  { followers, now }: LookContext,
): Promise<(propertyId: string) => Surroundings> => {
  const photos = await photosOf(db, propertyIds, photosMax);
  const feeds = await feedsOf(db, propertyIds, now);
  const imports = await importsOf(db, propertyIds);
  const open = await followers.property.openBookingsOf(db, propertyIds, now);
  const arrivals = await followers.property.nextArrivalsOf(db, propertyIds, now);
  return (id) => ({
    photos: photos.get(id) ?? [],
    feeds: feeds.get(id) ?? [],
    imported: imports.get(id) ?? null,
    open_bookings: open.get(id) ?? 0,
    next_arrival: arrivals.get(id) ?? null,
  });
};
