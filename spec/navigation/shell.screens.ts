// The words of what surrounds every page: dialogs, notices, and parts that many screens share.
import { texts } from '../language/text';

export const loginModalTexts = texts({
  source: '§2 Shell elements',
  says: 'The login modal',
  texts: {
    title: 'Log in or create an account',
    text: '{product} belongs to {parent}. One account serves all products of {parent}.',
    forReserve: 'Log in to book this stay.',
    forMessage: 'Log in to message the host.',
    forSave: 'Log in to save this stay.',
  },
});

export const errorDialogTexts = texts({
  source: '§2 Shell elements',
  says: 'The error dialog: the message in full, the browser’s own stack folded under Details',
  texts: {
    title: 'Error occurred',
    close: 'Close',
    details: 'Details',
    reference: 'Reference: {request_id}',
    copy: 'Copy',
    copied: 'Copied',
    report: 'Tell us what happened',
    message: 'What happened?',
    messageMissing: 'Say in a few words what happened.',
    name: 'Name',
    email: 'Email',
    send: 'Send',
    thanks: 'Thank you. We have your note with this error.',
    notSent: 'Your note could not be sent. Please try again.',
  },
});

export const shellTexts = texts({
  source: '§2 Shell elements',
  says: 'Header, sidebar, footer and what every page shares',
  texts: {
    skip: 'Skip to the content',
    openMenu: 'Open the menu',
    copyright: '© {year} {companyName}',
    learnMore: '{product} is part of {parent}.',
    learnMoreAbout: 'about {parent}',
    currencyHeader: 'Currency',
    currencyButton: 'Currency: {code}',
    hosting: 'Hosting',
    reload: 'Load the page again',
    loggedOut: 'You are logged out.',
    offline: 'There is no connection. What you entered is still here.',
    noConnection: 'There is no connection',
    comesBack: 'This page opens as soon as you are online again.',
  },
});

export const wizardTexts = texts({
  source: '§2 Shell elements',
  says: 'Anything that goes step by step',
  texts: {
    back: 'Back',
    forward: 'Continue',
    finish: 'Finish',
    progress: 'Step {step} of {steps}',
    stepHasErrors: 'Something in this step needs another look before you go on.',
  },
});

export const formTexts = texts({
  source: '§2 Shell elements',
  says: 'What every form says around its fields; a textarea shows the limit and an error border once it is reached',
  texts: {
    charactersLeft: '{left} of {max} characters left',
    limitReached: 'The limit of {max} characters is reached.',
  },
});
