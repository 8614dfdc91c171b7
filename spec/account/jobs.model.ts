// Jobs that follow from account actions: mails with links, and tidying up.
import { decision } from 'spec-to-app/declaration';
import { job, mail } from 'spec-to-app/job';
import { email, id, text } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';

const source = decision('section 10: addresses are proven, and passwords reset, by links that are mailed and work once');
const page = text({ says: 'The page of ours that the link leads to' });

export const confirmLink = mail({
  source,
  says: 'A new account gets the link that proves their address',
  fields: { link_id: id(), page },
  reader: 'account',
  subject: 'Confirm your email',
  body: { intro: 'Welcome to {product}! Confirm that this is your email address to start booking and hosting.' },
  button: {
    label: 'Confirm email',
    ending: 'The link expires in {confirmLinkHours} hours and works once. If you didn’t create an account, you can ignore this email.',
  },
});
export const resetLink = mail({
  source,
  says: 'The owner of an address gets the link that sets a new password; an address without an account gets nothing',
  fields: {
    link_id: id(),
    email: email({ says: 'As it was typed: whether somebody has it is looked up when the mail is written' }),
    page,
  },
  reader: 'account',
  subject: 'Reset your {product} password',
  body: {
    intro: 'We got a request to reset the password of your account. When you set a new one, you’ll be logged out on all devices.',
  },
  button: {
    label: 'Set new password',
    ending:
      'The link expires in {resetLinkMinutes} minutes and works once. If you didn’t ask for it, you can ignore this email. Your password stays the same.',
  },
});
export const deleteLink = mail({
  source: decision('section 10: an account that has no password leaves by a mailed link in place of a password'),
  says: 'An account that leaves without a password gets the link that confirms it',
  fields: { link_id: id(), page },
  reader: 'account',
  subject: 'Delete your {product} account?',
  body: { intro: 'You asked to delete your {product} account. This can’t be undone. To go ahead, open the link and confirm.' },
  button: {
    label: 'Delete my account',
    ending:
      'The link expires in {deleteLinkMinutes} minutes and works once. If you didn’t ask for it, ignore this email. Your account stays.',
  },
});
export const passwordChanged = mail({
  source,
  says: 'The owner of an account hears that its password is another one now',
  fields: { user_id: id() },
  reader: 'account',
  subject: 'Your {product} password was changed',
  body: {
    intro:
      'The password of your {product} account was just changed, and your other devices have been logged out. If that was you, you’re all set.',
  },
  button: { label: 'Reset password', to: '/forgot', ending: 'If it wasn’t you, reset your password right away.' },
});
export const removeExpired = job({
  source: decision('what has run out is of no use to anybody but a thief'),
  says: 'Sessions, links, counters and prices that have run out are removed',
  fields: {},
  every: hours(1),
});
