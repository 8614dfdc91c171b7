// Places with pages of their own, and what the stays there come to now. Reads only.
import { sql } from 'kysely';
import { searchedStaysMax } from '../../../../generated/model/constants';
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

const keptPlaces = keepingCounts<readonly Destination[]>(
  (all) => all.some(({ count }) => count > searchedStaysMax),
  () => true,
);
/** Every place with a page of its own, as they were a moment ago; what its stays come to is counted when it is asked for. */
export const findDestinations = (db: Database, now: Date): Promise<readonly Destination[]> =>
  keptPlaces(db, { name: 'places', now, count: () => readDestinations(db, now) });

const termsOf = ({ query, province }: Destination) => ({ ...(query !== null && { query }), ...(province !== null && { province }) });

const keptNumbers = keepingCounts<Numbers>(({ count }) => count > searchedStaysMax);
/** The finds of a place's search, counted. */
export const numbersOfPlace = (db: Database, place: Destination, now: Date): Promise<Numbers> =>
  keptNumbers(db, { name: place.slug, now, count: () => numbersOf(db, termsOf(place), now) });

/** The stay that shows what a place is like. */
export const mostReviewedIn = (db: Database, place: Destination, now: Date): Promise<string | undefined> =>
  mostReviewedOf(db, termsOf(place), now);
