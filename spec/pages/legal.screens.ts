// The legal pages: booking policies, terms of service, privacy policy.
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { markdown, texts } from 'spec-to-app/text';
import { route } from '../product';

export const bookingPolicies = route('/booking-policies', {
  source: '§2',
  screen: 'BookingPolicies',
  title: 'Booking policies',
  description: 'Cancellation policies, payment terms, and what guests and hosts on {product} agree to.',
  guard: anyone,
  chrome: { sidebar: false, footer: true },
  text: markdown('pages/booking-policies.md'),
});

export const privacyPolicy = route('/privacy-policy', {
  source: '§2',
  screen: 'PrivacyPolicy',
  title: 'Privacy policy',
  description:
    'What information {product} keeps about you, why and for how long, which cookies it uses, and how to download or delete your data.',
  guard: anyone,
  text: markdown('pages/privacy-policy.md'),
});

export const tos = route('/tos', {
  source: '§2',
  screen: 'TermsOfService',
  title: 'Terms of service',
  description:
    'The terms between you and {product}: accounts, booking, hosting, points, referrals, and what happens if something goes wrong.',
  guard: anyone,
  text: markdown('pages/tos.md'),
});

export const longTextTexts = texts({
  source: decision('the words around every long text'),
  says: 'Pages that are one long text',
  texts: { contents: 'On this page', effective: 'In effect from {policiesDate}', toTop: 'Back to top', print: 'Print' },
});
