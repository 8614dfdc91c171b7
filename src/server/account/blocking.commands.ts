// Accounts that the operator finds, blocks and unblocks, within one transaction.
import { sql } from 'kysely';
import type { Database } from '../database/open';
import { lockProfile } from './account.repository';
import { removeSessions } from './session.repository';

/** The most that a search of the operator lists. */
const mostFound = 20;

/** People by a part of their address or name, or by their id. */
export const findPeople = async (db: Database, words: string) => {
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select(['p.profile_id', 'p.first_name', 'p.last_name', 'u.email', 'u.verified_at', 'u.blocked_because', 'u.created_at'])
    .where(
      sql<boolean>`${words.toLowerCase()} in (p.profile_id::text, u.user_id::text) or u.email ilike ${part} or concat_ws(' ', p.first_name, p.last_name) ilike ${part}`,
    )
    .orderBy('u.created_at', 'desc')
    .limit(mostFound)
    .execute();
};

/** Keeps why a person's account is blocked, or that it no longer is; its sessions end. Tells whether anything changed. */
export const setBlocked = async (trx: Database, profileId: string, because: string | null): Promise<boolean> => {
  const changed = await trx
    .updateTable('users')
    .set({ blocked_because: because })
    .where('user_id', 'in', trx.selectFrom('profiles').select('user_id').where('profile_id', '=', profileId).$castTo<{ user_id: string }>())
    .where('blocked_because', because === null ? 'is not' : 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (changed && because !== null) {
    // a booking that this person makes in this moment is there afterwards, and ends with the rest
    await lockProfile(trx, profileId);
    await removeSessions(trx, { user_id: changed.user_id });
  }
  return changed !== undefined;
};
