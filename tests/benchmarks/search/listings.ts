// Listings by the thousand for measuring searches, each with prices, reviews, amenities and taken nights of its own.
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

const taken = sql`
  insert into held_nights (held_id, property_id, nights, kind, created_at)
  select gen_random_uuid(), property_id, daterange(d::date, d::date + 4), 'block', now()
  from grown, generate_series(current_date + 5, current_date + 300, interval '15 days') d`;

/** More of them like one that is there, in two hundred towns of ten provinces, from a number to another; says how far it is. */
export const grow = async (db: Database, like: string, numbers: readonly [from: number, to: number]): Promise<void> => {
  const [from, to] = numbers;
  const step = 2000;
  // the rows fit together: asking that for each of millions takes most of the time
  await sql`set session_replication_role = replica`.execute(db);
  for (let first = from; first < to; first += step) {
    const last = Math.min(to, first + step);
    await sql`
      with grown as (insert into properties select r.* from properties p, generate_series(${first}::int, ${last - 1}::int) n,
        lateral jsonb_populate_record(null::properties, to_jsonb(p) || jsonb_build_object(
          'property_id', gen_random_uuid(), 'title', 'Cabin ' || n, 'city', ${townOf(sql`(n % 200)::text`)},
          'province', (array['ON', 'QC', 'BC', 'AB', 'NS', 'NB', 'MB', 'SK', 'PE', 'NL'])[1 + n % 10],
          'searched', ${townOf(sql`(n % 200)::text`)} || ' cabin ' || n, 'sleeps', 1 + n % 12, 'base_cents', 8000 + (n * 7919::bigint) % 40000,
          'all_in_night_cents', round((8000 + (n * 7919::bigint) % 40000 + 9000) * 1.08),
          'rating', 3.5 + (n * 31::bigint % 150) / 100.0, 'review_count', n * 13::bigint % 90,
          'amenities', case when n % 9 = 0 then '["wifi", "hot_tub"]'::jsonb else '["wifi"]'::jsonb end,
          'latitude', 43 + (n * 17::bigint % 10000) / 1000.0, 'longitude', -123 + (n * 29::bigint % 60000) / 1000.0,
          'listed_at', now() - make_interval(mins => n))) r where p.property_id = ${like} returning property_id)
      ${taken}`.execute(db);
  }
  for (const table of ['properties', 'held_nights', 'price_overrides', 'seasons'] as const)
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};
