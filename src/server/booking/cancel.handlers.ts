// A booking is called off by either side: what comes back is seen before, and comes back by itself afterwards.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import type { CancelPreview, Payment } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { cancelTexts as say } from '../../../generated/texts/sentences/cancelTexts';
import { inTransaction } from '../request/context';
import type { SignedIn } from '../request/principal';
import { enforceMove } from '../request/enforce-rule';
import { codesOf, saidStep } from '../pricing/cancellation.rules';
import { chargedPart } from '../pricing/charged.rules';
import { counted, moneyIn } from '../pricing/money.rules';
import { refuse } from '../request/refusal';
import { shortDate } from '../outside/mail-dates';
import { lockBooking, writeMove } from './booking.commands';
import { type AgreedRefund, bookingRefundOf, isPaidToUs } from './refund.commands';
import { bookingDetail, disputeNote } from './booking-detail.lookup';
import type { KeptBooking } from './followers';

const calledOff = ['cancel', 'call_off', 'withdraw'] as const;

const moveOf = (booking: KeptBooking, principal: SignedIn, it: { readonly now: Date; readonly reason?: string }) => {
  const moving = { by: principal, who: principal.profile_id, from: booking.status, now: instantOf(it.now), reason: it.reason ?? null };
  return enforceMove(moveBookingLife(calledOff, moving, { booking }));
};

const stepOf = (booking: KeptBooking, { refund }: AgreedRefund, by: 'guest' | 'host'): string => {
  if (booking.payment_method === 'offline') return by === 'host' ? say.offlineHost : say.offline;
  if (!isPaidToUs(booking)) return say.notCharged;
  if (by === 'host' || !refund.step) return say.whole;
  return saidStep(refund.step, { codes: codesOf(booking.price), from: refund.from && shortDate(refund.from) });
};

const previewOf = (back: AgreedRefund, charged: Payment | undefined): Omit<CancelPreview, 'step'> => {
  const { refund, before, points, cents } = back;
  const currency = charged?.currency ?? 'CAD';
  const part = charged ? chargedPart(charged, cents) : cents;
  const lines = refund.lines.filter((line) => line.cents > 0).map(({ label, cents: of }) => ({ label, amount: moneyIn('CAD', of) }));
  const given = before === 0 ? [] : [{ label: say.before, amount: moneyIn('CAD', -before) }];
  const worth = cents - (refund.total - before);
  const tender = points === 0 ? [] : [{ label: say.points({ points: counted(points) }), amount: moneyIn('CAD', worth) }];
  return {
    refund: moneyIn(currency, part),
    refund_cad: moneyIn('CAD', cents),
    kept: moneyIn(currency, charged ? charged.amount_cents - charged.refunded_cents - part : 0),
    points_back: points,
    dispute_note: disputeNote(charged),
    lines: back.lines.length === 0 ? [] : [...lines, ...given, ...tender],
  };
};

export const cancelHandlers: Pick<BookingHandlers, 'cancelBooking' | 'previewCancellation'> = {
  async previewCancellation({ booking }, { db, principal, followers, now }) {
    moveOf(booking, principal, { now });
    const by = principal.profile_id === booking.host_id ? 'host' : 'guest';
    const back = await bookingRefundOf(db, booking, { by, at: now });
    const charged = isPaidToUs(booking) ? await followers.booking.findPaymentOf(db, booking.booking_id) : undefined;
    return { ...previewOf(back, charged), step: stepOf(booking, back, by) };
  },

  cancelBooking: ({ booking: { booking_id, review, guest_review }, input: { cancel_reason } }, context) =>
    inTransaction(context, async (tx) => {
      const { trx, principal, now } = tx;
      const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
      const moved = moveOf(booking, principal, { now, reason: cancel_reason });
      const by = moved.record.event === 'call_off' ? 'host' : 'guest';
      const back = await bookingRefundOf(trx, booking, { by, at: now });
      const refund_cents = isPaidToUs(booking) ? (booking.refund_cents ?? 0) + back.cents : null;
      const after = await writeMove(tx, { booking, moved, change: { cancel_reason, cancelled_by: by, refund_cents } });
      await tx.followers.booking.giveBack(tx, booking, { ...back, reason: by === 'host' ? 'called_off' : 'cancelled' });
      return bookingDetail(trx, { ...after, review, guest_review }, { viewer: principal.profile_id, followers: tx.followers, now });
    }),
};
