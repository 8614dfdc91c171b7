// Mailed links: only to our own pages, with a token that works once.
import { confirmLinkHours, productName } from '../../../generated/model/constants';
import type { Context } from '../context';
import { refuse } from '../refusal';
import { insertLink } from './account.repository';
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

/** Mails the link that verifies an address. */
export const mailConfirmLink = async (
  user: { readonly user_id: string; readonly email: string },
  page: string,
  context: Context,
): Promise<void> => {
  const token = newToken();
  const link = ownLink(page, token, context.config.SITE_ORIGIN);
  const { db, now } = context;
  await insertLink(db, { ...user, purpose: 'verify', token_hash: tokenHash(token), now, minutes: confirmLinkHours * 60 });
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
