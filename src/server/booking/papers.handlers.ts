// The papers about a stay, drawn as they are asked for.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import type { Paper } from '../../../generated/model/entities';
import { paperTexts as say } from '../../../generated/texts/sentences/paperTexts';
import { findPaymentOf, findRefundsOf } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import { chargedLines, passedLines } from '../ledger/ledger.lookup';
import { drawPaper } from '../outside/pdf';
import { ownPayouts, payoutOfStay } from '../payout/payout.lookup';
import { findRegistration } from '../payout/registration.lookup';
import { passedTaxes } from '../pricing/passed-taxes.rules';
import { lineItem } from '../pricing/quote.rules';
import { refuse } from '../refusal';
import type { Serving } from '../serving';
import { bookingDetail } from './booking-detail.lookup';
import type { KeptBooking } from './booking.repository';
import { type HostShare, receiptWords, statementWords } from './papers.rules';

const paperOf = (file_name: string, pdf: Buffer): Paper => ({ file_name, pdf: pdf.toString('base64') });

/** What the host of a booking has from it, by the books. */
const shareOf = async (db: Database, booking: KeptBooking): Promise<HostShare> => {
  const { booking_id, host_id, payment_method, price } = booking;
  const lines = price.lines
    .filter(({ type }) => type === 'host')
    .map((line) => ({ label: lineItem(line, 'CAD').label, cents: line.cents }));
  const payout = await payoutOfStay(db, booking_id);
  const { payout_account: account } = await ownPayouts(db, host_id);
  if (payment_method !== 'card') return { lines, given: 0, taxes: [], payout, account };
  const charged = await chargedLines(db, booking_id);
  const left = charged.filter(({ type }) => type === 'host').reduce((sum, { cents }) => sum + cents, 0);
  // before it is due nothing has been passed on yet: by what holds now
  const taxes = payout ? await passedLines(db, booking_id) : passedTaxes(charged, await findRegistration(db, host_id));
  return { lines, given: lines.reduce((sum, { cents }) => sum + cents, 0) - left, taxes, payout, account };
};

export const papersHandlers: Pick<BookingHandlers<Serving>, 'getReceipt' | 'getStatement'> = {
  async getReceipt({ booking }, { db, principal, now }) {
    if (booking.paid_at === null) return refuse('booking.not_paid_yet');
    const { booking_id, reference } = booking;
    const currency = (await findPaymentOf(db, booking_id))?.currency ?? 'CAD';
    const refunds = (await findRefundsOf(db, booking_id)).filter(({ reason }) => reason !== 'unusable');
    const detail = await bookingDetail(db, booking, { viewer: principal.profile_id, now });
    const words = receiptWords(
      detail,
      refunds.map(({ amount_cents, owed_at }) => ({ amount_cents, owed_at, currency })),
    );
    return paperOf(say.receiptFile({ reference }), await drawPaper(words, now));
  },

  async getStatement({ booking }, { db, principal, now }) {
    if (booking.paid_at === null) return refuse('booking.not_paid_yet');
    const detail = await bookingDetail(db, booking, { viewer: principal.profile_id, now });
    const words = statementWords(detail, await shareOf(db, booking));
    return paperOf(say.statementFile({ reference: booking.reference }), await drawPaper(words, now));
  },
};
