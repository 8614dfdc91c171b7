// A host's claim after a stay, on the pages of both sides.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { counted, texts } from 'spec-to-app/text';
import { photoUnreadable } from '../property/connection.errors';
import { addClaimPhoto, answerClaim, fileClaim } from './claim.calls';
import { claimOfferMissing, claimOfferTooHigh, claimReasonMissing } from './claim.errors';
import { replyIsWhole } from './claim.rules';

const source = decision('section 20: a claim is made, read and answered on the page of its stay');

export const claimForm = form({
  source,
  title: 'Make a claim',
  intro:
    'Your guest gets this by email and has {claimAnswerDays} days to answer. If they don’t agree, we look at both sides and decide. They can pay you by card through us, or directly. Your payout doesn’t wait.',
  submit: 'Send claim',
  sends: fileClaim,
  fields: {
    kind: { label: 'What is it about?', widget: 'radio', missing: 'Select an option.' },
    amount_cents: { label: 'Amount', widget: 'money', help: 'Up to ${claimMaxDollars}.', missing: 'Enter the amount you ask for.' },
    message: { label: 'What happened?', missing: 'Describe what happened.' },
  },
});

export const claimPhotoForm = form({
  source,
  title: 'Photos',
  submit: 'Add photos',
  sends: addClaimPhoto,
  fields: {
    photo: {
      label: 'Photos',
      widget: 'file',
      help: 'Up to {claimPhotosMax} that show what happened. Only your guest and our team see them.',
      refusals: [photoUnreadable],
    },
  },
});

export const claimAnswerForm = form({
  source,
  title: 'Answer this claim',
  submit: 'Send answer',
  sends: answerClaim,
  rules: [replyIsWhole],
  fields: {
    answer: { label: 'Your answer', widget: 'radio', missing: 'Select an answer.' },
    offered_cents: { label: 'Amount you offer', widget: 'money', refusals: [claimOfferMissing, claimOfferTooHigh] },
    message: { label: 'Why?', help: 'Your host and our team read this.', refusals: [claimReasonMissing] },
  },
});

export const claimTexts = texts({
  source,
  says: 'A claim as its two sides read it',
  texts: {
    own: 'Your claim',
    from: 'Claim from {name}',
    asked: '{kind} · {amount}',
    filedOn: 'Sent {date}',
    gone: 'Your host’s words were deleted with their account.',
    host: 'Your host',
    guest: 'Your guest',

    photos: 'Photos',
    photo: 'Photo {number} of {count}',
    loading: 'Loading photos',
    failed: 'We couldn’t load the photos.',
    remove: 'Remove photo {number}',
    uploading: 'Uploading photos…',
    added: counted('count', { one: '{count} photo added', other: '{count} photos added' }),
    tooMany: 'You can add up to {claimPhotosMax} photos. Not added: {count}.',

    answer: 'Answer claim',
    answerBy: 'Answer by {moment}',
    answerText: 'You can accept it, offer a part, or say why you don’t agree. If you don’t answer, we decide without your side of it.',
    acceptText: 'You’ll owe {amount}. You can pay it here by card, or pay {name} directly. We never charge your card without you.',
    answered: 'Answer sent.',
    sent: 'Claim sent. We’ve emailed your guest.',

    waits: '{name} can answer until {moment}',
    accepted: 'You accepted this claim',
    acceptedHost: '{name} accepted your claim',
    refusedByYou: 'You don’t agree with this claim',
    refusedByGuest: '{name} doesn’t agree with your claim',
    offeredByYou: 'You offer {amount}',
    offeredByGuest: '{name} offers {amount}',
    unanswered: 'The time to answer has passed',
    unansweredHost: '{name} didn’t answer in time',
    weDecide: 'We’ll look at both sides, decide, and email you.',
    owed: 'You owe {amount}',
    owedHost: '{name} owes you {amount}',
    notOwed: 'You don’t owe anything',
    notOwedHost: 'Nothing is owed to you',
    pay: 'Pay now by card, or pay {name} directly and agree on how in your messages. We never charge your card without you.',
    payHost: '{name} can pay you {amount} by card through us, or directly. If you’re paid directly, tell us here.',
    payButton: 'Pay {amount}',
    confirming: 'Your payment is being confirmed',
    confirmingText: 'This usually takes a few seconds. You don’t need to pay again.',
    unpaid: 'You haven’t paid yet',
    yourWords: 'Your answer',
    theirWords: '{name}’s answer',
    yourOffer: 'Your answer, with an offer of {amount}',
    theirOffer: '{name}’s answer, with an offer of {amount}',
    reason: 'Our decision',
    paid: 'Paid: {amount}',
    paidText: '{name} has your payment.',
    paidByCard: 'You paid by card. You’ll find it on your receipt.',
    paidByCardHost: '{name} paid by card through us. We pay it out to you.',
    paidDirectlyHost: '{name} paid you directly.',

    offerTaken: '{name} accepted your offer of {amount}',
    offerTakenHost: 'You took {name}’s offer of {amount}',
    withdrawn: '{name} withdrew this claim. You don’t owe anything.',
    withdrawnHost: 'You withdrew this claim',
    withdrawnHostText: '{name} doesn’t owe you anything for it.',

    answerInList: 'Answer the claim by {day}',
    owedInList: 'You owe {amount} for a claim',
    offerInList: 'Offer of {amount} for your claim',

    take: 'Take {amount}',
    takeHeading: 'Take {name}’s offer?',
    takeText: '{name} will owe you {amount} instead of {claimed}. You can’t ask for the rest later.',
    takeKeep: 'Not now',
    taken: 'Offer taken. We’ve emailed your guest.',
    offerWaits: '{name} can take your offer. If not, we’ll look at both sides, decide, and email you.',
    offerText: 'You can take this offer. If you don’t, we’ll look at both sides, decide, and email you.',

    withdraw: 'Withdraw claim',
    withdrawHeading: 'Withdraw this claim?',
    withdrawText: '{name} won’t owe you anything for it. You can’t undo this or make another claim for this stay.',
    withdrawKeep: 'Keep claim',
    withdrew: 'Claim withdrawn. We’ve emailed your guest.',

    markPaid: 'I’ve been paid',
    markPaidHeading: 'Have you been paid?',
    markPaidText: 'This closes the claim, so it can’t be paid by card any more. You can’t undo it.',
    markPaidKeep: 'Not yet',
    marked: 'Claim closed.',
  },
});
