// Mails about the money of claims, and their words.
import { Booking } from '../booking/booking.model';
import { DisputeOutcome } from '../booking/jobs.model';
import { decision } from 'spec-to-app/declaration';
import { mail } from 'spec-to-app/job';
import { belongsTo, cents, oneOf } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';

const source = decision('section 20: what a guest pays for a claim is told both, and so is all that becomes of it');
const fields = { booking_id: belongsTo(Booking) };
const sum = { ...fields, cad_cents: cents({ says: 'In Canadian cents' }) };

export const claimPaid = mail({ source, says: 'The guest hears that a claim is paid by card', fields });
export const claimPaidHost = mail({ source, says: 'The host hears that a claim is paid by card, and is paid out', fields });
export const claimReturned = mail({ source, says: 'The guest hears that money for a claim goes back', fields: sum });
export const claimRefunded = mail({ source, says: 'The guest hears of a refund of a claim that was made at the provider', fields: sum });
export const claimRefundedHost = mail({ source, says: 'The host hears of it', fields: sum });
export const claimDisputedHost = mail({ source, says: 'The host hears that the card’s owner denies the payment of a claim', fields });
export const claimDisputeDecidedHost = mail({
  source,
  says: 'The host hears how that ended, and who bears it',
  fields: { ...sum, outcome: oneOf(DisputeOutcome) },
});

export const claimPaidTexts = texts({
  source,
  says: 'The mails to both about a claim that was paid by card',
  texts: {
    subject: 'You paid {amount} for the claim for {title}',
    intro: 'We’ve received your payment for the claim after your stay at {title}:',
    ending: 'You’ll find it on your receipt.',
    hostSubject: '{name} paid {amount} for your claim for {title}',
    hostIntro: '{name} paid for your claim after this stay at {title}:',
    hostPayout:
      'You’ll receive the full amount, without a fee. If we don’t have your payout details yet, we’ll hold it until you add them on your account page.',
  },
});
export const claimReturnedTexts = texts({
  source,
  says: 'The mail to a guest whose payment of a claim goes back',
  texts: {
    subject: 'We’re returning your payment of {amount}',
    intro: 'Your payment for the claim after your stay at {title} arrived when there was nothing left to pay:',
    back: 'We’re refunding {amount} to your card. Allow up to 10 business days.',
  },
});
export const claimRefundedTexts = texts({
  source,
  says: 'The mails to both about a refund of what was paid for a claim',
  texts: {
    subject: 'We’re refunding you {amount} for the claim for {title}',
    intro: 'We’re refunding {amount} of what you paid for the claim after your stay at {title}:',
    hostSubject: '{name} was refunded {amount} of your claim for {title}',
    hostIntro: 'Our support team has refunded {name} {amount} of what they paid for your claim after this stay at {title}:',
    hostEnding: 'Your payout for the claim is lower by the same amount. If we’ve already paid you, we’ll take it from your next payouts.',
  },
});
export const claimDisputedTexts = texts({
  source,
  says: 'The mails to a host about a payment of a claim that the card’s owner denies',
  texts: {
    subject: 'The payment of your claim for {title} is disputed',
    intro: 'The cardholder has disputed the payment of your claim after this stay at {title} with their bank:',
    waits: 'If we haven’t sent your payout for the claim yet, it waits until the bank decides. We’ll respond to the bank for you.',
    decidedSubject: 'The dispute about your claim for {title} has been decided',
    decidedIntro: 'The bank has decided on the disputed payment of your claim after this stay at {title}:',
    won: 'The payment stands. If your payout for the claim was on hold, we’ll send it now.',
    us: 'The bank returned {amount} to the cardholder. {product} covers it: your payout for the claim doesn’t change.',
    host: 'The bank returned {amount} to the cardholder. It counts as a refund of your claim. If we’ve already paid you, we’ll take it from your next payouts.',
    refund: 'The bank returned {amount} to the cardholder. Your guest was due that refund anyway, so nothing changes for you.',
  },
});
