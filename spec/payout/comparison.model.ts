// The comparison of the books with the payment provider: what one has, and the other has not or has otherwise.
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { belongsTo, cents, instant, nullable, oneOf, text } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';

const source = decision('section 2: whatever the books and the provider tell differently, the operator sees');

export const DifferenceKind = values({
  source,
  says: 'What the books and the payment provider tell differently',
  items: {
    charge: { label: 'Charge' },
    refund: { label: 'Refund' },
    dispute: { label: 'Dispute' },
    transfer: { label: 'Transfer to a host' },
    balance: { label: 'Balance', says: 'All that lies for us at the provider' },
  },
});

export const Difference = shape({
  source,
  called: 'difference',
  says: 'A sum that the books and the payment provider tell differently, until both tell the same',
  fields: {
    kind: oneOf(DifferenceKind),
    thing_id: text({ says: 'The provider’s id of the charge or refund, or ours of the payout; the balance has its name' }),
    booking_id: nullable(belongsTo(Booking, { says: 'None where it is of no stay that we know' })),
    ours_cents: nullable(cents({ says: 'In the smallest unit of its currency; none where the books lack it' })),
    theirs_cents: nullable(cents({ says: 'The same of the provider' })),
    currency: text({ example: 'CAD' }),
    at: instant({ says: 'When the money moved' }),
    first_seen: instant(),
  },
});
