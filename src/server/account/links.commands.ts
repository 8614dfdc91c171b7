// Mailed links: only to our own pages, with a token that works once.
import { MINUTE, DAY } from '../../../generated/model/dates';
import { randomUUID } from 'node:crypto';
import { confirmLinkHours, confirmMailMinutes, confirmMailsPerDay, deleteLinkMinutes } from '../../../generated/model/constants';
import { type Context, type Inside, inTransaction } from '../request/context';
import type { Database } from '../database/open';
import { countUse } from '../database/throttles';
import { refuse } from '../request/refusal';
import { insertLink, linksSince, lockUser, type UserRow } from './account.repository';
import { mailboxOf } from './normalized-email.lookup';
import { newToken, tokenHash } from './tokens';

export { newToken, tokenHash } from './tokens';

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

type Addressed = Pick<UserRow, 'user_id' | 'email'>;
// the calls' own throttle counts by address as well; these limits are the mailbox's
const refuseFlood = async (trx: Database, { user_id, email }: Addressed, now: Date): Promise<void> => {
  const known = await linksSince(trx, { user_id, purpose: 'verify', since: new Date(now.getTime() - DAY) });
  // later rows were sent by a clock that has been set back since
  const sent = known.filter((at) => at <= now);
  const [newest, oldest] = [sent[0], sent[confirmMailsPerDay - 1]];
  if (oldest) refuse('account.too_many_confirm_mails', { data: { retry_after: secondsUntil(oldest.getTime() + DAY, now) } });
  const next = (newest?.getTime() ?? 0) + confirmMailMinutes * MINUTE;
  if (next > now.getTime()) refuse('input.rate_limited', { data: { retry_after: secondsUntil(next, now) } });
  // an account costs nothing, and many addresses lead to one mailbox; an honest person may have two
  const all = { times: confirmMailsPerDay * 2, seconds: DAY / 1000, now };
  const retry_after = await countUse(trx, `confirm mail ${mailboxOf(email)}`, all);
  if (retry_after > 0) refuse('account.too_many_confirm_mails', { data: { retry_after } });
};

/** Sees to it that the link that confirms that an account goes is mailed. In a transaction whose account is locked. */
export const mailDeleteLink = async ({ trx, mail, now }: Inside & Pick<Context, 'now'>, userId: string, page: string): Promise<void> => {
  const link_id = randomUUID();
  const token_hash = tokenHash(newToken());
  await insertLink(trx, { user_id: userId, link_id, purpose: 'delete', token_hash, now, minutes: deleteLinkMinutes });
  await mail('deleteLink', { link_id, page });
};

/** Sees to it that the link that proves an address is mailed. */
export const askConfirmLink = async (user: Addressed, page: string, context: Context): Promise<void> => {
  refuseOutside(page, context.config.SITE_ORIGIN);
  const link_id = randomUUID();
  await inTransaction(context, async ({ trx, mail, now }) => {
    await lockUser(trx, user.user_id);
    await refuseFlood(trx, user, now);
    // the token is not known yet: its mail gives the link the one that works
    const token_hash = tokenHash(newToken());
    await insertLink(trx, { user_id: user.user_id, link_id, purpose: 'verify', token_hash, now, minutes: confirmLinkHours * 60 });
    await mail('confirmLink', { link_id, page });
  });
};
