// The contact form page.
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { anyone } from '../language/rule';
import { oneOf, optional } from '../language/shapes';
import { texts } from '../language/text';
import { sendContactMessage } from './pages.calls';
import { ContactTopic } from './pages.model';
import { route } from '../product';

export const contactForm = form({
  source: '§2',
  title: 'Write to us',
  intro: 'We answer within two working days, most often sooner.',
  submit: 'Send',
  sends: sendContactMessage,
  fields: {
    name: { label: 'Your name', autocomplete: 'name', missing: 'Enter your name.' },
    email: {
      label: 'Email',
      widget: 'email',
      autocomplete: 'email',
      placeholder: 'you@example.ca',
      help: 'For our answer only.',
      missing: 'Enter the email address that we can answer to.',
    },
    topic: { label: 'What is it about?', widget: 'select', missing: 'Choose a topic.' },
    message: {
      label: 'Message',
      widget: 'textarea',
      help: 'For a booking, add its reference. For a call, tell us when you can be reached.',
      missing: 'Write a few words.',
    },
  },
});

export const contact = route('/contact', {
  source: '§2',
  screen: 'Contact',
  title: 'Contact',
  description: 'Write to the people behind {product} about a booking, hosting, points or your account. We answer within two working days.',
  guard: anyone,
  query: { topic: optional(oneOf(ContactTopic, { says: 'Chosen in the form from the start' })) },
  uses: [contactForm],
});

export const contactTexts = texts({
  source: decision('the words around the contact form'),
  says: 'The contact page',
  texts: {
    heading: 'How can we help?',
    questionsFirst: 'Many questions are answered already:',
    sent: 'Thank you. Your message is on its way, and we answer to {email}.',
    another: 'Write another message',
    byMail: 'Or write to {supportEmail}, or to {companyName}, {companyAddress}.',
  },
});
