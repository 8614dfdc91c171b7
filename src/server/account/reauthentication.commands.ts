// The person's identity, and the password that proves it once more before an irreversible action.
import type { Context, SignedInContext } from '../request/context';
import { refuse } from '../request/refusal';
import { findUser, type UserRow } from './account.repository';
import { succeedAttempt, takeAttempt } from './attempts';
import { knownDevice } from './known-device';
import { passwordFits } from './passwords';

/**
 * The account behind the session.
 *
 * @throws Refusal `account.not_signed_in` where it was deleted a moment ago, and its sessions with it.
 */
export const ownUser = async ({ db, principal }: SignedInContext): Promise<UserRow> =>
  (await findUser(db, principal.user_id)) ?? refuse('account.not_signed_in');

/** Says that a password is not the account's, and how many attempts are left. */
export const refusePassword = (left: number): never => refuse('account.wrong_password', { data: { password_attempts: left } });

/**
 * Goes on where the password is the account's. Guessing it here is counted together with guessing it at the log-in.
 *
 * @returns how many attempts were left.
 * @throws Refusal `account.wrong_password`, or `account.too_many_attempts`.
 */
export const reauthenticate = async (user: UserRow, password: string, context: Context): Promise<number> => {
  const { db, visitor, now } = context;
  const attempt = { db, email: user.email, visitor, device: await knownDevice(user, context), now };
  const left = await takeAttempt(attempt);
  if (!(await passwordFits(password, user.password_hash))) return refusePassword(left);
  await succeedAttempt(attempt);
  return left;
};
