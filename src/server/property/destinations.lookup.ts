// Places with pages of their own, and what their listings come to now. Reads only.
import { sql } from 'kysely';
import type { Database } from '../database/open';
import { type Destination, destinationsOf, type SpelledTown } from './destinations.rules';

/** Every place with a page of its own. */
export const findDestinations = async (db: Database): Promise<readonly Destination[]> => {
  const { rows } = await sql<SpelledTown>`
    select city, province, count(*) as count, min(created_at) as since from properties
    where status = 'listed' and province is not null and city <> '' group by city, province`.execute(db);
  return destinationsOf(rows);
};

export interface Numbers {
  readonly count: number;
  readonly cheapest: number | null;
  readonly rating: number | null;
  readonly review_count: number;
  readonly pets_count: number;
  readonly instant_count: number;
}

/** What the listings of a place come to. */
export const numbersOf = async (db: Database, { where: { province, cities } }: Destination): Promise<Numbers> => {
  const { rows } = await sql<Numbers>`
    select count(*) as count, min(all_in_night_cents) as cheapest,
      round(sum(rating * review_count) filter (where rating is not null)
        / nullif(sum(review_count) filter (where rating is not null), 0), 1)::float8 as rating,
      coalesce(sum(review_count) filter (where rating is not null), 0)::int as review_count,
      count(*) filter (where pets_allowed) as pets_count,
      count(*) filter (where instant_book and not instant_stopped) as instant_count
    from properties where status = 'listed'
      ${province === null ? sql`` : sql`and province = ${province}`}
      ${cities === null ? sql`` : sql`and city in (${sql.join(cities)})`}`.execute(db);
  const [numbers] = rows;
  if (!numbers) throw new Error('a count without a row');
  return numbers;
};
