// Earnings of a year by month and listing, as an account and the page of a listing show them.
import { chakra } from '@chakra-ui/react/styled-system';
import type { HostEarnings, ListingEarnings, Money, MonthEarnings } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { earningsTexts as say } from '../../../../generated/texts/sentences/earningsTexts';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Box, HStack } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { Select } from '../../../ui/select';
import { Heading, Text } from '../../../ui/type';
import { shownDate } from '../format/format';
import { useNow } from '../format/use-now';
import { FirstFew } from '../own-list/first-few';
import { sumText } from '../property-card/price-words';

const Sum = ({ of, strong = false }: { readonly of: Money; readonly strong?: boolean }) => (
  <Text
    as="span"
    {...(strong ? { fontWeight: 'semibold' } : {})}
    fontVariantNumeric="tabular-nums"
    whiteSpace="nowrap"
    marginInlineStart="auto"
  >
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

interface MonthProps extends MonthEarnings {
  /** They are of one listing, which need not be named. */
  readonly single: boolean;
}
const Month = ({ month, earned, listings, single }: MonthProps) => (
  <chakra.li listStyleType="none" breakInside="avoid" marginTop="5">
    <HStack flexWrap="wrap" justify="space-between" columnGap="4" rowGap="0" borderBottomWidth="1px" paddingBottom="2">
      <Heading as="h4" textStyle="body" fontWeight="semibold">
        {shownDate(month, 'month')}
      </Heading>
      <Sum of={earned} strong />
    </HStack>
    <chakra.ul>
      {listings.map((listing) => (
        <ListLine key={listing.property_id} flexWrap="wrap" columnGap="4" rowGap="0" alignItems="stretch">
          <Box flex="1 1 8rem" minWidth="0">
            {!single && <Text overflowWrap="anywhere">{listing.title}</Text>}
            <Text textStyle="small" color="muted">
              {partsOf(listing)}
            </Text>
          </Box>
          {!single && <Sum of={listing.earned} />}
        </ListLine>
      ))}
    </chakra.ul>
  </chakra.li>
);

export interface YearEarningsProps {
  readonly of: HostEarnings;
  readonly single?: boolean;
  readonly onSave: () => void;
}
export const YearEarnings = ({ of: { year, earned, months }, single = false, onSave }: YearEarningsProps) => {
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
              <Month key={month.month} {...month} single={single} />
            ))}
          </chakra.ul>
        )}
      </FirstFew>
      <Box marginTop="4">
        <Button variant="outline" onClick={onSave}>
          {say.save}
        </Button>
      </Box>
    </>
  );
};

/** The years since a day, the last one first. */
export const useYears = (since: PlainDate): readonly string[] => {
  const last = Number(useNow().slice(0, 4));
  return Array.from({ length: Math.max(1, last - Number(since.slice(0, 4)) + 1) }, (_, back) => String(last - back));
};

export interface YearFieldProps {
  readonly years: readonly string[];
  readonly value: string;
  readonly onChange: (year: string) => void;
}
export const YearField = ({ years, ...field }: YearFieldProps) => (
  <Field label={say.year}>
    <Select options={years.map((year) => ({ value: year, label: year }))} {...field} />
  </Field>
);
