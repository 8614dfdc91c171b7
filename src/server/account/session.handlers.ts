// Logging in and out, here and wherever else somebody is signed in.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import { inTransaction } from '../request/context';
import type { Database } from '../database/open';
import { refuse } from '../request/refusal';
import { findUserByEmail, lockUser, profileIdOf } from './account.repository';
import { succeedAttempt, takeAttempt } from './attempts';
import { normalizedEmail } from './normalized-email.lookup';
import { keepKnownDevice, knownDevice } from './known-device';
import type { BrowserContext } from './followers';
import { passwordFits } from './passwords';
import { insertSession, removeEndedSessions, removeSession, removeSessions } from './session.repository';
import { newToken, tokenHash } from './tokens';
import { deviceSessions } from './own.lookup';

/** Opens a session, in a transaction, and returns its token, which only the asker ever sees. */
export const openSession = async (trx: Database, userId: string, browsing: BrowserContext): Promise<string> => {
  const { now, device } = browsing;
  // locked, so that none slips in behind a block
  const reason = (await lockUser(trx, userId))?.blocked_because;
  if (typeof reason === 'string') return refuse('account.blocked', { slots: { reason } });
  const token = newToken();
  await removeEndedSessions(trx, { user_id: userId, now });
  await insertSession(trx, { user_id: userId, token_hash: tokenHash(token), device, now });
  await browsing.followers.account.seenWith(trx, await profileIdOf(trx, userId), browsing);
  return token;
};

export const sessionHandlers: Pick<AccountHandlers, 'createSession' | 'deleteSession'> = {
  async createSession({ input }, context) {
    const { db, visitor, now } = context;
    const email = normalizedEmail(input.email);
    const user = await findUserByEmail(db, email);
    const attempt = { db, email, visitor, device: await knownDevice(user, context), now };
    const left = await takeAttempt(attempt);
    const fits = await passwordFits(input.password, user?.password_hash);
    const wrong = (): never => refuse('account.wrong_credentials', { data: { password_attempts: left } });
    if (!user || !fits) return wrong();
    const access_token = await inTransaction(context, async (tx) => {
      const { trx } = tx;
      // a password that is changed in this very moment ends sessions: none may slip in behind it
      const still = await lockUser(trx, user.user_id);
      if (still?.password_hash !== user.password_hash) return wrong();
      return openSession(trx, user.user_id, tx);
    });
    await succeedAttempt(attempt);
    await keepKnownDevice(user.user_id, context);
    return { access_token };
  },

  async deleteSession(_request, { db, principal }) {
    await removeSession(db, principal);
    return {};
  },
};

export const deviceHandlers: Pick<AccountHandlers, 'listSessions' | 'endSession' | 'endOtherSessions'> = {
  listSessions: (_request, context) => deviceSessions(context),

  async endSession({ params }, { db, principal }) {
    const ended = await removeSession(db, { session_id: params.session_id, user_id: principal.user_id });
    return ended ? {} : refuse('account.session_not_found');
  },

  async endOtherSessions(_request, context) {
    const { user_id, session_id } = context.principal;
    await inTransaction(context, ({ trx }) => removeSessions(trx, { user_id, except: session_id }));
    await keepKnownDevice(user_id, context);
    return {};
  },
};
