// A property's public facts, a card for each page of its setup, with the way to change it.
import type { ReactNode } from 'react';
import type { HostProperty } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import {
  CancellationPolicy,
  ListingNeed,
  PropertyType,
  Province,
  SetupPage,
  TimeZone,
  WeekdayPrice,
} from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import type { Instant } from '../../../../generated/model/wire';
import { cardTexts } from '../../../../generated/texts/sentences/cardTexts';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { Box, Card, Grid, HStack } from '../../../ui/layout';
import { Heading, Text } from '../../../ui/type';
import { shownMoney } from '../../shell/format/format';
import { placeClock } from '../../shell/format/own-zone';
import { useNow } from '../../shell/format/use-now';
import { RouteLink } from '../../shell/navigation/links';
import { Part } from './part';

type Page = keyof typeof SetupPage;

const money = (cents: number) => shownMoney(cents, 'CAD', { whole: true });
const bedrooms = (count: number) => (count === 0 ? cardTexts.bedroomsNone : cardTexts.bedrooms({ count }));
const calendars = ({ feeds: { length: count }, no_other_calendars: nowhereElse }: HostProperty) => {
  if (count === 0) return nowhereElse ? say.notElsewhere : say.calendarsNone;
  return say.calendars({ count });
};

/** The days of the week with prices of their own, those of one price together. */
const pricesOfDays = (prices: Pick<HostProperty, WeekdayPrice>): readonly string[] => {
  const days = new Map<number, readonly string[]>();
  for (const day of keysOf(WeekdayPrice)) {
    const cents = prices[day];
    if (cents !== null) days.set(cents, [...(days.get(cents) ?? []), WeekdayPrice[day].label]);
  }
  return [...days].map(([cents, names]) => say.perDays({ days: names.join(', '), amount: money(cents) }));
};

type Lines = readonly (string | false | null | undefined)[];
/** Each setup page in a few lines; pictures and registration have parts of their own. */
const pages: { readonly [page in Exclude<Page, 'photos' | 'registration' | 'finish'>]: (property: HostProperty, now: Instant) => Lines } = {
  basics: ({ property_type, title, description }) => [
    PropertyType[property_type].label,
    title || say.untitled,
    description || say.noDescription,
  ],
  place: ({ address, city, province, postal_code, timezone }) => [
    address ?? say.noAddress,
    [city, province && Province[province].label, postal_code].filter(Boolean).join(', '),
    TimeZone[timezone].clocks,
  ],
  rooms: ({ sleeps, bedrooms: rooms, beds }) => [say.guests({ count: sleeps }), bedrooms(rooms), cardTexts.beds({ count: beds })],
  amenities: ({ amenities }) => [say.amenitiesCount({ count: amenities.length })],
  price: ({ base_cents, cleaning_fee_cents, ...days }) => [
    base_cents > 0 ? say.perNight({ amount: money(base_cents) }) : say.noPrice,
    ...pricesOfDays(days),
    cleaning_fee_cents > 0 && say.cleaning({ amount: money(cleaning_fee_cents) }),
  ],
  rules: (
    { checkin_time, checkout_time, min_nights, max_nights, gap_stays, gap_min_nights, cancellation_policy, instant_book, timezone: zone },
    now,
  ) => [
    say.times({ checkin: placeClock(checkin_time, zone, now), checkout: placeClock(checkout_time, zone, now) }),
    say.stayLength({ min: min_nights, max: max_nights }),
    gap_stays && gap_min_nights < min_nights && say.gapStays({ min: gap_min_nights }),
    CancellationPolicy[cancellation_policy].label,
    instant_book && say.instantBook,
  ],
  calendar: (property) => [calendars(property)],
};

interface PageCardProps {
  readonly page: keyof typeof pages;
  readonly property: HostProperty;
}

const Facts = ({ lines }: { readonly lines: Lines }): ReactNode =>
  lines
    .filter((line): line is string => Boolean(line))
    .map((line) => (
      <Text key={line} overflowWrap="anywhere" lineClamp="3">
        {line}
      </Text>
    ));

const PageCard = ({ page, property }: PageCardProps) => {
  const { label } = SetupPage[page];
  const now = useNow();
  const needed = property.missing.some((need) => ListingNeed[need].step === page);
  return (
    <Card.Root>
      <HStack justifyContent="space-between" alignItems="baseline" marginBottom="2">
        <Heading as="h3" textStyle="subheading">
          {label}
        </Heading>
        {property.status !== 'archived' && (
          <RouteLink to={pathTo.propertySetup({ property_id: property.property_id, page })} aria-label={say.change({ page: label })}>
            {say.editShort}
          </RouteLink>
        )}
      </HStack>
      <Box display="grid" gap="1">
        <Facts lines={pages[page](property, now)} />
      </Box>
      {needed && (
        <Text textStyle="small" color="notice" fontWeight="medium" marginTop="2">
          {say.needed}
        </Text>
      )}
    </Card.Root>
  );
};

export const Details = ({ property }: { readonly property: HostProperty }) => (
  <Part id="details" heading={say.details}>
    <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
        <PageCard key={page} page={page} property={property} />
      ))}
    </Grid>
  </Part>
);
