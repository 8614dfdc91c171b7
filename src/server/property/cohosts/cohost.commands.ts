// Commands on co-hosts and invitations for the timers of the server, and for subjects in whose transactions co-hosts write.
import { DAY } from '../../../../generated/model/dates';
import { findPublicProfile } from '../../account/account.lookup';
import type { Database } from '../../database/open';
import type { Inside } from '../../request/context';

const keptDays = 30;

interface Sides {
  readonly property_id: string;
  readonly guest_id: string;
  readonly host_id: string;
}
/** Whether a person is one of two sides, or answers guests there as a co-host, who does until this transaction ends. */
export const lockWriter = async (trx: Database, { property_id, guest_id, host_id }: Sides, profileId: string): Promise<boolean> => {
  if (profileId === guest_id || profileId === host_id) return true;
  const own = trx.selectFrom('cohosts').select('roles').where('property_id', '=', property_id).where('profile_id', '=', profileId);
  return (await own.forShare().executeTakeFirst())?.roles.includes('messages') ?? false;
};

/** Tells the co-hosts of listings that go; before they do. */
export const tellOfEnd = async (trx: Database, mail: Inside['mail'], propertyIds: readonly string[]): Promise<void> => {
  if (propertyIds.length === 0) return;
  const cohosted = trx.selectFrom('cohosts as c').innerJoin('properties as p', 'p.property_id', 'c.property_id');
  const rows = await cohosted
    .select(['c.profile_id', 'p.title', 'p.city'])
    .where('c.property_id', 'in', [...propertyIds])
    .execute();
  for (const { profile_id, title, city } of rows)
    if (profile_id !== null) await mail('cohostingEnded', { profile_id, title: title || city });
};

/** Tells the owners of the listings that a person co-hosts that their account goes; before it does. */
export const tellOwners = async (
  trx: Database,
  { profile_id, mail }: { readonly profile_id: string } & Pick<Inside, 'mail'>,
): Promise<void> => {
  const cohosted = trx.selectFrom('cohosts as c').innerJoin('properties as p', 'p.property_id', 'c.property_id');
  const rows = await cohosted
    .select(['c.property_id', 'p.profile_id as owner_id'])
    .where('c.profile_id', '=', profile_id)
    .orderBy('c.property_id')
    .execute();
  const name = (await findPublicProfile(trx, profile_id))?.first_name ?? '';
  for (const owner_id of new Set(rows.map((row) => row.owner_id))) {
    const there = rows.filter((row) => row.owner_id === owner_id);
    await mail('cohostGone', { profile_id: owner_id, name, property_ids: there.map(({ property_id }) => property_id) });
  }
};

/** Removes invitations that ended a month ago: the address of a person who did not come is of no use. */
export const removeOldInvitations = async (db: Database, now: Date): Promise<void> => {
  const old = new Date(now.getTime() - keptDays * DAY);
  await db.deleteFrom('cohosts').where('accepted_at', 'is', null).where('expires_at', '<', old).execute();
};
