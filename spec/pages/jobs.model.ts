// Jobs of the contact form: two mails.
import { decision } from 'spec-to-app/declaration';
import { given, mail } from 'spec-to-app/job';
import { email, oneOf, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { ContactMessage, ContactTopic } from './pages.model';

const source = decision('section 17: a message reaches us as a mail that can be answered, and its author keeps a copy');
const { name, message } = ContactMessage.fields;
const fields = { reference: text(), name, email: email(), topic: oneOf(ContactTopic), message };

export const contactReceived = mail({
  source,
  says: 'Support gets a message of the contact form',
  fields,
  reader: 'support',
  subject: '{topic}: message {reference}',
  body: { from: '{name} ({email}) wrote:', message: given('The message') },
});
export const contactCopy = mail({
  source,
  says: 'The author of a message of the contact form gets a copy',
  fields,
  reader: 'writer',
  subject: 'We got your message ({reference})',
  body: {
    intro: 'Thanks for writing to us. We’ll reply to this address. Your message begins:',
    message: given('The beginning of the message, without links'),
    warning: 'If you didn’t send this, someone entered your address on our contact page. You can ignore this email.',
  },
});
export const contactMailTexts = texts({
  source,
  says: 'The place of a link in the copy of a message',
  texts: { linkRemoved: '[link removed]' },
});
