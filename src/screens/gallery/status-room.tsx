// Statuses, people, ratings, prices, what is empty or still loading.
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { keysOf } from '../../../generated/model/keys';
import { PropertyStatus } from '../../../generated/model/values';
import { Avatar } from '../../ui/avatar';
import { Breakdown, Price } from '../../ui/breakdown';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import type { Drawing } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { Card, Grid, HStack } from '../../ui/layout';
import { CardSkeleton, Loading } from '../../ui/skeleton';
import { PartTabs } from '../../ui/part-tabs';
import { QrCode } from '../../ui/qr-code';
import { Spinner } from '../../ui/spinner';
import { RatingChip, Stars } from '../../ui/stars';
import { StatusChip } from '../../ui/status-chip';
import { TabCount, tabRecipe, TabRow } from '../../ui/tabs';
import { ViewTabs } from '../../ui/view-tabs';
import { PropertyStatusChip } from '../shell/property-card/property-status';
import { Exhibit, Room } from './exhibit';
import { pictures } from './pictures';

const Way = chakra('a', tabRecipe);
const statuses = [
  ['good', 'Hosting'],
  ['waiting', 'Payment Pending'],
  ['info', 'Arrives Tomorrow'],
  ['quiet', 'Completed'],
  ['bad', 'Cancelled'],
] as const;
const parts = [
  { id: 'calendar', label: 'Calendar' },
  { id: 'reviews', label: 'Reviews' },
];
const propertyStatuses = keysOf(PropertyStatus);
const empty: readonly (readonly [Drawing, string])[] = [
  ['lake', 'No trips yet'],
  ['map', 'No stays match all filters'],
  ['calendar', 'Nothing to do today'],
  ['letter', 'No messages'],
  ['stars', 'New here, no reviews yet'],
  ['lost', 'Page not found'],
  ['key', 'Connect your first listing'],
];
const taxes = [
  { id: 'pst', label: 'BC PST 8%', amount: '$55.20 CAD' },
  { id: 'mrdt', label: 'MRDT 3%', amount: '$20.70 CAD' },
];
const lines = [
  { id: 'nights', label: '$200.00 × 3 nights', amount: '$600.00 CAD' },
  { id: 'cleaning', label: 'Cleaning fee', amount: '$90.00 CAD' },
  { id: 'points', label: '2,500 points', amount: '−$25.00 CAD', tone: 'good' },
  { id: 'taxes', label: 'Taxes', amount: '$75.90 CAD', parts: taxes },
  { id: 'total', label: 'Total', amount: '$740.90 CAD', tone: 'strong' },
] as const;

const People = () => (
  <HStack gap="4" flexWrap="wrap">
    {statuses.map(([tone, word]) => (
      <StatusChip key={tone} tone={tone}>
        {word}
      </StatusChip>
    ))}
    <Avatar name="Ada Lovelace" />
    <Avatar name="Jo" size={64} image={pictures[1]?.src} />
    <Avatar name="" size={32} />
    <Stars rating={4.3} />
    <Stars rating={0} />
    <RatingChip rating={4.87} count={23} />
    <RatingChip rating={5} count={1} />
    <RatingChip rating={3.5} />
    <RatingChip rating={null} />
    <Spinner label="Loading" />
    <QrCode text="https://tuckamore.example/refer/MAPLE7QX" label="QR code of a link" width={132} />
  </HStack>
);

const Prices = () => {
  const [view, setView] = useState<'agenda' | 'months'>('agenda');
  return (
    <Grid gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      <Card.Root variant="elevated">
        <Breakdown lines={lines} />
      </Card.Root>
      <div>
        <p>
          <Price amount="$745 CAD" says="total before taxes · 3 nights" />
        </p>
        <p>
          <Price amount="$690 CAD" before="$745 CAD" says="total before taxes" stale />
        </p>
        <Disclosure summary="When am I charged?">Once the host has accepted; never before.</Disclosure>
        <TabRow aria-label="Bookings" marginTop="4">
          <Way href="#main" aria-current="page">
            Needs action <TabCount>2</TabCount>
          </Way>
          <Way href="#main">Upcoming</Way>
          <Way href="#main">Past</Way>
        </TabRow>
        <ViewTabs
          label="How the calendar is shown"
          shown={view}
          onShow={setView}
          views={[
            { value: 'agenda', label: 'Agenda', content: 'Two stays this week.' },
            { value: 'months', label: 'Months', content: 'February 2027' },
          ]}
        />
        <nav aria-label="Parts of a page">
          <PartTabs parts={parts} read="reviews" />
          <PartTabs parts={parts} read="calendar" tall />
        </nav>
      </div>
    </Grid>
  );
};

export const StatusRoom = () => (
  <Room title="Statuses, people and prices">
    <Exhibit name="Status chip, avatar, stars, rating chip, spinner">
      <People />
    </Exhibit>
    <Exhibit name="Property status chip">
      <HStack flexWrap="wrap">
        {propertyStatuses.map((status) => (
          <PropertyStatusChip key={status} status={status} />
        ))}
      </HStack>
    </Exhibit>
    <Exhibit name="Breakdown, price, disclosure, tabs">
      <Prices />
    </Exhibit>
    <Exhibit name="Empty states">
      <Grid gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}>
        {empty.map(([drawing, title]) => (
          <Card.Root key={drawing} padding="0">
            <EmptyState as="h3" drawing={drawing} title={title} actions={<Button size="sm">Search</Button>}>
              One line says what this is and why it is empty.
            </EmptyState>
          </Card.Root>
        ))}
      </Grid>
    </Exhibit>
    <Exhibit name="Skeletons">
      <Loading label="Loading stays" display="grid" gap="6" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </Loading>
    </Exhibit>
  </Room>
);
