// Calls about a host's claim after a stay.
import { BookingDetail } from '../booking/shown.model';
import { guestOfBooking, hostOfBooking, partyToBooking } from '../booking/booking.rules';
import { messageMax } from '../booking/limits.model';
import { paymentNotFound, paymentUnavailable, totalUnpayable } from '../checkout/checkout.errors';
import { pagesBack } from '../checkout/request.model';
import { call, moving } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { pick } from 'spec-to-app/entity';
import { file, id, like, longText, text, url } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { personLeft } from '../message/message.errors';
import { photoUnreadable } from '../property/connection.errors';
import { photoBytes, photosPerHour } from '../property/limits.model';
import { photoTypes, PictureFile } from '../property/photo.model';
import { alreadyClaimed, claimNotFound, claimPaymentReturned, claimPhotoNotFound, tooManyClaimPhotos } from './claim.errors';
import { ClaimReply } from './claim.model';
import { claimLife, mayClaim, mayPayClaim, offerIsAPart, replyIsWhole } from './claim.rules';
import { claimTextMin, ShownClaim } from './shown.model';

const source = decision(
  'section 20: a host’s report of a stay that is over is a claim; the guest answers it, and the operator decides what is open',
);
const perHour = { times: photosPerHour.value, per: hours(1) };

export const addClaimPhoto = call('POST /booking/{booking_id}/claim/photo', {
  source,
  says: 'Adds a picture to a claim that is not made yet; its place, camera and owner are taken out of the file',
  guard: hostOfBooking,
  multipart: true,
  input: { photo: file({ types: photoTypes, maxBytes: photoBytes.value, says: 'The picture' }) },
  answer: like(BookingDetail),
  rules: [mayClaim],
  errors: [photoUnreadable, tooManyClaimPhotos, alreadyClaimed],
  throttle: perHour,
});

export const deleteClaimPhoto = call('DELETE /booking/{booking_id}/claim/photo/{photo_id}', {
  source,
  says: 'Removes a picture of a claim that is not made yet',
  guard: hostOfBooking,
  params: { photo_id: id() },
  answer: like(BookingDetail),
  errors: [claimPhotoNotFound, alreadyClaimed],
});

export const getClaimPhoto = call('GET /booking/{booking_id}/claim/photo/{photo_id}', {
  source,
  says: 'A picture of a claim, for its two sides; of one that is not made yet for the host alone',
  guard: partyToBooking,
  params: { photo_id: id() },
  answer: like(PictureFile),
  errors: [claimPhotoNotFound],
  tool: 'none',
});

export const fileClaim = call('POST /booking/{booking_id}/claim', {
  source,
  says: 'A host makes a claim after a stay, with the pictures that were added; the guest is told',
  guard: hostOfBooking,
  input: {
    ...pick(ShownClaim, 'kind', 'amount_cents'),
    message: longText({ min: claimTextMin.value, max: messageMax.value, says: 'What happened', example: 'The big lamp fell and broke.' }),
  },
  answer: like(BookingDetail),
  performs: moving(claimLife, 'file'),
  errors: [alreadyClaimed, personLeft],
  repeatable: true,
});

export const answerClaim = call('PATCH /booking/{booking_id}/claim/answer', {
  source,
  says: 'A guest accepts a claim, offers a part of it or refuses it, once',
  guard: guestOfBooking,
  input: ClaimReply.fields,
  answer: like(BookingDetail),
  performs: moving(claimLife, 'accept', 'dispute'),
  rules: [replyIsWhole, offerIsAPart],
  errors: [claimNotFound],
  repeatable: true,
});

export const takeClaimOffer = call('PATCH /booking/{booking_id}/claim/take-offer', {
  source: decision('section 20: what the two agree on needs nobody’s decision'),
  says: 'A host takes the part that the guest offers; the guest is told what is owed',
  guard: hostOfBooking,
  answer: like(BookingDetail),
  performs: moving(claimLife, 'take'),
  errors: [claimNotFound],
  repeatable: true,
});

export const withdrawClaim = call('PATCH /booking/{booking_id}/claim/withdraw', {
  source: decision('section 20: a claim is its host’s, who may let it go until it is refused or paid'),
  says: 'A host takes a claim back; the guest is told that nothing is owed',
  guard: hostOfBooking,
  answer: like(BookingDetail),
  performs: moving(claimLife, 'withdraw'),
  errors: [claimNotFound],
  repeatable: true,
});

export const payClaim = call('POST /booking/{booking_id}/claim/pay', {
  source: decision('section 20: what is accepted or decided is a page to pay: nobody’s card is charged without a click of its owner'),
  says: 'Begins a payment of what is owed for a claim; the browser goes on to the payment page',
  guard: guestOfBooking,
  input: pagesBack,
  answer: { url: url({ says: 'The payment page' }) },
  rules: [mayPayClaim],
  errors: [claimNotFound, totalUnpayable, paymentUnavailable],
  repeatable: true,
});

export const confirmClaimPayment = call('PATCH /booking/{booking_id}/claim/pay', {
  source: decision('section 19: money counts when the provider says so'),
  says: 'Confirms a payment of a claim that the payment provider has taken; while that is on its way, the claim is answered unpaid',
  guard: guestOfBooking,
  input: { confirmation_id: text({ min: 1, max: 100 }) },
  answer: like(BookingDetail),
  performs: moving(claimLife, 'pay'),
  errors: [claimNotFound, claimPaymentReturned, paymentNotFound, paymentUnavailable],
  repeatable: true,
});

export const recordClaimPaid = call('PATCH /booking/{booking_id}/claim/paid', {
  source: decision('section 20: what is owed may also be paid to the host directly'),
  says: 'A host records that the guest has paid directly what is owed; a page to pay it is closed',
  guard: hostOfBooking,
  answer: like(BookingDetail),
  performs: moving(claimLife, 'settle'),
  errors: [claimNotFound],
  repeatable: true,
});
