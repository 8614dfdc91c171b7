// Mails about changes of bookings.
import { Currency } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { mail } from 'spec-to-app/job';
import { belongsTo, cents, integer, oneOf } from 'spec-to-app/shapes';
import { Change } from './change.model';

const source = decision('section 20.11: each side hears of what the other does, and of what becomes of a change');
const fields = { change_id: belongsTo(Change) };

export const changeProposed = mail({ source, says: 'The other side reads what is proposed, and until when to answer', fields });
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
export const changeReturned = mail({
  source,
  says: 'The guest hears that money for a change that came too late goes back',
  fields: { ...fields, amount_cents: cents({ says: 'In the smallest unit of the currency' }), currency: oneOf(Currency) },
});
