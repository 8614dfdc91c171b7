// A preview of a cancellation.
import { Money } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { group, integer, like, list, nullable, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';

export const CancelPreview = shape({
  source: decision('section 5: the refund is seen before the click'),
  called: 'cancellation preview',
  says: 'What comes back if the booking is cancelled now',
  fields: {
    refund: like(Money, { says: 'What goes back to the card, in the currency that was charged' }),
    refund_cad: like(Money, { says: 'The same in Canadian dollars' }),
    dispute_note: nullable(text({ says: 'Where the card’s bank looks into the payment, or gave it back: what that means for a refund' })),
    kept: like(Money, { says: 'What is kept of the charge, in its currency' }),
    points_back: integer({ min: 0 }),
    lines: list(group({ label: text(), amount: like(Money) }), {
      says: 'What comes back of each line in Canadian dollars, and which part of it points paid; together they are the refund',
    }),
    step: text({ says: 'The step of the policy that holds now, in words' }),
  },
});

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
