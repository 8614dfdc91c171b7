// What others ask of properties, within their own transaction.
import { bookedProperties } from '../booking/booking.lookup';
import type { Database } from '../database/open';
import { disconnected } from './own.repository';

/**
 * Takes the properties of a host who leaves off the market. Those that guests have booked are kept in the archive, as tax law
 * asks; the others go. Tells whether any was kept.
 */
export const archiveProperties = async (trx: Database, profileId: string): Promise<boolean> => {
  await trx.deleteFrom('properties').where('profile_id', '=', profileId).where('property_id', 'not in', bookedProperties(trx)).execute();
  const { numUpdatedRows } = await trx
    .updateTable('properties')
    .set({ ...disconnected, status: 'archived', instant_book: false })
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
