// The account's own part of leaving: it is proved who asks, the person is locked, and at the end taken out.
import type { SignedInContext } from '../request/context';
import type { Database } from '../database/open';
import { removeDeadWith } from '../jobs/dead.commands';
import { refuse } from '../request/refusal';
import { findUser, linkEnd, lockProfile, lockUser, removeProfile, removeUser, useLink } from './account.repository';
import { ownUser, reauthenticate } from './reauthentication.commands';
import { tokenHash } from './tokens';

/** A person who leaves, and when. */
export interface Leaver {
  readonly user_id: string;
  readonly profile_id: string;
  readonly now: Date;
}

/** Goes on where the password is the person's. */
export const provePassword = async (context: SignedInContext, password: string): Promise<void> => {
  await reauthenticate(await ownUser(context), password, context);
};

/** Locks the person until this transaction ends. Answers their picture. */
export const lockPerson = async (trx: Database, { profile_id, user_id }: Leaver): Promise<string | null> => {
  if (!(await lockUser(trx, user_id))) return refuse('account.not_signed_in');
  return (await lockProfile(trx, profile_id))?.avatar ?? null;
};

/** Uses the mailed link that confirms that this person goes. Refuses a spent one, and another person's: refusing leaves it as it was. */
export const useDeleteLink = async (trx: Database, { user_id, now }: Leaver, token: string): Promise<void> => {
  const link = { token_hash: tokenHash(token), purpose: 'delete', now } as const;
  const used = await useLink(trx, link);
  if (!used) return refuse('account.link_spent', { data: { why: await linkEnd(trx, link) } });
  if (used.user_id !== user_id) refuse('account.link_spent', { data: { why: 'unknown' } });
};

/** Removes the person; the profile of a host whose bookings are kept stays without a name. */
export const removePerson = async (trx: Database, { user_id, profile_id, now }: Leaver, isKept: boolean): Promise<void> => {
  await removeDeadWith(trx, (await findUser(trx, user_id))?.email ?? '');
  await removeUser(trx, user_id);
  await removeProfile(trx, { profile_id, now, isKept });
};
