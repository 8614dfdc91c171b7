// A host's own properties, whole, as everything that is not theirs reads them. Reads only.
import type { Property } from '../../../generated/model/entities';
import type { Clock, PlainDate } from '../../../generated/model/wire';
import { instantOf } from '../database/instants';
import type { Database } from '../database/open';

/** Every property of a host, whatever its state, the newest first. */
export const propertiesOf = async (db: Database, profileId: string): Promise<readonly Property[]> => {
  const rows = await db
    .selectFrom('properties')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('property_id')
    .execute();
  return rows.map(
    ({ reply_rate_percent: _rate, reply_hours: _hours, all_in_night_cents: _night, searched: _words, synced_at: _synced, ...row }) => ({
      ...row,
      sync_status: row.sync_status as Property['sync_status'],
      status: row.status as Property['status'],
      property_type: row.property_type as Property['property_type'],
      baths: Number(row.baths),
      amenities: row.amenities as readonly string[] as Property['amenities'],
      accessibility: row.accessibility as readonly string[] as Property['accessibility'],
      province: row.province as Property['province'],
      timezone: row.timezone as Property['timezone'],
      checkin_time: row.checkin_time as Clock,
      checkout_time: row.checkout_time as Clock,
      cancellation_policy: row.cancellation_policy as Property['cancellation_policy'],
      registration_expires: row.registration_expires as PlainDate | null,
      rating: row.rating === null ? null : Number(row.rating),
      created_at: instantOf(row.created_at),
      listed_at: instantOf(row.listed_at),
    }),
  );
};
