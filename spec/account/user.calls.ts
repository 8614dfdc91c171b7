// Calls about accounts: signing up, verifying the address, passwords, leaving.
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { email, instant, like, optional, text, url, password } from 'spec-to-app/shapes';
import { hours, minutes } from 'spec-to-app/terms';
import {
  accountGone,
  alreadyVerified,
  emailTaken,
  linkSpent,
  moneyOpen,
  outsideLink,
  passwordCommon,
  passwordHoldsEmail,
  passwordHoldsProduct,
  tooManyAttempts,
  tooManyConfirmMails,
  wrongPassword,
} from './account.errors';
import { CurrentUser } from './account.model';
import { signedIn } from './account.rules';
import { confirmMailMinutes, deleteMailsPerHour, passwordMax, passwordMin, resetMailsPerHour, signupsPerHour } from './limits.model';

const newPassword = password({ min: passwordMin.value, max: passwordMax.value, says: 'Any characters, spaces included' });
const currentPassword = password({ min: 1, max: passwordMax.value });
const mailedToken = text({ min: 1, max: 200, says: 'From the mailed link' });

export const getUser = call('GET /user', {
  source: '§7 User and session',
  says: 'The person who is signed in, with their modes and counts',
  guard: signedIn,
  answer: like(CurrentUser),
  errors: [accountGone],
});

export const createUser = call('POST /user', {
  source: '§7 User and session',
  says: 'Creates an account; the browser then logs in with the same email and password',
  guard: anyone,
  input: {
    email: email({ example: 'jo@example.ca' }),
    password: newPassword,
    referral_code: optional(text({ max: 64, says: 'From the referral link; an unknown code does not stop a signup' })),
  },
  errors: [emailTaken, passwordCommon, passwordHoldsEmail, passwordHoldsProduct],
  throttle: { times: signupsPerHour.value, per: hours(1) },
});

export const updatePassword = call('POST /user/password_update', {
  source: '§7 User and session',
  says: 'Changes the password and logs the person out everywhere else',
  guard: signedIn,
  input: { current_password: currentPassword, new_password: newPassword },
  errors: [wrongPassword, tooManyAttempts, passwordCommon, passwordHoldsEmail, passwordHoldsProduct],
});

export const deleteUser = call('POST /user/delete', {
  source: '§7 User and session',
  says: 'Deletes the account; bookings and reviews that law makes us keep lose the person’s name',
  guard: signedIn,
  input: { password: currentPassword },
  errors: [wrongPassword, tooManyAttempts, moneyOpen],
});

const withoutPassword = decision('section 10: an account that has no password leaves by a mailed link in place of a password');

export const sendDeleteEmail = call('POST /user/send_delete_email', {
  source: withoutPassword,
  says: 'Mails a link that confirms that the account goes',
  guard: signedIn,
  input: { redirect_url: url({ says: 'The account page of our own site; the token is added to it' }) },
  errors: [outsideLink, moneyOpen],
  throttle: { times: deleteMailsPerHour.value, per: hours(1) },
  tool: 'none',
});

export const deleteUserByLink = call('POST /user/delete_by_link', {
  source: withoutPassword,
  says: 'Deletes the account with a link that was mailed to it, as POST /user/delete does with its password',
  guard: signedIn,
  query: { token: mailedToken },
  errors: [linkSpent, moneyOpen],
  tool: 'none',
});

export const requestPasswordReset = call('POST /user/request_password_reset', {
  source: '§7 User and session',
  // the specification marks it secure; a forgotten password could then never be reset
  says: 'Mails a link that resets the password, signed in or not; never tells whether there is such an account',
  guard: anyone,
  input: {
    email: email({ example: 'jo@example.ca' }),
    reset_link: url({ says: 'The reset page of our own site; the token is added to it' }),
  },
  errors: [outsideLink],
  throttle: { times: resetMailsPerHour.value, per: hours(1) },
  tool: 'none',
});

export const resetPassword = call('POST /user/password_reset', {
  source: '§7 User and session',
  says: 'Sets a new password with a mailed link, and ends every session',
  guard: anyone,
  query: { token: mailedToken },
  input: { new_password: newPassword },
  errors: [linkSpent, passwordCommon, passwordHoldsEmail, passwordHoldsProduct],
});

export const sendConfirmEmail = call('POST /user/send_confirm_email', {
  source: '§7 User and session',
  says: 'Mails a link that verifies the address',
  guard: signedIn,
  input: { redirect_url: url({ says: 'The verify page of our own site; the token is added to it' }) },
  errors: [outsideLink, alreadyVerified, tooManyConfirmMails],
  throttle: { times: 1, per: minutes(confirmMailMinutes) },
  tool: 'none',
});

export const verifyEmail = call('POST /user/verify_email', {
  source: '§7 User and session',
  says: 'Verifies the address with a mailed link, signed in or not',
  guard: anyone,
  query: { token: mailedToken },
  answer: { verified_at: instant() },
  errors: [linkSpent],
  tool: 'none',
});
