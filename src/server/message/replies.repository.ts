// Hosts' saved replies as they are kept.
import { columnsOfSavedReply, readSavedReply } from '../../../generated/tables/saved-replies';
import type { SavedReply } from '../../../generated/model/entities';
import type { NewRow } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

export const countReplies = async (trx: Database, profileId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('saved_replies')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertReply = async (trx: Database, row: NewRow<'saved_replies'>): Promise<SavedReply> =>
  readSavedReply(await trx.insertInto('saved_replies').values(row).returning(columnsOfSavedReply).executeTakeFirstOrThrow());

type Own = Pick<SavedReply, 'reply_id' | 'profile_id'>;

/** Changes a host's text; undefined where the host has none of this id. */
export const updateReply = async (
  db: Database,
  { reply_id, profile_id }: Own,
  words: Pick<SavedReply, 'title' | 'text'>,
): Promise<SavedReply | undefined> => {
  const own = db.updateTable('saved_replies').set(words).where('reply_id', '=', reply_id).where('profile_id', '=', profile_id);
  const row = await own.returning(columnsOfSavedReply).executeTakeFirst();
  return row && readSavedReply(row);
};

/** Deletes a host's text. Tells whether there was one. */
export const deleteReply = async (db: Database, { reply_id, profile_id }: Own): Promise<boolean> => {
  const own = db.deleteFrom('saved_replies').where('reply_id', '=', reply_id).where('profile_id', '=', profile_id);
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
};
