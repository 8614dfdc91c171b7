// The cookie notice, and the settings behind it.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { texts } from 'spec-to-app/text';
import { ConsentChoice } from './consent.model';

export const cookieSettingsForm = form({
  source: decision('section 1: each purpose has a choice of its own, off until it is ticked'),
  title: 'Cookie settings',
  intro: 'Cookies for login, currency and invitations are always on. The rest is up to you.',
  submit: 'Save',
  collects: ConsentChoice,
  fields: {
    analytics: {
      label: 'Analytics',
      widget: 'checkbox',
      help: 'Tells an ad tracker which pages you see, and when you sign up or schedule a call.',
      starts: false,
    },
    replay: {
      label: 'Session replay and feedback',
      widget: 'checkbox',
      help: 'Lets error reports include a recording of the page, without what you typed.',
      starts: false,
    },
  },
});

export const consentTexts = texts({
  source: decision('section 1: refusing is as easy as allowing'),
  says: 'The cookie notice',
  texts: {
    heading: 'Cookies',
    notice: '{product} works without tracking. May we measure visits, and record the page when an error occurs?',
    allow: 'Allow',
    refuse: 'No thanks',
    choose: 'Choose',
    more: 'Privacy policy',
    saved: 'Saved.',
  },
});
