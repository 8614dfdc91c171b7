// Mails about offers for requests.
import { answerRequest, itsPoints, openBooking, openRequest, openStay, payBy, seeAddress, stay } from '../booking/mail-words.model';
import { decision } from 'spec-to-app/declaration';
import { given, mail, sometimes } from 'spec-to-app/job';
import { belongsTo } from 'spec-to-app/shapes';
import { Change } from './change.model';
import { changes, worded } from './mails.model';

const source = decision('section 20: a host answers a request with other dates or a special offer');
const fields = { change_id: belongsTo(Change) };

export const offerMade = mail({
  source,
  says: 'The guest reads what the host offers instead, and until when',
  fields: worded,
  reader: 'guest',
  subject: '{name} sent you an offer for {title}',
  body: {
    intro: '{name} answered your request for {title} with an offer:',
    stay: given('The stay that is offered'),
    changes,
    message: given('The words of the host'),
    held: 'Respond by {moment}. The nights are held for you until then. If you decline or don’t respond, {name} can still accept your original request.',
  },
  button: { ...openStay, label: 'View the offer', ending: 'You don’t pay anything until you accept.' },
});
export const offerTaken = mail({
  source,
  says: 'The guest who accepted an offer is told until when to pay',
  fields,
  reader: 'guest',
  subject: 'Offer accepted: pay for your stay at {title}',
  body: { intro: 'You accepted {name}’s offer for {title}. This is your booking now:', stay, ...payBy },
  button: seeAddress,
  slots: itsPoints,
});
export const offerTakenHost = mail({
  source,
  says: 'The host hears that the guest accepted',
  fields,
  reader: 'host',
  subject: '{name} accepted your offer for {title}',
  body: {
    intro: '{name} accepted your offer for {title}. This is the booking now:',
    stay,
    payout: 'Your payout before taxes: {amount}.',
    pay: sometimes('{name} can pay until {moment}. The nights are held until then.'),
  },
  button: openBooking,
});
const answerBy = sometimes('Accept or decline it by {moment}.');
export const offerDeclined = mail({
  source,
  says: 'The host hears that the guest declined, and that the request waits',
  fields,
  reader: 'host',
  subject: '{name} declined your offer for {title}',
  body: { intro: '{name} declined your offer for {title}. Their original request is still waiting for you:', stay, answerBy },
  button: answerRequest,
});
export const offerExpired = mail({
  source,
  says: 'The host hears that the guest did not answer, and that the request waits',
  fields,
  reader: 'host',
  subject: '{name} didn’t respond to your offer for {title}',
  body: {
    intro: '{name} didn’t respond in time to your offer for {title}. Their original request is still waiting for you:',
    stay,
    answerBy,
  },
  button: answerRequest,
});
export const offerWithdrawn = mail({
  source,
  says: 'The guest hears that the offer is gone, and that the request waits for its answer',
  fields,
  reader: 'guest',
  subject: { withdrawn: '{name} withdrew their offer for {title}', ended: '{name}’s offer for {title} has ended' },
  body: {
    intro: {
      withdrawn: '{name} withdrew their offer for {title}. Your original request still stands:',
      ended: '{name}’s offer for {title} can no longer be accepted. Your original request still stands:',
    },
    stay,
    until: sometimes('{name} can answer until {moment}. After that, the request expires.'),
  },
  button: { ...openRequest, ending: 'You don’t pay anything until {name} accepts.' },
});
