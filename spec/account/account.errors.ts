// Errors around accounts: signing in, verifying, names, passwords, profiles and sessions.
import { Money } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { integer, like, nullable, oneOf, text } from 'spec-to-app/shapes';
import { LinkEnd } from './account.model';
import { sessionPasswordAttempts } from './limits.model';

const attemptsLeft = integer({ min: 0, max: sessionPasswordAttempts.value, says: 'Attempts left; becomes passwordAttempts' });

// Refusals of the guards

export const notSignedIn = error('account.not_signed_in', {
  source: '§4 Authentication',
  status: 401,
  shown: 'redirect',
  text: 'Log in to continue.',
  cure: 'Log in or create an account. We’ll bring you back here.',
});
export const notVerified = error('account.not_verified', {
  source: '§4 Authentication',
  status: 403,
  shown: 'redirect',
  text: 'Verify your email to continue.',
  cure: 'Open the link we emailed you, or resend it.',
});
export const notNamed = error('account.not_named', {
  source: '§4 Authentication',
  status: 403,
  shown: 'redirect',
  text: 'Complete your profile to continue.',
  cure: 'Enter your first and last name.',
});
export const wrongMode = error('account.wrong_mode', {
  source: '§6',
  status: 403,
  shown: 'redirect',
  text: 'This page is for hosts or for guests only.',
  cure: 'Switch to host or guest first. One account can do both.',
});

// Signing up, in and on

export const emailTaken = error('account.email_taken', {
  source: decision('section 10: sign-up tells, since a person must learn why; reset and log-in never do'),
  status: 409,
  shown: 'field',
  text: 'An account with this email already exists.',
  cure: 'Log in instead, or reset your password.',
});
export const wrongCredentials = error('account.wrong_credentials', {
  source: decision('section 10: one answer for an unknown address and a wrong password, so that neither is told apart'),
  status: 401,
  shown: 'field',
  text: 'Incorrect email or password.',
  cure: 'Check both, or reset your password.',
  data: { password_attempts: attemptsLeft },
});
export const accountBlocked = error('account.blocked', {
  source: decision('section 20: the operator may block an account; its person is told why, once the password has proved who it is'),
  status: 403,
  shown: 'banner',
  text: 'This account is blocked: {reason}',
  slots: { reason: text({ example: 'Listings that do not exist.' }) },
  cure: 'If you think that’s a mistake, email {supportEmail}. Stays that are paid go on.',
});
export const tooManyAttempts = error('account.too_many_attempts', {
  source: decision('section 10: guessing is slowed down, by account and address'),
  status: 429,
  shown: 'banner',
  text: 'Too many attempts. Try again in up to {passwordAttemptsMinutes} minutes.',
  cure: 'Wait, or reset your password.',
  data: { retry_after: integer({ min: 1, says: 'Seconds until the next try' }), password_attempts: attemptsLeft },
});
export const signOnFailed = error('account.sign_on_failed', {
  source: '§7 Single sign-on',
  status: 400,
  shown: 'banner',
  text: 'Logging in with {parent} didn’t work.',
  cure: 'Try again, or continue with email instead.',
  raisedBy: 'the login page, where a single sign-on ends with its code in the address',
});
export const signOnDeclined = error('account.sign_on_declined', {
  source: decision('section 10: a person who refuses on the parent platform’s page comes back to the login page, and nothing is kept'),
  status: 403,
  shown: 'banner',
  text: 'Logging in with {parent} was cancelled.',
  cure: 'Try again, or continue with email instead.',
  raisedBy: 'the login page, where a single sign-on ends with its code in the address',
});
export const signOnNotOffered = error('account.sign_on_not_offered', {
  source: decision('section 18: outside demo mode nothing falls back silently; without a parent platform there is no single sign-on'),
  status: 404,
  shown: 'banner',
  text: 'Logging in with {parent} isn’t available here.',
  cure: 'Continue with email instead.',
});
export const signOnUnverified = error('account.sign_on_unverified', {
  source: decision('section 10: only an address that the parent platform has verified is linked'),
  status: 403,
  shown: 'banner',
  text: 'Your {parent} account has no verified email address.',
  cure: 'Verify the address with {parent}, or continue with email instead.',
  raisedBy: 'the login page, where a single sign-on ends with its code in the address',
});
export const signOnCodeSpent = error('account.sign_on_code_spent', {
  source: decision('section 10: the one-time code works once, briefly, and only in the browser that began'),
  status: 410,
  shown: 'banner',
  text: 'This login has expired or was already used.',
  cure: 'Log in with {parent} again.',
});

// Passwords and mailed links

export const wrongPassword = error('account.wrong_password', {
  source: '§7 User and session',
  status: 422,
  shown: 'field',
  text: 'Incorrect password.',
  cure: 'Enter the password you log in with.',
  data: { password_attempts: attemptsLeft },
});
export const passwordCommon = error('account.password_common', {
  source: decision('section 10: passwords known from leaks are guessed first'),
  status: 422,
  shown: 'field',
  text: 'This password is too common or has been leaked.',
  cure: 'Choose another. Three or four unrelated words work well.',
});
export const passwordHoldsEmail = error('account.password_holds_email', {
  source: decision('section 10: a password that holds the email name is guessed early'),
  status: 422,
  shown: 'field',
  text: 'Your password contains part of your email address.',
  cure: 'Choose one without it.',
});
export const passwordHoldsProduct = error('account.password_holds_product', {
  source: decision('section 10: a password that holds the name of the product is guessed early'),
  status: 422,
  shown: 'field',
  text: 'Your password contains the name {product}.',
  cure: 'Choose one without it.',
});
export const linkSpent = error('account.link_spent', {
  source: decision('section 10: mailed links work once and not for long'),
  status: 410,
  shown: 'banner',
  text: 'This link has expired or was already used.',
  cure: 'Request a new one.',
  data: { why: oneOf(LinkEnd) },
});
export const outsideLink = error('account.outside_link', {
  source: decision('section 10: mailed links lead only to our own pages'),
  status: 422,
  shown: 'dialog',
  text: 'Emailed links can only lead to {product}.',
  cure: 'Start again from the page that sends the email.',
});
export const alreadyVerified = error('account.already_verified', {
  source: decision('nothing is mailed that nobody needs'),
  status: 409,
  shown: 'banner',
  text: 'Your email address is already verified.',
  cure: 'Continue to your dashboard.',
});
export const tooManyConfirmMails = error('account.too_many_confirm_mails', {
  source: decision('section 10: nobody’s mailbox is flooded from here'),
  status: 429,
  shown: 'banner',
  text: 'We’ve already sent {confirmMailsPerDay} emails today.',
  cure: 'Check your spam folder, or try again tomorrow.',
  data: { retry_after: integer({ min: 1, says: 'Seconds until the next mail may go out' }) },
});

// Profiles, sessions, leaving

export const accountGone = error('account.gone', {
  source: '§4 Authentication',
  status: 404,
  shown: 'redirect',
  text: 'This account no longer exists.',
  cure: 'Log in with another account, or create a new one.',
});
export const profileNotFound = error('account.profile_not_found', {
  source: '§7 User and session',
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this profile.',
  cure: 'Check the link. This person may have left.',
});
export const avatarUnreadable = error('account.avatar_unreadable', {
  source: decision('a file that is no picture is refused before it is kept'),
  status: 422,
  shown: 'field',
  text: 'We couldn’t open this file.',
  cure: 'Choose a JPEG, PNG or WebP image, or save it smaller.',
});
export const sessionNotFound = error('account.session_not_found', {
  source: decision('a session that has ended in the meantime'),
  status: 404,
  shown: 'banner',
  text: 'That session has already ended.',
  cure: 'You don’t need to do anything.',
});
export const moneyOpen = error('account.money_open', {
  source: decision('section 16: an account leaves when no stay, payment or payout is open'),
  status: 409,
  shown: 'banner',
  text: 'Your account has open stays, payments or payouts.',
  cure: 'Wait until they end, or cancel them, then delete your account.',
  data: {
    open: integer({ min: 0, says: 'How many bookings are open' }),
    payouts: integer({ min: 0, says: 'How many payouts have not been sent yet' }),
    shares: integer({ min: 0, says: 'How many stays there are whose host’s share falls due later, also what was kept of cancelled ones' }),
    refunds: integer({ min: 0, says: 'How many refunds have not reached the card yet' }),
    disputes: integer({ min: 0, says: 'How many payments a bank has not decided about' }),
    claims: integer({ min: 0, says: 'How many claims after stays are not decided yet, or owed' }),
    debt: nullable(like(Money, { says: 'What was paid out too much, and later payouts have not made up for yet' })),
  },
});

// Errors of the browser while it learns who is signed in

export const userDetailsFailed = error('account.user_details_failed', {
  source: '§8',
  shown: 'log',
  text: 'Failed to fetch user details',
  cure: 'Reload the page, or log in again.',
  raisedBy: 'the verification guard, when GET /user fails; 401 and 404 end the session',
});
export const countsFailed = error('account.counts_failed', {
  source: '§8',
  shown: 'dialog',
  text: 'We couldn’t load your bookings, properties and stays.',
  cure: 'Reload the page.',
  raisedBy: 'the browser, when the counts or the state of the session cannot be loaded',
});
export const sessionChangedElsewhere = error('account.session_changed_elsewhere', {
  source: '§4 Authentication',
  shown: 'redirect',
  text: 'You logged in as someone else in another tab.',
  cure: 'Log in again here.',
});
export const addressUnknown = error('account.address_unknown', {
  source: '§5',
  shown: 'log',
  text: 'No address was given.',
  cure: 'Nothing to do; the page stays.',
});
export const tokenUnknown = error('account.token_unknown', {
  source: '§5',
  shown: 'log',
  text: 'No access token is stored.',
  cure: 'Log in first.',
});
export const addressOutside = error('account.address_outside', {
  source: decision('section 1: a token is never appended to an outside address, and a return path begins with exactly one slash'),
  shown: 'log',
  text: 'This link doesn’t lead to a page of {product}.',
  cure: 'Nothing to do; the visit goes to the start page of the account.',
});
