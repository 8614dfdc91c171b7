// Registrations in the database: which wait for a person, which have ended, and whose hosts are to be reminded.
import { sql } from 'kysely';
import { DAY } from '../../../../generated/model/dates';
import type { Database } from '../../database/open';
import { wallClock } from '../wall-clocks.lookup';
import type { PropertyRow } from '../property.lookup';

/** Properties whose number no register has answered for, the longest waiting first. */
export const waitingRegistrations = (db: Database): Promise<PropertyRow[]> =>
  db
    .selectFrom('properties')
    .selectAll()
    .where('registration_number', 'is not', null)
    .where('registration_verdict', 'is', null)
    .where('status', 'in', ['listed', 'paused', 'suspended'])
    .where('deleted_at', 'is', null)
    .orderBy('listed_at')
    .orderBy('property_id')
    .execute();

const daysLeft = (now: Date) => sql<number>`registration_expires - ${wallClock(now, 'timezone')}::date`;

/** Listed properties whose registration has ended where they stand. */
export const endedRegistrations = async (db: Database, now: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('properties')
    .select('property_id')
    .where('status', '=', 'listed')
    .where(daysLeft(now), '<', 0)
    .execute();
  return rows.map(({ property_id }) => property_id);
};

/** Listed properties whose register was asked, and not within a day. */
export const dueAtRegister = async (db: Database, now: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('properties')
    .select('property_id')
    .where('status', '=', 'listed')
    .where('registration_number', 'is not', null)
    .where('registration_asked_at', '<', new Date(now.getTime() - DAY))
    .orderBy('registration_asked_at')
    .limit(500)
    .execute();
  return rows.map(({ property_id }) => property_id);
};

/** Notes that hosts are reminded so many days before their registration ends; tells whose that are, each once. */
export const noteReminders = async (trx: Database, days: number, now: Date): Promise<readonly string[]> => {
  const rows = await trx
    .updateTable('properties')
    .set({ registration_reminded: days })
    .where('status', 'in', ['listed', 'paused'])
    .where(daysLeft(now), '>=', 0)
    .where(daysLeft(now), '<=', days)
    .where((row) => row.or([row('registration_reminded', 'is', null), row('registration_reminded', '>', days)]))
    .returning('property_id')
    .execute();
  return rows.map(({ property_id }) => property_id);
};
