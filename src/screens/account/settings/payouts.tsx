// A host's payouts by stay: paid, waiting, and their destination.
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { PayoutStanding } from '../../../../generated/model/entities';
import { payoutTexts as say } from '../../../../generated/texts/sentences/payoutTexts';
import { Text } from '../../../ui/type';
import { PayoutRows } from '../../shell/earnings/payout-rows';
import { sumText } from '../../shell/property-card/price-words';
import { Lines, Loaded, Part } from './part';
import { Payee } from './payee';
import { Earnings } from './earnings';
import { $cameFor, payouts } from './payouts.store';
import { Statements } from './statements';
import { Box } from '../../../ui/layout';

const Statement = ({ standing: { waiting, paid, owed, payouts: rows } }: { readonly standing: PayoutStanding }) => {
  if (rows.length === 0) return <Text color="muted">{say.noPayouts}</Text>;
  return (
    <>
      <Text textStyle="lead" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {say.paid({ amount: sumText(paid) })}
      </Text>
      {waiting.amount_cents > 0 && <Text color="muted">{say.waiting({ amount: sumText(waiting) })}</Text>}
      {owed.amount_cents > 0 && <Text color="muted">{say.owed({ amount: sumText(owed) })}</Text>}
      <PayoutRows rows={rows} />
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
