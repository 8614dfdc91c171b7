// Mails about accounts. The token of a link is made while its mail is written, so that nothing that is kept can stand in for it.
import { HOUR } from '../../../generated/model/dates';
import { nobodyId, resetLinkMinutes, resetMailsPerHour } from '../../../generated/model/constants';
import type { Mails } from '../../../generated/jobs/jobs';
import type { MailWords } from '../../../generated/jobs/mail';
import { confirmLinkMail } from '../../../generated/jobs/mails/confirmLink';
import { deleteLinkMail } from '../../../generated/jobs/mails/deleteLink';
import { passwordChangedMail } from '../../../generated/jobs/mails/passwordChanged';
import { resetLinkMail } from '../../../generated/jobs/mails/resetLink';
import { type JobContext, inTransaction } from '../request/context';
import type { Database } from '../database/open';
import type { MailContent } from '../outside/mail-look';
import { findUser, findUserByEmail, insertLink, knowsLink, linksSince, lockUser, renewLink } from './account.repository';
import { ownLink } from './links.commands';
import { newToken, tokenHash } from './tokens';

/** The mail with a link that is kept; none where the link is used, over, or followed by another. */
const linkMail =
  (words: (slots: { readonly to: string }) => MailWords<'account'>) =>
  async ({ link_id, page }: Mails['confirmLink'], { db, config, now }: JobContext): Promise<MailContent | undefined> => {
    const token = newToken();
    const to = await renewLink(db, { link_id, token_hash: tokenHash(token), now });
    if (to === undefined) return undefined;
    return { ...words({ to: ownLink(page, token, config.SITE_ORIGIN) }), to };
  };

/** Proves an address. */
export const confirmLink = linkMail(confirmLinkMail);
/** Confirms that an account goes. */
export const deleteLink = linkMail(deleteLinkMail);

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
  return to === undefined ? undefined : { ...resetLinkMail({ to: ownLink(page, token, context.config.SITE_ORIGIN) }), to };
};

/** Tells a person that the password was changed: it may not have been them. */
export const passwordChanged = async (
  { user_id }: Mails['passwordChanged'],
  { db, config }: JobContext,
): Promise<MailContent | undefined> => {
  const user = await findUser(db, user_id);
  return user && { to: user.email, ...passwordChangedMail({ origin: config.SITE_ORIGIN }) };
};
