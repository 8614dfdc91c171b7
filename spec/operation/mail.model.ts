// The words around every mail.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

export const mailTexts = texts({
  source: decision('section 16: every mail names its sender and a postal address'),
  says: 'What stands around every mail, and how it writes a fact',
  texts: {
    fact: '{label}: {value}',
    fallback: 'If the button doesn’t work, copy this link into your browser:',
    account: 'You’re receiving this because you have a {product} account.',
    guest: 'You’re receiving this because you have a booking on {product}.',
    host: 'You’re receiving this because you host on {product}.',
    invited: 'You’re receiving this because a host on {product} entered this address.',
    searcher: 'You’re receiving this because you saved a search on {product} and asked to hear of new stays.',
    writer: 'You’re receiving this because this address was used on our contact page.',
    support: 'You’re receiving this because this is {product}’s support address.',
    help: 'Please don’t reply. For help, email {supportEmail}.',
    answered: 'Replies to this email go to {address}.',
    company: '{companyName}',
    address: '{companyAddress}',
  },
});
