// Errors on the way to paying.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { like, list, text } from 'spec-to-app/shapes';
import { CurrencyName } from './money.model';

export const offerNotFound = error('checkout.offer_not_found', {
  source: '§8',
  status: 404,
  shown: 'banner',
  text: 'Failed to fetch offer with ID: {id}',
  cure: 'Check the link, or ask the host to send it again.',
  slots: { id: text() },
});
export const currencyNotSupported = error('checkout.currency_not_supported', {
  source: '§8',
  status: 404,
  shown: 'log',
  text: 'You can’t pay in this currency.',
  cure: 'Choose one of the supported currencies.',
  data: { supported_currencies: list(like(CurrencyName)) },
});
export const ratesOutdated = error('checkout.rates_outdated', {
  source: decision('section 14: no price is shown at a rate that nobody has published for days'),
  status: 503,
  shown: 'banner',
  text: 'Prices in other currencies aren’t available right now.',
  cure: 'Choose Canadian dollars, or come back later.',
});
export const totalUnpayable = error('checkout.total_unpayable', {
  source: decision('section 3: what no card can pay is said before anything is booked'),
  status: 422,
  shown: 'banner',
  slots: { total: text(), least: text(), most: text() },
  text: 'A total of {total} can’t be paid by card: {least} is the least, and {most} the most.',
  cure: 'Choose other dates, other guests or fewer points.',
});
export const paymentUnavailable = error('checkout.payment_unavailable', {
  source: decision('section 18: outside demo mode nothing is paid without a provider'),
  status: 503,
  shown: 'banner',
  text: 'Payments aren’t available right now.',
  cure: 'Try again in a few minutes. We’ll hold your booking until the payment deadline.',
});
export const paymentNotFound = error('checkout.payment_not_found', {
  source: decision('section 17: the payment page is for the payer'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this payment.',
  cure: 'Start again from checkout.',
});
export const paymentRefused = error('checkout.payment_refused', {
  source: decision('section 17'),
  status: 402,
  shown: 'banner',
  text: 'Your card was declined.',
  cure: 'Try another card, or contact your bank.',
});
export const newsUnsigned = error('checkout.news_unsigned', {
  source: decision('section 17: news signed by the provider are believed, and nobody else'),
  status: 400,
  shown: 'log',
  text: 'This message isn’t signed by our payment provider.',
  cure: 'Check the webhook’s secret.',
});
export const paidDirectly = error('checkout.paid_directly', {
  source: decision('section 19: a booking is paid by card, or to its host, and never by both'),
  status: 409,
  shown: 'banner',
  text: 'Your host has recorded a payment for this booking.',
  cure: 'Pay the rest to your host. If you didn’t make this payment, report it.',
});
