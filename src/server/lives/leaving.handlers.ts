// Leaving: the account and all that subjects keep of its person are taken out, in one transaction.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import { type Leaver, lockPerson, provePassword, removePerson, useDeleteLink } from '../account/leaving.commands';
import { mailDeleteLink, refuseOutside } from '../account/links.commands';
import { forgetInBookings } from '../booking/booking.commands';
import { countOpenBookings } from '../booking/booking.lookup';
import { forgetInClaims } from '../claim/claim.commands';
import { countOpenClaims } from '../claim/claim.lookup';
import type { Database } from '../database/open';
import { forgetReplies } from '../message/replies.commands';
import { forgetInThreads } from '../message/thread.commands';
import { keepForReport } from '../payout/left-hosts.commands';
import { forgetPayee } from '../payout/payee.commands';
import { duesOf } from '../payout/payout.lookup';
import { tellOwners } from '../property/cohosts/cohost.commands';
import { archiveProperties, lockPropertiesOf } from '../property/property.commands';
import { type Inside, inTransaction, type SignedInContext, type Within } from '../request/context';
import { refuse } from '../request/refusal';
import { removeAnswersTo } from '../request/idempotency';
import { forgetInReviews } from '../review/review.commands';
import { forgetSaved } from '../wishlist/wishlist.commands';

interface LeaveContext extends Leaver, Pick<SignedInContext, 'followers'>, Pick<Inside, 'mail'> {}

/** The leavers: each takes a person out of a subject's tables; rows that refer to their properties and their profile go first. */
const leavers: readonly ((trx: Database, it: LeaveContext) => Promise<void>)[] = [
  tellOwners,
  forgetInClaims,
  forgetInBookings,
  forgetInReviews,
  forgetInThreads,
  forgetReplies,
  forgetSaved,
  keepForReport,
  forgetPayee,
];

/** Goes on where nothing of the person is open. */
const refuseOpen = async (trx: Database, { profile_id, now }: Leaver): Promise<void> => {
  const open = await countOpenBookings(trx, profile_id, now);
  const dues = await duesOf(trx, profile_id);
  const claims = await countOpenClaims(trx, profile_id);
  const { payouts, shares, refunds, disputes, debt } = dues;
  if (open + payouts + shares + refunds + disputes + claims > 0 || debt !== null)
    refuse('account.money_open', { data: { open, claims, ...dues } });
};

const leave = async (trx: Database, it: LeaveContext): Promise<string | null> => {
  const avatar = await lockPerson(trx, it);
  // a guest who books a place of theirs in this moment is seen below, or finds it gone
  await lockPropertiesOf(trx, it.profile_id);
  await refuseOpen(trx, it);
  for (const takeOut of leavers) await takeOut(trx, it);
  await removeAnswersTo(trx, it.user_id);
  await removePerson(trx, it, await archiveProperties(trx, it));
  return avatar;
};

const leavingOf = ({ principal: { user_id, profile_id }, followers, now }: Within<SignedInContext>): Omit<LeaveContext, 'mail'> => ({
  user_id,
  profile_id,
  followers,
  now,
});

export const leavingHandlers: Pick<AccountHandlers, 'deleteUser' | 'sendDeleteEmail' | 'deleteUserByLink'> = {
  async deleteUser({ input }, context) {
    await provePassword(context, input.password);
    await context.files.remove([await inTransaction(context, ({ trx, mail }) => leave(trx, { ...leavingOf(context), mail }))]);
    return {};
  },

  async sendDeleteEmail({ input }, context) {
    refuseOutside(input.redirect_url, context.config.SITE_ORIGIN);
    await inTransaction(context, async (tx) => {
      await lockPerson(tx.trx, leavingOf(context));
      // a mail about a useless link helps no reader
      await refuseOpen(tx.trx, leavingOf(context));
      await mailDeleteLink(tx, context.principal.user_id, input.redirect_url);
    });
    return {};
  },

  async deleteUserByLink({ query }, context) {
    const leaving = leavingOf(context);
    const avatar = await inTransaction(context, async ({ trx, mail }) => {
      await lockPerson(trx, leaving);
      await useDeleteLink(trx, leaving, query.token);
      return leave(trx, { ...leaving, mail });
    });
    await context.files.remove([avatar]);
    return {};
  },
};
