// Pages that win people over: for hosts, the pay-later offer, and the browser extension.
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { anyone } from '../language/rule';
import { markdown, texts } from '../language/text';
import { PayLaterRequest } from './pages.model';
import { route } from '../product';

export const payLaterForm = form({
  source: '§1',
  title: 'Ask for the offer',
  intro: 'The form of {partner} opens on its own site.',
  submit: 'Go to {partner}',
  collects: PayLaterRequest,
  fields: {
    amount: {
      label: 'Amount to finance, in Canadian dollars',
      widget: 'number',
      placeholder: '860',
      help: 'Leave it open if you do not know yet.',
    },
  },
});

export const hostGuide = route('/hosting-on-tuckamore', {
  source: '§2',
  screen: 'HostGuide',
  title: 'Hosting on {product}',
  description:
    'Bring a listing that you already have elsewhere to {product}, step by step: connect, keep calendars true, set rules, publish, be paid.',
  guard: anyone,
  text: markdown('pages/host-guide.md'),
});

export const noFeeHosting = route('/no-fee-hosting', {
  source: '§2',
  screen: 'NoFeeHosting',
  title: 'No-fee hosting: keep {hostEarningsPercent}%',
  description:
    'Hosts on {product} keep {hostEarningsPercent}% of their earnings: no commission, no listing fee, no subscription. See how it adds up.',
  guard: anyone,
  text: markdown('pages/no-fee-hosting.md'),
});

export const vertoflex = route('/vertoflex', {
  source: '§2',
  screen: 'PayLater',
  title: 'Pay later with {partner} and take ${payLaterDiscountCad} off',
  description:
    'Spread the cost of a stay with {partner} and take {payLaterDiscountCad} dollars off your booking. See the total cost before you decide.',
  guard: anyone,
  text: markdown('pages/vertoflex.md'),
  uses: [payLaterForm],
});

export const browserExtension = route('/browser-extension', {
  source: '§2',
  screen: 'BrowserExtension',
  title: 'Browser extension',
  description: 'The {product} browser extension tells you, while you look at a stay elsewhere, whether the same home costs less here.',
  guard: anyone,
  text: markdown('pages/browser-extension.md'),
});

export const installed = route('/installed', {
  source: '§2',
  screen: 'Installed',
  title: 'The extension is installed',
  description: 'The {product} browser extension is installed and ready.',
  guard: anyone,
  indexed: false,
});

export const landingTexts = texts({
  source: decision('the claims and buttons of the landing pages'),
  says: 'Host guide, no-fee hosting, pay later, browser extension',
  texts: {
    hostButton: 'Start hosting',
    callButton: 'Schedule a call',
    guideButton: 'Read the host guide',
    hostClosing: 'Bring the listing that you already have',
    hostClosingText: 'Its address is enough to begin. You check every value before anything is public.',
    noFeeClaim: 'Hosts keep {hostEarningsPercent}% of their earnings',
    noFeeKept: 'Of the price that a host sets, the host keeps',
    noFeeHere: 'On {product}',
    noFeeThere: 'At a commission of {comparisonFeePercent}%',
    noFeeSource: 'The commission that {platform} published for hosts in {comparisonDate}.',
    payLaterClaim: '${payLaterDiscountCad} off when you pay later',
    payLaterTotalFirst: 'What counts is the total cost. {partner} states it before you sign.',
    extensionButton: 'Add the extension',
    extensionClaim: 'The same stay for less, while you look elsewhere',
    extensionFound: 'The same home is on {product}',
    extensionThere: 'Total there, after taxes',
    extensionHere: 'Total here, after taxes',
    extensionSaving: 'What you would save',
    installedHeading: 'The extension is installed',
    installedText: 'Look at any stay on another platform, and it tells you if it costs less here.',
    installedButton: 'Search stays',
  },
});
