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
    points: '{points} points come back as points',
  },
});
