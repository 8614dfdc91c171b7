// The documents about a stay, drawn as they are asked for.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import type { BookingDocument } from '../../../generated/model/entities';
import { documentTexts as say } from '../../../generated/texts/sentences/documentTexts';
import { findPaymentOf, findRefundsOf } from '../checkout/payment.lookup';
import { drawDocument } from '../outside/pdf';
import { ownPayouts, payoutOfStay } from './payout.lookup';
import { refuse } from '../request/refusal';
import { bookingDetail } from '../booking/booking-detail.lookup';
import { receiptWords, statementWords } from './document.rules';

const documentOf = (file_name: string, pdf: Buffer): BookingDocument => ({ file_name, pdf: pdf.toString('base64') });

export const documentHandlers: Pick<BookingHandlers, 'getReceipt' | 'getStatement'> = {
  async getReceipt({ booking }, { db, principal, followers, now }) {
    if (booking.paid_at === null) return refuse('booking.not_paid_yet');
    const { booking_id, reference } = booking;
    const currency = (await findPaymentOf(db, booking_id))?.currency ?? 'CAD';
    const refunds = (await findRefundsOf(db, booking_id)).filter(({ reason, failed_at }) => reason !== 'unusable' && failed_at === null);
    const detail = await bookingDetail(db, booking, { viewer: principal.profile_id, followers, now });
    const words = receiptWords(
      detail,
      refunds.map(({ amount_cents, owed_at }) => ({ amount_cents, owed_at, currency })),
    );
    return documentOf(say.receiptFile({ reference }), await drawDocument(words, now));
  },

  async getStatement({ booking }, { db, principal, followers, now }) {
    if (booking.paid_at === null) return refuse('booking.not_paid_yet');
    const detail = await bookingDetail(db, booking, { viewer: principal.profile_id, followers, now });
    const { payout_account: account } = await ownPayouts(db, booking.host_id);
    const words = statementWords(detail, { payout: await payoutOfStay(db, booking.booking_id), account });
    return documentOf(say.statementFile({ reference: booking.reference }), await drawDocument(words, now));
  },
};
