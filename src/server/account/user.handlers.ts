// Accounts: signing up, who one is, and proving one's address.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import type { CurrentUser } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { countBookings } from '../booking/booking.lookup';
import { inTransaction, type SignedInContext } from '../request/context';
import { isUniqueViolation } from '../database/violations';
import { countProperties } from '../property/owned.lookup';
import { refuse } from '../request/refusal';
import { findProfile, findUser, insertUser, linkEnd, profileIdOf, useLink } from './account.repository';
import { refuseWeak } from './password-strength';
import { askConfirmLink } from './links';
import { hashPassword } from './passwords';
import { ownUser } from './reauthentication.commands';
import { keptEmail } from './kept-email';
import { tokenHash } from './tokens';

/** The person who is signed in, with their modes and counts. */
export const currentUser = async ({ db, principal }: SignedInContext): Promise<CurrentUser> => {
  const user = (await findUser(db, principal.user_id)) ?? refuse('account.gone');
  const profile = (await findProfile(db, principal.profile_id)) ?? refuse('account.gone');
  return {
    user_id: user.user_id,
    email: user.email,
    verified_at: principal.verified_at,
    profile_id: profile.profile_id,
    first_name: profile.first_name,
    last_name: profile.last_name,
    avatar: profile.avatar,
    has_password: user.password_hash !== null,
    modes: [...(profile.is_host ? (['host'] as const) : []), ...(profile.is_guest ? (['guest'] as const) : [])],
    counts: {
      ...(await countBookings(db, principal.profile_id)),
      ...(await countProperties(db, principal.profile_id)),
    },
  };
};

export const userHandlers: Pick<AccountHandlers, 'getUser' | 'createUser' | 'sendConfirmEmail' | 'verifyEmail'> = {
  getUser: (_request, context) => currentUser(context),

  async createUser({ input }, context) {
    const email = keptEmail(input.email);
    refuseWeak(input.password, email);
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
