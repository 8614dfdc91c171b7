// A host's payouts by stay: paid, waiting, and their destination.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { PayoutRow, PayoutStanding } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { payoutTexts as say } from '../../../../generated/texts/sentences/payoutTexts';
import { Text } from '../../../ui/type';
import { shownDate, shownDates } from '../../shell/format/format';
import { RouteLink } from '../../shell/navigation/links';
import { FirstFew } from '../../shell/own-list/first-few';
import { sumText } from '../../shell/property-card/price-words';
import { Lines, Loaded, Part } from './part';
import { Payee } from './payee';
import { Earnings } from './earnings';
import { $cameFor, payouts } from './payouts.store';
import { Statements } from './statements';
import { Box } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';

const Row = ({
  row: { booking_id, claim_id, reference, title, checkin, checkout, amount, withheld, due_at, paid_at },
}: {
  readonly row: PayoutRow;
}) => (
  <ListLine alignItems="stretch" breakInside="avoid">
    <Box minWidth="0">
      <RouteLink to={pathTo.bookings({ booking_id })} overflowWrap="anywhere">
        {say.stay({ title, dates: shownDates(checkin, checkout) })}
      </RouteLink>
      <Text textStyle="small" color="muted">
        {claim_id !== null && `${say.claim} · `}
        {say.reference({ reference })} ·{' '}
        {paid_at ? say.rowPaid({ date: shownDate(paid_at, 'dated') }) : say.rowWaits({ date: shownDate(due_at, 'dated') })}
      </Text>
      {withheld.amount_cents > 0 && (
        <Text textStyle="small" color="muted">
          {say.withheld({ amount: sumText(withheld) })}
        </Text>
      )}
    </Box>
    <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {sumText(amount)}
    </Text>
  </ListLine>
);

const Statement = ({ standing: { waiting, paid, owed, payouts: rows } }: { readonly standing: PayoutStanding }) => {
  if (rows.length === 0) return <Text color="muted">{say.noPayouts}</Text>;
  return (
    <>
      <Text textStyle="lead" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {say.paid({ amount: sumText(paid) })}
      </Text>
      {waiting.amount_cents > 0 && <Text color="muted">{say.waiting({ amount: sumText(waiting) })}</Text>}
      {owed.amount_cents > 0 && <Text color="muted">{say.owed({ amount: sumText(owed) })}</Text>}
      <FirstFew of={rows} few={5} all={say.showAll}>
        {(shown) => (
          <chakra.ul aria-label={say.statement} listStyleType="none" marginTop="3">
            {shown.map((row) => (
              <Row key={row.payout_id} row={row} />
            ))}
          </chakra.ul>
        )}
      </FirstFew>
    </>
  );
};

/** A person who returns from the provider's page reads how far the set-up is. */
const useComingBack = (heading: RefObject<HTMLHeadingElement | null>) => {
  const isBack = useUnit($cameFor) === 'back';
  useEffect(() => {
    if (!isBack) return;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isBack, heading]);
};

const Standing = ({ standing, heading }: { readonly standing: PayoutStanding; readonly heading: RefObject<HTMLHeadingElement | null> }) => {
  useComingBack(heading);
  return (
    <>
      <Payee standing={standing} />
      <Box marginTop="8">
        <Statement standing={standing} />
      </Box>
      {standing.statements_since && (
        <>
          <Earnings since={standing.statements_since} />
          <Statements since={standing.statements_since} />
        </>
      )}
    </>
  );
};

export const OwnPayouts = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Part id="payouts" heading={say.heading} lead={say.lead} headingRef={heading}>
      <Loaded of={payouts} fallback={<Lines label={say.heading} height="9rem" />}>
        {(standing) => <Standing standing={standing} heading={heading} />}
      </Loaded>
    </Part>
  );
};
