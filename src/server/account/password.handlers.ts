// Passwords: changed by who knows the old one, or set anew with a mailed link.
import { randomUUID } from 'node:crypto';
import type { AccountHandlers } from '../../../generated/contract/handlers';
import { inTransaction } from '../request/context';
import { refuse } from '../request/refusal';
import { findLink, lockUser, setPassword, spendLinks, linkEnd, useLink } from './account.repository';
import { beginWithOwner } from './begin-with-owner';
import { forgetAttempts } from './attempts';
import { keepKnownDevice, knownDevice } from './known-device';
import { refuseOutside } from './links.commands';
import { refuseWeak } from './password-strength';
import { hashPassword } from './passwords';
import { ownUser, reauthenticate, refusePassword } from './reauthentication.commands';
import { normalizedEmail } from './normalized-email.lookup';
import { removeSessions } from './session.repository';
import { tokenHash } from './tokens';

export const passwordHandlers: Pick<AccountHandlers, 'updatePassword' | 'requestPasswordReset' | 'resetPassword'> = {
  async updatePassword({ input }, context) {
    const user = await ownUser(context);
    const left = await reauthenticate(user, input.current_password, context);
    await refuseWeak(input.new_password, user.email);
    const password_hash = await hashPassword(input.new_password);
    await inTransaction(context, async ({ trx, mail, now, principal }) => {
      const { user_id } = user;
      // of two changes at once the second one no longer knows the password
      if (!(await setPassword(trx, { user_id, password_hash, was: user.password_hash }))) return refusePassword(left);
      await spendLinks(trx, { user_id, purpose: 'reset', now });
      await removeSessions(trx, { user_id, except: principal.session_id });
      return mail('passwordChanged', { user_id });
    });
    await keepKnownDevice(user.user_id, context);
    return {};
  },

  async requestPasswordReset({ input }, context) {
    const page = input.reset_link;
    refuseOutside(page, context.config.SITE_ORIGIN);
    // whether there is such an account is looked up when the mail is written, and nobody who asks next waits for that
    await inTransaction(context, ({ mailSoon }) =>
      mailSoon('resetLink', { link_id: randomUUID(), email: normalizedEmail(input.email), page }),
    );
    return {};
  },

  async resetPassword({ query, input }, context) {
    const { db, now, visitor, files } = context;
    const mailed = { token_hash: tokenHash(query.token), purpose: 'reset', now } as const;
    // a weak password leaves the link as it is, for another try
    const { email } = (await findLink(db, mailed)) ?? refuse('account.link_spent', { data: { why: await linkEnd(db, mailed) } });
    await refuseWeak(input.new_password, email);
    const password_hash = await hashPassword(input.new_password);
    const { user_id, leftPicture } = await inTransaction(context, async (tx) => {
      const { trx } = tx;
      const used = (await useLink(trx, mailed)) ?? refuse('account.link_spent', { data: { why: await linkEnd(trx, mailed) } });
      const user = await lockUser(trx, used.user_id);
      // the link has proved the address; only a browser that has logged in before shows that its owner signed up, with this invitation
      const isSame = user && (await knownDevice(user, { ...tx, db: trx })) !== undefined;
      const referral_code = isSame ? user.referral_code : null;
      const picture = user && !user.verified_at ? await beginWithOwner(tx, { user_id: user.user_id, referral_code }) : null;
      await setPassword(trx, { user_id: used.user_id, password_hash });
      await removeSessions(trx, { user_id: used.user_id });
      await tx.mail('passwordChanged', { user_id: used.user_id });
      return { user_id: used.user_id, leftPicture: picture };
    });
    await files.remove([leftPicture]);
    await forgetAttempts({ db, email, visitor, device: undefined, now });
    // a reader of the account's mail is no stranger to it
    await keepKnownDevice(user_id, context);
    return {};
  },
};
