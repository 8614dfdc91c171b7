// The listings as the lists for search engines name them: in parts of about the same size, by how their ids begin. Reads only.
import { sitemapListings, sitemapPhotos } from '../../../../generated/model/constants';
import { type Instant, instantOf } from '../../../../generated/model/wire';
import type { Database } from '../../database/open';
import { photosOf } from '../property.lookup';

export interface ListedPage {
  readonly property_id: string;
  readonly changed: Instant | null;
  readonly photos: readonly string[];
}

const digits = '0123456789abcdef'.split('');
// a part is read at once, however many listings there are by now
const maxInPart = 4 * sitemapListings;

const idFrom = (part: string, filled: string): string => {
  const all = part.padEnd(32, filled);
  return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join('-');
};
const listedIn = (db: Database, part: string) =>
  db
    .selectFrom('properties')
    .where('status', '=', 'listed')
    .where('property_id', '>=', idFrom(part, '0'))
    .where('property_id', '<=', idFrom(part, 'f'));

/** How the ids of each part begin; one part of everything where there are few listings. Ids are random, so the first part is as full as any. */
export const listingParts = async (db: Database): Promise<readonly string[]> => {
  let parts = [''];
  const isFull = async ([first = '']: readonly string[]): Promise<boolean> =>
    (await listedIn(db, first).select('property_id').offset(sitemapListings).limit(1).execute()).length > 0;
  while (await isFull(parts)) parts = parts.flatMap((part) => digits.map((digit) => part + digit));
  return parts;
};

const latestOf = (moments: readonly Instant[]): Instant | null => moments.toSorted().at(-1) ?? null;

/** The listings of a part, by their ids. */
export const listingsInPart = async (db: Database, part: string): Promise<readonly ListedPage[]> => {
  const rows = await listedIn(db, part)
    .select(['property_id', 'changed_at', 'listed_at'])
    .orderBy('property_id')
    .limit(maxInPart)
    .execute();
  const ids = rows.map(({ property_id }) => property_id);
  const photos = await photosOf(db, ids, sitemapPhotos);
  return rows.map(({ property_id, changed_at, listed_at }) => ({
    property_id,
    changed: latestOf([changed_at, listed_at].flatMap((moment) => (moment ? [instantOf(moment)] : []))),
    photos: (photos.get(property_id) ?? []).map(({ url }) => url),
  }));
};
