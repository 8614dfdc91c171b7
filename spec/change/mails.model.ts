// Mails about changes of bookings.
import { Currency } from '../checkout/money.model';
import { openBooking, openStay, stay, toCard } from '../booking/mail-words.model';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { given, mail, sometimes } from 'spec-to-app/job';
import { belongsTo, cents, integer, longText, nullable, oneOf } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { Change } from './change.model';
import { ShownChange } from './shown.model';

const source = decision('section 20.11: each side hears of what the other does, and of what becomes of a change');
const fields = { change_id: belongsTo(Change) };
export const worded = { ...fields, message: nullable(longText({ says: 'A word of who proposes' })) };

export const changeMailTexts = texts({
  source,
  says: 'The card of what changes',
  texts: {
    changes: 'What changes',
    moved: '{was} → {is}',
    dates: 'Dates',
    party: 'Guests',
    total: 'Paid by card',
    payout: 'Payout before taxes',
    offered: 'You’d pay',
  },
});
export const changes = given('The old dates, people and sum beside the new');
const notCharged = 'We never charge your card without you.';
const stays = 'The booking stays as it is.';
const pointsBack = sometimes('{points} points are back in your balance because the new price can’t use them.');
/** Each side by its own name, as the cases of a mail to the other one. */
const sides = { guest: 'guest', host: 'host' } as const;

export const changeProposed = mail({
  source,
  says: 'The other side reads what is proposed, and until when to answer',
  fields: worded,
  reader: sides,
  subject: '{name} asks to change the booking at {title}',
  body: {
    intro: '{name} proposed a change to this booking at {title}:',
    stay,
    changes,
    more: sometimes('You’d pay {amount} more.'),
    less: sometimes('{amount} would go back to your card.'),
    same: sometimes('The price stays the same.'),
    pointsBack,
    message: given('The words of who proposes'),
    answer: 'Respond by {moment}. If you don’t, the booking stays as it is.',
  },
  button: {
    guest: { ...openStay, label: 'View and respond', ending: notCharged },
    host: { ...openBooking, label: 'View and respond' },
  },
  slots: { points: the(ShownChange).points_back },
});
export const changeAccepted = mail({
  source,
  says: 'The guest reads that the change waits for the difference to be paid',
  fields,
  reader: 'guest',
  subject: 'Pay {amount} to change your stay at {title}',
  body: {
    intro: 'You and {name} agreed to change this stay at {title}:',
    stay,
    changes,
    pay: sometimes(
      'Pay {amount} by {moment} to change your booking. The new nights are held for you until then. If you don’t pay, your booking stays as it is.',
    ),
  },
  button: { ...openStay, label: 'View and pay', ending: notCharged },
});
export const changeDeclined = mail({
  source,
  says: 'Who proposed a change hears that it was declined',
  fields,
  reader: sides,
  subject: '{name} declined your proposed change at {title}',
  body: { intro: '{name} declined the change you proposed for this booking at {title}.', stay, stays },
  button: { guest: openStay, host: openBooking },
});
export const changeExpired = mail({
  source,
  says: 'Who proposed a change hears that it was not answered',
  fields,
  reader: sides,
  subject: '{name} didn’t respond to your proposed change at {title}',
  body: { intro: '{name} didn’t respond in time to the change you proposed for this booking at {title}.', stay, stays },
  button: { guest: openStay, host: openBooking },
});
export const changeLapsed = mail({
  source,
  says: 'The guest hears that the difference was not paid in time',
  fields,
  reader: 'guest',
  subject: 'Your stay at {title} wasn’t changed',
  body: { intro: 'The difference for changing this stay at {title} wasn’t paid in time.', stay, stays },
  button: openStay,
});
export const changeLapsedHost = mail({
  source,
  says: 'The host hears it',
  fields,
  reader: 'host',
  subject: 'The booking at {title} wasn’t changed',
  body: { intro: '{name} didn’t pay in time for changing this booking at {title}.', stay, stays },
  button: openBooking,
});
export const changeMade = mail({
  source,
  says: 'The guest reads the booking as it is now, and what was paid or comes back',
  fields: {
    ...fields,
    difference_cents: cents({ says: 'What was paid more, in the smallest unit of the currency; below zero it goes back' }),
    currency: oneOf(Currency),
    points: integer({ min: 0, says: 'The points that come back' }),
  },
  reader: 'guest',
  subject: 'Your stay at {title} has been changed',
  body: {
    intro: 'Your stay at {title} has been changed. This is your booking now:',
    stay,
    difference: { more: 'You paid the difference of {amount}.', less: toCard, same: 'The price stayed the same.' },
    pointsBack,
  },
  button: openStay,
});
export const changeMadeHost = mail({
  source,
  says: 'The host reads the booking as it is now, and the payout',
  fields,
  reader: 'host',
  subject: '{name}’s booking at {title} has been changed',
  body: {
    intro: '{name}’s booking at {title} has been changed. This is the booking now:',
    stay,
    payout: 'Your payout before taxes is now {amount}.',
  },
  button: openBooking,
});
export const changeReturned = mail({
  source,
  says: 'The guest hears that money for a change that came too late goes back',
  fields: { ...fields, amount_cents: cents({ says: 'In the smallest unit of the currency' }), currency: oneOf(Currency) },
  reader: 'guest',
  subject: 'We’re returning your payment of {amount}',
  body: {
    intro: 'Your payment for changing this stay at {title} arrived when the change could no longer be made.',
    stay,
    back: toCard,
    stays,
  },
  button: openStay,
});
