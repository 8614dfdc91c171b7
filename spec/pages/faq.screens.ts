// The questions and answers: five pages of them, and an empty page that they start from.
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { markdown, texts } from 'spec-to-app/text';
import { route } from '../product';

export const faq = route('/faq', {
  source: '§2',
  screen: 'Faq',
  title: 'Questions and answers',
  description: 'Answers about {product}: general questions, bookings, prices, hosting and points.',
  guard: anyone,
});

export const faqGeneral = route('/faq/general', {
  source: '§2',
  screen: 'Faq',
  title: 'General questions',
  description:
    'Answers about {product}: who can use it, how it differs from the large platforms, accounts, logging in and where to find stays.',
  guard: anyone,
  text: markdown('pages/faq-general.md'),
});

export const faqBookings = route('/faq/bookings', {
  source: '§2',
  screen: 'Faq',
  title: 'Questions about bookings',
  description:
    'How booking on {product} works: requests and instant book, when you pay, cancelling, statuses, reviews and help during a stay.',
  guard: anyone,
  text: markdown('pages/faq-bookings.md'),
});

export const faqPricing = route('/faq/pricing', {
  source: '§2',
  screen: 'Faq',
  title: 'Questions about prices',
  description:
    'What a stay on {product} costs: the total before taxes, our {serviceFeePercent}% fee, taxes by province, currencies, discounts and refunds.',
  guard: anyone,
  text: markdown('pages/faq-pricing.md'),
});

export const faqHosting = route('/faq/hosting', {
  source: '§2',
  screen: 'Faq',
  title: 'Questions about hosting',
  description:
    'How to host on {product}: import an existing listing, keep calendars in sync, register, respond to requests and get paid in full.',
  guard: anyone,
  text: markdown('pages/faq-hosting.md'),
});

export const faqPoints = route('/faq/points', {
  source: '§2',
  screen: 'Faq',
  title: 'Questions about points',
  description: 'How points on {product} are earned, spent and returned, and how invitations reward you and your friends.',
  guard: anyone,
  text: markdown('pages/faq-points.md'),
});

export const faqTexts = texts({
  source: decision('the words around the questions'),
  says: 'The pages of questions and answers',
  texts: {
    heading: 'Questions and answers',
    choose: 'Choose a topic.',
    general: 'General',
    bookings: 'Bookings',
    pricing: 'Pricing',
    hosting: 'Hosting',
    points: 'Points',
    stillAsking: 'Didn’t find your answer? Contact us.',
  },
});
