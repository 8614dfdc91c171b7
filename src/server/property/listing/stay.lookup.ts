// A stay at a property, with what the calendar says about its dates. Reads only.
import type { Database } from '../../database/open';
import { type AskedStay, isBeyondReach, type Stay, stayOf } from '../../pricing/stay.rules';
import { overridesOf, type PropertyRow, takenNights } from '../property.lookup';

/** Looks at a stay: whether it can be had, and its price. The nights that a booking holds may be left out: it is to change. */
export const findStay = async (
  db: Database,
  property: PropertyRow,
  { now, but, ...asked }: AskedStay & { readonly now: Date; readonly but?: string },
): Promise<Stay> => {
  const { property_id } = property;
  const dates = { from: asked.checkin, to: asked.checkout };
  // dates that make no sense, or lie too far apart, are refused before anything is read for them
  if (dates.from >= dates.to || isBeyondReach(asked)) return stayOf(asked, { property, overrides: [], isTaken: false, now });
  const overrides = (await overridesOf(db, [property_id], dates)).get(property_id) ?? [];
  const isTaken = (await takenNights(db, property_id, { ...dates, but })).length > 0;
  return stayOf(asked, { property, overrides, isTaken, now });
};
