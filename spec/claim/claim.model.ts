// A host's claim after a stay, as it is kept.
import { Booking } from '../booking/booking.model';
import { messageMax } from '../booking/limits.model';
import { decision } from 'spec-to-app/declaration';
import { entity, shape } from 'spec-to-app/entity';
import { belongsTo, cents, id, longText, oneOf, optional } from 'spec-to-app/shapes';
import { ClaimAnswer, claimMaxDollars, claimMinCents, ShownClaim } from './shown.model';

const source = decision('section 20: a stay has one claim at most, so that its guest answers once');

export const Claim = entity({
  source,
  called: 'claim',
  says: 'What a host asks of a guest after a stay',
  key: 'claim_id',
  fields: {
    claim_id: id(),
    booking_id: belongsTo(Booking),
    ...ShownClaim.fields,
  },
});

export const ClaimReply = shape({
  source,
  called: 'answer to a claim',
  says: 'What a guest answers to a claim',
  fields: {
    answer: oneOf(ClaimAnswer),
    offered_cents: optional(cents({ min: claimMinCents.value, max: claimMaxDollars.value * 100, says: 'The part that is offered' })),
    message: optional(longText({ max: messageMax.value, says: 'Why; needed where it is not accepted' })),
  },
});
