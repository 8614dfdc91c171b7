// Mails about accounts. The token of a link is made while its mail is written, so that nothing that is kept can stand in for it.
import { HOUR } from '../../../generated/model/dates';
import { nobodyId, resetLinkMinutes, resetMailsPerHour } from '../../../generated/model/constants';
import type { Mails } from '../../../generated/jobs/jobs';
import { pathTo } from '../../../generated/routes/paths';
import { confirmLinkTexts } from '../../../generated/texts/sentences/confirmLinkTexts';
import { deleteLinkTexts } from '../../../generated/texts/sentences/deleteLinkTexts';
import { passwordChangedTexts } from '../../../generated/texts/sentences/passwordChangedTexts';
import { resetLinkTexts } from '../../../generated/texts/sentences/resetLinkTexts';
import { type JobContext, inTransaction } from '../request/context';
import type { Database } from '../database/open';
import type { MailContent } from '../outside/mail-look';
import { findUser, findUserByEmail, insertLink, knowsLink, linksSince, lockUser, renewLink } from './account.repository';
import { ownLink } from './links.commands';
import { newToken, tokenHash } from './tokens';

type AccountTexts = typeof confirmLinkTexts | typeof deleteLinkTexts | typeof resetLinkTexts | typeof passwordChangedTexts;
/** The words of a mail about an account, which leads to one page. */
export const accountWords = ({ subject, intro, button, ending }: AccountTexts, href: string): Omit<MailContent, 'to'> => ({
  subject,
  paragraphs: [intro],
  button: { label: button, href, ending },
});

/** The mail with a link that is kept; none where the link is used, over, or followed by another. */
const linkMail =
  (texts: AccountTexts) =>
  async ({ link_id, page }: Mails['confirmLink'], { db, config, now }: JobContext): Promise<MailContent | undefined> => {
    const token = newToken();
    const to = await renewLink(db, { link_id, token_hash: tokenHash(token), now });
    if (to === undefined) return undefined;
    return { to, ...accountWords(texts, ownLink(page, token, config.SITE_ORIGIN)) };
  };

/** Proves an address. */
export const confirmLink = linkMail(confirmLinkTexts);
/** Confirms that an account goes. */
export const deleteLink = linkMail(deleteLinkTexts);

interface ResetLink {
  readonly link_id: string;
  readonly user_id: string;
  readonly token_hash: string;
  readonly now: Date;
}
/** Makes the link, or at another attempt makes it anew; none where there is no account, or it has had enough mails. As much work for all. */
const keepResetLink = async (trx: Database, { link_id, user_id, token_hash, now }: ResetLink): Promise<string | undefined> => {
  await lockUser(trx, user_id);
  if (await knowsLink(trx, link_id)) return renewLink(trx, { link_id, token_hash, now });
  const sent = await linksSince(trx, { user_id, purpose: 'reset', since: new Date(now.getTime() - HOUR) });
  if (sent.length >= resetMailsPerHour) return undefined;
  return insertLink(trx, { link_id, user_id, purpose: 'reset', token_hash, now, minutes: resetLinkMinutes });
};

/** The mail with the link that resets a password; none where nobody has the address. */
export const resetLink = async ({ link_id, email, page }: Mails['resetLink'], context: JobContext): Promise<MailContent | undefined> => {
  const { user_id } = (await findUserByEmail(context.db, email)) ?? { user_id: nobodyId };
  const token = newToken();
  const to = await inTransaction(context, ({ trx, now }) => keepResetLink(trx, { link_id, user_id, token_hash: tokenHash(token), now }));
  return to === undefined ? undefined : { to, ...accountWords(resetLinkTexts, ownLink(page, token, context.config.SITE_ORIGIN)) };
};

/** Tells a person that the password was changed: it may not have been them. */
export const passwordChanged = async (
  { user_id }: Mails['passwordChanged'],
  { db, config }: JobContext,
): Promise<MailContent | undefined> => {
  const user = await findUser(db, user_id);
  return user && { to: user.email, ...accountWords(passwordChangedTexts, `${config.SITE_ORIGIN}${pathTo.forgot()}`) };
};
