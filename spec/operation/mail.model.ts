// The words around every mail.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

export const mailTexts = texts({
  source: decision('section 16: every mail names its sender and a postal address'),
  says: 'What stands around every mail, and how it writes a fact',
  texts: {
    fact: '{label}: {value}',
    fallback: 'If the button doesn’t work, copy this link into your browser:',
    help: 'Please don’t reply. For help, email {supportEmail}.',
    answered: 'Replies to this email go to {address}.',
    company: '{companyName}',
    address: '{companyAddress}',
  },
});
