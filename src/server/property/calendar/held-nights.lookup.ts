// Other calendars' events on the nights of a booking. Reads only.
import type { CalendarConflict } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { conflictsIn } from './calendar.lookup';
import { findHeld } from './calendar.repository';
import type { StayNights } from './held-nights.commands';

/** The nights of a booking that a calendar from elsewhere has given to somebody else. */
export const findConflicts = async (
  db: Database,
  { booking_id, property_id, checkin, checkout }: StayNights,
): Promise<readonly Pick<CalendarConflict, 'start' | 'end' | 'platform'>[]> => {
  const { preparation_nights } = await db
    .selectFrom('properties')
    .select('preparation_nights')
    .where('property_id', '=', property_id)
    .executeTakeFirstOrThrow();
  const held = await findHeld(db, { property_id, start: checkin, end: checkout });
  return conflictsIn(held, preparation_nights)
    .filter((one) => one.booking_id === booking_id)
    .map(({ start, end, platform }) => ({ start, end, platform }));
};
