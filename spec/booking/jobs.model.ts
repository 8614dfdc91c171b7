// Jobs that follow a booking's moves: mails, and work done later.
import { Profile } from '../account/account.model';
import { Currency } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { job, mail } from 'spec-to-app/job';
import { belongsTo, cents, integer, oneOf } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { Property } from '../property/property.model';
import { Booking } from './booking.model';

const source = decision('section 2: who is told of what, and what follows');
const arriving = decision('section 20.10: the guest reads how one gets in, also in a mail the day before');
const fields = { booking_id: belongsTo(Booking) };
// each side gets a mail of its own, so that one that fails is tried again without the other
export const requestReceived = mail({ source, says: 'The host is told who asks for which nights', fields });
export const bookingForCohost = mail({
  source: decision('section 20: a co-host who answers guests hears of requests and new bookings as the owner does'),
  says: 'A co-host is told who asks for which nights, or has booked them',
  fields: { ...fields, profile_id: belongsTo(Profile, { says: 'The co-host' }) },
});
export const requestSent = mail({ source, says: 'The guest is told until when the host may answer', fields });
export const requestChanged = mail({ source, says: 'The host is told what changed', fields });
export const requestAccepted = mail({ source, says: 'The guest is told until when to pay', fields });
export const requestRejected = mail({ source, says: 'The guest is told why', fields });
export const requestExpired = mail({ source, says: 'The guest is told that nobody answered', fields });
export const requestExpiredHost = mail({ source, says: 'The host is told that a request was not answered', fields });
export const requestWithdrawn = mail({ source, says: 'The host is told that the guest no longer asks', fields });
export const bookingPaid = mail({ source, says: 'The guest gets a receipt', fields });
export const bookingPaidHost = mail({ source, says: 'The host is told that the guest has paid', fields });
export const arrivalNear = mail({ source: arriving, says: 'The guest is told how to arrive', fields });
export const paymentNear = mail({ source, says: 'The guest who has not paid is told that the time to pay is almost over', fields });
export const bookingLapsed = mail({ source, says: 'The guest is told that the time to pay has passed', fields });
export const bookingLapsedHost = mail({ source, says: 'The host is told that the guest has not paid', fields });
export const bookingCancelled = mail({ source, says: 'The guest is told what comes back', fields });
export const bookingCancelledHost = mail({ source, says: 'The host is told that the guest has cancelled', fields });
export const bookingCalledOff = mail({ source, says: 'The guest is told, and what comes back', fields });
export const bookingCalledOffHost = mail({
  source,
  says: 'The host who cancelled is told that the guest gets everything back and that the nights stay blocked',
  fields,
});
export const bookingReported = mail({ source, says: 'The operator is told', fields });
export const reportResolved = mail({ source, says: 'The guest is told what was decided', fields });
export const reportResolvedHost = mail({ source, says: 'The host is told what was decided', fields });
export const paymentRecorded = mail({
  source: decision('section 19: the guest is told how to object'),
  says: 'The guest is told of a payment that the host recorded',
  fields: { ...fields, amount_cents: cents({ says: 'In Canadian cents' }) },
});
const late = decision('section 19: money for a booking that can no longer be had goes back by itself, and both are told');
export const paymentReturned = mail({
  source: late,
  says: 'The guest is told that the money goes back',
  fields: { ...fields, amount_cents: cents({ says: 'In the smallest unit of the currency' }), currency: oneOf(Currency) },
});
export const paymentReturnedHost = mail({ source: late, says: 'The host is told that a payment came too late', fields });
const byHand = decision('section 2: who is told of what; a refund that support makes at the payment provider is told like any other');
export const refundMade = mail({
  source: byHand,
  says: 'The guest is told of a refund that was made at the payment provider',
  fields: {
    ...fields,
    amount_cents: cents({ says: 'In the smallest unit of the currency' }),
    currency: oneOf(Currency),
    points: integer({ min: 0, says: 'The points that come back with it' }),
  },
});
export const refundMadeHost = mail({
  source: byHand,
  says: 'The host is told of a refund that was made at the payment provider',
  fields: { ...fields, cad_cents: cents({ says: 'In Canadian cents' }) },
});
export const paymentDisputedHost = mail({
  source: decision('section 2: a payout waits while something about its stay is to be looked at'),
  says: 'The host is told that the card’s owner denies the payment',
  fields,
});
export const DisputeOutcome = values({
  source: decision('section 20.15: what a bank takes back is held, and borne by decision'),
  says: 'How a dispute ended for the host',
  items: {
    won: { label: 'Won', says: 'The bank has let the payment stand' },
    refund: { label: 'Refund', says: 'What the bank gave back was owed to the guest anyhow' },
    host: { label: 'Host', says: 'The host bears it, as a refund' },
    us: { label: 'Us', says: 'We bear it' },
  },
});
export const disputeDecidedHost = mail({
  source: decision('section 2: who is told of what; a host who heard of a dispute hears how it ended'),
  says: 'The host is told how a dispute ended, and who bears it',
  fields: { ...fields, outcome: oneOf(DisputeOutcome), cad_cents: cents({ says: 'What the bank gave back, in Canadian cents' }) },
});
export const refundBooking = job({ source, says: 'The money goes back the way it came', fields, asks: 'provider' });
export const tellOfArrival = job({ source: arriving, says: 'The guest of a stay that begins tomorrow gets a mail about arriving', fields });
export const remindToPay = job({ source, says: 'The guest who has not paid yet gets one more mail', fields });
const pointsCome = decision('section 6: points arrive a day after a stay that ended well');
export const pointsArrived = mail({
  source: pointsCome,
  says: 'The guest is told how many points a stay brought',
  fields: { ...fields, points: integer({ min: 1, says: 'The points that the stay earned' }) },
});
export const earnStayPoints = job({
  source: pointsCome,
  says: 'The points of a stay arrive',
  fields,
});
export const replyFigures = job({
  source,
  says: 'The share and time of the host’s answers are reckoned anew',
  fields: { property_id: belongsTo(Property) },
});
