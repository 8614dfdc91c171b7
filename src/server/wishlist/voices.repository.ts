// Votes, notes and fellow travellers in the database. The lock on a list makes changes to it follow one another.
import { randomUUID } from 'node:crypto';
import type { StayNote } from '../../../generated/model/entities';
import type { Database } from '../database/open';

interface Place {
  readonly wishlist_id: string;
  readonly property_id: string;
  readonly profile_id: string;
}
interface Person {
  readonly wishlist_id: string;
  readonly profile_id: string;
}

/** A list whose voices nobody else changes until this transaction ends. */
export const lockList = (trx: Database, wishlistId: string) =>
  trx.selectFrom('wishlists').selectAll().where('wishlist_id', '=', wishlistId).forUpdate().executeTakeFirst();

export const isInList = async (trx: Database, { wishlist_id, property_id }: Omit<Place, 'profile_id'>): Promise<boolean> => {
  const saved = trx.selectFrom('saved_stays').select('property_id').where('wishlist_id', '=', wishlist_id);
  return (await saved.where('property_id', '=', property_id).executeTakeFirst()) !== undefined;
};

export const findFellow = (trx: Database, { wishlist_id, profile_id }: Person) =>
  trx
    .selectFrom('fellow_travellers')
    .selectAll()
    .where('wishlist_id', '=', wishlist_id)
    .where('profile_id', '=', profile_id)
    .executeTakeFirst();

export const countFellows = async (trx: Database, wishlistId: string): Promise<number> => {
  const fellows = trx.selectFrom('fellow_travellers').where('wishlist_id', '=', wishlistId).where('removed_at', 'is', null);
  return (await fellows.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
};

export const insertFellow = async (trx: Database, person: Person, now: Date): Promise<void> => {
  await trx
    .insertInto('fellow_travellers')
    .values({ ...person, joined_at: now, removed_at: null })
    .execute();
};

/** Sets a person's vote for a stay. */
export const setVote = async (
  trx: Database,
  place: Place,
  { voted, now }: { readonly voted: boolean; readonly now: Date },
): Promise<void> => {
  if (voted)
    await trx
      .insertInto('stay_votes')
      .values({ ...place, voted_at: now })
      .onConflict((same) => same.columns(['wishlist_id', 'property_id', 'profile_id']).doNothing())
      .execute();
  else
    await trx
      .deleteFrom('stay_votes')
      .where('wishlist_id', '=', place.wishlist_id)
      .where('property_id', '=', place.property_id)
      .where('profile_id', '=', place.profile_id)
      .execute();
};

export const countNotes = async (trx: Database, wishlistId: string): Promise<number> => {
  const notes = trx.selectFrom('stay_notes').where('wishlist_id', '=', wishlistId);
  return (await notes.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
};

export const insertNote = async (trx: Database, { message, ...place }: Place & Pick<StayNote, 'message'>, now: Date): Promise<void> => {
  await trx
    .insertInto('stay_notes')
    .values({ ...place, note_id: randomUUID(), message, written_at: now })
    .execute();
};

/** Deletes a note for its writer or the owner of its list. Tells whether there was one. */
export const deleteNote = async (
  trx: Database,
  { note_id, wishlist_id, profile_id }: Person & Pick<StayNote, 'note_id'>,
): Promise<boolean> => {
  const own = trx.selectFrom('wishlists').select('wishlist_id').where('profile_id', '=', profile_id);
  const deleted = await trx
    .deleteFrom('stay_notes')
    .where('note_id', '=', note_id)
    .where('wishlist_id', '=', wishlist_id)
    .where((row) => row.or([row('profile_id', '=', profile_id), row('wishlist_id', 'in', own)]))
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

const said = ['stay_votes', 'stay_notes'] as const;

/** Removes a fellow traveller for good, with what they said. */
export const removePerson = async (trx: Database, { wishlist_id, profile_id }: Person, now: Date): Promise<void> => {
  await trx
    .updateTable('fellow_travellers')
    .set({ removed_at: now })
    .where('wishlist_id', '=', wishlist_id)
    .where('profile_id', '=', profile_id)
    .execute();
  for (const table of said)
    await trx.deleteFrom(table).where('wishlist_id', '=', wishlist_id).where('profile_id', '=', profile_id).execute();
};
