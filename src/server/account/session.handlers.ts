// Logging in and out.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import type { Context } from '../context';
import { refuse } from '../refusal';
import { findUserByEmail, insertSession, removeSession } from './account.repository';
import { forgetAttempts, takeAttempt } from './attempts';
import { passwordFits } from './passwords';
import { newToken, tokenHash } from './tokens';

/** An address as it is kept: trimmed, lower case. */
export const keptEmail = (email: string): string => email.trim().toLowerCase();

/** Opens a session and returns its token, which only the asker ever sees. */
export const openSession = async (userId: string, context: Context): Promise<string> => {
  const token = newToken();
  await insertSession(context.db, { user_id: userId, token_hash: tokenHash(token), device: context.device, now: context.now });
  return token;
};

export const sessionHandlers: Pick<AccountHandlers<Context>, 'createSession' | 'deleteSession'> = {
  async createSession({ input }, context) {
    const attempt = { db: context.db, email: keptEmail(input.email), ip: context.ip, now: context.now };
    const left = await takeAttempt(attempt);
    const user = await findUserByEmail(context.db, attempt.email);
    const fits = await passwordFits(input.password, user?.password_hash);
    if (!user || !fits) return refuse('account.wrong_credentials', { data: { password_attempts: left } });
    await forgetAttempts(attempt);
    return { access_token: await openSession(user.user_id, context) };
  },

  async deleteSession(_request, context) {
    if (context.holder) await removeSession(context.db, context.holder.session_id);
    return {};
  },
};
