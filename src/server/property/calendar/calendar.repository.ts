// The nights of a property in the database: their rules, and the bookings and blocks on them.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { HeldKind, SourcePlatform } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import type { Database } from '../../database/open';
import type { Reserved } from './calendar-file.rules';
import type { NightDifference, Range } from './calendar.rules';
import { keptNights } from '../property.lookup';

/** The nights of a property from one day to another. */
export interface Nights extends Range {
  readonly property_id: string;
}

/** The holders of some nights. */
export interface Held extends Range {
  readonly held_id: string;
  readonly kind: HeldKind;
  readonly booking_id: string | null;
  readonly feed_id: string | null;
  readonly platform: SourcePlatform | null;
  readonly feed_name: string | null;
  readonly is_stay: boolean;
}

export const asked = ({ start, end }: Range) => sql`daterange(${start}::date, ${end}::date)`;

/** Others who change the same calendars wait until this is done. A property is locked before its calendars, and several in one order. */
export const lockCalendars = async (trx: Database, propertyIds: readonly string[]): Promise<void> => {
  const those = trx
    .selectFrom('properties')
    .select('property_id')
    .where('property_id', 'in', [...propertyIds]);
  await those.orderBy('property_id').forUpdate().execute();
};
export const lockCalendar = (trx: Database, propertyId: string): Promise<void> => lockCalendars(trx, [propertyId]);

interface Owned {
  readonly property_id: string;
}
export const byProperty = <T extends Owned>(
  propertyIds: readonly string[],
  rows: readonly T[],
): ReadonlyMap<string, readonly Omit<T, keyof Owned>[]> => {
  const found = new Map<string, Omit<T, keyof Owned>[]>(propertyIds.map((id) => [id, []]));
  for (const { property_id, ...row } of rows) found.get(property_id)?.push(row);
  return found;
};

/** Differences from the usual at several properties on some nights, whole ranges; in order. */
export const differingAt = async (db: Database, propertyIds: readonly string[], nights: Range) => {
  const { rows } = await sql<NightDifference & Owned>`
    select property_id, lower(nights)::text as start, upper(nights)::text as end, night_cents, min_nights, checkin_days, checkout_days, note
    from price_overrides where property_id = any(${[...propertyIds]}::uuid[]) and nights && ${asked(nights)} order by lower(nights)`.execute(
    db,
  );
  return byProperty(propertyIds, rows);
};
/** The same at one. */
export const findDiffering = async (db: Database, { property_id, ...nights }: Nights): Promise<readonly NightDifference[]> =>
  (await differingAt(db, [property_id], nights)).get(property_id) ?? [];

/** Puts other differences in the place of those on some nights. */
export const replaceDiffering = async (trx: Database, nights: Nights, differing: readonly NightDifference[]): Promise<void> => {
  const { property_id } = nights;
  await trx
    .deleteFrom('price_overrides')
    .where('property_id', '=', property_id)
    .where(sql<boolean>`nights && ${asked(nights)}`)
    .execute();
  const rows = differing.map(({ start, end, checkin_days, checkout_days, ...rest }) => ({
    property_id,
    nights: `[${start},${end})`,
    checkin_days: checkin_days && [...checkin_days],
    checkout_days: checkout_days && [...checkout_days],
    ...rest,
  }));
  if (rows.length > 0) await trx.insertInto('price_overrides').values(rows).execute();
};

/** Holders of some nights at several properties, whole ranges; in order. */
export const heldAt = async (db: Database, propertyIds: readonly string[], nights: Range) => {
  const { rows } = await sql<Held & Owned>`
    select h.property_id, h.held_id, lower(h.nights)::text as start, upper(h.nights)::text as end, h.kind, h.booking_id, h.feed_id, f.platform,
      f.name as feed_name, h.is_stay
    from held_nights h left join calendar_feeds f using (feed_id)
    where h.property_id = any(${[...propertyIds]}::uuid[]) and h.nights && ${asked(nights)}
    order by lower(h.nights), h.held_id`.execute(db);
  return byProperty(propertyIds, rows);
};
/** The same at one. */
export const findHeld = async (db: Database, { property_id, ...nights }: Nights): Promise<readonly Held[]> =>
  (await heldAt(db, [property_id], nights)).get(property_id) ?? [];

export const deleteHeld = async (trx: Database, heldIds: readonly string[]): Promise<void> => {
  if (heldIds.length > 0)
    await trx
      .deleteFrom('held_nights')
      .where('held_id', 'in', [...heldIds])
      .execute();
};

export const insertBlocks = async (trx: Database, property_id: string, it: { readonly ranges: readonly Range[]; readonly now: Date }) => {
  const rows = it.ranges.map(({ start, end }) => ({
    held_id: randomUUID(),
    property_id,
    nights: `[${start},${end})`,
    kind: 'block' as const,
    created_at: it.now,
  }));
  if (rows.length > 0) await trx.insertInto('held_nights').values(rows).execute();
};

/** The reader of a calendar: everybody, or one of those whose own calendar we read. */
export type CalendarReader = 'all' | { readonly feed_id: string };

/** The facts for a reader of our calendar: never the reader's own events. */
export const findReserved = async (
  db: Database,
  { property_id, from, reader }: { readonly property_id: string; readonly from: PlainDate; readonly reader: CalendarReader },
): Promise<readonly Reserved[]> => {
  const told = reader === 'all' ? sql`h.kind <> 'feed'` : sql`h.feed_id is distinct from ${reader.feed_id}`;
  const { rows } = await sql<Reserved>`
    select coalesce(h.booking_id, h.held_id) as uid, h.created_at as since, lower(k.nights)::text as start, upper(k.nights)::text as end
    from held_nights h join properties p using (property_id), lateral (select ${keptNights} as nights) k
    where h.property_id = ${property_id} and upper(k.nights) > ${from}::date and ${told}
    order by lower(k.nights), h.held_id`.execute(db);
  return rows;
};

/** The calendars that a property reads. */
export const findFeedIds = async (db: Database, propertyId: string): Promise<readonly string[]> =>
  (await db.selectFrom('calendar_feeds').select('feed_id').where('property_id', '=', propertyId).execute()).map(({ feed_id }) => feed_id);
