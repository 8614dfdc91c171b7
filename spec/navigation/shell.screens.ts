// The words of what surrounds every page: dialogs, notices, and parts that many screens share.
import { texts } from 'spec-to-app/text';

export const loginModalTexts = texts({
  source: '§2 Shell elements',
  says: 'The login modal',
  texts: {
    title: 'Log in or create an account',
    text: '{product} is part of {parent}. One account works for all {parent} products.',
    forReserve: 'Log in to book this stay.',
    forMessage: 'Log in to message the host.',
    forSave: 'Log in to save this stay.',
    forSearch: 'Log in to save this search.',
    forVote: 'Log in to vote and add notes.',
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
    messageMissing: 'Tell us briefly what happened.',
    name: 'Name',
    email: 'Email',
    send: 'Send',
    thanks: 'Thanks! We’ve received your report.',
    notSent: 'We couldn’t send your report. Please try again.',
  },
});

export const loadFailedTexts = texts({
  source: '§2 Shell elements',
  says: 'What could not be loaded: why, and another try',
  texts: {
    retry: 'Try again',
    offline: 'We couldn’t connect. Check your connection.',
  },
});

export const shellTexts = texts({
  source: '§2 Shell elements',
  says: 'Header, sidebar, footer and what every page shares',
  texts: {
    skip: 'Skip to content',
    needsScripts: 'Turn on JavaScript to see this page.',
    openMenu: 'Open menu',
    openMenuUnread: 'Open menu, {count} unread',
    copyright: '© {year} {companyName}',
    learnMore: '{product} is part of {parent}.',
    learnMoreAbout: 'about {parent}',
    currencyHeader: 'Currency',
    currencyButton: 'Currency: {code}',
    hosting: 'Hosting',
    reload: 'Reload page',
    loggedOut: 'You’ve been logged out.',
    sessionLost: 'Your session has ended. Please log in again.',
    offline: 'You’re offline. This page and what you entered are still here.',
    unreachable: 'We can’t reach {product}. This page and what you entered are still here.',
    noConnection: 'You’re offline',
    comesBack: 'This page will load when you’re back online.',
  },
});
