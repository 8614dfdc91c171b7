// When a claim may be made and answered, and its life.
import { Booking } from '../booking/booking.model';
import { guestOfBooking, hostOfBooking } from '../booking/booking.rules';
import { reportDays } from '../booking/limits.model';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { derived, lifecycle, rule } from 'spec-to-app/rule';
import { after, any, at, atLeast, days, is, isNot, later, lengthOf, lessThan, namedTerm, notAfter, now, present } from 'spec-to-app/terms';
import {
  claimAnswerLate,
  claimClosed,
  claimOfferMissing,
  claimOfferNone,
  claimOfferTooHigh,
  claimReasonMissing,
  claimTooLate,
  notClaimable,
  stayStillOn,
} from './claim.errors';
import { Claim, ClaimReply } from './claim.model';
import {
  claimAccepted,
  claimAnswered,
  claimDecided,
  claimDecidedHost,
  claimFiled,
  claimOfferTaken,
  claimUnanswered,
  claimWithdrawn,
} from './mails.model';
import { claimPaid, claimPaidHost } from './money-mails.model';
import { claimAnswerDays, ClaimState } from './shown.model';

const booking = the(Booking);
const claim = the(Claim);
const reply = the(ClaimReply);
const ends = namedTerm('check-out time', at(booking.checkout, booking.checkout_time, booking.timezone));

export const mayClaim = rule({
  source: decision('section 20: a host claims within some days after check-out'),
  says: 'A host may make a claim',
  requires: [
    { that: is(booking.status, 'confirmed'), otherwise: notClaimable },
    { that: present(booking.paid_at), otherwise: notClaimable },
    { that: after(now, ends), otherwise: stayStillOn },
    { that: notAfter(now, later(ends, days(reportDays))), otherwise: claimTooLate },
  ],
});
export const claimDeadline = derived({
  source: decision('section 20: a guest has seven days to answer'),
  says: 'Until when a guest may answer a claim that is made now',
  is: later(now, days(claimAnswerDays)),
});
export const mayAnswerClaim = rule({
  source: decision('section 20: a guest has seven days to answer'),
  says: 'A guest may answer a claim',
  requires: [{ that: notAfter(now, claim.answer_by), otherwise: claimAnswerLate }],
});
export const replyIsWhole = rule({
  source: decision('section 20: who decides needs both sides'),
  says: 'An answer that does not accept says why, and an offer names its amount',
  requires: [
    { that: any(atLeast(lengthOf(reply.message), 1), is(reply.answer, 'accept')), otherwise: claimReasonMissing },
    { that: any(present(reply.offered_cents), isNot(reply.answer, 'offer')), otherwise: claimOfferMissing },
  ],
});
export const offerIsAPart = rule({
  source: decision('section 20: the whole of it is accepted, not offered'),
  says: 'An offer is less than the claim',
  requires: [{ that: any(isNot(reply.answer, 'offer'), lessThan(reply.offered_cents, claim.amount_cents)), otherwise: claimOfferTooHigh }],
});

export const offerIsThere = rule({
  source: decision('section 20: a guest may refuse a claim without an offer'),
  says: 'A host takes an offer that the guest has made',
  requires: [{ that: present(claim.offered_cents), otherwise: claimOfferNone }],
});

export const mayPayClaim = rule({
  source: decision('section 20: what is accepted or decided is a page to pay'),
  says: 'A guest may pay a claim by card',
  requires: [
    { that: any(is(claim.state, 'accepted'), is(claim.state, 'upheld')), otherwise: claimClosed },
    { that: present(claim.owed_cents), otherwise: claimClosed },
  ],
});

export const claimLife = lifecycle({
  source: decision('section 20: filed, answered, decided, paid; nobody’s card is charged without a click of its owner'),
  says: 'The life of a claim, from a host’s report to the money',
  of: Claim,
  field: 'state',
  states: ClaimState,
  otherwise: claimClosed,
  moves: [
    {
      event: 'file',
      from: null,
      to: 'filed',
      by: hostOfBooking,
      when: [mayClaim],
      says: 'The guest has {claimAnswerDays} days to answer; the host’s payout does not wait',
      effects: [claimFiled],
    },
    {
      event: 'accept',
      from: 'filed',
      to: 'accepted',
      by: guestOfBooking,
      when: [mayAnswerClaim],
      says: 'The guest owes the amount, and pays it by card or to the host directly',
      effects: [claimAccepted, claimAnswered],
    },
    {
      event: 'dispute',
      from: 'filed',
      to: 'disputed',
      by: guestOfBooking,
      when: [mayAnswerClaim],
      says: 'A person decides',
      effects: [claimAnswered],
    },
    {
      event: 'take',
      from: 'disputed',
      to: 'accepted',
      by: hostOfBooking,
      when: [offerIsThere],
      says: 'The host takes the guest’s offer, which the guest then owes',
      effects: [claimOfferTaken],
    },
    {
      event: 'lapse',
      from: 'filed',
      to: 'unanswered',
      by: 'system',
      timer: claim.answer_by,
      says: 'A person decides without the guest’s answer',
      effects: [claimUnanswered],
    },
    {
      event: 'uphold',
      from: 'disputed',
      to: 'upheld',
      by: 'operator',
      says: 'The guest owes all or a part of the amount, and pays it by card or to the host directly',
      effects: [claimDecided, claimDecidedHost],
    },
    { event: 'uphold', from: 'unanswered', to: 'upheld', by: 'operator', effects: [claimDecided, claimDecidedHost] },
    {
      event: 'refuse',
      from: 'disputed',
      to: 'refused',
      by: 'operator',
      says: 'The guest owes nothing',
      effects: [claimDecided, claimDecidedHost],
    },
    { event: 'refuse', from: 'unanswered', to: 'refused', by: 'operator', effects: [claimDecided, claimDecidedHost] },
    {
      event: 'pay',
      from: 'accepted',
      to: 'paid',
      by: guestOfBooking,
      when: [mayPayClaim],
      says: 'The provider has the money: the host is paid out',
      effects: [claimPaid, claimPaidHost],
    },
    { event: 'pay', from: 'upheld', to: 'paid', by: guestOfBooking, when: [mayPayClaim], effects: [claimPaid, claimPaidHost] },
    { event: 'settle', from: 'accepted', to: 'paid', by: hostOfBooking, says: 'The host has the money, paid directly' },
    { event: 'settle', from: 'upheld', to: 'paid', by: hostOfBooking },
    { event: 'close', from: 'accepted', to: 'paid', by: 'operator', says: 'The two have told us that it is paid' },
    { event: 'close', from: 'upheld', to: 'paid', by: 'operator' },
    {
      event: 'withdraw',
      from: 'filed',
      to: 'withdrawn',
      by: hostOfBooking,
      says: 'The host lets the claim go, and the guest owes nothing',
      effects: [claimWithdrawn],
    },
    { event: 'withdraw', from: 'disputed', to: 'withdrawn', by: hostOfBooking, effects: [claimWithdrawn] },
    { event: 'withdraw', from: 'unanswered', to: 'withdrawn', by: hostOfBooking, effects: [claimWithdrawn] },
    { event: 'withdraw', from: 'accepted', to: 'withdrawn', by: hostOfBooking, effects: [claimWithdrawn] },
    { event: 'withdraw', from: 'upheld', to: 'withdrawn', by: hostOfBooking, effects: [claimWithdrawn] },
  ],
});
