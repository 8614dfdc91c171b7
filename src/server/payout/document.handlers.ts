// The documents about a stay, drawn as they are asked for.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import type { BookingDocument } from '../../../generated/model/entities';
import { documentTexts as say } from '../../../generated/texts/sentences/documentTexts';
import { drawDocument } from '../outside/pdf';
import { ownPayouts, payoutOfStay } from './payout.lookup';
import { refuse } from '../request/refusal';
import { bookingDetail } from '../booking/booking-detail.lookup';
import { receiptWords, statementWords } from './document.rules';
import { claimPaidFor, receiptFacts } from './receipt.lookup';

const documentOf = (file_name: string, pdf: Buffer): BookingDocument => ({ file_name, pdf: pdf.toString('base64') });

export const documentHandlers: Pick<BookingHandlers, 'getReceipt' | 'getStatement'> = {
  async getReceipt({ booking }, { db, principal, followers, config, now }) {
    if (booking.paid_at === null) return refuse('booking.not_paid_yet');
    const detail = await bookingDetail(db, booking, { viewer: principal.profile_id, followers, now });
    const words = receiptWords(detail, { ...(await receiptFacts(db, booking)), ours: config.TAX_NUMBERS, now });
    return documentOf(say.receiptFile({ reference: booking.reference }), await drawDocument(words, now));
  },

  async getStatement({ booking }, { db, principal, followers, now }) {
    if (booking.paid_at === null) return refuse('booking.not_paid_yet');
    const detail = await bookingDetail(db, booking, { viewer: principal.profile_id, followers, now });
    const { payout_account: account } = await ownPayouts(db, booking.host_id);
    const words = statementWords(detail, {
      payout: await payoutOfStay(db, booking.booking_id),
      account,
      claim: await claimPaidFor(db, booking.booking_id),
    });
    return documentOf(say.statementFile({ reference: booking.reference }), await drawDocument(words, now));
  },
};
