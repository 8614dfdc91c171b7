// The arrival at a property for guests who have paid. Reads only.
import type { ArrivalNote } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { findGuide } from './arrival.repository';
import { type ArrivalDay, notesOf } from './arrival.rules';

/** The notes for a stay on a day; none where the host wrote nothing. */
export const arrivalNotes = async (db: Database, propertyId: string, day: ArrivalDay): Promise<ArrivalNote[]> => {
  const guide = await findGuide(db, propertyId);
  return guide ? notesOf(guide, day) : [];
};
