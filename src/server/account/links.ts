// Mailed links: only to our own pages, with a token that works once.
import {
  confirmLinkHours,
  confirmMailMinutes,
  confirmMailsPerDay,
  productName,
  resetLinkMinutes,
  resetMailsPerHour,
} from '../../../generated/model/constants';
import type { Context } from '../context';
import type { Database } from '../database/open';
import type { Letter } from '../outside/mail';
import { refuse } from '../refusal';
import { findUserByEmail, insertLink, linksSince, lockUser, type UserRow } from './account.repository';
import { newToken, tokenHash } from './tokens';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The page that a mailed link leads to, with its token.
 *
 * @throws Refusal `account.outside_link` where the page is not ours.
 */
export const ownLink = (page: string, token: string, origin: string): string => {
  const link = URL.canParse(page) ? new URL(page) : undefined;
  if (link?.origin !== origin || link.username || link.password) return refuse('account.outside_link');
  link.searchParams.set('token', token);
  return link.href;
};

const secondsUntil = (moment: number, now: Date): number => Math.max(1, Math.ceil((moment - now.getTime()) / 1000));

// the calls' own throttle counts by address as well; these limits are the mailbox's
const refuseFlood = async (trx: Database, userId: string, now: Date): Promise<void> => {
  const sent = await linksSince(trx, { user_id: userId, purpose: 'verify', since: new Date(now.getTime() - day) });
  const [newest, oldest] = [sent[0], sent[confirmMailsPerDay - 1]];
  if (oldest) refuse('account.too_many_confirm_mails', { data: { retry_after: secondsUntil(oldest.getTime() + day, now) } });
  const next = (newest?.getTime() ?? 0) + confirmMailMinutes * minute;
  if (next > now.getTime()) refuse('input.rate_limited', { data: { retry_after: secondsUntil(next, now) } });
};

/** Mails the link that verifies an address. */
export const mailConfirmLink = async (user: Pick<UserRow, 'user_id' | 'email'>, page: string, context: Context): Promise<void> => {
  const token = newToken();
  const link = ownLink(page, token, context.config.SITE_ORIGIN);
  const { now } = context;
  await context.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.user_id);
    await refuseFlood(trx, user.user_id, now);
    await insertLink(trx, { ...user, purpose: 'verify', token_hash: tokenHash(token), now, minutes: confirmLinkHours * 60 });
  });
  await context.mailer.send({
    to: user.email,
    subject: `Confirm your email address for ${productName}`,
    paragraphs: [
      `Welcome to ${productName}. Please confirm that this is your email address:`,
      link,
      `The link works once, for ${confirmLinkHours} hours. If you did not create an account, you can ignore this mail.`,
    ],
  });
};

interface AskedReset {
  readonly email: string;
  readonly token: string;
  readonly link: string;
}
/** The letter with the link that resets a password; none where there is no such account, or where it has had enough letters. */
export const writeResetLetter = async ({ email, token, link }: AskedReset, { db, now }: Context): Promise<Letter | undefined> => {
  const user = await findUserByEmail(db, email);
  if (!user) return undefined;
  const { user_id } = user;
  const kept = await db.transaction().execute(async (trx) => {
    await lockUser(trx, user_id);
    const sent = await linksSince(trx, { user_id, purpose: 'reset', since: new Date(now.getTime() - hour) });
    if (sent.length >= resetMailsPerHour) return false;
    await insertLink(trx, { user_id, email, purpose: 'reset', token_hash: tokenHash(token), now, minutes: resetLinkMinutes });
    return true;
  });
  if (!kept) return undefined;
  return {
    to: email,
    subject: `Reset your ${productName} password`,
    paragraphs: [
      'Somebody asked to reset the password of your account. If it was you, choose a new one here:',
      link,
      `The link works once, for ${resetLinkMinutes} minutes. Afterwards you are logged out everywhere. If it was not you, you can ignore this mail; your password stays as it is.`,
    ],
  };
};

/** Tells a person that the password was changed: it may not have been them. */
export const changedLetter = (email: string): Letter => ({
  to: email,
  subject: `Your ${productName} password was changed`,
  paragraphs: [
    `The password of your ${productName} account has just been changed, and other devices were logged out.`,
    'If it was not you, open the log-in page, choose "Forgot password", and set a new one at once.',
  ],
});
