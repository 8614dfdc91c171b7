// Listings by the thousand for measuring searches, each with prices, reviews, amenities, a photo and taken nights of its own.
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../src/server/database/open';

// names that resemble each other no more than those of towns do
const letters = ['0123456789', 'ghijklmnop'] as const;
const townOf = (number: RawBuilder<unknown>) => sql`translate(left(md5(${number}), 8), ${letters[0]}, ${letters[1]})`;
/** The name of a town by its number. */
export const townNamed = (number: number): string =>
  createHash('md5')
    .update(String(number))
    .digest('hex')
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => letters[1].charAt(Number(digit)));
/** A name as it is mistyped. */
export const swapped = (name: string): string => name.slice(0, 3) + name.charAt(4) + name.charAt(3) + name.slice(5);

/** So many days ahead begins a week in which hardly any is free. */
export const fullWeek = 310;
/** Twenty times four nights, that week, seven other prices and a photo of each. */
const withRows = (grown: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with grown as (${grown}), photographed as (
    insert into photos (photo_id, property_id, position, url, alt, width, height, colour)
    select gen_random_uuid(), property_id, 0, '/photos/' || property_id || '-960.jpg', '', 960, 640, '#888888' from grown),
  priced as (
    insert into price_overrides (property_id, nights, night_cents)
    select property_id, daterange(d::date, d::date + 3), 19000 from grown, generate_series(current_date + 10, current_date + 190, interval '30 days') d)
  insert into held_nights (held_id, property_id, nights, kind, created_at)
  select gen_random_uuid(), property_id, daterange(d::date, d::date + 4), 'block', now()
  from grown, generate_series(current_date + 5, current_date + 300, interval '15 days') d
  union all select gen_random_uuid(), property_id, daterange(current_date + ${fullWeek}::int, current_date + ${fullWeek + 7}::int), 'block', now()
  from grown where bedrooms < 9`;

const tables = ['properties', 'held_nights', 'price_overrides', 'photos'] as const;

/** Of how many listings each host has, and how rare what hardly any has is. */
const [ofHost, rare] = [50, 20_011] as const;
const hostOf = (listing: RawBuilder<unknown>): RawBuilder<unknown> => sql`md5('host ' || ${listing} / ${ofHost}::int)::uuid`;
/** A host like that of a listing for every so many: one in three speaks French too, one in a thousand Polish. */
const withHosts = (like: string, from: number, to: number): RawBuilder<unknown> => sql`
  insert into profiles select r.* from properties l join profiles h using (profile_id), generate_series(${from}::int, ${to - 1}::int, ${ofHost}::int) n,
    lateral jsonb_populate_record(null::profiles, to_jsonb(h) || jsonb_build_object('profile_id', ${hostOf(sql`n`)}, 'user_id', gen_random_uuid(),
      'referral_code', 'host-' || n, 'languages', case when n / ${ofHost}::int % 1000 = 7 then '["en", "pl"]'::jsonb
        when n / ${ofHost}::int % 3 = 0 then '["en", "fr"]'::jsonb else '["en"]'::jsonb end)) r where l.property_id = ${like}`;

/** Rows are laid down much faster without indexes; these are made of all at once when the rows are there, and not asked whether they all fit. */
const withoutIndexes = async (db: Database, lay: () => Promise<void>): Promise<void> => {
  const { rows } = await sql<{ drop: string; make: string }>`
    select coalesce('alter table ' || i.indrelid::regclass || ' drop constraint ' || c.conname, 'drop index ' || i.indexrelid::regclass) as drop,
      pg_get_indexdef(i.indexrelid) as make
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x')
    where i.indrelid = any(${[...tables]}::regclass[]) 
      and not (i.indisprimary and exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = i.indrelid))`.execute(db);
  for (const { drop } of rows) await sql.raw(drop).execute(db);
  await lay();
  for (const { make } of rows) await sql.raw(make).execute(db);
};

/** How far it is, after how many seconds. */
type Report = (line: string) => void;

/** More listings like one that is there, in two hundred towns of ten provinces, from a number to another. */
export const grow = async (
  db: Database,
  like: string,
  { from, to, report }: { readonly from: number; readonly to: number; readonly report: Report },
): Promise<void> => {
  const [step, begun] = [2000, performance.now()];
  const tell = (what: string): void => report(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s ${what}`);
  // the rows fit together: asking that for each of millions takes most of the time
  await sql`set session_replication_role = replica`.execute(db);
  await sql`set maintenance_work_mem = '1GB'`.execute(db);
  await withoutIndexes(db, async () => {
    for (let first = from; first < to; first += step) {
      const last = Math.min(to, first + step);
      await withHosts(like, first, last).execute(db);
      await withRows(sql`insert into properties select r.* from properties p, generate_series(${first}::int, ${last - 1}::int) n,
        lateral jsonb_populate_record(null::properties, to_jsonb(p) || jsonb_build_object(
          'property_id', gen_random_uuid(), 'title', 'Cabin ' || n,
          'description', (select string_agg(md5(n || ' ' || line), ' ') from generate_series(1, 30) line), 'city', ${townOf(sql`(n % 200)::text`)},
          'province', (array['ON', 'QC', 'BC', 'AB', 'NS', 'NB', 'MB', 'SK', 'PE', 'NL'])[1 + n % 10],
          'profile_id', ${hostOf(sql`n`)}, 'property_type', (array['cabin', 'house', 'loft', 'chalet'])[1 + n % 4],
          'searched', ${townOf(sql`(n % 200)::text`)} || ' cabin ' || n, 'sleeps', 1 + n % 12, 'base_cents', 8000 + (n * 7919::bigint) % 40000,
          'all_in_night_cents', round((8000 + (n * 7919::bigint) % 40000 + 9000) * 1.08),
          'rating', 3.5 + (n * 31::bigint % 150) / 100.0, 'review_count', n * 13::bigint % 90,
          'bedrooms', case when n % ${rare}::int = 7 then 9 else 1 + n % 5 end,
          'amenities', case when n % ${rare}::int = 9 then '["wifi", "sauna"]'::jsonb when n % 9 = 0 then '["wifi", "hot_tub"]'::jsonb
            else '["wifi"]'::jsonb end,
          'latitude', 43 + (n * 17::bigint % 10000) / 1000.0, 'longitude', -123 + (n * 29::bigint % 60000) / 1000.0,
          'registration_expires', case when n % 4 = 0 then current_date + n % 700 - 7 end,
          'listed_at', now() - make_interval(mins => n))) r where p.property_id = ${like} returning property_id, bedrooms`).execute(db);
      if (last % 50_000 === 0 || last === to) tell(`${last.toLocaleString('en-CA')} listings of ${to.toLocaleString('en-CA')}`);
    }
  });
  tell('their indexes');
  for (const table of [...tables, 'seasons', 'profiles'] as const) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  tell('their statistics');
};
