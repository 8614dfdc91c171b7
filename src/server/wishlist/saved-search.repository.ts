// Saved searches in the database. Their owner's changes follow one another by a lock; the timer takes its turn in one statement.
import { randomUUID } from 'node:crypto';
import { newStaysHours } from '../../../generated/model/constants';
import { HOUR } from '../../../generated/model/dates';
import type { SavedSearch } from '../../../generated/model/entities';
import type { Row } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

export type SavedSearchRow = Row<'saved_searches'>;

/** The next turn of a person's searches. */
const nextTurn = (now: Date): Date => new Date(now.getTime() + newStaysHours * HOUR);

type NewSearch = Pick<SavedSearch, 'profile_id' | 'name' | 'terms' | 'currency' | 'mails'>;

/** Saves a search whose owner has seen all stays that are listed now. */
export const insertSearch = async (trx: Database, { terms, ...it }: NewSearch, now: Date): Promise<void> => {
  const row = { ...it, saved_search_id: randomUUID(), terms: JSON.stringify(terms), saved_at: now, told_until: now };
  await trx
    .insertInto('saved_searches')
    .values({ ...row, due_at: it.mails ? nextTurn(now) : null })
    .execute();
};

/** Renames a search. */
export const renameSearch = async (trx: Database, searchId: string, name: string): Promise<void> => {
  await trx.updateTable('saved_searches').set({ name }).where('saved_search_id', '=', searchId).execute();
};

/** Ends the mails of a search, or begins them: what was listed in between is not told. One that is set so already stays as it is. */
export const setMails = async (
  trx: Database,
  searchId: string,
  { mails, now }: { readonly mails: boolean; readonly now: Date },
): Promise<void> => {
  await trx
    .updateTable('saved_searches')
    .set(mails ? { mails, told_until: now, due_at: nextTurn(now) } : { mails, due_at: null })
    .where('saved_search_id', '=', searchId)
    .where('mails', '!=', mails)
    .execute();
};

/** Deletes a search. Tells whether the person had it. */
export const deleteSearch = async (
  trx: Database,
  { saved_search_id, profile_id }: Pick<SavedSearch, 'saved_search_id' | 'profile_id'>,
): Promise<boolean> => {
  const own = trx.deleteFrom('saved_searches').where('saved_search_id', '=', saved_search_id).where('profile_id', '=', profile_id);
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
};

export const findSearch = (db: Database, searchId: string): Promise<SavedSearchRow | undefined> =>
  db.selectFrom('saved_searches').selectAll().where('saved_search_id', '=', searchId).executeTakeFirst();

interface Owner {
  readonly profile_id: string;
}
const peopleAtOnce = 100;
/** Some of the people whose turn has come, after one of them. */
export const findPeopleDue = (db: Database, now: Date, after: Owner | undefined): Promise<readonly Owner[]> =>
  db
    .selectFrom('saved_searches')
    .select('profile_id')
    .distinct()
    .where('due_at', '<=', now)
    .$if(after !== undefined, (query) => query.where('profile_id', '>', after?.profile_id ?? ''))
    .orderBy('profile_id')
    .limit(peopleAtOnce)
    .execute();

/** A person's searches whose turn has come, the one first whose owner has heard nothing for longest. */
export const findDue = (db: Database, profileId: string, now: Date): Promise<readonly SavedSearchRow[]> =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('due_at', '<=', now)
    .orderBy('told_until')
    .orderBy('saved_search_id')
    .execute();

/** Takes the turn of all of a person's searches that are due. Tells which: none where another process was first. */
export const takeTurn = async (trx: Database, profileId: string, now: Date): Promise<ReadonlySet<string>> => {
  const taken = await trx
    .updateTable('saved_searches')
    .set({ due_at: nextTurn(now) })
    .where('profile_id', '=', profileId)
    .where('due_at', '<=', now)
    .returning('saved_search_id')
    .execute();
  return new Set(taken.map(({ saved_search_id }) => saved_search_id));
};

/** Keeps until when the owner of searches knows what was listed. */
export const noteTold = async (trx: Database, searchIds: readonly string[], told_until: Date): Promise<void> => {
  if (searchIds.length === 0) return;
  await trx
    .updateTable('saved_searches')
    .set({ told_until })
    .where('saved_search_id', 'in', [...searchIds])
    .execute();
};

/** Searches whose dates are over are looked at no more. */
export const endTurns = async (trx: Database, searchIds: readonly string[]): Promise<void> => {
  if (searchIds.length === 0) return;
  await trx
    .updateTable('saved_searches')
    .set({ due_at: null })
    .where('saved_search_id', 'in', [...searchIds])
    .execute();
};
