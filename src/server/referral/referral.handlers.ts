// Referral codes, what they have brought, and what people think of them.
import type { ReferralHandlers } from '../../../generated/contract/handlers';
import { referralYearlyCap } from '../../../generated/model/constants';
import { pathTo } from '../../../generated/routes/paths';
import { instantOf } from '../../../generated/model/wire';
import { findReferrer, referralCodeOf } from '../account/account.lookup';
import { sumRewards } from '../points/points.lookup';
import { inTransaction } from '../request/context';
import { unlessFull } from '../database/violations';
import { refuse } from '../request/refusal';
import { findFriends, firstSent, keepFeedback } from './referral.repository';
import { noteBrowser } from './referral.commands';
import { friendShown } from './exported.lookup';
import { pendingOf } from './referral.rules';

const maxFriends = 500;

export const referralHandlers: ReferralHandlers = {
  async getReferrer({ params }, { db }) {
    return (await findReferrer(db, params.referralCode)) ?? refuse('referral.unknown_code');
  },

  async getReferralSummary(_request, context) {
    const { db, principal, now, config } = context;
    const { profile_id } = principal;
    // a person who looks at their link is about to share it, maybe with themselves
    await unlessFull(inTransaction(context, (tx) => noteBrowser(tx.trx, profile_id, tx)));
    const since = new Date(Date.UTC(now.getUTCFullYear(), 0, 1));
    const referral_code = await referralCodeOf(db, profile_id);
    const { all, lately } = await sumRewards(db, { profile_id, since });
    const friends = await findFriends(db, { profile_id, most: maxFriends });
    const thisYear = Math.max(0, Math.min(lately, referralYearlyCap));
    return {
      referral_code,
      link: new URL(pathTo.refer({ code: referral_code }), config.SITE_ORIGIN).href,
      points_earned: Math.max(0, all),
      points_pending: pendingOf(friends, now, thisYear),
      points_this_year: thisYear,
      referrals: friends.map((friend) => friendShown(friend, now)),
    };
  },

  async sendReferralFeedback({ input }, { db, principal, now, enforceRules }) {
    const of = { profile_id: principal.profile_id, type: input.type };
    const first = await firstSent(db, of);
    const answer = enforceRules({ sentFeedback: { first_sent_at: first && instantOf(first) } });
    await keepFeedback(db, { ...of, payload: input, now });
    return answer({});
  },
};
