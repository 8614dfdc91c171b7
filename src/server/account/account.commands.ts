// Commands on accounts for other subjects, within their own transaction.
import { sql } from 'kysely';
import { DAY } from '../../../generated/model/dates';
import type { Database } from '../database/open';
import { sessionBounds } from './session.repository';

const week = 7 * DAY;

/** Removes sessions that have run out, sign-ons that are over, and links whose holders have had a week to learn why they end. */
export const removeExpiredAccounts = async (db: Database, now: Date): Promise<void> => {
  const { idle, oldest } = sessionBounds(now);
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('seen_at', '<=', idle), row('created_at', '<=', oldest)]))
    .execute();
  await db
    .deleteFrom('mailed_links')
    .where('expires_at', '<', new Date(now.getTime() - week))
    .execute();
  await db.deleteFrom('sign_ons').where('ends_at', '<', now).execute();
};

/** Where time is moved on, nobody was away: who is signed in stays so. */
export const carrySessions = async (db: Database, hours: number): Promise<void> => {
  const on = sql<Date>`make_interval(hours => ${hours})`;
  await db
    .updateTable('sessions')
    .set({ seen_at: sql`seen_at + ${on}`, created_at: sql`created_at + ${on}` })
    .execute();
};

/** Creating a property makes a person a host from then on. */
export const turnHostModeOn = async (trx: Database, profileId: string): Promise<void> => {
  await trx.updateTable('profiles').set({ is_host: true }).where('profile_id', '=', profileId).execute();
};

/** Booking makes a person a guest from then on: the write. Other bookings by the same person wait until this transaction ends. */
export const turningGuestModeOn = (trx: Database, profileId: string) =>
  trx.updateTable('profiles').set({ is_guest: true }).where('profile_id', '=', profileId).returning('profile_id');

/** Whether all of these people are still here; none of them leaves before this transaction ends. */
export const lockPresent = async (trx: Database, profileIds: readonly string[]): Promise<boolean> => {
  const people = trx
    .selectFrom('profiles')
    .select('profile_id')
    .where('profile_id', 'in', [...profileIds]);
  const present = await people.where('left_at', 'is', null).orderBy('profile_id').forShare().execute();
  return present.length === new Set(profileIds).size;
};
