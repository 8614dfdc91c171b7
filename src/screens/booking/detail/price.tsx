// What the guest pays for a booking, line by line, and what came back.
import type { BookingDetail } from '../../../../generated/model/entities';
import { Currency } from '../../../../generated/model/values';
import { bookingTexts as say } from '../../../../generated/texts/sentences/bookingTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { Text } from '../../../ui/type';
import { shownDate, shownMoney, shownNumber } from '../../shell/format/format';
import { priceLines } from '../../shell/property-card/price-lines';
import { sumText } from '../../shell/property-card/price-words';

type Priced = Pick<BookingDetail, 'quote' | 'refund_cents'>;

const pointsOf = ({ quote: { line_items, points_applied, due } }: Priced): readonly PriceLine[] =>
  points_applied === 0
    ? []
    : [
        ...line_items
          .filter(({ type }) => type === 'points')
          .map((line) => ({
            id: 'points',
            label: say.points({ points: shownNumber(points_applied) }),
            amount: sumText(line),
            tone: 'good' as const,
          })),
        { id: 'due', label: say.due, amount: sumText(due), tone: 'strong' },
      ];
const refundOf = ({ refund_cents: refund }: Priced): readonly PriceLine[] =>
  refund === null ? [] : [{ id: 'refund', label: say.refunded, amount: shownMoney(refund, 'CAD'), tone: 'good' }];

export const PriceOfBooking = ({ booking }: { readonly booking: Priced }) => {
  const { quote } = booking;
  const { currency } = quote.total;
  return (
    <>
      <Breakdown lines={[...priceLines(quote), ...pointsOf(booking), ...refundOf(booking)]} />
      {currency !== 'CAD' && (
        <Text look="small" tone="muted" marginTop="2">
          {say.cardIn({ currency: Currency[currency].label, date: shownDate(quote.fx.as_of, 'dated') })}
        </Text>
      )}
    </>
  );
};
