// Paying for a claim by card: the payment page, and coming back from it. The provider alone says that it is paid.
import type { ClaimHandlers } from '../../../generated/contract/handlers';
import { mayPayClaim } from '../../../generated/rules/claim';
import { findBooking } from '../booking/booking.lookup';
import { bookingDetail } from '../booking/booking-detail.lookup';
import { confirmPayment, namedPayment } from '../checkout/confirm.commands';
import { openPage, type Payable, type Wanted } from '../checkout/payment-page.commands';
import { enforceRule } from '../request/enforce-rule';
import { refuse } from '../request/refusal';
import { findClaim } from './claim.repository';

/** The owed sum of a claim, in Canadian dollars like the claim itself. */
const claimToPay: Wanted['find'] = async (trx, { booking_id, status }): Promise<Payable> => {
  const claim = (await findClaim(trx, booking_id)) ?? refuse('claim.not_found');
  const cents = claim.owed_cents ?? 0;
  const sum = { quote: null, amount_cents: cents, cad_cents: cents, currency: 'CAD', pay_by: null } as const;
  return { ...sum, verdict: mayPayClaim({ claim }), tells: { state: claim.state, status } };
};

export const claimPayHandlers: Pick<ClaimHandlers, 'payClaim' | 'confirmClaimPayment'> = {
  async payClaim({ booking, input }, { enforceRules, ...context }) {
    const { db, payments } = context;
    const { booking_id, status } = booking;
    const claim = (await findClaim(db, booking_id)) ?? refuse('claim.not_found');
    const { state } = claim;
    enforceRule(mayPayClaim({ claim }), { state, status });
    const answer = enforceRules({ claim });
    if (!payments) return refuse('checkout.payment_unavailable');
    const { claim_id } = claim;
    return answer({ url: await openPage(context, payments, { booking_id, claim_id, find: claimToPay, ...input }) });
  },

  async confirmClaimPayment({ booking: before, input: { confirmation_id } }, context) {
    const { db, principal, followers, now } = context;
    const { booking_id, review, guest_review } = before;
    const found = await namedPayment(db, { booking_id, confirmation_id });
    if (!found || found.claim_id === null) return refuse('checkout.payment_not_found');
    const payment = await confirmPayment(context, found);
    const booking = (await findBooking(db, booking_id)) ?? refuse('booking.not_found');
    // not paid yet is an answer, too: the browser asks again a while later
    if (payment === 'processing' || payment.used)
      return bookingDetail(db, { ...booking, review, guest_review }, { viewer: principal.profile_id, followers, now });
    return refuse('claim.payment_returned', { data: { status: booking.status } });
  },
};
