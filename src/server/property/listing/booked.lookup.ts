// A booking's facts of its property. Reads only.
import type { BookedProperty } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { placeName } from './listing.rules';
import { photosOf } from '../property.lookup';

export interface Booked {
  readonly property: BookedProperty;
  readonly house_rules: string;
}

/** The facts of properties for bookings and threads, by id, whatever their states are now. */
export const findBookedProperties = async (db: Database, propertyIds: readonly string[]): Promise<ReadonlyMap<string, BookedProperty>> => {
  if (propertyIds.length === 0) return new Map();
  const photos = await photosOf(db, propertyIds, 1);
  const rows = await db
    .selectFrom('properties')
    .select(['property_id', 'title', 'city', 'province', 'property_type'])
    .where('property_id', 'in', [...propertyIds])
    .execute();
  const shown = rows.map((row) => ({ ...row, place: placeName(row.city, row.province), photo: photos.get(row.property_id)?.[0] ?? null }));
  return new Map(shown.map((property) => [property.property_id, property]));
};

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

/** Where a property is, for whom it may be told: street, city, province and postal code; nothing where its host has taken it away. */
export const findAddress = async (db: Database, propertyId: string): Promise<string | null> => {
  const { address, city, province, postal_code } = await db
    .selectFrom('properties')
    .select(['address', 'city', 'province', 'postal_code'])
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow();
  return address === null ? null : [address, city, [province, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
};
