// The data of a shared link's picture: of a public listing, or of a place with its stays. Reads only.
import { defaultCurrency } from '../../../../generated/model/constants';
import { keysOf } from '../../../../generated/model/keys';
import { PropertyStatus, PropertyType } from '../../../../generated/model/values';
import { cardTexts } from '../../../../generated/texts/sentences/cardTexts';
import { destinationTexts } from '../../../../generated/texts/sentences/destinationTexts';
import { previewTexts } from '../../../../generated/texts/sentences/previewTexts';
import { asRead } from '../../account/contact-details.lookup';
import type { Database } from '../../database/open';
import { moneyIn, writtenBriefly } from '../../pricing/money.rules';
import { findDestinations, mostReviewedIn, numbersOfPlace } from '../search/destinations.lookup';
import { placeName } from './listing.rules';
import { photosOf } from '../property.lookup';

/** A picture's content; it is the same picture as long as this is the same. */
export interface PreviewFacts {
  /** Where the photo lies; none where there is no photo. */
  readonly photo: string | undefined;
  readonly heading: string;
  /** Stands in for a heading that cannot be drawn. */
  readonly kind: string;
  readonly place: string;
  readonly facts: string;
}

const shown = keysOf(PropertyStatus).filter((status) => PropertyStatus[status].shown);
const nightFrom = (cents: number | null): readonly string[] =>
  cents === null || cents === 0 ? [] : [cardTexts.perNight({ price: writtenBriefly(moneyIn(defaultCurrency, cents)) })];
/** With one digit at least, so that it reads as a rating: 4.87, 5.0. */
const ratedAs = (rating: number | null, count: number): readonly string[] =>
  rating === null ? [] : [previewTexts.rated({ rating: Number.isInteger(rating) ? rating.toFixed(1) : String(rating), count })];
const firstPhoto = async (db: Database, propertyId: string | undefined): Promise<string | undefined> =>
  propertyId === undefined ? undefined : (await photosOf(db, [propertyId], 1)).get(propertyId)?.[0]?.url;
const together = (facts: readonly string[]): string => facts.join(' · ');

/** Of a listing; nothing where nobody may see it. */
export const findListingPreview = async (db: Database, propertyId: string): Promise<PreviewFacts | undefined> => {
  const row = await db
    .selectFrom('properties')
    .select(['title', 'city', 'province', 'property_type', 'rating', 'review_count', 'all_in_night_cents'])
    .where('property_id', '=', propertyId)
    .where('status', 'in', shown)
    .executeTakeFirst();
  return (
    row && {
      photo: await firstPhoto(db, propertyId),
      heading: asRead(row.title),
      kind: PropertyType[row.property_type].label,
      place: placeName(asRead(row.city), row.province),
      facts: together([...ratedAs(row.rating, row.review_count), ...nightFrom(row.all_in_night_cents)]),
    }
  );
};

/** Of a place with a page, with the photo of its most reviewed stay; nothing where there is no such place. */
export const findPlacePreview = async (db: Database, slug: string, now: Date): Promise<PreviewFacts | undefined> => {
  const found = (await findDestinations(db, now)).find((it) => it.slug === slug);
  if (!found) return undefined;
  const { count, cheapest, rating, review_count } = await numbersOfPlace(db, found, now);
  if (count === 0) return undefined;
  return {
    photo: await firstPhoto(db, await mostReviewedIn(db, found, now)),
    heading: destinationTexts.heading({ place: found.name }),
    kind: destinationTexts.crumbs,
    place: destinationTexts.count({ count }),
    facts: together([...ratedAs(rating, review_count), ...nightFrom(cheapest)]),
  };
};
