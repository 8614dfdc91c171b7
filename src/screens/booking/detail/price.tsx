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

type Direct = Pick<BookingDetail, 'payment_method' | 'recorded_cents'>;
/** A payment to the host: in Canadian dollars, whatever currency the price is shown in. */
export const directLines = ({ payment_method, recorded_cents }: Direct): readonly PriceLine[] =>
  payment_method === 'offline' && recorded_cents > 0
    ? [{ id: 'direct', label: say.paidDirectly, amount: shownMoney(recorded_cents, 'CAD'), tone: 'strong' }]
    : [];

/** The rate of the price, and what went back for a change: the new price is less that. */
export const PriceNotes = ({ quote, changed_refund: back }: Pick<BookingDetail, 'quote' | 'changed_refund'>) => (
  <>
    {quote && quote.total.currency !== 'CAD' && (
      <Text textStyle="small" color="muted" marginTop="2">
        {say.cardIn({ currency: Currency[quote.total.currency].label, date: shownDate(quote.fx.as_of, 'dated') })}
      </Text>
    )}
    {back && (
      <Text textStyle="small" marginTop="2">
        {say.changedBack({ amount: sumText(back) })}
      </Text>
    )}
  </>
);

type Told = Returned & Stood & Direct & Pick<BookingDetail, 'quote' | 'changed_refund' | 'dispute_note'>;
export const PriceOfBooking = ({ booking }: { readonly booking: Told }) => {
  const { quote, dispute_note } = booking;
  if (!quote) return null;
  return (
    <>
      <Breakdown lines={[...priceLines(quote, dueOf(booking)), ...directLines(booking), ...refundLines(booking)]} />
      <PriceNotes {...booking} />
      {dispute_note !== null && (
        <Text textStyle="small" marginTop="2">
          {dispute_note}
        </Text>
      )}
    </>
  );
};
