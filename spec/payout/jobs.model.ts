// Scheduled jobs of payouts, and their mails.
import { Booking } from '../booking/booking.model';
import { openBooking, stay } from '../booking/mail-words.model';
import { PaymentProvider } from '../checkout/payment.model';
import { decision } from 'spec-to-app/declaration';
import { job, mail, sometimes } from 'spec-to-app/job';
import { belongsTo, cents, oneOf, text } from 'spec-to-app/shapes';
import { hours, minutes } from 'spec-to-app/terms';

export const payHosts = job({
  source: decision('section 2: a host is paid a day after check-in, unless a report is to be looked at first'),
  says: 'Payouts whose moment has come fall due, and those that can be paid are paid',
  fields: {},
  every: minutes(10),
  asks: 'provider',
});

export const readBalance = job({
  source: decision('section 2: the books and the provider’s report of its balance are equal, move by move'),
  says: 'Fees, exchange and whatever else moved money at the payment provider are read there and booked',
  fields: {},
  every: hours(1),
  asks: 'provider',
});

export const compareBooks = job({
  source: decision('section 2: whatever the books and the provider tell differently, the operator sees'),
  says: 'Charges, refunds, disputes, transfers and the balance are compared with what the payment provider has',
  fields: {},
  every: hours(24),
  whenQuiet: true,
  asks: 'provider',
});

export const closePayee = job({
  source: decision('privacy law: nothing is left behind elsewhere either, once all money has arrived'),
  says: 'The account of a host who is no more is closed at the provider that paid them',
  fields: { provider: oneOf(PaymentProvider), account_id: text() },
  asks: 'provider',
});

const fields = { booking_id: belongsTo(Booking), amount_cents: cents({ says: 'In Canadian cents' }) };
export const payoutSent = mail({
  source: decision('section 2: a host hears when money is on its way'),
  says: 'The host is told that a payout was sent',
  fields: { ...fields, withheld_cents: cents({ says: 'What of it made up for a debt, in Canadian cents' }) },
  reader: 'host',
  subject: 'We sent you {amount} for {title}',
  body: {
    intro: '{amount} is on its way to your bank account for this stay at {title}:',
    stay,
    withheld: sometimes('It’s {less} less because a guest was refunded after we’d paid you for their stay.'),
    bank: 'Allow up to 5 business days.',
  },
  button: openBooking,
});
export const payoutWaits = mail({
  source: decision('section 19: payout details are asked for before the first payout, and payouts wait without them'),
  says: 'The host is told that a payout waits for details, theirs or the provider’s',
  fields,
  reader: 'host',
  subject: '{amount} is waiting for you',
  body: {
    intro: '{amount} is due to you for this stay at {title}:',
    stay,
    missing: 'We can’t send it yet because your payout details aren’t complete. We’ll hold your payouts until they are.',
  },
  button: { label: 'Complete payout details', to: '/account#payouts', ending: 'Go to Account > Payouts to see what’s missing.' },
});
