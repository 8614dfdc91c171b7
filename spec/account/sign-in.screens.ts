// Signing up, logging in, and getting back in with a forgotten password: pages and forms.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { anyone } from 'spec-to-app/rule';
import { exactly, optional, text } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { getReferrer } from '../referral/referral.calls';
import { emailTaken, passwordCommon, passwordHoldsEmail, passwordHoldsProduct, wrongCredentials } from './account.errors';
import { wayBack } from './browser.model';
import { createSession, exchangeSession, finishSignOn, startSignOn } from './session.calls';
import { createUser, requestPasswordReset, resetPassword, sendConfirmEmail } from './user.calls';
import { route } from '../product';

export const signInForm = form({
  source: '§2',
  title: 'Log in',
  submit: 'Log in',
  sends: createSession,
  fields: {
    email: {
      label: 'Email',
      widget: 'email',
      autocomplete: 'username',
      placeholder: 'you@example.ca',
      missing: 'Enter your email address.',
    },
    password: {
      label: 'Password',
      autocomplete: 'current-password',
      missing: 'Enter your password.',
      refusals: [wrongCredentials],
    },
  },
});

export const signUpForm = form({
  source: '§2',
  title: 'Create an account',
  intro: 'One account for booking and hosting.',
  submit: 'Create account',
  sends: createUser,
  supplied: ['referral_code'],
  own: { accepts_terms: exactly(true) },
  fields: {
    email: {
      label: 'Email',
      widget: 'email',
      autocomplete: 'email',
      placeholder: 'you@example.ca',
      help: 'We’ll email you a link to verify it.',
      missing: 'Enter your email address.',
      refusals: [emailTaken],
    },
    password: {
      label: 'Password',
      autocomplete: 'new-password',
      help: 'At least {passwordMin} characters. A few unrelated words work well.',
      missing: 'Choose a password.',
      refusals: [passwordCommon, passwordHoldsEmail, passwordHoldsProduct],
    },
    accepts_terms: {
      label: 'I accept the terms of service and have read the privacy policy',
      widget: 'checkbox',
      missing: 'Accept the terms to create an account.',
    },
  },
});

export const forgotForm = form({
  source: '§2',
  title: 'Forgot your password?',
  intro: 'Enter your email and we’ll send you a link to choose a new password.',
  submit: 'Send link',
  sends: requestPasswordReset,
  supplied: ['reset_link'],
  fields: {
    email: {
      label: 'Email',
      widget: 'email',
      autocomplete: 'email',
      placeholder: 'you@example.ca',
      missing: 'Enter your email address.',
    },
  },
});

export const resetForm = form({
  source: '§2',
  title: 'Choose a new password',
  intro: 'This logs you out everywhere. Then log in with your new password.',
  submit: 'Save new password',
  sends: resetPassword,
  fields: {
    new_password: {
      label: 'New password',
      autocomplete: 'new-password',
      help: 'At least {passwordMin} characters. A few unrelated words work well.',
      missing: 'Choose a password.',
      refusals: [passwordCommon, passwordHoldsEmail, passwordHoldsProduct],
    },
  },
});

export const login = route('/login', {
  source: '§2',
  screen: 'Login',
  title: 'Log in',
  description: 'Log in to {product} with your email, or with your {parent} account.',
  guard: anyone,
  chrome: { footer: false },
  query: {
    from: wayBack,
    code: optional(text({ max: 200, says: 'The one-time code of a finished single sign-on' })),
    problem: optional(text({ max: 100, says: 'What went wrong with a single sign-on, as an error code' })),
  },
  uses: [signInForm, startSignOn, finishSignOn, exchangeSession],
});

export const signup = route('/signup', {
  source: '§2',
  screen: 'Signup',
  title: 'Create an account',
  description: 'Create a free {product} account to book Canadian stays with lower fees, or to host and keep everything you earn.',
  guard: anyone,
  query: { from: wayBack },
  uses: [signUpForm, startSignOn, getReferrer],
  forSome: [sendConfirmEmail],
});

export const forgot = route('/forgot', {
  source: '§2',
  screen: 'Forgot',
  title: 'Forgot your password?',
  description: 'Get a link by email to choose a new password for your {product} account.',
  guard: anyone,
  indexed: false,
  uses: [forgotForm],
});

export const reset = route('/reset', {
  source: '§2',
  screen: 'Reset',
  title: 'Choose a new password',
  description: 'Choose a new password for your {product} account.',
  guard: anyone,
  indexed: false,
  query: {
    token: optional(text({ max: 200, says: 'From the mailed link' })),
    email: optional(text({ max: 254, says: 'Whose password it is, for password managers alone' })),
  },
  uses: [resetForm],
});

export const signInTexts = texts({
  source: decision('the words around the forms for signing up, logging in and resetting a password'),
  says: 'Login, signup, forgotten and new password',
  texts: {
    loginHeading: 'Log in',
    loginKnownHeading: 'Welcome back',
    loginWithParent: 'Log in with {parent}',
    signUpWithParent: 'Sign up with {parent}',
    or: 'or',
    toSignup: 'New here? Create an account',
    toLogin: 'Already have an account? Log in',
    toForgot: 'Forgot your password?',
    attemptsLeft: counted('attempts', { one: '{attempts} attempt left.', other: '{attempts} attempts left.' }),
    againIn: 'You can try again in {wait}.',
    againNow: 'You can try again now.',
    knownDevice: 'You’ve logged in on this device before.',
    finishingSignOn: 'Logging you in…',
    invitedToCohost: 'You’re invited to co-host. Log in or create an account to see who invited you and to answer.',
    invitedBy: '{name} invited you. You’ll get {points} points once you verify your email.',
    forgotSent: 'If there’s an account for {email}, we’ve sent a link. It expires in {resetLinkMinutes} minutes.',
    resetDone: 'Password changed. Log in with your new password.',
    resetLinkMissing: 'Open the link in the email we sent you, or get a new one.',
    askAgain: 'Send a new link',
    backToLogin: 'Back to log in',
  },
});
