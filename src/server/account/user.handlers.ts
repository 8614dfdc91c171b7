// Accounts: signing up, and proving one's address.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { inTransaction } from '../request/context';
import { isUniqueViolation } from '../database/violations';
import { refuse } from '../request/refusal';
import { insertUser, linkEnd, profileIdOf, useLink } from './account.repository';
import { refuseWeak } from './password-strength';
import { askConfirmLink } from './links.commands';
import { hashPassword } from './passwords';
import { ownUser } from './reauthentication.commands';
import { normalizedEmail } from './normalized-email.lookup';
import { tokenHash } from './tokens';

export const userHandlers: Pick<AccountHandlers, 'createUser' | 'sendConfirmEmail' | 'verifyEmail'> = {
  async createUser({ input }, context) {
    const email = normalizedEmail(input.email);
    await refuseWeak(input.password, email);
    const password_hash = await hashPassword(input.password);
    try {
      await inTransaction(context, ({ trx, now }) =>
        insertUser(trx, { email, password_hash, referral_code: input.referral_code ?? null, now }),
      );
    } catch (error) {
      if (isUniqueViolation(error)) return refuse('account.email_taken');
      throw error;
    }
    return {};
  },

  async sendConfirmEmail({ input }, context) {
    const user = await ownUser(context);
    if (user.verified_at) return refuse('account.already_verified');
    await askConfirmLink(user, input.redirect_url, context);
    return {};
  },

  verifyEmail: ({ query }, context) =>
    inTransaction(context, async ({ trx, now, job }) => {
      const link = { token_hash: tokenHash(query.token), purpose: 'verify', now } as const;
      const used = await useLink(trx, link);
      if (!used) return refuse('account.link_spent', { data: { why: await linkEnd(trx, link) } });
      await trx
        .updateTable('users')
        .set({ verified_at: now })
        .where('user_id', '=', used.user_id)
        .where('email', '=', used.email)
        .execute();
      await job('rewardFriend', { friend_id: await profileIdOf(trx, used.user_id) });
      return { verified_at: instantOf(now) };
    }),
};
