// A booking's price for the guest, line by line, with its refund.
import type { BookingDetail } from '../../../../generated/model/entities';
import { Currency } from '../../../../generated/model/values';
import { bookingTexts as say } from '../../../../generated/texts/sentences/bookingTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { Text } from '../../../ui/type';
import { shownDate, shownMoney } from '../../shell/format/format';
import { type Due, priceLines } from '../../shell/property-card/price-lines';
import { sumText } from '../../shell/property-card/price-words';

type Returned = Pick<BookingDetail, 'refund_cents' | 'refund'>;
type Stood = Pick<BookingDetail, 'status' | 'paid_at'>;

const dueOf = ({ status, paid_at }: Stood): Due => {
  if (paid_at !== null) return 'paid';
  return status === 'confirmed' ? 'now' : status === 'pending' ? 'later' : 'over';
};

/** The refund in Canadian dollars, and in the charged currency where that is another one. */
export const refundLines = ({ refund_cents, refund }: Returned): readonly PriceLine[] => {
  if (refund_cents === null) return [];
  const charged = refund && refund.currency !== 'CAD' ? refund : null;
  return [
    { id: 'refund', label: say.refunded, amount: shownMoney(refund_cents, 'CAD'), tone: 'good' },
    ...(charged ? [{ id: 'card', label: say.cancelCard, amount: sumText(charged), tone: 'good' as const }] : []),
  ];
};

export const PriceOfBooking = ({ booking }: { readonly booking: Returned & Stood & Pick<BookingDetail, 'quote' | 'dispute_note'> }) => {
  const { quote, dispute_note } = booking;
  if (!quote) return null;
  const { currency } = quote.total;
  return (
    <>
      <Breakdown lines={[...priceLines(quote, dueOf(booking)), ...refundLines(booking)]} />
      {currency !== 'CAD' && (
        <Text textStyle="small" color="muted" marginTop="2">
          {say.cardIn({ currency: Currency[currency].label, date: shownDate(quote.fx.as_of, 'dated') })}
        </Text>
      )}
      {dispute_note !== null && (
        <Text textStyle="small" marginTop="2">
          {dispute_note}
        </Text>
      )}
    </>
  );
};
