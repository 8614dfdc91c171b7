// Earnings of a year by month and listing, with a table to save.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { HostEarnings, ListingEarnings, Money, MonthEarnings } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { earningsTexts as say } from '../../../../generated/texts/sentences/earningsTexts';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Box, HStack } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { Select } from '../../../ui/select';
import { Heading, Text } from '../../../ui/type';
import { shownDate } from '../../shell/format/format';
import { useNow } from '../../shell/format/use-now';
import { FirstFew } from '../../shell/own-list/first-few';
import { sumText } from '../../shell/property-card/price-words';
import { Lines, Loaded } from './part';
import { earnings, earningsSaved, yearChosen } from './payouts.store';

const Sum = ({ of, strong = false }: { readonly of: Money; readonly strong?: boolean }) => (
  <Text as="span" {...(strong ? { fontWeight: 'semibold' } : {})} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
    {sumText(of)}
  </Text>
);

/** The sums that made it, those alone that are not nothing. */
const partsOf = ({ nights, price, refunded, taxes, claims, direct }: ListingEarnings): string => {
  const sums = [
    [price, say.price],
    [refunded, say.refunded],
    [taxes, say.taxes],
    [claims, say.claims],
    [direct, say.direct],
  ] as const;
  const said = sums.flatMap(([sum, words]) => (sum.amount_cents === 0 ? [] : [words({ amount: sumText(sum) })]));
  return [...(nights > 0 ? [say.nights({ count: nights })] : []), ...said].join(' · ');
};

const Month = ({ month, earned, listings }: MonthEarnings) => (
  <chakra.li listStyleType="none" breakInside="avoid" marginTop="5">
    <HStack justify="space-between" gap="4" borderBottomWidth="1px" paddingBottom="2">
      <Heading as="h4" textStyle="body" fontWeight="semibold">
        {shownDate(month, 'month')}
      </Heading>
      <Sum of={earned} strong />
    </HStack>
    <chakra.ul>
      {listings.map((listing) => (
        <ListLine key={listing.property_id} alignItems="stretch">
          <Box minWidth="0">
            <Text overflowWrap="anywhere">{listing.title}</Text>
            <Text textStyle="small" color="muted">
              {partsOf(listing)}
            </Text>
          </Box>
          <Sum of={listing.earned} />
        </ListLine>
      ))}
    </chakra.ul>
  </chakra.li>
);

const Year = ({ year, earned, months }: HostEarnings) => {
  const save = useUnit(earningsSaved);
  if (months.length === 0) return <Text color="muted">{say.none({ year })}</Text>;
  return (
    <>
      <Text textStyle="lead" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {say.earned({ amount: sumText(earned), year })}
      </Text>
      <FirstFew of={months} few={3} all={say.showAll}>
        {(shown) => (
          <chakra.ul aria-label={say.heading}>
            {shown.map((month) => (
              <Month key={month.month} {...month} />
            ))}
          </chakra.ul>
        )}
      </FirstFew>
      <Box marginTop="4">
        <Button variant="outline" onClick={() => save()}>
          {say.save}
        </Button>
      </Box>
    </>
  );
};

export const Earnings = ({ since }: { readonly since: PlainDate }) => {
  const last = Number(useNow().slice(0, 4));
  const years = Array.from({ length: Math.max(1, last - Number(since.slice(0, 4)) + 1) }, (_, back) => String(last - back));
  const [chosen, choose] = useState(String(last));
  const ask = useUnit(yearChosen);
  useEffect(() => {
    ask(chosen);
  }, [ask, chosen]);
  return (
    <Box marginTop="8">
      <Heading as="h3" textStyle="lead">
        {say.heading}
      </Heading>
      <Text color="muted" marginBottom="4">
        {say.lead}
      </Text>
      <Field label={say.year}>
        <Select options={years.map((year) => ({ value: year, label: year }))} value={chosen} onChange={choose} />
      </Field>
      <Box marginTop="4">
        <Loaded of={earnings} fallback={<Lines label={say.heading} height="9rem" />}>
          {(data) => <Year key={data.year} {...data} />}
        </Loaded>
      </Box>
    </Box>
  );
};
