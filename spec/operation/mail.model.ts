// The words around every mail.
import { decision } from '../language/declaration';
import { texts } from '../language/text';

export const mailTexts = texts({
  source: decision('section 16: every mail names its sender and a postal address'),
  says: 'What stands at the foot of every mail',
  texts: {
    fallback: 'If the button doesn’t work, copy this link into your browser:',
    reason: 'You’re getting this email because this address was entered on {product}. Please don’t reply. For help, email {supportEmail}.',
    answered: 'Replies to this email go to {address}.',
    company: '{companyName}',
    address: '{companyAddress}',
  },
});
