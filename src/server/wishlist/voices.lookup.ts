// Votes and notes of wish lists, as one person reads them. Reads only.
import { sql } from 'kysely';
import type { ShownNote, StayVotes, WishlistVoices } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import type { Row } from '../../../generated/tables/tables';
import { publicProfiles } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import type { Database } from '../database/open';

type List = Pick<Row<'wishlists'>, 'wishlist_id' | 'profile_id'>;

const inList = (db: Database, { wishlist_id }: List) =>
  db.selectFrom('saved_stays').select('property_id').where('wishlist_id', '=', wishlist_id);

const votesOf = async (db: Database, list: List, reader: string | null): Promise<readonly StayVotes[]> =>
  db
    .selectFrom('stay_votes')
    .select((row) => [
      'property_id',
      row.fn.countAll<number>().as('count'),
      sql<boolean>`coalesce(bool_or(profile_id = ${reader}), false)`.as('is_own'),
    ])
    .where('wishlist_id', '=', list.wishlist_id)
    .where('property_id', 'in', inList(db, list))
    .groupBy('property_id')
    .orderBy('property_id')
    .execute();

/** First names as strangers read them. */
const namesOf = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
  if (ids.length === 0) return new Map();
  const people = await publicProfiles(db)
    .where('profile_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(people.map(({ profile_id, first_name }) => [profile_id, asRead(first_name)]));
};

const notesOf = async (db: Database, list: List, reader: string | null): Promise<readonly ShownNote[]> => {
  const rows = await db
    .selectFrom('stay_notes')
    .selectAll()
    .where('wishlist_id', '=', list.wishlist_id)
    .where('property_id', 'in', inList(db, list))
    .orderBy('written_at')
    .orderBy('note_id')
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ profile_id }) => profile_id),
  );
  return rows.map(({ note_id, property_id, profile_id, message, written_at }) => ({
    note_id,
    property_id,
    message: asRead(message),
    written_at: instantOf(written_at),
    by: names.get(profile_id) ?? null,
    is_own: profile_id === reader,
  }));
};

const fellowsOf = async (db: Database, { wishlist_id }: List): Promise<WishlistVoices['fellows']> => {
  const fellows = db
    .selectFrom('fellow_travellers')
    .select('profile_id')
    .where('wishlist_id', '=', wishlist_id)
    .where('removed_at', 'is', null);
  const ids = (await fellows.orderBy('joined_at').orderBy('profile_id').execute()).map(({ profile_id }) => profile_id);
  const names = await namesOf(db, ids);
  return ids.map((profile_id) => ({ profile_id, first_name: names.get(profile_id) ?? null }));
};

/** The voices of a list, as a person reads them; or somebody who is not logged in. */
export const voicesOf = async (db: Database, list: List, reader: string | null): Promise<WishlistVoices> => {
  const is_owner = list.profile_id === reader;
  return {
    wishlist_id: list.wishlist_id,
    is_owner,
    votes: await votesOf(db, list, reader),
    notes: await notesOf(db, list, reader),
    fellows: is_owner ? await fellowsOf(db, list) : [],
  };
};

/** All that a person said in wish lists, and where they joined those of others, for whoever takes it along. */
export const saidBy = async (db: Database, profileId: string) => {
  const notes = await db.selectFrom('stay_notes').selectAll().where('profile_id', '=', profileId).orderBy('written_at').execute();
  const votes = await db.selectFrom('stay_votes').selectAll().where('profile_id', '=', profileId).orderBy('voted_at').execute();
  const joined = await db.selectFrom('fellow_travellers').selectAll().where('profile_id', '=', profileId).orderBy('joined_at').execute();
  return {
    stay_notes: notes.map(({ note_id, wishlist_id, property_id, message, written_at }) => ({
      note_id,
      wishlist_id,
      property_id,
      message,
      written_at: instantOf(written_at),
    })),
    stay_votes: votes.map(({ wishlist_id, property_id, voted_at }) => ({ wishlist_id, property_id, voted_at: instantOf(voted_at) })),
    joined_wishlists: joined.map(({ wishlist_id, joined_at }) => ({ wishlist_id, joined_at: instantOf(joined_at) })),
  };
};
