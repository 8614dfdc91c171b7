// Jobs of the contact form: two mails.
import { decision } from 'spec-to-app/declaration';
import { mail } from 'spec-to-app/job';
import { email, oneOf, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { ContactMessage, ContactTopic } from './pages.model';

const source = decision('section 17: a message reaches us as a mail that can be answered, and its author keeps a copy');
const { name, message } = ContactMessage.fields;
const fields = { reference: text(), name, email: email(), topic: oneOf(ContactTopic), message };

export const contactReceived = mail({ source, says: 'Support gets a message of the contact form', fields });
export const contactCopy = mail({ source, says: 'The author of a message of the contact form gets a copy', fields });

export const contactMailTexts = texts({
  source,
  says: 'The mails about a message of the contact form',
  texts: {
    subject: '{topic}: message {reference}',
    from: '{name} ({email}) wrote:',
    copySubject: 'We got your message ({reference})',
    copyIntro: 'Thanks for writing to us. We’ll reply to this address. Your message begins:',
    linkRemoved: '[link removed]',
    copyEnding: 'If you didn’t send this, someone entered your address on our contact page. You can ignore this email.',
  },
});
