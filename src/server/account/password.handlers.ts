// Passwords: changed by who knows the old one, or set anew with a mailed link.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import type { Context } from '../context';
import { refuse } from '../refusal';
import type { Serving } from '../serving';
import { findLink, setPassword, spendLinks, linkEnd, useLink } from './account.repository';
import { forgetAttempts } from './attempts';
import { changedLetter, ownLink, writeResetLetter } from './links';
import { refuseWeak } from './password-strength';
import { hashPassword } from './passwords';
import { ownUser, reauthenticate, refusePassword } from './reauthentication';
import { keptEmail } from './session.handlers';
import { removeSessions } from './session.repository';
import { newToken, tokenHash } from './tokens';

const tellChanged = (email: string, { mailer, warn }: Context): void =>
  mailer.post(
    () => Promise.resolve(changedLetter(email)),
    (error) => warn('the notice of a changed password could not be sent', { error: error.name }),
  );

export const passwordHandlers: Pick<AccountHandlers<Serving>, 'updatePassword' | 'requestPasswordReset' | 'resetPassword'> = {
  async updatePassword({ input }, context) {
    const user = await ownUser(context);
    const left = await reauthenticate(user, input.current_password, context);
    refuseWeak(input.new_password, user.email);
    const password_hash = await hashPassword(input.new_password);
    await context.db.transaction().execute(async (trx) => {
      const { user_id } = user;
      // of two changes at once the second one no longer knows the password
      if (!(await setPassword(trx, { user_id, password_hash, was: user.password_hash }))) return refusePassword(left);
      await spendLinks(trx, { user_id, purpose: 'reset', now: context.now });
      return removeSessions(trx, { user_id, except: context.principal.session_id });
    });
    tellChanged(user.email, context);
    return {};
  },

  requestPasswordReset({ input }, context) {
    const token = newToken();
    const link = ownLink(input.reset_link, token, context.config.SITE_ORIGIN);
    // all that depends on whether there is such an account happens after the answer, whose time then tells nothing
    context.mailer.post(
      () => writeResetLetter({ email: keptEmail(input.email), token, link }, context),
      (error) => context.warn('the mail of a password reset could not be sent', { error: error.name }),
    );
    return Promise.resolve({});
  },

  async resetPassword({ query, input }, context) {
    const { db, now, ip } = context;
    const mailed = { token_hash: tokenHash(query.token), purpose: 'reset', now } as const;
    // a weak password leaves the link as it is, for another try
    const { email } = (await findLink(db, mailed)) ?? refuse('account.link_spent', { data: { why: await linkEnd(db, mailed) } });
    refuseWeak(input.new_password, email);
    const password_hash = await hashPassword(input.new_password);
    await db.transaction().execute(async (trx) => {
      const { user_id } = (await useLink(trx, mailed)) ?? refuse('account.link_spent', { data: { why: await linkEnd(trx, mailed) } });
      await setPassword(trx, { user_id, password_hash });
      await removeSessions(trx, { user_id });
    });
    await forgetAttempts({ db, email, ip, now });
    tellChanged(email, context);
    return {};
  },
};
