// An address is proved by its owner, by sign-on or by the mailed link of a reset: the account begins anew with them.
import type { Inside } from '../request/context';
import { beginAnew, type Proven, profileIdOf } from './account.repository';
import type { BrowserContext } from './followers';

export type OpenContext = Inside & BrowserContext;

/** An address is proved: browsers that were seen with the account before did not have to be its owner's, and an invitation is rewarded. */
export const welcome = async (tx: OpenContext, profile_id: string): Promise<void> => {
  const { begunAnew, seenWith } = tx.followers.account;
  await begunAnew(tx.trx, profile_id);
  await seenWith(tx.trx, profile_id, tx);
  await tx.job('rewardFriend', { friend_id: profile_id });
};

/** An account whose address was not proved begins anew with its owner. Returns the picture that is no longer needed. */
export const beginWithOwner = async (tx: OpenContext, it: Omit<Proven, 'now'>): Promise<string | null> => {
  const picture = await beginAnew(tx.trx, { ...it, now: tx.now });
  await welcome(tx, await profileIdOf(tx.trx, it.user_id));
  return picture;
};
