// A booking's facts of its property. Reads only.
import type { BookedProperty } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { asRead } from '../../account/contact-details.lookup';
import { rounded } from '../search/position.rules';
import { placeName, wordsAsRead } from './listing.rules';
import { photosOf } from '../property.lookup';

export interface Booked {
  readonly property: BookedProperty;
  readonly house_rules: string;
  /** As rounded as the listing shows it. */
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The facts of properties for bookings and threads, by id, whatever their states are now: whole for who has paid. */
export const findBookedProperties = async (
  db: Database,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, (isPaid: boolean) => BookedProperty>> => {
  if (propertyIds.length === 0) return new Map();
  const photos = await photosOf(db, propertyIds, 1);
  const rows = await db
    .selectFrom('properties')
    .select(['property_id', 'title', 'city', 'province', 'property_type'])
    .where('property_id', 'in', [...propertyIds])
    .execute();
  const shownOf = (row: (typeof rows)[number], isPaid: boolean): BookedProperty => {
    const [photo = null] = photos.get(row.property_id) ?? [];
    const { title, city } = wordsAsRead(row, isPaid);
    return { ...row, title, city, place: placeName(city, row.province), photo: photo && wordsAsRead(photo, isPaid) };
  };
  return new Map(rows.map((row) => [row.property_id, (isPaid) => shownOf(row, isPaid)]));
};

/** The property of a booking, whatever its state is now: whole for who has paid. */
export const findBookedProperty = async (db: Database, propertyId: string, isPaid: boolean): Promise<Booked> => {
  const { house_rules, latitude, longitude } = await db
    .selectFrom('properties')
    .select(['house_rules', 'latitude', 'longitude'])
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow();
  const property = (await findBookedProperties(db, [propertyId])).get(propertyId)?.(isPaid);
  if (!property) throw new Error(`property ${propertyId} is gone`);
  return { property, house_rules: asRead(house_rules, isPaid), lat: rounded(latitude), lng: rounded(longitude) };
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
