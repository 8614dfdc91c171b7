// Sessions in the database: opened, seen by their owner, ended.
import { DAY } from '../../../generated/model/dates';
import { randomUUID } from 'node:crypto';
import { sessionDays, sessionIdleDays } from '../../../generated/model/constants';
import type { Row } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

export type SessionRow = Row<'sessions'>;

/** Limits on sessions: last seen and opened after. */
export const sessionBounds = (now: Date): { readonly idle: Date; readonly oldest: Date } => ({
  idle: new Date(now.getTime() - sessionIdleDays * DAY),
  oldest: new Date(now.getTime() - sessionDays * DAY),
});

export interface NewSession {
  readonly user_id: string;
  readonly token_hash: string;
  readonly device: string;
  readonly now: Date;
}
export const insertSession = async (db: Database, it: NewSession): Promise<void> => {
  const session_id = randomUUID();
  const { token_hash, user_id, device, now } = it;
  await db.insertInto('sessions').values({ session_id, token_hash, user_id, device, created_at: now, seen_at: now }).execute();
};

/** The sessions of a user that still work, the one used last first. */
export const findSessions = (db: Database, it: { readonly user_id: string; readonly now: Date }): Promise<SessionRow[]> => {
  const { idle, oldest } = sessionBounds(it.now);
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', it.user_id)
    .where('seen_at', '>', idle)
    .where('created_at', '>', oldest)
    .orderBy('seen_at', 'desc')
    .orderBy('session_id')
    .execute();
};

/** Ends a session of a user; tells whether it was there. */
export const removeSession = async (db: Database, it: { readonly session_id: string; readonly user_id: string }): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('session_id', '=', it.session_id)
    .where('user_id', '=', it.user_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Ends every session of a user, or all but one, and with them what the account knew of devices. In a transaction. */
export const removeSessions = async (trx: Database, it: { readonly user_id: string; readonly except?: string }): Promise<void> => {
  await trx
    .updateTable('users')
    .set((row) => ({ device_epoch: row('device_epoch', '+', 1) }))
    .where('user_id', '=', it.user_id)
    .execute();
  const all = trx.deleteFrom('sessions').where('user_id', '=', it.user_id);
  await (it.except === undefined ? all : all.where('session_id', '<>', it.except)).execute();
};

/** Expired rows are not kept. */
export const removeEndedSessions = async (db: Database, it: { readonly user_id: string; readonly now: Date }): Promise<void> => {
  const { idle, oldest } = sessionBounds(it.now);
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', it.user_id)
    .where((row) => row.or([row('seen_at', '<=', idle), row('created_at', '<=', oldest)]))
    .execute();
};
