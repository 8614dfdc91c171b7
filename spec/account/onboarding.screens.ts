// From a fresh account to the first page that is one's own: verify, complete the profile, choose host or guest.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { anyone } from 'spec-to-app/rule';
import { optional, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { PersonName } from './account.model';
import { named, verified } from './account.rules';
import { wayBack } from './browser.model';
import { updateProfile } from './profile.calls';
import { sendConfirmEmail, verifyEmail } from './user.calls';
import { route } from '../product';

export const completeProfileForm = form({
  source: '§4 Authentication',
  title: 'Complete your profile',
  intro: 'Let hosts and guests know who you are.',
  submit: 'Continue',
  collects: PersonName,
  fields: {
    first_name: {
      label: 'First name',
      autocomplete: 'given-name',
      help: 'Visible to everyone on {product}.',
      missing: 'Enter your first name.',
    },
    last_name: {
      label: 'Last name',
      autocomplete: 'family-name',
      help: 'Only shared after a booking is confirmed.',
      missing: 'Enter your last name.',
    },
  },
});

export const verify = route('/verify', {
  source: '§2',
  screen: 'Verify',
  title: 'Verify your email address',
  description: 'Verify the email address of your {product} account.',
  // a visit with the token of a mailed link needs no session; a redirect leads the others to log in
  guard: anyone,
  chrome: { footer: false },
  indexed: false,
  query: { token: optional(text({ max: 200, says: 'From the mailed link' })), from: wayBack },
  uses: [verifyEmail],
  forSome: [sendConfirmEmail],
});

export const completeProfile = route('/complete-profile', {
  source: '§2',
  screen: 'CompleteProfile',
  title: 'Complete your profile',
  description: 'Add your name so that hosts and guests on {product} know who you are.',
  guard: verified,
  chrome: { header: 'none', footer: false },
  query: { from: wayBack },
  uses: [completeProfileForm, updateProfile],
});

export const welcome = route('/welcome', {
  source: '§2',
  screen: 'Welcome',
  title: 'Welcome',
  description: 'Choose how to start on {product}: as a host, a guest or both.',
  guard: named,
  chrome: { header: 'none', footer: false },
  query: { from: wayBack },
  uses: [updateProfile],
});

export const verifyTexts = texts({
  source: decision('the words of the verify page, whichever way one comes to it'),
  says: 'The verify page',
  texts: {
    heading: 'Check your email',
    sentTo: 'We sent a link to {email}. It expires in {confirmLinkHours} hours.',
    mailed: 'Account created. Confirm the email we just sent before you book.',
    openIt: 'Open the link in that email, on any device.',
    resend: 'Resend email',
    resent: 'Sent. It may take a minute to arrive.',
    resendWait: 'You can resend it in {seconds} seconds.',
    spamHint: 'Don’t see it? Check your spam folder.',
    wrongAddress: 'Wrong address? Log out and sign up with a different one.',
    checking: 'Verifying your email…',
    wrongLink: 'This link is incomplete. Open it again from the email, or get a new one.',
    toLogin: 'Log in to get a new link',
    usedBefore: 'If you opened it, your email is already verified. Log in to continue.',
    logIn: 'Log in',
    done: 'Your email is verified.',
    doneSignedOut: 'Your email is verified. Log in to continue.',
    goOn: 'Continue',
    logOut: 'Log Out',
  },
});

export const firstStepsTexts = texts({
  source: decision('section 20: the steps before a first booking are told before the form, in place, and the page goes on by itself'),
  says: 'The steps before a first booking or message, in the place where it is asked for',
  texts: {
    emailHeading: 'Confirm your email to continue',
    email: 'Open the link we sent to {email}. This page will update by itself.',
    nameHeading: 'Add your name to continue',
    failed: 'We couldn’t load your account.',
  },
});

export const welcomeTexts = texts({
  source: decision('section 11: a person with neither properties nor stays chooses where to begin'),
  says: 'The welcome page',
  texts: {
    heading: 'Welcome, {name}. Where would you like to start?',
    hostHeading: 'I want to host',
    hostText: 'Paste the link to your existing listing and keep {hostEarningsPercent}% of your earnings.',
    hostButton: 'Start hosting',
    guestHeading: 'I’m looking for a stay',
    guestText: 'Search stays across Canada, see the full price upfront, and earn points toward your next one.',
    guestButton: 'Find a stay',
    both: 'You can do both with one account. Add the other any time.',
  },
});
