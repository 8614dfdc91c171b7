// From a fresh account to the first page that is one's own: verify, complete the profile, choose host or guest.
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { anyone } from '../language/rule';
import { optional, text } from '../language/shapes';
import { texts } from '../language/text';
import { PersonName } from './account.model';
import { named, verified } from './account.rules';
import { wayBack } from './browser.model';
import { updateProfile } from './profile.calls';
import { sendConfirmEmail, verifyEmail } from './user.calls';
import { route } from '../product';

export const completeProfileForm = form({
  source: '§4 Authentication',
  title: 'Complete your profile',
  intro: 'Hosts and guests like to know who they are dealing with.',
  submit: 'Continue',
  collects: PersonName,
  fields: {
    first_name: {
      label: 'First name',
      autocomplete: 'given-name',
      help: 'Everyone on {product} can see it.',
      missing: 'Enter your first name.',
    },
    last_name: {
      label: 'Last name',
      autocomplete: 'family-name',
      help: 'Only the other side of a confirmed booking sees it.',
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
  uses: [verifyEmail, sendConfirmEmail],
});

export const completeProfile = route('/complete-profile', {
  source: '§2',
  screen: 'CompleteProfile',
  title: 'Complete your profile',
  description: 'Tell {product} your name, so that hosts and guests know who they are dealing with.',
  guard: verified,
  chrome: { header: 'none', footer: false },
  query: { from: wayBack },
  uses: [completeProfileForm, updateProfile],
});

export const welcome = route('/welcome', {
  source: '§2',
  screen: 'Welcome',
  title: 'Welcome',
  description: 'Choose how you start with {product}: as a host, as a guest, or as both.',
  guard: named,
  chrome: { header: 'none', footer: false },
  query: { from: wayBack },
  uses: [updateProfile],
});

export const verifyTexts = texts({
  source: decision('the words of the verify page, whichever way one comes to it'),
  says: 'The verify page',
  texts: {
    heading: 'Check your mail',
    sentTo: 'We sent a link to {email}. It works for {confirmLinkHours} hours.',
    mailed: 'Your account is there. To book, open the link that we have just mailed to you.',
    openIt: 'Open the link in that mail, on any device.',
    resend: 'Send it again',
    resent: 'Sent. Give it a minute to arrive.',
    resendWait: 'You can have it sent again in {seconds} seconds.',
    spamHint: 'Nothing there? Look in the spam folder.',
    wrongAddress: 'Wrong address? Log out and sign up with another.',
    checking: 'Verifying your email address …',
    wrongLink: 'This link is not whole. Open it in the mail once more, or have a new one sent.',
    toLogin: 'Log in to have a new one sent',
    usedBefore: 'If it was you who opened it, your email address is verified. Log in to go on.',
    logIn: 'Log in',
    done: 'Your email address is verified.',
    doneSignedOut: 'Your email address is verified. Log in to go on.',
    goOn: 'Continue',
    logOut: 'Log Out',
  },
});

export const welcomeTexts = texts({
  source: decision('section 11: a person with neither properties nor stays chooses where to begin'),
  says: 'The welcome page',
  texts: {
    heading: 'Welcome, {name}. Where would you like to start?',
    hostHeading: 'I want to host',
    hostText: 'Bring a listing that you already have elsewhere by its address, and keep {hostEarningsPercent}% of your earnings.',
    hostButton: 'Start hosting',
    guestHeading: 'I am looking for a stay',
    guestText: 'Search stays across Canada, see the whole price first, and collect points for the next one.',
    guestButton: 'Find a stay',
    both: 'You can always do the other later; one account does both.',
  },
});
