// The earnings of a listing, for a co-host who sees its money: payouts by stay, and sums by month with a table to save.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { HostProperty, ListingMoney } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { listingMoneyTexts as say } from '../../../../generated/texts/sentences/listingMoneyTexts';
import { payoutTexts } from '../../../../generated/texts/sentences/payoutTexts';
import { Box } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Text } from '../../../ui/type';
import { useYears, YearEarnings, YearField } from '../../shell/earnings/earnings';
import { PayoutRows } from '../../shell/earnings/payout-rows';
import { Loaded } from '../../shell/call-parts/loaded';
import { sumText } from '../../shell/property-card/price-words';
import { $year, earningsSaved, money, yearChosen } from './money.store';
import { Matter, Part } from './part';

const Payouts = ({ of: { paid, waiting, payouts, opens_bookings } }: { readonly of: ListingMoney }) => {
  if (payouts.length === 0) return <Text color="muted">{payoutTexts.noPayouts}</Text>;
  return (
    <>
      <Text textStyle="lead" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {payoutTexts.paid({ amount: sumText(paid) })}
      </Text>
      {waiting.amount_cents > 0 && <Text color="muted">{payoutTexts.waiting({ amount: sumText(waiting) })}</Text>}
      <PayoutRows rows={payouts} single opens={opens_bookings} />
    </>
  );
};

const Years = ({ of: { earnings }, since, host }: { readonly of: ListingMoney; readonly since: PlainDate; readonly host: string }) => {
  const years = useYears(since);
  const { year, choose, save } = useUnit({ year: $year, choose: yearChosen, save: earningsSaved });
  return (
    <Matter heading={say.years}>
      <Text color="muted" marginBottom="4">
        {say.yearsLead({ host })}
      </Text>
      <YearField years={years} value={year} onChange={choose} />
      <Box marginTop="4">
        <YearEarnings key={earnings.year} of={earnings} single onSave={() => save()} />
      </Box>
    </Matter>
  );
};

const meanwhile = (
  <Loading label={say.heading} minHeight="16rem">
    <Skeleton height="6" width="12rem" />
    <Skeleton height="4" width="18rem" marginTop="3" />
  </Loading>
);

export const Money = ({ property: { property_id, cohost_for } }: { readonly property: HostProperty }) => {
  const show = useUnit(yearChosen);
  const host = cohost_for ?? '';
  useEffect(() => {
    if (property_id) show(undefined);
  }, [show, property_id]);
  return (
    <Part id="earnings" heading={say.heading} lead={say.lead({ host })}>
      <Loaded of={money} failed={say.failed} fallback={meanwhile}>
        {(data) => (
          <Box maxWidth="36rem">
            <Matter heading={say.payouts}>
              <Payouts of={data} />
            </Matter>
            {data.since !== null && (
              <Box marginTop="8">
                <Years of={data} since={data.since} host={host} />
              </Box>
            )}
          </Box>
        )}
      </Loaded>
    </Part>
  );
};
