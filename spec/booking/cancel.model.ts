// A preview of a cancellation.
import { decision } from '../language/declaration';
import { texts } from '../language/text';

export const cancelTexts = texts({
  source: decision('section 5: the refund is seen before the click'),
  says: 'What comes back when a booking is cancelled',
  texts: {
    whole: 'Everything comes back to the guest',
    notCharged: 'Nothing was charged',
    offline: 'Paid to the host directly: the host and the guest settle it between them',
    before: 'Came back before',
    disputeOpen: 'The bank of the card is looking into this payment. A refund waits until the bank has decided.',
    disputeLost: 'The bank of the card has given this payment back. A refund counts as paid by that, as far as the bank’s sum goes.',
    points: '{points} points come back as points',
  },
});
