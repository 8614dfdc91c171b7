// One stay in full, as its guest sees it: where it stands, what comes next, where and when it is, what it costs.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { reportForm } from '../../../../generated/forms/reportForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Avatar } from '../../../ui/avatar';
import { Box, Card, HStack } from '../../../ui/layout';
import { Photo } from '../../../ui/photos/photo';
import { Heading, Text } from '../../../ui/type';
import { RouteLink } from '../../shell/navigation/links';
import { pictureOf } from '../../shell/property-card/picture-of';
import { useNow } from '../../shell/format/use-now';
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
import { StayActions } from './stay-actions';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' },
    alignItems: 'start',
    marginTop: '6',
    _print: { display: 'block', marginTop: '2' },
  },
});
const offPaper = { _print: { display: 'none' } } as const;
const Picture = chakra('div', { base: { aspectRatio: '16 / 9', borderRadius: 'xl', overflow: 'hidden', bg: 'surface.deep' } });

interface Props {
  readonly booking: BookingDetail;
}

const Head = ({ booking, now }: Props & { readonly now: Instant }) => {
  const heading = useKeptFocus(booking.status);
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
    </Box>
  );
};

const Host = ({ booking }: Props) => {
  const { host } = booking;
  const name = [host.first_name, host.last_name].filter(Boolean).join(' ') || say.hostPlain;
  return (
    <Matter heading={say.host}>
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

const Messages = ({ booking: { booking_id, host, paid_at, timezone } }: Props) => (
  <Matter heading={threadTexts.heading}>
    <Thread
      place={{ kind: 'booking', id: booking_id }}
      side="guest"
      name={host.first_name ?? threadTexts.host}
      isOpen={paid_at !== null}
      zone={timezone}
    />
  </Matter>
);

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
  const { property, address, status } = booking;
  const waits = address === null && (status === 'pending' || status === 'confirmed');
  const isPaid = booking.paid_at !== null;
  return (
    <>
      {/* of a stay that was paid and is off, paper holds the receipt alone */}
      <Box as="article" _print={{ display: isPaid && status !== 'confirmed' ? 'none' : 'block' }}>
        <Box marginBottom="4" {...offPaper}>
          <RouteLink to={pathTo.stays()}>{say.back}</RouteLink>
        </Box>
        <Head booking={booking} now={now} />
        <AsBefore />
        <Columns>
          <Box minWidth="0">
            {property.photo && (
              <Picture {...offPaper}>
                <Photo picture={pictureOf(property.photo)} sizes="(min-width: 1024px) 46rem, 100vw" first />
              </Picture>
            )}
            <Box marginTop="6" css={{ '&:empty': { display: 'none' } }} {...offPaper}>
              <NextStep booking={booking} now={now} />
            </Box>
            <Box css={{ '&:not(:empty)': { borderBottomWidth: '1px' } }} {...offPaper}>
              <ChangeMatter booking={booking} now={now} />
              <ClaimMatter booking={booking} now={now} />
            </Box>
            <StayFacts booking={booking}>
              {waits && (
                <Text textStyle="small" color="muted">
                  {say.addressLater}
                </Text>
              )}
            </StayFacts>
            <Arrival />
            <KeptHere />
            <Host booking={booking} />
            <Box borderTopWidth="1px" {...offPaper}>
              <BookingReviews booking={booking} />
              <Messages booking={booking} />
              <Timeline booking={booking} />
            </Box>
          </Box>
          <Card.Root
            variant="elevated"
            position={{ lg: 'sticky' }}
            top="24"
            _print={{ display: isPaid ? 'none' : 'block', position: 'static' }}
          >
            <PriceOfBooking booking={booking} />
            <Box {...offPaper}>
              <StayActions booking={booking} now={now} />
            </Box>
          </Card.Root>
        </Columns>
        <Windows booking={booking} />
      </Box>
      <Receipt booking={booking} />
    </>
  );
};
