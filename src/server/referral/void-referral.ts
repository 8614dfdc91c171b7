// Referrals that do not count, or wait for a look: nothing more is given for them, and what the friend got and still has goes back.
import type { VoidBecause } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { takeBackWelcome } from '../points/points.commands';
import { changeReferral, lockReferral } from './referral.repository';

export interface Doubt {
  readonly friend_id: string;
  readonly because: VoidBecause;
  readonly now: Date;
}

/** Voids a referral. One that has brought its sender a reward was true, and stays. */
export const voidReferral = async (trx: Database, { friend_id, because, now }: Doubt): Promise<void> => {
  const { voided_at, stayed_at, hosted_at } = await lockReferral(trx, friend_id);
  if (voided_at || stayed_at || hosted_at) return;
  await changeReferral(trx, friend_id, { voided_at: now, void_because: because, waits_for: null });
  await takeBackWelcome(trx, { friend_id, now });
};

/** Lets the rewards of a referral wait for a look, unless that was looked at before. Both of its people read why. */
export const doubtReferral = async (trx: Database, { friend_id, because, now }: Doubt): Promise<void> => {
  const { voided_at, stayed_at, hosted_at, waits_for, cleared } = await lockReferral(trx, friend_id);
  if (voided_at || stayed_at || hosted_at || waits_for !== null || cleared.includes(because)) return;
  await changeReferral(trx, friend_id, { waits_for: because });
  await takeBackWelcome(trx, { friend_id, now });
};

/** Ends the wait of a referral in which nothing wrong was found. Answers the stays whose rewards are due; nothing where none waited. */
export const clearReferral = async (trx: Database, friend_id: string): Promise<readonly string[] | undefined> => {
  const { waits_for, cleared, due_stay, due_hosting } = await lockReferral(trx, friend_id);
  if (waits_for === null) return undefined;
  const change = { waits_for: null, cleared: [...cleared, waits_for], due_stay: null, due_hosting: null };
  await changeReferral(trx, friend_id, change);
  return [due_stay, due_hosting].flatMap((booking_id) => booking_id ?? []);
};

/** Ends the wait of a referral for which nothing is given. Tells whether it waited. */
export const denyReferral = async (trx: Database, it: Pick<Doubt, 'friend_id' | 'now'> & { readonly reason: string }): Promise<boolean> => {
  const { friend_id, now, reason } = it;
  const { waits_for } = await lockReferral(trx, friend_id);
  if (waits_for === null) return false;
  const change = { voided_at: now, void_because: waits_for, void_reason: reason, waits_for: null, due_stay: null, due_hosting: null };
  await changeReferral(trx, friend_id, change);
  await takeBackWelcome(trx, { friend_id, now });
  return true;
};
