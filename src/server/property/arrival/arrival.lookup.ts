// The arrival at a property for guests who have paid. Reads only.
import type { ArrivalGuide, ArrivalNote } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { columnsOfArrivalGuide, readArrivalGuide } from '../../../../generated/tables/arrival-guides';
import { hostedBy } from '../property.lookup';
import { findGuide } from './arrival.repository';
import { type ArrivalDay, notesOf } from './arrival.rules';

/** The notes for a stay on a day; none where the host wrote nothing. */
export const arrivalNotes = async (db: Database, propertyId: string, day: ArrivalDay): Promise<ArrivalNote[]> => {
  const guide = await findGuide(db, propertyId);
  return guide ? notesOf(guide, day) : [];
};

/** All guides that a host has written. */
export const guidesOf = async (
  db: Database,
  profileId: string,
): Promise<readonly { readonly property_id: string; readonly guide: ArrivalGuide }[]> => {
  const rows = await db
    .selectFrom('arrival_guides')
    .select('property_id')
    .select(columnsOfArrivalGuide)
    .where('property_id', 'in', hostedBy(db, profileId))
    .orderBy('property_id')
    .execute();
  return rows.map(({ property_id, ...row }) => ({ property_id, guide: readArrivalGuide(row) }));
};
