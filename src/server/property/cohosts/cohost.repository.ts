// Co-hosts and invitations in the database. The lock on their property makes changes follow one another.
import { DAY } from '../../../../generated/model/dates';
import type { Cohost } from '../../../../generated/model/entities';
import { cohostDays } from '../../../../generated/model/constants';
import type { Database } from '../../database/open';
import type { CohostRow } from './cohost.lookup';

interface Invited {
  readonly cohost_id: string;
  readonly property_id: string;
  readonly email: string;
  readonly roles: Cohost['roles'];
  readonly token_hash: string;
  readonly now: Date;
}
const endOf = (now: Date): Date => new Date(now.getTime() + cohostDays * DAY);

/** Listings with their titles: nobody else invites, accepts or changes anything at them before this transaction ends. */
export const lockListings = (trx: Database, propertyIds: readonly string[]) =>
  trx
    .selectFrom('properties')
    .select(['property_id', 'profile_id', 'title', 'city'])
    .where('property_id', 'in', [...propertyIds])
    .where('deleted_at', 'is', null)
    // in one order, so that two who lock several do not wait for each other
    .orderBy('property_id')
    .forUpdate()
    .execute();

/** The co-hosts and invitations of some listings. */
export const findAmong = (trx: Database, propertyIds: readonly string[]): Promise<CohostRow[]> =>
  trx
    .selectFrom('cohosts')
    .selectAll()
    .where('property_id', 'in', [...propertyIds])
    .execute();

/** Keeps an invitation at a listing, or gives one that is there another link and its whole time again. */
export const keepInvitation = (trx: Database, { now, ...it }: Invited): Promise<unknown> => {
  const times = { created_at: now, expires_at: endOf(now) };
  return trx
    .insertInto('cohosts')
    .values({ ...it, ...times, accepted_at: null, profile_id: null })
    .onConflict((same) => same.columns(['property_id', 'email']).doUpdateSet({ ...times, token_hash: it.token_hash, roles: it.roles }))
    .execute();
};

interface Several {
  readonly cohost_ids: readonly string[];
  readonly now: Date;
}
/** Gives those of some invitations that still hold the token that is mailed. Tells what they are about; nothing where they have ended. */
export const giveToken = (db: Database, it: Several & Pick<Invited, 'token_hash'>): Promise<CohostRow[]> =>
  db
    .updateTable('cohosts')
    .set({ token_hash: it.token_hash })
    .where('cohost_id', 'in', [...it.cohost_ids])
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', it.now)
    .returningAll()
    .execute();

/** The invitations of a token: one at each of its listings. */
export const findByToken = (db: Database, tokenHash: string): Promise<CohostRow[]> =>
  db.selectFrom('cohosts').selectAll().where('token_hash', '=', tokenHash).orderBy('property_id').execute();

export const findCohosts = (db: Database, cohostIds: readonly string[]): Promise<CohostRow[]> =>
  db
    .selectFrom('cohosts')
    .selectAll()
    .where('cohost_id', 'in', [...cohostIds])
    .execute();

/** Accepts invitations, each once, and answers those that still could be. */
export const acceptCohosts = (trx: Database, it: Several & { readonly profile_id: string }): Promise<CohostRow[]> =>
  trx
    .updateTable('cohosts')
    .set({ profile_id: it.profile_id, accepted_at: it.now })
    .where('cohost_id', 'in', [...it.cohost_ids])
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', it.now)
    .returningAll()
    .execute();

/** Removes what is left of a link that was used: invitations to listings that the person had co-hosted before. */
export const endLink = async (trx: Database, tokenHash: string): Promise<void> => {
  await trx.deleteFrom('cohosts').where('token_hash', '=', tokenHash).where('accepted_at', 'is', null).execute();
};

/** Sets what a co-host or an invited person may do. Tells whether there is one. */
export const setRoles = async (trx: Database, { roles, ...it }: Pick<Cohost, 'cohost_id' | 'property_id' | 'roles'>): Promise<boolean> => {
  const own = trx.updateTable('cohosts').set({ roles }).where('cohost_id', '=', it.cohost_id).where('property_id', '=', it.property_id);
  return (await own.executeTakeFirst()).numUpdatedRows > 0n;
};

type Ended = { readonly property_id: string } & ({ readonly cohost_id: string } | { readonly profile_id: string });
/** Ends co-hosting or an invitation. Tells what it was; nothing where there was none. */
export const endCohost = (trx: Database, { property_id, ...whose }: Ended): Promise<CohostRow | undefined> => {
  const ending = trx.deleteFrom('cohosts').where('property_id', '=', property_id);
  return ('cohost_id' in whose ? ending.where('cohost_id', '=', whose.cohost_id) : ending.where('profile_id', '=', whose.profile_id))
    .returningAll()
    .executeTakeFirst();
};

/** Co-hosting that a person who leaves has a part in ends: at their own listings, and at those of others. */
export const endCohostingOf = async (trx: Database, profileId: string): Promise<void> => {
  const own = trx.selectFrom('properties').select('property_id').where('profile_id', '=', profileId);
  await trx
    .deleteFrom('cohosts')
    .where((row) => row.or([row('profile_id', '=', profileId), row('property_id', 'in', own)]))
    .execute();
};
