// Mailed links: only to our own pages, with a token that works once.
import { MINUTE, DAY } from '../../../generated/model/dates';
import { randomUUID } from 'node:crypto';
import { confirmLinkHours, confirmMailMinutes, confirmMailsPerDay, deleteLinkMinutes } from '../../../generated/model/constants';
import { type Context, type Inside, inTransaction } from '../request/context';
import type { Database } from '../database/open';
import { refuse } from '../request/refusal';
import { insertLink, linksSince, lockUser, type UserRow } from './account.repository';
import { newToken, tokenHash } from './tokens';

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

/**
 * Goes on where a link would lead to a page of ours.
 *
 * @throws Refusal `account.outside_link`.
 */
export const refuseOutside = (page: string, origin: string): void => void ownLink(page, '', origin);

const secondsUntil = (moment: number, now: Date): number => Math.max(1, Math.ceil((moment - now.getTime()) / 1000));

// the calls' own throttle counts by address as well; these limits are the mailbox's
const refuseFlood = async (trx: Database, userId: string, now: Date): Promise<void> => {
  const known = await linksSince(trx, { user_id: userId, purpose: 'verify', since: new Date(now.getTime() - DAY) });
  // later rows were sent by a clock that has been set back since
  const sent = known.filter((at) => at <= now);
  const [newest, oldest] = [sent[0], sent[confirmMailsPerDay - 1]];
  if (oldest) refuse('account.too_many_confirm_mails', { data: { retry_after: secondsUntil(oldest.getTime() + DAY, now) } });
  const next = (newest?.getTime() ?? 0) + confirmMailMinutes * MINUTE;
  if (next > now.getTime()) refuse('input.rate_limited', { data: { retry_after: secondsUntil(next, now) } });
};

/** Sees to it that the link that confirms that an account goes is mailed. In a transaction whose account is locked. */
export const mailDeleteLink = async ({ trx, mail, now }: Inside & Pick<Context, 'now'>, userId: string, page: string): Promise<void> => {
  const link_id = randomUUID();
  const token_hash = tokenHash(newToken());
  await insertLink(trx, { user_id: userId, link_id, purpose: 'delete', token_hash, now, minutes: deleteLinkMinutes });
  await mail('deleteLink', { link_id, page });
};

/** Sees to it that the link that proves an address is mailed. */
export const askConfirmLink = async (user: Pick<UserRow, 'user_id' | 'email'>, page: string, context: Context): Promise<void> => {
  refuseOutside(page, context.config.SITE_ORIGIN);
  const link_id = randomUUID();
  await inTransaction(context, async ({ trx, mail, now }) => {
    await lockUser(trx, user.user_id);
    await refuseFlood(trx, user.user_id, now);
    // the token is not known yet: its mail gives the link the one that works
    const token_hash = tokenHash(newToken());
    await insertLink(trx, { user_id: user.user_id, link_id, purpose: 'verify', token_hash, now, minutes: confirmLinkHours * 60 });
    await mail('confirmLink', { link_id, page });
  });
};
