// One stay in full, as its guest sees it: where it stands, what comes next, where and when it is, what it costs.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { reportForm } from '../../../../generated/forms/reportForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { listingTexts } from '../../../../generated/texts/sentences/listingTexts';
import { partTexts } from '../../../../generated/texts/sentences/partTexts';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Avatar } from '../../../ui/avatar';
import { Box, Card, HStack } from '../../../ui/layout';
import { Photo } from '../../../ui/photos/photo';
import { Heading, Text } from '../../../ui/type';
import { RouteLink } from '../../shell/navigation/links';
import { AboutMap } from '../../shell/place-map/about-map';
import { pictureOf } from '../../shell/property-card/picture-of';
import { shownDates } from '../../shell/format/format';
import { together } from '../../shell/format/together';
import { useNow } from '../../shell/format/use-now';
import { guestsText } from '../../shell/search-pill/trip';
import { CancelWindow } from '../detail/cancel-window';
import { ChangeMatter } from '../detail/change-matter';
import { ClaimMatter } from '../detail/claim-matter';
import { ClaimAnswerWindow } from '../detail/claim-windows';
import { $window, windowClosed } from '../detail/detail.store';
import { Matter } from '../detail/matter';
import { PhoneLink } from '../detail/phone-link';
import { PriceOfBooking } from '../detail/price';
import { ProposeWindow } from '../detail/propose-window';
import { AsBefore, KeptHere } from '../offline/offline-note';
import { ReportWindow } from '../detail/report-window';
import { BookingReviews } from '../detail/review';
import { ReviewWindow } from '../detail/review-window';
import { BookingStatus } from '../detail/status';
import { StayFacts } from '../detail/stay-facts';
import { Timeline } from '../detail/timeline';
import { Thread } from '../../shell/messages/thread';
import { threadTexts } from '../../../../generated/texts/sentences/threadTexts';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { Arrival } from './arrival';
import { ChangeWindow } from './change-window';
import { PointsWindow } from '../../shell/points/points-window';
import { NextStep } from './next-step';
import { pointsChange } from './change.store';
import { useFresh } from '../detail/use-fresh';
import { useKeptFocus } from '../detail/use-kept-focus';
import { Receipt } from './receipt';
import { StayActions, StayPapers } from './stay-actions';
import { Terms } from './terms';

// One column on a phone, in the order of the page; at a desk the price and the actions stand beside the rest.
const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '12',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' },
    // the first row stays as high as the card beside it: the second takes the rest
    gridTemplateRows: { lg: 'auto 1fr auto auto' },
    alignItems: 'start',
    marginTop: '6',
    _print: { display: 'block', marginTop: '2' },
  },
});
const first = { gridRow: { lg: '1 / span 2' }, gridColumn: { lg: '1' }, minWidth: '0' } as const;
const beside = { gridRow: { lg: '1' }, gridColumn: { lg: '2' }, minWidth: '0' } as const;
const below = {
  gridRow: { lg: '2 / span 3' },
  gridColumn: { lg: '2' },
  position: { lg: 'sticky' },
  top: '24',
  marginTop: { lg: '6' },
} as const;
const offPaper = { _print: { display: 'none' } } as const;
const Picture = chakra('div', { base: { aspectRatio: '16 / 9', borderRadius: 'xl', overflow: 'hidden', bg: 'surface.deep' } });

interface Props {
  readonly booking: BookingDetail;
}

const Head = ({ booking, now }: Props & { readonly now: Instant }) => {
  const heading = useKeptFocus(`${booking.status} ${booking.change?.state}`);
  return (
    <Box as="header">
      <HStack flexWrap="wrap" gap="3">
        <Heading as="h1" textStyle="title" overflowWrap="anywhere" ref={heading} tabIndex={-1}>
          {booking.property.title}
        </Heading>
        <BookingStatus booking={booking} side="guest" now={now} />
      </HStack>
      <Text color="muted" marginTop="1">
        {booking.property.place} · {bookingTexts.reference({ reference: booking.reference })}
      </Text>
      <Text fontWeight="medium" marginTop="1">
        {[shownDates(booking.checkin, booking.checkout), guestsText(booking.guests)].join(' · ')}
      </Text>
    </Box>
  );
};

const Host = ({ booking }: Props) => {
  const { host, cohosts } = booking;
  const name = [host.first_name, host.last_name].filter(Boolean).join(' ') || say.hostPlain;
  return (
    <Matter heading={cohosts.length > 0 ? say.hosts({ names: together([host.first_name ?? say.hostPlain, ...cohosts]) }) : say.host}>
      <HStack gap="4">
        <Avatar name={name} image={host.avatar} size={56} beside />
        <Box minWidth="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <PhoneLink booking={booking} />
        </Box>
      </HStack>
    </Matter>
  );
};

const Messages = ({ booking: { booking_id, host, paid_at } }: Props) => (
  <Matter heading={threadTexts.heading}>
    <Thread place={{ kind: 'booking', id: booking_id }} side="guest" name={host.first_name ?? threadTexts.host} isOpen={paid_at !== null} />
  </Matter>
);

/** The address is still to come: of a stay that is off it does not. */
const awaitsAddress = ({ address, status }: BookingDetail): boolean => address === null && (status === 'pending' || status === 'confirmed');

const StayMap = ({ booking }: Props) => {
  const { lat, lng, property } = booking;
  if (lat === null || lng === null) return null;
  return (
    <Box borderTopWidth="1px" {...offPaper}>
      <Matter heading={listingTexts.mapHeading}>
        <AboutMap lat={lat} lng={lng} place={property.place} isTold={!awaitsAddress(booking)} />
      </Matter>
    </Box>
  );
};

const Points = ({ booking }: Props) => {
  const { problem, busy } = useUnit({ problem: pointsChange.$problem, busy: pointsChange.$pending });
  const [save, close] = useUnit([pointsChange.submitted, windowClosed]);
  return <PointsWindow {...{ booking, problem, busy }} onSave={save} onClose={close} />;
};

const Windows = ({ booking }: Props) => {
  const window = useUnit($window);
  if (window === 'cancel') return <CancelWindow booking={booking} />;
  if (window === 'review') return <ReviewWindow id={booking.booking_id} />;
  if (window === 'propose') return <ProposeWindow booking={booking} />;
  if (window === 'change') return <ChangeWindow booking={booking} />;
  if (window === 'answer' && booking.claim) return <ClaimAnswerWindow booking={booking} claim={booking.claim} />;
  if (window === 'points') return <Points booking={booking} />;
  return window === 'report' ? <ReportWindow form={reportForm} /> : null;
};

export const StayDetail = ({ booking }: Props) => {
  const now = useNow();
  useFresh(booking, now);
  const { property, status } = booking;
  const waits = awaitsAddress(booking);
  const isPaid = booking.paid_at !== null;
  return (
    <>
      {/* of a stay that was paid and is off, paper holds the receipt alone */}
      <Box as="article" _print={{ display: isPaid && status !== 'confirmed' ? 'none' : 'block' }}>
        <Box marginBottom="4" {...offPaper}>
          <RouteLink to={pathTo.stays()}>{say.back}</RouteLink>
        </Box>
        <Head booking={booking} now={now} />
        <AsBefore booking_id={booking.booking_id} />
        <Columns>
          <Box {...first} {...offPaper}>
            {property.photo && (
              <Picture>
                <Photo picture={pictureOf(property.photo)} sizes="(min-width: 1024px) 46rem, 100vw" first />
              </Picture>
            )}
            <Box marginTop="6" css={{ '&:empty': { display: 'none' } }}>
              <NextStep booking={booking} now={now} />
            </Box>
            <ChangeMatter booking={booking} now={now} />
            <ClaimMatter booking={booking} now={now} />
          </Box>
          <Card.Root {...beside} variant="elevated" marginTop={{ base: '6', lg: '0' }} paddingY={{ base: '2', md: '3' }} {...offPaper}>
            <StayActions booking={booking} now={now} />
          </Card.Root>
          <Box gridColumn={{ lg: '1' }} minWidth="0">
            <StayFacts booking={booking}>
              {waits && (
                <Text textStyle="small" color="muted">
                  {say.addressLater}
                </Text>
              )}
            </StayFacts>
            <Arrival />
            <KeptHere />
            <Terms booking={booking} />
            <StayMap booking={booking} />
            <Host booking={booking} />
            <Box borderTopWidth="1px" {...offPaper}>
              <Messages booking={booking} />
            </Box>
          </Box>
          <Card.Root {...below} variant="elevated" _print={{ display: isPaid ? 'none' : 'block', position: 'static' }}>
            <Heading as="h2" textStyle="subheading" marginBottom="3">
              {partTexts.prices}
            </Heading>
            <PriceOfBooking booking={booking} />
            <Box {...offPaper}>
              <StayPapers booking={booking} />
            </Box>
          </Card.Root>
          <Box gridColumn={{ lg: '1' }} minWidth="0" {...offPaper}>
            <BookingReviews booking={booking} />
            <Timeline booking={booking} />
          </Box>
        </Columns>
        <Windows booking={booking} />
      </Box>
      <Receipt booking={booking} />
    </>
  );
};
