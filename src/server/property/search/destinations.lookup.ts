// Places with pages of their own, and what the stays there come to now. Reads only.
import { sql } from 'kysely';
import { destinationsKeptSeconds } from '../../../../generated/model/constants';
import { masked } from '../../account/contact-details.lookup';
import type { Database } from '../../database/open';
import { type Destination, destinationsOf, type SpelledTown } from './destinations.rules';
import { mostReviewedOf, numbersOf } from './found-stays.lookup';
import type { Numbers } from './counts.repository';
import { isFound } from './conditions.repository';
import { keepingCounts } from './kept-counts';

const readDestinations = async (db: Database, now: Date): Promise<readonly Destination[]> => {
  const { rows } = await sql<SpelledTown>`
    select p.city, p.province, count(*) as count, min(p.created_at) as since from properties p
    where ${isFound(now)} and p.province is not null and p.city <> '' group by p.city, p.province`.execute(db);
  // a town that tells how to reach somebody is none
  return destinationsOf(rows.filter(({ city }) => !masked(city).is_masked));
};

interface Kept {
  readonly since: number;
  readonly places: Promise<readonly Destination[]>;
}
const kept = new WeakMap<Database, Kept>();

/** Every place with a page of its own, as they were a moment ago; what its stays come to is counted when it is asked for. */
export const findDestinations = (db: Database, now: Date): Promise<readonly Destination[]> => {
  const known = kept.get(db);
  const age = now.getTime() - (known?.since ?? 0);
  if (known && age >= 0 && age < destinationsKeptSeconds * 1000) return known.places;
  const places = readDestinations(db, now);
  kept.set(db, { since: now.getTime(), places });
  places.catch(() => kept.delete(db));
  return places;
};

const termsOf = ({ query, province }: Destination) => ({ ...(query !== null && { query }), ...(province !== null && { province }) });

const keptNumbers = keepingCounts<Numbers>(({ count }) => count);
/** The finds of a place's search, counted. */
export const numbersOfPlace = (db: Database, place: Destination, now: Date): Promise<Numbers> =>
  keptNumbers(db, place.slug, () => numbersOf(db, termsOf(place), now));

/** The stay that shows what a place is like. */
export const mostReviewedIn = (db: Database, place: Destination, now: Date): Promise<string | undefined> =>
  mostReviewedOf(db, termsOf(place), now);
