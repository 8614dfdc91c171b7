// Mails about claims, and their words.
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { mail } from 'spec-to-app/job';
import { belongsTo } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';

const source = decision(
  'section 20: a claim is told, answered and decided in writing; nobody’s card is charged without a click of its owner',
);
const fields = { booking_id: belongsTo(Booking) };

export const claimFiled = mail({ source, says: 'The guest reads what the host claims, and until when to answer', fields });
export const claimAccepted = mail({ source, says: 'The guest reads what was accepted, and how it is paid', fields });
export const claimAnswered = mail({ source, says: 'The host reads what the guest answered', fields });
export const claimUnanswered = mail({ source, says: 'The host hears that the guest did not answer in time', fields });
export const claimDecided = mail({ source, says: 'The guest reads what was decided, why, and what is owed', fields });
export const claimDecidedHost = mail({ source, says: 'The host reads what was decided, and why', fields });

export const claimOfferTaken = mail({ source, says: 'The guest reads that the host took the offer, and how it is paid', fields });
export const claimWithdrawn = mail({ source, says: 'The guest reads that the host let the claim go, and owes nothing', fields });

export const claimMailTexts = texts({
  source,
  says: 'What the mails about claims have in common',
  texts: {
    claimed: '{kind}: {amount}',
    photos: counted('count', { one: '{count} photo attached.', other: '{count} photos attached.' }),
    owed: 'Please pay {name} {amount}, either by card on your stay page or directly.',
    owedHost:
      '{name} can pay you {amount} by card through us, or directly. If you’re paid directly, tell us on your booking once you have it.',
    notCharged: 'We never charge your card without you.',
    weDecide: 'We’ll look at both sides, decide, and email you.',
    weDecideAlone: 'We’ll look at your claim, decide, and email you.',
    takeOffer: 'To accept the offer, open your booking. If you don’t, we’ll look at both sides, decide, and email you.',
    why: 'The reason:',
    contact: 'Contact us if you think we missed something.',
  },
});
export const claimFiledTexts = texts({
  source,
  says: 'The mail to a guest about a claim',
  texts: {
    subject: '{name} asks for {amount} after your stay at {title}',
    intro: '{name} made a claim after your stay at {title}:',
    answer: 'Answer by {moment}. You can accept it, offer a part, or say why you don’t agree.',
    after: 'If you don’t answer, we’ll decide without hearing your side.',
    button: 'View and answer',
  },
});
export const claimAcceptedTexts = texts({
  source,
  says: 'The mail to a guest who accepted a claim',
  texts: { subject: 'You accepted the claim for {title}', intro: 'You accepted {name}’s claim after your stay at {title}:' },
});
export const claimOfferTakenTexts = texts({
  source,
  says: 'The mail to a guest whose offer a host took',
  texts: {
    subject: '{name} accepted your offer of {amount}',
    intro: '{name} accepted your offer of {amount} for the claim after your stay at {title}:',
  },
});
export const claimWithdrawnTexts = texts({
  source,
  says: 'The mail to a guest about a claim that was withdrawn',
  texts: {
    subject: '{name} withdrew the claim for {title}',
    intro: '{name} withdrew the claim after your stay at {title}:',
    nothing: 'You don’t owe anything, and there’s nothing you need to do.',
  },
});
export const claimAnsweredTexts = texts({
  source,
  says: 'The mails to a host about the answer to a claim, or that there is none',
  texts: {
    acceptedSubject: '{name} accepted your claim for {title}',
    accepted: '{name} accepted your claim for this stay at {title}:',
    offeredSubject: '{name} offers a part of your claim for {title}',
    offered: '{name} offers {amount} for your claim for this stay at {title}:',
    disputedSubject: '{name} doesn’t agree with your claim for {title}',
    disputed: '{name} doesn’t agree with your claim for this stay at {title}:',
    unansweredSubject: '{name} didn’t answer your claim for {title}',
    unanswered: '{name} didn’t answer your claim for this stay at {title} within {claimAnswerDays} days:',
  },
});
export const claimDecidedTexts = texts({
  source,
  says: 'The mails to both about what was decided on a claim',
  texts: {
    subject: 'We’ve decided on the claim for {title}',
    upheld: 'We’ve looked into the claim for this stay at {title}. It stands: {amount}.',
    part: 'We’ve looked into the claim for this stay at {title}. We upheld {amount} of {claimed}.',
    refused: 'We’ve looked into the claim for this stay at {title}. It doesn’t stand, and nothing is owed.',
  },
});
