// Pages that win people over: for hosts, the pay-later offer, and the browser extension.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { anyone } from 'spec-to-app/rule';
import { markdown, texts } from 'spec-to-app/text';
import { PayLaterRequest } from './pages.model';
import { route } from '../product';

export const payLaterForm = form({
  source: '§1',
  title: 'See your offer',
  intro: 'Opens {partner}’s form on its own site.',
  submit: 'Go to {partner}',
  collects: PayLaterRequest,
  fields: {
    amount: {
      label: 'Amount to finance, in Canadian dollars',
      widget: 'number',
      placeholder: '860',
      help: 'Leave empty if you’re not sure.',
    },
  },
});

export const hostGuide = route('/hosting-on-tuckamore', {
  source: '§2',
  screen: 'HostGuide',
  title: 'Hosting on {product}',
  description: 'How to bring your existing listing to {product}: connect it, sync your calendars, set your rules, publish and get paid.',
  guard: anyone,
  text: markdown('pages/host-guide.md'),
});

export const noFeeHosting = route('/no-fee-hosting', {
  source: '§2',
  screen: 'NoFeeHosting',
  title: 'No-fee hosting: keep {hostEarningsPercent}%',
  description:
    'Hosts on {product} keep {hostEarningsPercent}% of their earnings: no commission, no listing fee, no subscription. Compare the fees.',
  guard: anyone,
  text: markdown('pages/no-fee-hosting.md'),
});

export const vertoflex = route('/vertoflex', {
  source: '§2',
  screen: 'PayLater',
  title: 'Pay later with {partner} and get ${payLaterDiscountCad} CAD off',
  description:
    'Pay for your stay over time with {partner} and get ${payLaterDiscountCad} CAD off your booking. See the total cost before you decide.',
  guard: anyone,
  text: markdown('pages/vertoflex.md'),
  uses: [payLaterForm],
});

export const browserExtension = route('/browser-extension', {
  source: '§2',
  screen: 'BrowserExtension',
  title: 'Browser extension',
  description: 'The {product} browser extension shows you when a home you view on another site costs less here.',
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
    hostClosing: 'Start with your existing listing',
    hostClosingText: 'Paste its link to get started. You review everything before it goes live.',
    noFeeClaim: 'Hosts keep {hostEarningsPercent}% of their earnings',
    noFeeKept: 'Of the price a host sets, the host keeps',
    noFeeHere: 'On {product}',
    noFeeThere: 'With a {comparisonFeePercent}% commission',
    noFeeSource: 'The host commission {largePlatform} published in {comparisonDate}.',
    payLaterClaim: '${payLaterDiscountCad} CAD off when you pay later',
    payLaterTotalFirst: 'Check the total cost. {partner} shows it before you sign.',
    extensionButton: 'Add the extension',
    extensionClaim: 'Find the same stay for less while you browse',
    extensionFound: 'This place is also on {product}',
    extensionThere: 'Total there, with taxes',
    extensionHere: 'Total here, with taxes',
    extensionSaving: 'You save',
    installedHeading: 'The extension is installed',
    installedText: 'Browse stays on other platforms, and we’ll let you know if one costs less here.',
    installedButton: 'Search stays',
  },
});
