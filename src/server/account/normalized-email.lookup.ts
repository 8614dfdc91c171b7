// An email address as it is kept and compared, however it was typed.
import { domainToUnicode } from 'node:url';
import { fieldTexts } from '../../../generated/texts/sentences/fieldTexts';
import { refuse } from '../request/refusal';

const longest = 254;

/**
 * Without the spaces around it, in small letters, each written in one way: `é` typed as one sign or two, and a domain in letters or as
 * `xn--…`, are the same address.
 *
 * @throws Refusal `input.invalid` where it is too long, written so.
 */
export const normalizedEmail = (typed: string): string => {
  const [name = '', domain = ''] = typed.trim().normalize('NFC').toLowerCase().split('@');
  const kept = `${name}@${domainToUnicode(domain) || domain}`;
  if (kept.length <= longest) return kept;
  return refuse('input.invalid', {
    data: { fields: [{ path: 'email', code: 'too_long', message: fieldTexts.tooLong({ limit: longest }) }] },
  });
};

/** One key for all spellings that reach one mailbox: many providers read neither dots nor anything behind a plus, and Google has two names. */
export const mailboxOf = (typed: string): string => {
  const [name = '', domain = ''] = normalizedEmail(typed).normalize('NFKC').split('@');
  return `${(name.split('+')[0] || name).replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
};
