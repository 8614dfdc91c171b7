// Mails about the money of claims.
import { Booking } from '../booking/booking.model';
import { detailsNeeded, openBooking, openStay, stay, toCard } from '../booking/mail-words.model';
import { DisputeOutcome } from '../booking/money-mails.model';
import { decision } from 'spec-to-app/declaration';
import { mail } from 'spec-to-app/job';
import { belongsTo, cents, oneOf } from 'spec-to-app/shapes';

const source = decision('section 20: what a guest pays for a claim is told both, and so is all that becomes of it');
const fields = { booking_id: belongsTo(Booking) };
const sum = { ...fields, cad_cents: cents({ says: 'In Canadian cents' }) };
const paid = '{kind}: {amount}';

export const claimPaid = mail({
  source,
  says: 'The guest hears that a claim is paid by card',
  fields,
  reader: 'guest',
  subject: 'You paid {amount} for the claim for {title}',
  body: { intro: 'We’ve received your payment for the claim after your stay at {title}:', stay, paid },
  button: { ...openStay, ending: 'You’ll find it on your receipt.' },
});
export const claimPaidHost = mail({
  source,
  says: 'The host hears that a claim is paid by card, and is paid out',
  fields,
  reader: 'host',
  subject: '{name} paid {amount} for your claim for {title}',
  body: {
    intro: '{name} paid for your claim after this stay at {title}:',
    stay,
    paid,
    payout: 'You’ll receive the full amount, without a fee.',
    detailsNeeded,
  },
  button: openBooking,
});
export const claimReturned = mail({
  source,
  says: 'The guest hears that money for a claim goes back',
  fields: sum,
  reader: 'guest',
  subject: 'We’re returning your payment of {amount}',
  body: {
    intro: 'Your payment for the claim after your stay at {title} arrived when there was nothing left to pay:',
    stay,
    back: toCard,
  },
  button: openStay,
});
export const claimRefunded = mail({
  source,
  says: 'The guest hears of a refund of a claim that was made at the provider',
  fields: sum,
  reader: 'guest',
  subject: 'We’re refunding you {amount} for the claim for {title}',
  body: { intro: 'We’re refunding {amount} of what you paid for the claim after your stay at {title}:', stay, back: toCard },
  button: openStay,
});
export const claimRefundedHost = mail({
  source,
  says: 'The host hears of it',
  fields: sum,
  reader: 'host',
  subject: '{name} was refunded {amount} of your claim for {title}',
  body: {
    intro: 'Our support team has refunded {name} {amount} of what they paid for your claim after this stay at {title}:',
    stay,
    lower: 'Your payout for the claim is lower by the same amount. If we’ve already paid you, we’ll take it from your next payouts.',
  },
  button: openBooking,
});
export const claimDisputedHost = mail({
  source,
  says: 'The host hears that the card’s owner denies the payment of a claim',
  fields,
  reader: 'host',
  subject: 'The payment of your claim for {title} is disputed',
  body: {
    intro: 'The cardholder has disputed the payment of your claim after this stay at {title} with their bank:',
    stay,
    waits: 'If we haven’t sent your payout for the claim yet, it waits until the bank decides. We’ll respond to the bank for you.',
  },
  button: openBooking,
});
export const claimDisputeDecidedHost = mail({
  source,
  says: 'The host hears how that ended, and who bears it',
  fields: { ...sum, outcome: oneOf(DisputeOutcome) },
  reader: 'host',
  subject: 'The dispute about your claim for {title} has been decided',
  body: {
    intro: 'The bank has decided on the disputed payment of your claim after this stay at {title}:',
    stay,
    outcome: {
      won: 'The payment stands. If your payout for the claim was on hold, we’ll send it now.',
      us: 'The bank returned {amount} to the cardholder. {product} covers it: your payout for the claim doesn’t change.',
      host: 'The bank returned {amount} to the cardholder. It counts as a refund of your claim. If we’ve already paid you, we’ll take it from your next payouts.',
      refund: 'The bank returned {amount} to the cardholder. Your guest was due that refund anyway, so nothing changes for you.',
    },
  },
  button: openBooking,
});
