// A referral that does not count: nothing more is given for it, and what the friend got and still has goes back.
import type { VoidBecause } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { takeBackWelcome } from '../points/points.commands';
import { changeReferral, lockReferral } from './referral.repository';

/** Voids a referral. One that has brought its sender a reward was true, and stays. */
export const voidReferral = async (
  trx: Database,
  { friend_id, because, now }: { readonly friend_id: string; readonly because: VoidBecause; readonly now: Date },
): Promise<void> => {
  const { voided_at, stayed_at, hosted_at } = await lockReferral(trx, friend_id);
  if (voided_at || stayed_at || hosted_at) return;
  await changeReferral(trx, friend_id, { voided_at: now, void_because: because });
  await takeBackWelcome(trx, { friend_id, now });
};
