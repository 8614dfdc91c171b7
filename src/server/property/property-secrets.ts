// Secrets of a property's host: the file name of its exported calendar, and the code that proves the ownership of a listing.
import { createHmac } from 'node:crypto';
import type { Database } from '../database/open';
import { sharedSecret } from '../database/secrets';

interface Exported {
  readonly property_id: string;
  readonly export_round: number;
}
export interface PropertySecrets {
  /** The file of the exported calendar, 32 unguessable bytes; each calendar that is read here can have one of its own. */
  readonly calendarFile: (property: Exported, feedId?: string) => string;
  /** The code that a host puts into the description of the source listing: `TKM-7QX4-M2PA`. */
  readonly ownershipCode: (propertyId: string) => string;
}

// no letter or digit that is easily taken for another
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Worked out from one secret of the database, so that nothing of it is kept with the properties. */
export const propertySecrets = async (db: Database): Promise<PropertySecrets> => {
  const secret = await sharedSecret(db, 'property secrets');
  const bytes = (...of: readonly (string | number)[]): Buffer => createHmac('sha256', secret).update(of.join(' ')).digest();
  return {
    calendarFile: ({ property_id, export_round }, feedId = 'all') =>
      `${bytes('calendar', property_id, export_round, feedId).toString('base64url')}.ics`,
    ownershipCode: (propertyId) => {
      const code = [...bytes('ownership', propertyId).subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('');
      return `TKM-${code.slice(0, 4)}-${code.slice(4)}`;
    },
  };
};
