// A preview of a cancellation.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

export const cancelTexts = texts({
  source: decision('section 5: the refund is seen before the click'),
  says: 'What comes back when a booking is cancelled',
  texts: {
    whole: 'Your guest gets a full refund',
    notCharged: 'Nothing was charged',
    offline: 'You paid your host directly. Any refund is between you and your host.',
    offlineHost: 'Your guest paid you directly. Any refund is between you and your guest.',
    before: 'Refunded earlier',
    disputeOpen: 'The card’s bank is looking into this payment. Any refund waits until it decides.',
    disputeLost: 'The card’s bank has already returned this payment. A refund counts as paid up to that amount.',
    points: '{points} points returned',
  },
});
