// A claim is made, answered and paid.
import { randomUUID } from 'node:crypto';
import type { AnswerClaimRequest, ClaimHandlers } from '../../../generated/contract/handlers';
import type { BookingDetail, Claim } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { claimDeadline } from '../../../generated/rules/derived/claimDeadline';
import { moveClaimLife } from '../../../generated/rules/lifecycles';
import { lockPresent } from '../account/account.commands';
import { lockBooking } from '../booking/booking.commands';
import { bookingDetail } from '../booking/booking-detail.lookup';
import type { KeptBooking, ReviewedBooking } from '../booking/followers';
import { type Inside, inTransaction, type SignedInContext, type Within } from '../request/context';
import { enforceMove } from '../request/enforce-rule';
import { refuse } from '../request/refusal';
import { claimPayHandlers } from './claim-pay.handlers';
import { claimPhotoHandlers } from './claim-photo.handlers';
import { type ClaimChange, findClaim, hasClaim, insertClaim } from './claim.repository';
import { followClaim, writeClaim } from './write-claim';

type Tx = Within<SignedInContext> & Inside;

const moverOf = ({ principal, now }: Tx) => ({ by: principal, who: principal.profile_id, now: instantOf(now) });
const shown = (
  { trx, principal, followers, now }: Tx,
  booking: KeptBooking,
  { review, guest_review }: ReviewedBooking,
): Promise<BookingDetail> => bookingDetail(trx, { ...booking, review, guest_review }, { viewer: principal.profile_id, followers, now });

const notYet = {
  answered_at: null,
  answer: null,
  offered_cents: null,
  decided_at: null,
  decision: null,
  owed_cents: null,
  paid_at: null,
  paid_by_card: false,
  withdrawn_at: null,
  photos: [],
} as const;

/** The change that an answer makes to its claim. */
const answered = ({ amount_cents }: Claim, { answer, message, offered_cents }: AnswerClaimRequest['input'], now: Date): ClaimChange => ({
  answered_at: now,
  answer: message || null,
  offered_cents: answer === 'offer' ? (offered_cents ?? null) : null,
  owed_cents: answer === 'accept' ? amount_cents : null,
});

/** The booking that a claim is about, which nobody else changes meanwhile, and the claim. */
const lockedWithClaim = async ({ trx }: Tx, { booking_id }: ReviewedBooking) => {
  const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
  return { booking, claim: (await findClaim(trx, booking_id)) ?? refuse('claim.not_found') };
};

export const claimHandlers: ClaimHandlers = {
  ...claimPhotoHandlers,
  ...claimPayHandlers,

  fileClaim: ({ booking: found, input }, { events, ...context }) =>
    inTransaction(context, async (tx) => {
      const { trx, now } = tx;
      const { booking_id, property_id, guest_id, host_id } = found;
      // before the booking, as those who leave do: neither goes while a claim is open
      if (!(await lockPresent(trx, [guest_id, host_id]))) refuse('message.person_left');
      const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
      if (await hasClaim(trx, booking_id)) refuse('claim.already_there', { data: { status: booking.status } });
      const moved = enforceMove(moveClaimLife(events, { ...moverOf(tx), from: null }, { booking }));
      const times = { filed_at: instantOf(now), answer_by: claimDeadline({ now: instantOf(now) }) };
      const claim = { ...notYet, ...input, ...times, claim_id: randomUUID(), booking_id, state: moved.to };
      await insertClaim(trx, { ...claim, property_id });
      await followClaim(tx, claim, moved);
      return shown(tx, booking, found);
    }),

  answerClaim: ({ booking: found, input }, context) =>
    inTransaction(context, async (tx) => {
      const { now, enforceRules } = tx;
      const { booking, claim } = await lockedWithClaim(tx, found);
      const answer = enforceRules({ claim });
      const event = input.answer === 'accept' ? 'accept' : 'dispute';
      const moved = enforceMove(moveClaimLife([event], { ...moverOf(tx), from: claim.state }, { booking, claim }));
      await writeClaim(tx, claim, { moved, change: answered(claim, input, now) });
      return answer(await shown(tx, booking, found));
    }),

  takeClaimOffer: ({ booking: found }, { events, ...context }) =>
    inTransaction(context, async (tx) => {
      const { booking, claim } = await lockedWithClaim(tx, found);
      const moved = enforceMove(moveClaimLife(events, { ...moverOf(tx), from: claim.state }, { booking, claim }));
      await writeClaim(tx, claim, { moved, change: { owed_cents: claim.offered_cents } });
      return shown(tx, booking, found);
    }),

  withdrawClaim: ({ booking: found }, { events, ...context }) =>
    inTransaction(context, async (tx) => {
      const { booking, claim } = await lockedWithClaim(tx, found);
      const moved = enforceMove(moveClaimLife(events, { ...moverOf(tx), from: claim.state }, { booking }));
      await writeClaim(tx, claim, { moved, change: { withdrawn_at: tx.now, owed_cents: null } });
      return shown(tx, booking, found);
    }),

  recordClaimPaid: ({ booking: found }, { events, ...context }) =>
    inTransaction(context, async (tx) => {
      const { booking, claim } = await lockedWithClaim(tx, found);
      const moved = enforceMove(moveClaimLife(events, { ...moverOf(tx), from: claim.state }, { booking }));
      await writeClaim(tx, claim, { moved, change: { paid_at: tx.now } });
      return shown(tx, booking, found);
    }),
};
