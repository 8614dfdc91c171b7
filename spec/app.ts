// The one door into the spec: what the product is called, who visits it, and the subjects that it is made of.
import { Visitor } from './account/account.model';
import { invalidInput, malformed, noSuchCall, rateLimited, repeatedDifferently, tooLarge } from '../generator/platform/default.errors';
import { guestMode, hostMode, named, signedIn } from './account/account.rules';
import { anyone } from 'spec-to-app/rule';
import { allowUnused } from './allowed-unused';
import { product } from 'spec-to-app/app';
import { settledZones } from './property/places.model';
import { Chrome, Mode, parentName, payLaterPartner, productName, supportEmail } from './product';

export const app = product({
  source: '§1',
  name: productName.value,
  language: 'en-CA',
  titlePrefix: '{product} | ',
  title: 'A New Canadian Alternative to {largePlatform}',
  description: 'Discover and host unique stays across Canada with lower fees.',
  slots: {
    product: productName.value,
    parent: parentName.value,
    partner: payLaterPartner.value,
  },
  visitor: Visitor,
  chrome: Chrome,
  modes: Mode,
  modeGuards: { guest: guestMode, host: hostMode, hostView: hostMode },
  chromeGuards: { sidebar: signedIn },
  readers: {
    account: { guard: named, because: 'You’re receiving this because you have a {product} account.' },
    guest: { guard: guestMode, because: 'You’re receiving this because you have a booking on {product}.' },
    host: { guard: hostMode, because: 'You’re receiving this because you host on {product}.' },
    cohost: { guard: hostMode, because: 'You’re receiving this because you host on {product}.' },
    formerCohost: { guard: hostMode, because: 'You’re receiving this because you have a {product} account.' },
    invited: { guard: named, because: 'You’re receiving this because a host on {product} entered this address.' },
    searcher: { guard: signedIn, because: 'You’re receiving this because you saved a search on {product} and asked to hear of new stays.' },
    writer: { guard: anyone, because: 'You’re receiving this because this address was used on our contact page.' },
    support: { guard: anyone, because: 'You’re receiving this because this is {product}’s support address.' },
  },
  settledZones,
  currency: '$',
  exampleEmail: 'jo@example.ca',
  contact: supportEmail.value,
  defaultErrors: { invalidInput, malformed, tooLarge, rateLimited, notFound: noSuchCall, repeatedDifferently },
  allowUnused,
  extends: ['../generator/platform'],
  subjects: [
    'platform',
    'product',
    'account',
    'property',
    'booking',
    'claim',
    'change',
    'message',
    'checkout',
    'review',
    'wishlist',
    'ledger',
    'payout',
    'points',
    'referral',
    'report',
    'operation',
    'pages',
    'analytics',
    'navigation',
  ],
});
