// The receipt of a paid stay: nothing on the screen, and on paper a page of its own behind the stay.
import type { BookingDetail, Quote } from '../../../../generated/model/entities';
import { companyAddress, companyName } from '../../../../generated/model/constants';
import { PaymentMethod } from '../../../../generated/model/values';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { priceTexts } from '../../../../generated/texts/sentences/priceTexts';
import { receiptTexts as say } from '../../../../generated/texts/sentences/receiptTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { Box } from '../../../ui/layout';
import { Heading, Text } from '../../../ui/type';
import { shownDate, shownMoney } from '../../shell/format/format';
import { placeMoment } from '../../shell/format/own-zone';
import { sumText } from '../../shell/property-card/price-words';
import { directLines, PriceNotes, refundLines } from '../detail/price';

/** Every tax stands alone: paper opens nothing. */
const linesOf = (booking: BookingDetail, { line_items, total, due }: Quote): readonly PriceLine[] => {
  const direct = directLines(booking);
  const lines = line_items.map((line) => ({ id: line.code, label: line.label, amount: sumText(line), isPoints: line.type === 'points' }));
  return [
    ...lines.filter(({ isPoints }) => !isPoints),
    { id: 'total', label: priceTexts.total, amount: sumText(total), tone: 'strong' },
    ...lines.filter(({ isPoints }) => isPoints),
    ...(direct.length > 0 ? direct : [{ id: 'paid', label: say.paid, amount: sumText(due), tone: 'strong' as const }]),
    ...refundLines(booking),
  ];
};

const nameOf = ({ first_name, last_name }: BookingDetail['guest']): string => [first_name, last_name].filter(Boolean).join(' ');

export const Receipt = ({ booking }: { readonly booking: BookingDetail }) => {
  const { status, paid_at, payment_method, timezone: zone, checkin, checkout, property, address, guest, reference, claim, quote } = booking;
  if (paid_at === null || payment_method === null || quote === null) return null;
  return (
    <Box
      as="section"
      aria-label={say.heading}
      display="none"
      _print={{ display: 'block', breakBefore: status === 'confirmed' ? 'page' : 'auto' }}
    >
      <Text fontWeight="semibold">{companyName}</Text>
      <Text textStyle="small" marginBottom="6">
        {companyAddress}
      </Text>
      <Heading as="h2" textStyle="title">
        {say.heading}
      </Heading>
      <Text marginTop="2">{bookingTexts.reference({ reference })}</Text>
      <Text>{say.paidBy({ name: nameOf(guest), method: PaymentMethod[payment_method].label })}</Text>
      <Text>{say.paidOn({ moment: placeMoment(paid_at, { zone, date: 'dated' }) })}</Text>
      <Text fontWeight="semibold" marginTop="4">
        {property.title}
      </Text>
      <Text>{address ?? property.place}</Text>
      <Text marginBottom="4">{say.nights({ from: shownDate(checkin, 'dated'), to: shownDate(checkout, 'dated') })}</Text>
      <Breakdown label={say.heading} lines={linesOf(booking, quote)} />
      <PriceNotes {...booking} />
      {claim?.paid_by_card && claim.paid_at !== null && (
        <Text marginTop="4">
          {say.claim({ amount: shownMoney(claim.owed_cents ?? 0, 'CAD'), moment: placeMoment(claim.paid_at, { zone, date: 'dated' }) })}
        </Text>
      )}
    </Box>
  );
};
