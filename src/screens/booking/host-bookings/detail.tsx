// One booking as its host has it open: what it asks for, when and who, what the host gets, and what happened.
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { cancelForm } from '../../../../generated/forms/cancelForm';
import { claimForm } from '../../../../generated/forms/claimForm';
import { hostReportForm } from '../../../../generated/forms/hostReportForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { bookingLife } from '../../../../generated/rules/lifecycles';
import { mayMove } from '../../../../generated/rules/move';
import { hostMayCancel, mayReport } from '../../../../generated/rules/booking';
import { mayClaim } from '../../../../generated/rules/claim';
import { mayChange } from '../../../../generated/rules/change';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { changeTexts } from '../../../../generated/texts/sentences/changeTexts';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { Avatar } from '../../../ui/avatar';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { Box, HStack } from '../../../ui/layout';
import { NextFact } from '../../../ui/next-fact';
import { Heading, Text } from '../../../ui/type';
import { shownDates } from '../../shell/format/format';
import { Thread } from '../../shell/messages/thread';
import { threadTexts } from '../../../../generated/texts/sentences/threadTexts';
import { ButtonLink, RouteLink } from '../../shell/navigation/links';
import { CancelWindow } from '../detail/cancel-window';
import { ChangeMatter } from '../detail/change-matter';
import { ClaimMatter } from '../detail/claim-matter';
import { ClaimPaidWindow, ClaimWindow, TakeOfferWindow, WithdrawClaimWindow } from '../detail/claim-windows';
import { $window, windowOpened } from '../detail/detail.store';
import { Matter } from '../detail/matter';
import { PhoneLink } from '../detail/phone-link';
import { OpenBooking } from '../detail/open-booking';
import { ProposeWindow } from '../detail/propose-window';
import { ReportWindow } from '../detail/report-window';
import { BookingReviews } from '../detail/review';
import { GuestReviewWindow } from '../detail/review-window';
import { BookingStatus } from '../detail/status';
import { StayFacts } from '../detail/stay-facts';
import { Timeline } from '../detail/timeline';
import { useKeptFocus } from '../detail/use-kept-focus';
import { AcceptWindow, RecordPaymentWindow, RejectWindow } from './answer-windows';
import { GuestReviews } from './guest-reviews';
import { Payout } from './payout';
import { NextAnswer } from './next-answer';
import { OfGuest } from './of-guest';
import { $sought } from './host-bookings.store';
import { guestOf } from './words';

const offPaper = { _print: { display: 'none' } } as const;

interface Opened {
  readonly booking: BookingDetail;
  readonly now: Instant;
}

const Back = () => {
  return (
    <RouteLink to={pathTo.bookings(useUnit($sought))} textStyle="small" display="inline-flex" alignItems="center" gap="1" {...offPaper}>
      <Icon of={icons.left} size={16} />
      {say.back}
    </RouteLink>
  );
};

const Head = ({ booking, now }: Opened) => {
  const { guest, property, checkin, checkout, reference, property_id } = booking;
  const name = [guestOf(booking), guest.last_name].filter(Boolean).join(' ');
  const heading = useKeptFocus(`${booking.status} ${booking.change?.state}`);
  return (
    <Box as="header" paddingTop="3" paddingBottom="5">
      <HStack gap="4" alignItems="flex-start">
        <Avatar name={name} image={guest.avatar} size={56} beside />
        <Box minWidth="0">
          <HStack flexWrap="wrap" gap="3">
            <Heading as="h1" textStyle="title" overflowWrap="anywhere" ref={heading} tabIndex={-1}>
              {say.title({ guest: name, dates: shownDates(checkin, checkout) })}
            </Heading>
            <BookingStatus booking={booking} side="host" now={now} />
          </HStack>
          <Text color="muted" marginTop="1">
            <RouteLink to={pathTo.property({ property_id })}>{property.title || property.place}</RouteLink>{' '}
            <NextFact>{bookingTexts.reference({ reference })}</NextFact>
          </Text>
          <PhoneLink booking={booking} />
          <HStack flexWrap="wrap" columnGap="6" rowGap="0" {...offPaper}>
            <OfGuest booking={booking} />
            <GuestReviews booking={booking} />
          </HStack>
        </Box>
      </HStack>
    </Box>
  );
};

const Messages = ({ booking }: { readonly booking: BookingDetail }) => (
  <Matter heading={threadTexts.heading} offPaper>
    <Thread place={{ kind: 'booking', id: booking.booking_id }} side="host" name={guestOf(booking)} isOpen={booking.paid_at !== null} />
  </Matter>
);

/** Actions that are possible at any time, quieter than the next answer. */
const Ways = ({ booking, now }: Opened) => {
  const press = useUnit(windowOpened);
  const cancels = mayMove(bookingLife, 'call_off', booking.status) && hostMayCancel({ booking, now }).ok;
  const claims = mayClaim({ booking, now }).ok;
  const reports = !claims && mayMove(bookingLife, 'report', booking.status) && mayReport({ booking, now }).ok;
  const isClaimed = booking.claim !== null;
  const changes = booking.change === null && mayChange({ booking, now }).ok;
  if (!changes && !cancels && !reports && (!claims || isClaimed)) return null;
  return (
    <HStack flexWrap="wrap" gap="3" paddingY="6" {...offPaper}>
      {changes && (
        <Button variant="outline" onClick={() => press('propose')}>
          {changeTexts.openHost}
        </Button>
      )}
      {reports && (
        <Button variant="outline" onClick={() => press('report')}>
          {hostReportForm.title}
        </Button>
      )}
      {claims && !isClaimed && (
        <Button variant="outline" onClick={() => press('claim')}>
          {claimForm.title}
        </Button>
      )}
      {cancels && (
        <Button variant="ghost" color="error" onClick={() => press('cancel')}>
          {cancelForm.submit}
        </Button>
      )}
    </HStack>
  );
};

const Window = ({ booking, now }: Opened): ReactNode => {
  const shown = useUnit($window);
  switch (shown) {
    case 'accept':
      return <AcceptWindow booking={booking} now={now} />;
    case 'reject':
      return <RejectWindow booking={booking} />;
    case 'record':
      return <RecordPaymentWindow booking={booking} now={now} />;
    case 'review':
      return <GuestReviewWindow id={booking.booking_id} />;
    case 'propose':
      return <ProposeWindow booking={booking} />;
    case 'cancel':
      return <CancelWindow booking={booking} />;
    case 'report':
      return <ReportWindow form={hostReportForm} />;
    case 'claim':
      return <ClaimWindow booking={booking} />;
    case 'paid':
      return <ClaimPaidWindow />;
    case 'take':
      return booking.claim && <TakeOfferWindow booking={booking} claim={booking.claim} />;
    case 'withdraw':
      return <WithdrawClaimWindow booking={booking} />;
    default:
      return null;
  }
};

const Whole = (opened: Opened) => {
  const { booking } = opened;
  // a co-host reads and writes, and does nothing else
  const isOwn = booking.cohost_for === null;
  // before answering, the host reads the guest's message
  const asks = booking.status === 'pending';
  const next = isOwn && (
    <Box {...offPaper}>
      <NextAnswer {...opened} />
    </Box>
  );
  return (
    <article>
      <Head {...opened} />
      {booking.cohost_for !== null && (
        <Banner title={say.cohostTitle({ host: booking.cohost_for })}>{say.cohostText({ host: booking.cohost_for })}</Banner>
      )}
      {booking.change === null && next}
      <ChangeMatter {...opened} />
      {booking.change !== null && next}
      <ClaimMatter {...opened} />
      {isOwn && <Ways {...opened} />}
      {asks && <Messages booking={booking} />}
      <StayFacts booking={booking} />
      {!asks && <Messages booking={booking} />}
      {(isOwn || booking.payout !== null) && <Payout booking={booking} now={opened.now} />}
      {isOwn && <BookingReviews booking={booking} />}
      <Timeline booking={booking} />
      {isOwn && <Window {...opened} />}
    </article>
  );
};

/** Stands beside the list, or in its place on a phone. */
export const Detail = ({ id, now }: { readonly id: string; readonly now: Instant }) => {
  useEffect(() => {
    // a row that lies outside the list's own window is brought into it; what scrolling answers is no way to undo it
    document.querySelector(`[data-booking="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <Box minWidth="0" paddingTop={{ base: '6', md: '8' }}>
      <Back />
      <OpenBooking side="host" way={<ButtonLink to={pathTo.bookings()}>{say.back}</ButtonLink>}>
        {(booking) => <Whole booking={booking} now={now} />}
      </OpenBooking>
    </Box>
  );
};
