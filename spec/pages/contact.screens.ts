// The contact form page.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { anyone } from 'spec-to-app/rule';
import { oneOf, optional } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { sendContactMessage } from './pages.calls';
import { ContactTopic } from './pages.model';
import { route } from '../product';

export const contactForm = form({
  source: '§2',
  title: 'Contact us',
  submit: 'Send',
  sends: sendContactMessage,
  fields: {
    name: { label: 'Your name', autocomplete: 'name', missing: 'Enter your name.' },
    email: {
      label: 'Email',
      widget: 'email',
      autocomplete: 'email',
      placeholder: 'you@example.ca',
      help: 'We only use it to reply.',
      missing: 'Enter an email address we can reply to.',
    },
    topic: { label: 'Topic', widget: 'select', missing: 'Choose a topic.' },
    message: {
      label: 'Message',
      help: 'For a booking, include its reference. For a call, tell us when to reach you.',
      missing: 'Enter a message.',
    },
  },
  supplied: ['website', 'seconds'],
});

export const contact = route('/contact', {
  source: '§2',
  screen: 'Contact',
  title: 'Contact',
  description: 'Write to the people behind {product} about a booking, hosting, points or your account. We reply within two business days.',
  guard: anyone,
  query: { topic: optional(oneOf(ContactTopic, { says: 'Chosen in the form from the start' })) },
  uses: [contactForm],
});

export const contactTexts = texts({
  source: decision('the words around the contact form'),
  says: 'The contact page',
  texts: {
    heading: 'How can we help?',
    questionsFirst: 'Find quick answers in our FAQ:',
    sent: 'Thanks! We got your message and will reply to {email}.',
    reference: 'Your reference is {reference}.',
    website: 'Leave this empty',
    another: 'Send another message',
    byMail: 'Email {supportEmail}, or write to {companyName}, {companyAddress}.',
  },
});
