// A proposed change of a paid booking, as its two sides read it.
import { Guests, LineItem, Money } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { flag, id, instant, integer, like, list, nullable, oneOf, plainDate } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';

const source = decision('section 20.11: either side proposes dates, guests or price of a paid booking, and the other accepts');

export const changeHours = constant(48, {
  source,
  unit: 'hours',
  says: 'How long a proposed change of a booking is open',
});
export const offerHours = constant(24, {
  source: decision('section 20: a guest has as long to respond to an offer as a host has to respond to a request'),
  unit: 'hours',
  says: 'How long an offer that a host made for a request is open',
});
export const changesPerHour = constant(20, {
  source: decision('section 20.11: each proposal is a mail to the other side; two people settle on a few'),
  says: 'Changes that one person may propose in an hour, refused ones among them',
});

export const ChangeState = values({
  source,
  says: 'The state of a proposed change',
  items: {
    proposed: { label: 'Waiting for an answer', says: 'The other side has time to answer' },
    offered: {
      label: 'Waiting for the guest',
      says: 'The host answered a request with other dates or a price; the nights are held beside those of the request',
    },
    accepted: {
      label: 'Waiting for payment',
      says: 'Agreed; it takes effect once the guest has paid the difference, and the new nights are held',
    },
    done: { label: 'Changed', says: 'It has taken effect' },
    declined: { label: 'Declined' },
    withdrawn: { label: 'Withdrawn' },
    expired: { label: 'Not answered in time' },
    lapsed: { label: 'Not paid in time' },
    ended: { label: 'Cancelled with the booking' },
  },
});

/** The sums of a booking before and after a change. */
export const changeSums = {
  line_items: list(like(LineItem), { says: 'The new price, line by line' }),
  before: like(Money, { says: 'What the guest pays by card for the booking as it is, in the currency of the booking' }),
  after: like(Money, { says: 'The same once it is changed' }),
  difference: like(Money, { says: 'What the guest pays more; below zero it goes back to the card' }),
  points_back: integer({ min: 0, says: 'Points that come back, because the new price cannot take them' }),
  payout_before: like(Money, { says: 'What the host gets for the booking as it is, without taxes, in Canadian dollars' }),
  payout_after: like(Money, { says: 'The same once it is changed' }),
};

export const ShownChange = shape({
  source,
  called: 'change as the two sides read it',
  says: 'A change of a booking that is proposed, or waits for the guest’s payment',
  fields: {
    change_id: id(),
    state: oneOf(ChangeState),
    by_host: flag({ says: 'The host proposed it; else the guest' }),
    checkin: plainDate(),
    checkout: plainDate(),
    guests: like(Guests),
    proposed_at: instant(),
    answer_by: instant({ says: 'Until when the other side may answer' }),
    pay_by: nullable(instant({ says: 'Once it is accepted: until when the guest may pay the difference' })),
    ...changeSums,
  },
});

export const ChangePreview = shape({
  source: decision('section 20.11: old and new price are seen before a change is proposed'),
  called: 'preview of a change',
  says: 'What a change of a booking would cost, as a price that is held for a while',
  fields: { quote_id: id({ says: 'What the proposal names' }), expires_at: instant(), ...changeSums },
});
