// Properties as everything that is not theirs reads them. Reads only.
import { type Expression, type RawBuilder, sql } from 'kysely';
import { keysOf } from '../../../generated/model/keys';
import type { Photo } from '../../../generated/model/entities';
import { type CohostRole, PropertyStatus } from '../../../generated/model/values';
import { columnsOfPhoto, readPhoto } from '../../../generated/tables/photos';
import type { Row } from '../../../generated/tables/tables';
import type { Database } from '../database/open';
import { placeName } from './listing/listing.rules';
import type { Nights } from '../pricing/gaps.rules';
import type { DateRule } from '../pricing/stay.rules';

export type PropertyRow = Row<'properties'>;

/** One property, whatever its state, unless its host has deleted it; to ask with. */
export const oneProperty = (db: Database, propertyId: string) =>
  db.selectFrom('properties').selectAll().where('property_id', '=', propertyId).where('deleted_at', 'is', null);

/** Whether a co-host has a role; to ask with. */
export const hasRole = (role: CohostRole, roles = 'roles') => sql<boolean>`${role} = any(${sql.ref(roles)})`;

/** The co-hosts of a property, with a role where one is named; to ask with. */
export const cohostIds = (property: RawBuilder<unknown>, role?: CohostRole) => {
  const fits = role === undefined ? sql`true` : hasRole(role, 'c.roles');
  return sql<string[]>`array(select c.profile_id::text from cohosts c
    where c.property_id = ${property} and c.profile_id is not null and ${fits})`;
};

/** The same, with what its guards ask: who helps its owner, and who of them looks after its calendar or sees its money. */
export const findGuarded = async (db: Database, propertyId: string) =>
  (await oneProperty(db, propertyId)
    .select([
      cohostIds(sql.ref('properties.property_id')).as('cohost_ids'),
      cohostIds(sql.ref('properties.property_id'), 'calendar').as('calendar_ids'),
      cohostIds(sql.ref('properties.property_id'), 'money').as('money_ids'),
    ])
    .executeTakeFirst()) ?? null;

/** The same; null where there is none. */
export const findProperty = async (db: Database, propertyId: string): Promise<PropertyRow | null> =>
  (await oneProperty(db, propertyId).executeTakeFirst()) ?? null;

/** Several of them. */
export const findProperties = async (db: Database, propertyIds: readonly string[]): Promise<readonly PropertyRow[]> =>
  propertyIds.length === 0
    ? []
    : db
        .selectFrom('properties')
        .selectAll()
        .where('property_id', 'in', [...propertyIds])
        .where('deleted_at', 'is', null)
        .execute();

const shown = keysOf(PropertyStatus).filter((status) => PropertyStatus[status].shown);
/** A property's owner and title, to join with; without `everywhere`, public ones alone. */
export const namedProperties = (db: Database, everywhere = false) =>
  db
    .selectFrom('properties')
    .select(['property_id', 'profile_id', 'title'])
    .where((row) => (everywhere ? row.lit(true) : row('status', 'in', shown)));

/** All properties of a host with where they are and what they are registered under, for whoever reports them. */
export const reportedListings = (db: Database, profileId: string) =>
  db
    .selectFrom('properties')
    .select(['property_id', 'address', 'city', 'province', 'postal_code', 'property_type', 'registration_number'])
    .where('profile_id', '=', profileId)
    .orderBy('created_at')
    .execute();

/** The properties of a host, whatever their state, to ask for what belongs to them. */
export const hostedBy = (db: Database, profileId: string) =>
  db.selectFrom('properties').select('property_id').where('profile_id', '=', profileId);

/** The properties of a person, and those that they co-host, with a role where one is named. The guards `cohosting` and `calendarKeeper` say the same of one. */
export const keptBy = (db: Database, profileId: string, role?: CohostRole) => {
  const cohosted = db.selectFrom('cohosts').select('property_id').where('profile_id', '=', profileId);
  return hostedBy(db, profileId).unionAll(role === undefined ? cohosted : cohosted.where(hasRole(role)));
};

/** Some properties as lists name them, whatever their state. */
export const namedPlaces = async (db: Database, among: ReturnType<typeof hostedBy>) => {
  const rows = await db
    .selectFrom('properties')
    .select(['property_id', 'title', 'city', 'province'])
    .where('property_id', 'in', among)
    .execute();
  return rows.map(({ city, province, ...row }) => ({ ...row, place: placeName(city, province) }));
};

/** The first pictures of several properties, in order. */
export const photosOf = async (db: Database, propertyIds: readonly string[], most: number): Promise<ReadonlyMap<string, Photo[]>> => {
  const found = new Map<string, Photo[]>(propertyIds.map((id) => [id, []]));
  if (propertyIds.length === 0) return found;
  const rows = await db
    .selectFrom('photos')
    .select(['property_id', ...columnsOfPhoto])
    .where('property_id', 'in', [...propertyIds])
    .where('position', '<', most)
    .orderBy('position')
    .execute();
  for (const row of rows) found.get(row.property_id)?.push(readPhoto(row));
  return found;
};

/** Rows by their property; those that have none are not there. */
const byProperty = <T extends { readonly property_id: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const its = found.get(row.property_id);
    if (its) its.push(row);
    else found.set(row.property_id, [row]);
  }
  return found;
};

interface Dates {
  readonly from: string;
  readonly to: string;
}

/**
 * The nights of a season in each year that some dates lie in: once, or in every year from its first on, of long dates in the first ten.
 * Of 29 February, other years begin with 1 March and end with 28 February.
 */
export const nightsByYear = (season: string, { from, to }: Dates) => {
  const [first, last] = [Number(from.slice(0, 4)) - 1, Math.min(Number(to.slice(0, 4)), 9998)];
  const years = Array.from({ length: Math.min(last - first + 1, 12) }, (_, at) => first + at);
  const nights = sql.ref(`${season}.nights`);
  const yearly = sql.ref(`${season}.yearly`);
  return sql`lateral (
    select ${nights} as nights where not ${yearly}
    union all select daterange(start + (extract(day from start) <> extract(day from lower(${nights})))::int, last + 1)
    from unnest(${years}::int[]) as year,
      lateral (select make_interval(years => year - extract(year from lower(${nights}))::int) as later) as shift,
      lateral (select (lower(${nights}) + later)::date as start, (upper(${nights}) - 1 + later)::date as last) as dates
    where ${yearly} and year >= extract(year from lower(${nights})))`;
};

/**
 * Other prices and rules of several properties on some dates, the last of them too: rules of the day on which a stay ends count. Those of
 * single dates come before those of seasons, since the first that says something holds.
 */
export const overridesOn = (propertyIds: readonly string[], { from, to }: Dates) => sql<DateRule & { readonly property_id: string }>`
  select property_id, lower(nights)::text as start, upper(nights)::text as end, night_cents, min_nights, checkin_days, checkout_days
  from (
    select 1 as layer, property_id, nights, night_cents, min_nights, checkin_days, checkout_days from price_overrides
    union all select 2, property_id, held.nights, night_cents, min_nights, null, null from seasons s, ${nightsByYear('s', { from, to })} as held
  ) as rules
  where property_id = any(${[...propertyIds]}::uuid[]) and nights && daterange(${from}::date, ${to}::date, '[]')
  order by property_id, layer, lower(nights)`;

/** The same, by property. */
export const overridesOf = async (db: Database, propertyIds: readonly string[], dates: Dates): Promise<ReadonlyMap<string, DateRule[]>> => {
  if (propertyIds.length === 0) return new Map();
  const { rows } = await overridesOn(propertyIds, dates).execute(db);
  return byProperty(rows);
};

/** Nights held by `h` as they keep others from staying: around those of a guest lie the nights that the property `p` wants between two stays. */
export const keptNights = sql`case when h.kind <> 'block' and h.is_stay
  then daterange(lower(h.nights) - p.preparation_nights, upper(h.nights) + p.preparation_nights) else h.nights end`;

interface TakenNights extends Nights {
  readonly property_id: string;
}

/** The nights of properties that nobody can stay as half-open ranges, neighbours joined; those of one booking may be left out. */
export const takenOn = (
  propertyIds: readonly string[],
  { from, to, but }: Dates & { readonly but?: string | undefined },
) => sql<TakenNights>`
  select property_id, lower(part)::text as start, upper(part)::text as end
  from (select property_id, unnest(range_agg(kept)) as part
    from (select p.property_id, ${keptNights} as kept from properties p join held_nights h on h.property_id = p.property_id
        and upper(h.nights) > ${from}::date - p.preparation_nights and lower(h.nights) < ${to}::date + p.preparation_nights
      where p.property_id = any(${[...propertyIds]}::uuid[])
      ${but === undefined ? sql`` : sql`and h.booking_id is distinct from ${but}`}) as near
    where kept && daterange(${from}::date, ${to}::date) group by property_id) as joined
  order by property_id, start`;

/** The same, by property. */
export const takenNights = async (
  db: Database,
  propertyIds: readonly string[],
  dates: Dates,
): Promise<ReadonlyMap<string, readonly Nights[]>> => {
  if (propertyIds.length === 0) return new Map();
  return byProperty((await takenOn(propertyIds, dates).execute(db)).rows);
};

/** Listings by a part of their title or town, or by their id or their host's. */
export const findListings = (db: Database, words: string): Promise<PropertyRow[]> => {
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('properties')
    .selectAll()
    .where(sql<boolean>`${words.toLowerCase()} in (property_id::text, profile_id::text) or title ilike ${part} or city ilike ${part}`)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
};

/** Each host’s first listing, where it was set up by hand, without those ids; the longest listed first. */
export const firstByHand = (db: Database, but: Expression<{ about: string }>): Promise<PropertyRow[]> =>
  db
    .selectFrom('properties as p')
    .selectAll()
    .where('listing_url', 'is', null)
    .where('listed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`p.property_id::text not in (${but})`)
    .where((of) => {
      const earlier = of.selectFrom('properties as q').select('q.property_id').whereRef('q.profile_id', '=', 'p.profile_id');
      return of.not(of.exists(earlier.whereRef('q.listed_at', '<', 'p.listed_at')));
    })
    .orderBy('listed_at')
    .orderBy('property_id')
    .limit(100)
    .execute();
