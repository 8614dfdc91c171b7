// What a host gets for a stay, line by line.
import type { BookingDetail } from '../../../../generated/model/entities';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { Text } from '../../../ui/type';
import { sumText } from '../../shell/property-card/price-words';
import { Matter } from '../detail/matter';

const linesOf = ({ quote, payout }: BookingDetail): readonly PriceLine[] => [
  ...quote.line_items.filter(({ type }) => type === 'host').map((line) => ({ id: line.code, label: line.label, amount: sumText(line) })),
  ...(payout ? [{ id: 'payout', label: say.yourPayout, amount: sumText(payout), tone: 'strong' as const }] : []),
];

export const Payout = ({ booking }: { readonly booking: BookingDetail }) => {
  const { status, quote, payment_method } = booking;
  if (status !== 'pending' && status !== 'confirmed') return null;
  return (
    <Matter heading={say.moneyHeading}>
      <Breakdown label={say.moneyHeading} lines={linesOf(booking)} />
      <Text look="small" tone="muted" marginTop="2">
        {say.guestPays({ amount: sumText(quote.total) })} {payment_method === 'offline' ? say.paidOffline : say.paidOut}
      </Text>
    </Matter>
  );
};
