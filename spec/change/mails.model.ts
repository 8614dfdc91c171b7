// The words of the mails about changes of bookings.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

const source = decision('section 20.11: each side hears of what the other does, and of what becomes of a change');

export const changeMailTexts = texts({
  source,
  says: 'What the mails about changes of a booking have in common',
  texts: {
    changes: 'What changes',
    moved: '{was} → {is}',
    dates: 'Dates',
    party: 'Guests',
    total: 'Paid by card',
    payout: 'Payout before taxes',
    more: 'You’d pay {amount} more.',
    less: '{amount} would go back to your card.',
    same: 'The price stays the same.',
    pointsBack: '{points} points are back in your balance because the new price can’t use them.',
    stays: 'The booking stays as it is.',
    notCharged: 'We never charge your card without you.',
  },
});
export const changeProposedTexts = texts({
  source,
  says: 'The mail to the other side about a proposed change',
  texts: {
    subject: '{name} asks to change the booking at {title}',
    intro: '{name} proposed a change to this booking at {title}:',
    answer: 'Respond by {moment}. If you don’t, the booking stays as it is.',
    button: 'View and respond',
  },
});
export const changeAcceptedTexts = texts({
  source,
  says: 'The mail to a guest about an accepted change that is to be paid',
  texts: {
    subject: 'Pay {amount} to change your stay at {title}',
    intro: 'You and {name} agreed to change this stay at {title}:',
    pay: 'Pay {amount} by {moment} to change your booking. The new nights are held for you until then. If you don’t pay, your booking stays as it is.',
    button: 'View and pay',
  },
});
export const changeClosedTexts = texts({
  source,
  says: 'The mails about a change that came to nothing',
  texts: {
    declinedSubject: '{name} declined your proposed change at {title}',
    declined: '{name} declined the change you proposed for this booking at {title}.',
    expiredSubject: '{name} didn’t respond to your proposed change at {title}',
    expired: '{name} didn’t respond in time to the change you proposed for this booking at {title}.',
    lapsedSubject: 'Your stay at {title} wasn’t changed',
    lapsed: 'The difference for changing this stay at {title} wasn’t paid in time.',
    lapsedHostSubject: 'The booking at {title} wasn’t changed',
    lapsedHost: '{name} didn’t pay in time for changing this booking at {title}.',
    returnedSubject: 'We’re returning your payment of {amount}',
    returned: 'Your payment for changing this stay at {title} arrived when the change could no longer be made.',
    returnedBack: 'We’re refunding {amount} to your card. Allow up to 10 business days.',
  },
});
export const changeMadeTexts = texts({
  source,
  says: 'The mails to both about a booking that was changed',
  texts: {
    subject: 'Your stay at {title} has been changed',
    intro: 'Your stay at {title} has been changed. This is your booking now:',
    paid: 'You paid the difference of {amount}.',
    back: 'We’re refunding {amount} to your card. Allow up to 10 business days.',
    same: 'The price stayed the same.',
    hostSubject: '{name}’s booking at {title} has been changed',
    hostIntro: '{name}’s booking at {title} has been changed. This is the booking now:',
    payout: 'Your payout before taxes is now {amount}.',
  },
});

const offered = decision('section 20: a host answers a request with other dates or a special offer');
export const offerMadeTexts = texts({
  source: offered,
  says: 'The mail to a guest whose request was answered with an offer',
  texts: {
    subject: '{name} sent you an offer for {title}',
    intro: '{name} answered your request for {title} with an offer:',
    total: 'You’d pay',
    held: 'Respond by {moment}. The nights are held for you until then. If you decline or don’t respond, {name} can still accept your original request.',
    button: 'View the offer',
    ending: 'You don’t pay anything until you accept.',
  },
});
export const offerTakenTexts = texts({
  source: offered,
  says: 'The mails to both about an offer that the guest accepted',
  texts: {
    subject: 'Offer accepted: pay for your stay at {title}',
    intro: 'You accepted {name}’s offer for {title}. This is your booking now:',
    hostSubject: '{name} accepted your offer for {title}',
    hostIntro: '{name} accepted your offer for {title}. This is the booking now:',
    hostPay: '{name} can pay until {moment}. The nights are held until then.',
    payout: 'Your payout before taxes: {amount}.',
  },
});
export const offerClosedTexts = texts({
  source: offered,
  says: 'The mails about an offer that was not accepted: to its host, or to the guest where it is gone',
  texts: {
    declinedSubject: '{name} declined your offer for {title}',
    declined: '{name} declined your offer for {title}. Their original request is still waiting for you:',
    expiredSubject: '{name} didn’t respond to your offer for {title}',
    expired: '{name} didn’t respond in time to your offer for {title}. Their original request is still waiting for you:',
    answerBy: 'Accept or decline it by {moment}.',
    withdrawnSubject: '{name} withdrew their offer for {title}',
    withdrawn: '{name} withdrew their offer for {title}. Your original request still stands:',
    endedSubject: '{name}’s offer for {title} has ended',
    ended: '{name}’s offer for {title} can no longer be accepted. Your original request still stands:',
  },
});
