// What a booking shows of its property. Reads only.
import type { BookedProperty } from '../../../generated/model/entities';
import type { Database } from '../database/open';
import { placeName } from './listing.rules';
import { photosOf } from './property.lookup';

export interface Booked {
  readonly property: BookedProperty;
  readonly house_rules: string;
}

/** The property of a booking, whatever its state is now. */
export const findBookedProperty = async (db: Database, propertyId: string): Promise<Booked> => {
  const { house_rules, ...property } = await db
    .selectFrom('properties')
    .select(['property_id', 'title', 'city', 'province', 'property_type', 'house_rules'])
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow();
  const [photo = null] = (await photosOf(db, [propertyId], 1)).get(propertyId) ?? [];
  return { property: { ...property, place: placeName(property.city, property.province), photo }, house_rules };
};
