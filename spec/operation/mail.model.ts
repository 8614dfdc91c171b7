// The words around every mail.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

export const mailTexts = texts({
  source: decision('section 16: every mail names its sender and a postal address'),
  says: 'What stands at the foot of every mail',
  texts: {
    fallback: 'If the button doesn’t work, copy this link into your browser:',
    account: 'You’re receiving this because you have a {product} account.',
    guest: 'You’re receiving this because you have a booking on {product}.',
    host: 'You’re receiving this because you host on {product}.',
    writer: 'You’re receiving this because this address was used on our contact page.',
    support: 'You’re receiving this because this is {product}’s support address.',
    help: 'Please don’t reply. For help, email {supportEmail}.',
    answered: 'Replies to this email go to {address}.',
    company: '{companyName}',
    address: '{companyAddress}',
  },
});
