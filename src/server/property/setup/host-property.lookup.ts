// Properties with everything that their host sees: whole, and as the rows of a list. Reads only.
import type { HostProperty, PropertyRow as ListedRow } from '../../../../generated/model/entities';
import type { RegistrationStatus } from '../../../../generated/model/values';
import { instantOf } from '../../../../generated/model/wire';
import { readHostProperty, readPropertyRow } from '../../../../generated/tables/properties';
import type { Config } from '../../config/config';
import type { Database } from '../../database/open';
import { type Surroundings, surroundingsOf } from '../calendar/around.lookup';
import { helpersOf, ownersFor } from '../cohosts/cohost.lookup';
import { platformOfSaved } from '../connecting/listing-address.rules';
import { type ListingFacts, listingFacts, missingOf } from './listing-check.rules';
import type { PropertyRow } from '../property.lookup';
import type { LookContext } from '../followers';
import { propertySecrets } from '../property-secrets';
import { dutiesOf, dutyOf } from '../registration/registration.rules';

export interface ViewContext extends LookContext {
  readonly config: Config;
}

const registrationStatus = (row: PropertyRow): RegistrationStatus => {
  if (row.registration_number !== null) return row.registration_verdict ?? 'in_review';
  return dutyOf(row) ? 'missing' : 'not_needed';
};

const factsOf = (row: PropertyRow, { photos, feeds, imported }: Surroundings): ListingFacts =>
  listingFacts(row, {
    photos: photos.length,
    photos_without_text: photos.filter(({ alt }) => alt.trim() === '').length,
    calendars: feeds.length,
    unconfirmed: imported?.unconfirmed ?? [],
  });

/** The checks before a property is listed. */
export const findListingFacts = async (db: Database, row: PropertyRow, it: LookContext): Promise<ListingFacts> =>
  factsOf(row, (await surroundingsOf(db, [row.property_id], it))(row.property_id));

/** A property as its host sees it. Within a transaction `db` is its handle. */
export const hostPropertyOf = async (db: Database, row: PropertyRow, it: ViewContext): Promise<HostProperty> => {
  const { config, now } = it;
  const around = (await surroundingsOf(db, [row.property_id], it))(row.property_id);
  const { photos, feeds, imported, open_bookings } = around;
  const { registration, licence } = dutiesOf(row);
  const { calendarFile, ownershipCode } = await propertySecrets(db);
  return {
    ...readHostProperty(row),
    ...(await helpersOf(db, [row.property_id]))(row.property_id),
    cohost_for: null,
    photos,
    feeds,
    imported,
    open_bookings,
    platform: platformOfSaved(row.listing_url),
    export_url: `${config.SITE_ORIGIN}${config.API_BASE}/property/${row.property_id}/calendar/${calendarFile(row)}`,
    ownership_code: ownershipCode(row.property_id),
    registration_status: registrationStatus(row),
    registration_duty: registration,
    licence_duty: licence,
    missing: missingOf(factsOf(row, around), instantOf(now)),
  };
};

/** A property as a co-host sees it: what its calendar and arrivals need, and nothing of whose it is or what is wrong with it. */
export const asCohostSees = (property: HostProperty, cohost_for: string, reader: string): HostProperty => ({
  ...property,
  cohost_for,
  ...(property.calendar_ids.includes(reader) ? {} : { feeds: [], export_url: '' }),
  listing_url: null,
  platform: null,
  imported: null,
  open_bookings: 0,
  ownership_code: '',
  registration_number: null,
  registration_expires: null,
  registration_reason: null,
  registration_duty: null,
  licence_number: null,
  licence_duty: null,
  suspended_for: null,
  suspended_because: null,
});

interface RowsContext extends LookContext {
  /** The reader of the list. */
  readonly reader: string;
}

/** Properties as the rows of a list for their host, or for a co-host. */
export const listedRowsOf = async (db: Database, rows: readonly PropertyRow[], it: RowsContext): Promise<readonly ListedRow[]> => {
  const ownerOf = await ownersFor(db, rows, it.reader);
  const around = await surroundingsOf(
    db,
    rows.map(({ property_id }) => property_id),
    it,
  );
  return rows.map((row) => {
    const near = around(row.property_id);
    const cohost_for = ownerOf(row);
    const own = cohost_for === null;
    return {
      ...readPropertyRow(row),
      listing_url: own ? row.listing_url : null,
      cohost_for,
      photo: near.photos[0] ?? null,
      platform: own ? platformOfSaved(row.listing_url) : null,
      problem: own ? (near.imported?.problem ?? null) : null,
      missing: own ? missingOf(factsOf(row, near), instantOf(it.now)) : [],
      open_bookings: own ? near.open_bookings : 0,
      next_arrival: near.next_arrival,
    };
  });
};
