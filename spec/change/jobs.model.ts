// Mails about changes of bookings.
import { Currency } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { mail } from 'spec-to-app/job';
import { belongsTo, cents, integer, longText, nullable, oneOf } from 'spec-to-app/shapes';
import { Change } from './change.model';

const source = decision('section 20.11: each side hears of what the other does, and of what becomes of a change');
const fields = { change_id: belongsTo(Change) };

const worded = { ...fields, message: nullable(longText({ says: 'A word of who proposes' })) };

export const changeProposed = mail({ source, says: 'The other side reads what is proposed, and until when to answer', fields: worded });
export const changeAccepted = mail({ source, says: 'The guest reads that the change waits for the difference to be paid', fields });
export const changeDeclined = mail({ source, says: 'Who proposed a change hears that it was declined', fields });
export const changeExpired = mail({ source, says: 'Who proposed a change hears that it was not answered', fields });
export const changeLapsed = mail({ source, says: 'The guest hears that the difference was not paid in time', fields });
export const changeLapsedHost = mail({ source, says: 'The host hears it', fields });
export const changeMade = mail({
  source,
  says: 'The guest reads the booking as it is now, and what was paid or comes back',
  fields: {
    ...fields,
    difference_cents: cents({ says: 'What was paid more, in the smallest unit of the currency; below zero it goes back' }),
    currency: oneOf(Currency),
    points: integer({ min: 0, says: 'The points that come back' }),
  },
});
export const changeMadeHost = mail({ source, says: 'The host reads the booking as it is now, and the payout', fields });
const answered = decision('section 20: a host answers a request with other dates or a special offer');
export const offerMade = mail({ source: answered, says: 'The guest reads what the host offers instead, and until when', fields: worded });
export const offerTaken = mail({ source: answered, says: 'The guest who accepted an offer is told until when to pay', fields });
export const offerTakenHost = mail({ source: answered, says: 'The host hears that the guest accepted', fields });
export const offerDeclined = mail({ source: answered, says: 'The host hears that the guest declined, and that the request waits', fields });
export const offerExpired = mail({
  source: answered,
  says: 'The host hears that the guest did not answer, and that the request waits',
  fields,
});
export const offerWithdrawn = mail({
  source: answered,
  says: 'The guest hears that the offer is gone, and that the request waits for its answer',
  fields,
});
export const changeReturned = mail({
  source,
  says: 'The guest hears that money for a change that came too late goes back',
  fields: { ...fields, amount_cents: cents({ says: 'In the smallest unit of the currency' }), currency: oneOf(Currency) },
});
