// The words of the mails about payouts.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

export const payoutSentTexts = texts({
  source: decision('section 2: a host hears when money is on its way'),
  says: 'The mail to a host about a payout that was sent',
  texts: {
    subject: 'We sent you {amount} for {title}',
    intro: '{amount} is on its way to your bank account for this stay at {title}:',
    withheld: 'It’s {amount} less because a guest was refunded after we’d paid you for their stay.',
    bank: 'Allow up to 5 business days.',
  },
});
export const payoutWaitsTexts = texts({
  source: decision('section 19: payout details are asked for before the first payout, and payouts wait without them'),
  says: 'The mail to a host whose payout waits for details',
  texts: {
    subject: '{amount} is waiting for you',
    intro: '{amount} is due to you for this stay at {title}:',
    missing: 'We can’t send it yet because your payout details aren’t complete. We’ll hold your payouts until they are.',
    button: 'Complete payout details',
    ending: 'Go to Account > Payouts to see what’s missing.',
  },
});
