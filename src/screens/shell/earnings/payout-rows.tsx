// Payouts by stay: paid or waiting, as an account and the page of a listing show them.
import { chakra } from '@chakra-ui/react/styled-system';
import type { PayoutRow } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { payoutTexts as say } from '../../../../generated/texts/sentences/payoutTexts';
import { Box } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { NextFact } from '../../../ui/next-fact';
import { Text } from '../../../ui/type';
import { shownDates, shownMoment } from '../format/format';
import { RouteLink } from '../navigation/links';
import { FirstFew } from '../own-list/first-few';
import { sumText } from '../property-card/price-words';

/** The day at the place, as statements and receipts have it. */
const dayAt = (moment: Instant, zone: string): string => shownMoment(moment, { zone, date: 'dated', time: false });

interface RowProps {
  readonly row: PayoutRow;
  /** They are of one listing, which need not be named. */
  readonly single: boolean;
  /** Its reader may open the bookings. */
  readonly opens: boolean;
}
const Row = ({
  single,
  opens,
  row: { booking_id, claim_id, reference, title, checkin, checkout, timezone, amount, withheld, due_at, paid_at },
}: RowProps) => (
  <ListLine flexWrap="wrap" columnGap="4" rowGap="0" alignItems="stretch" breakInside="avoid">
    <Box flex="1 1 8rem" minWidth="0">
      {opens ? (
        <RouteLink to={pathTo.bookings({ booking_id })} overflowWrap="anywhere">
          {single ? shownDates(checkin, checkout) : say.stay({ title, dates: shownDates(checkin, checkout) })}
        </RouteLink>
      ) : (
        <Text>{shownDates(checkin, checkout)}</Text>
      )}
      <Text textStyle="small" color="muted">
        {claim_id !== null && `${say.claim} · `}
        {say.reference({ reference })}{' '}
        <NextFact>{paid_at ? say.rowPaid({ date: dayAt(paid_at, timezone) }) : say.rowWaits({ date: dayAt(due_at, timezone) })}</NextFact>
      </Text>
      {withheld.amount_cents > 0 && (
        <Text textStyle="small" color="muted">
          {say.withheld({ amount: sumText(withheld) })}
        </Text>
      )}
    </Box>
    <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" marginInlineStart="auto">
      {sumText(amount)}
    </Text>
  </ListLine>
);

interface PayoutRowsProps extends Partial<Omit<RowProps, 'row'>> {
  readonly rows: readonly PayoutRow[];
}
export const PayoutRows = ({ rows, single = false, opens = true }: PayoutRowsProps) => (
  <FirstFew of={rows} few={5} all={say.showAll}>
    {(shown) => (
      <chakra.ul aria-label={say.statement} listStyleType="none" marginTop="3">
        {shown.map((row) => (
          <Row key={row.payout_id} row={row} single={single} opens={opens} />
        ))}
      </chakra.ul>
    )}
  </FirstFew>
);
