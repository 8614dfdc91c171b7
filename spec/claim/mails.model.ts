// Mails about claims.
import { Booking } from '../booking/booking.model';
import { openBooking, openStay, stay } from '../booking/mail-words.model';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { given, mail, sometimes } from 'spec-to-app/job';
import { belongsTo } from 'spec-to-app/shapes';
import { counted } from 'spec-to-app/text';
import { ShownClaim } from './shown.model';

const source = decision(
  'section 20: a claim is told, answered and decided in writing; nobody’s card is charged without a click of its owner',
);
const fields = { booking_id: belongsTo(Booking) };

const claimed = '{kind}: {amount}';
const owed = 'Please pay {name} {sum}, either by card on your stay page or directly.';
const owedHost =
  '{name} can pay you {sum} by card through us, or directly. If you’re paid directly, tell us on your booking once you have it.';
const toPay = { ...openStay, ending: 'We never charge your card without you.' };
const weDecide = 'We’ll look at both sides, decide, and email you.';

export const claimFiled = mail({
  source,
  says: 'The guest reads what the host claims, and until when to answer',
  fields,
  reader: 'guest',
  subject: '{name} asks for {amount} after your stay at {title}',
  body: {
    intro: '{name} made a claim after your stay at {title}:',
    stay,
    claimed,
    message: given('The words of the host'),
    photos: sometimes(counted('count', { one: '{count} photo attached.', other: '{count} photos attached.' })),
    answer: 'Answer by {moment}. You can accept it, offer a part, or say why you don’t agree.',
    after: 'If you don’t answer, we’ll decide without hearing your side.',
  },
  button: { ...toPay, label: 'View and answer' },
  slots: { message: the(ShownClaim).message },
});
export const claimAccepted = mail({
  source,
  says: 'The guest reads what was accepted, and how it is paid',
  fields,
  reader: 'guest',
  subject: 'You accepted the claim for {title}',
  body: { intro: 'You accepted {name}’s claim after your stay at {title}:', stay, claimed, owed },
  button: toPay,
});
export const claimAnswered = mail({
  source,
  says: 'The host reads what the guest answered',
  fields,
  reader: 'host',
  subject: {
    accepted: '{name} accepted your claim for {title}',
    offered: '{name} offers a part of your claim for {title}',
    disputed: '{name} doesn’t agree with your claim for {title}',
  },
  body: {
    intro: {
      accepted: '{name} accepted your claim for this stay at {title}:',
      offered: '{name} offers {sum} for your claim for this stay at {title}:',
      disputed: '{name} doesn’t agree with your claim for this stay at {title}:',
    },
    stay,
    claimed,
    answer: given('The words of the guest'),
    next: {
      accepted: owedHost,
      offered: 'To accept the offer, open your booking. If you don’t, we’ll look at both sides, decide, and email you.',
      disputed: weDecide,
    },
  },
  button: openBooking,
});
export const claimUnanswered = mail({
  source,
  says: 'The host hears that the guest did not answer in time',
  fields,
  reader: 'host',
  subject: '{name} didn’t answer your claim for {title}',
  body: {
    intro: '{name} didn’t answer your claim for this stay at {title} within {claimAnswerDays} days:',
    stay,
    claimed,
    weDecide: 'We’ll look at your claim, decide, and email you.',
  },
  button: openBooking,
});
const subject = 'We’ve decided on the claim for {title}';
const decided = (owes: string) => ({
  intro: {
    upheld: 'We’ve looked into the claim for this stay at {title}. It stands: {amount}.',
    part: 'We’ve looked into the claim for this stay at {title}. We upheld {sum} of {amount}.',
    refused: 'We’ve looked into the claim for this stay at {title}. It doesn’t stand, and nothing is owed.',
  },
  stay,
  why: 'The reason:',
  decision: given('The words of the decision'),
  owed: { upheld: owes, part: owes },
  contact: 'Contact us if you think we missed something.',
});
export const claimDecided = mail({
  source,
  says: 'The guest reads what was decided, why, and what is owed',
  fields,
  reader: 'guest',
  subject,
  body: decided(owed),
  button: { upheld: toPay, part: toPay, refused: openStay },
});
export const claimDecidedHost = mail({
  source,
  says: 'The host reads what was decided, and why',
  fields,
  reader: 'host',
  subject,
  body: decided(owedHost),
  button: openBooking,
});
export const claimOfferTaken = mail({
  source,
  says: 'The guest reads that the host took the offer, and how it is paid',
  fields,
  reader: 'guest',
  subject: '{name} accepted your offer of {sum}',
  body: { intro: '{name} accepted your offer of {sum} for the claim after your stay at {title}:', stay, claimed, owed },
  button: toPay,
});
export const claimWithdrawn = mail({
  source,
  says: 'The guest reads that the host let the claim go, and owes nothing',
  fields,
  reader: 'guest',
  subject: '{name} withdrew the claim for {title}',
  body: {
    intro: '{name} withdrew the claim after your stay at {title}:',
    stay,
    claimed,
    nothing: 'You don’t owe anything, and there’s nothing you need to do.',
  },
  button: openStay,
});
