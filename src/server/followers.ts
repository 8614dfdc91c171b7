// The followers: work that subjects further down the street do, and tell, when an earlier one moves or asks.
import type { BookingFollowers, MoveFollower } from './booking/followers';
import { causeEffects, timersSet } from './booking/booking.commands';
import { bookedProperties, findHeldBookings, hasPaidAt, nextArrivalsOf, openBookingsOf } from './booking/booking.lookup';
import { endChange, payChange } from './change/change.commands';
import { offersOpen, shownChange } from './change/change.lookup';
import { closePages } from './checkout/payment.commands';
import { cardRefundOf, findPaymentOf, findRecorded } from './checkout/payment.lookup';
import { claimStandOf, shownClaim } from './claim/claim.lookup';
import { payClaim } from './claim/claim.commands';
import { writeInThread } from './message/thread.commands';
import { findWord } from './message/thread.lookup';
import { agreedPayoutOf, hostShareOf, payoutsOf } from './payout/host-share.lookup';
import { heldFor, isPayable } from './payout/payout.lookup';
import { giveBackClaim, payOutClaim } from './payout/claim-money.commands';
import { giveBack } from './payout/payout.commands';
import { holdingPoints, holdPoints, isOverdrawn, lessenSpent, releasePoints, spendPoints } from './points/points.commands';
import { balanceOf, findBalance } from './points/points.lookup';
import { keepNightsBlocked, releaseNights } from './property/calendar/held-nights.commands';
import { findFeedback, findWelcome } from './referral/exported.lookup';
import { beginReferralAnew, findSharedWith, noteBrowser } from './referral/referral.commands';
import type { Followers } from './request/context';
import { guestStandingOf } from './review/guest-review.lookup';
import { findRatingParts, reviewsOf } from './review/review.lookup';

const nightsFree: MoveFollower = ({ trx }, { booking_id }) => releaseNights(trx, booking_id);
const nightsBlocked: MoveFollower = ({ trx }, { booking_id }) => keepNightsBlocked(trx, booking_id);
const pointsReleased: MoveFollower = ({ trx, now }, { booking_id }) => releasePoints(trx, { booking_id, now });
const pointsSpent: MoveFollower = ({ trx, now }, { booking_id }) => spendPoints(trx, { booking_id, now });
const pagesClosed: MoveFollower = (tx, { booking_id }) => closePages(tx, booking_id);

const goesOn = [timersSet, causeEffects];
const ends = [nightsFree, pointsReleased, pagesClosed, ...goesOn];
// an open change gives the nights of its own back first
const changedEnds = [endChange, ...ends];

/** The followers of each move of a booking, whoever makes it. Spent points come back with the refund. */
const moves: BookingFollowers['moves'] = {
  request: goesOn,
  book: goesOn,
  update: goesOn,
  offer: goesOn,
  take_offer: goesOn,
  decline_offer: goesOn,
  decline_change: goesOn,
  withdraw_change: goesOn,
  expire_change: goesOn,
  end_offer: goesOn,
  accept: [endChange, ...goesOn],
  reject: changedEnds,
  expire: changedEnds,
  withdraw: changedEnds,
  decline: changedEnds,
  drop: changedEnds,
  pay: [pointsSpent, ...goesOn],
  record_payment: [pointsReleased, ...goesOn],
  lapse: ends,
  cancel: changedEnds,
  call_off: [endChange, nightsBlocked, pointsReleased, pagesClosed, ...goesOn],
  change: goesOn,
  report: goesOn,
  resolve: goesOn,
};

export const followers: Followers = {
  account: { seenWith: noteBrowser, begunAnew: beginReferralAnew, feedbackOf: findFeedback },
  property: { openBookingsOf, nextArrivalsOf, findHeldBookings, hasPaidAt, bookedProperties, findRatingParts, findBalance },
  points: { findWelcome },
  review: { findSharedWith },
  booking: {
    moves,
    holdPoints,
    holdingPoints,
    isOverdrawn,
    lessenSpent,
    findBalance,
    balanceOf,
    writeInThread,
    findWord,
    closePages,
    findPaymentOf,
    cardRefundOf,
    findRecorded,
    giveBack,
    shownChange,
    offersOpen,
    payChange,
    shownClaim,
    claimStandOf,
    payClaim,
    payOutClaim,
    giveBackClaim,
    hostShareOf,
    heldFor,
    isPayable,
    payoutsOf,
    agreedPayoutOf,
    reviewsOf,
    guestStandingOf,
  },
};
