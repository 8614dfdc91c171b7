// A booking behind its link: what is offered to anyone, and paying for it to the one who booked.
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import type { CheckoutOffer } from '../../../generated/model/entities';
import type { BookingStatus } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Banner } from '../../ui/banner';
import { EmptyState } from '../../ui/empty-state';
import { Container, Stack } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Skeleton } from '../../ui/skeleton';
import { LoadFailed } from '../shell/failures/load-failed';
import { ownDeadline } from '../shell/format/own-zone';
import { ButtonLink } from '../shell/navigation/links';
import { $absence, $onlooker, dueOf, offer as known, type Onlooker, reread } from './offer.store';
import { BookedPoints } from './booked-points';
import { Columns } from './part';
import { Pay } from './pay';
import { $due, $isConfirming, $pricing } from './pay.store';
import { Summary } from './summary';
import { TermsParts } from './terms-parts';
import { TripPart } from './trip-part';

// Looks at the booking again where a person comes back to the page: from another tab, or by the way back.
const useReread = (): void => {
  const look = useUnit(reread);
  useEffect(() => {
    const lookIfSeen = () => {
      if (!document.hidden) look();
    };
    const lookIfKept = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    document.addEventListener('visibilitychange', lookIfSeen);
    addEventListener('pageshow', lookIfKept);
    return () => {
      document.removeEventListener('visibilitychange', lookIfSeen);
      removeEventListener('pageshow', lookIfKept);
    };
  }, [look]);
};

interface SeenProps {
  readonly offer: CheckoutOffer;
  readonly onlooker: Onlooker;
}

/** Where a party finds everything about it. */
const Whole = ({ offer: { booking_id }, onlooker }: SeenProps) => {
  if (onlooker === 'guest') return <ButtonLink to={pathTo.stays({ booking_id })}>{say.openStay}</ButtonLink>;
  return onlooker === 'host' ? <ButtonLink to={pathTo.bookings({ booking_id })}>{say.openBooking}</ButtonLink> : null;
};

const Standing = (
  seen: SeenProps & { readonly tone: 'good' | 'info' | 'notice'; readonly title: string; readonly children: ReactNode },
) => (
  <Banner tone={seen.tone} live="status" title={seen.title} actions={<Whole {...seen} />}>
    {seen.children}
  </Banner>
);

const endings: Readonly<Partial<Record<BookingStatus, string>>> = {
  confirmed: say.payOver,
  rejected: say.rejected,
  cancelled: say.cancelled,
  expired: say.expired,
};

const Over = (seen: SeenProps) => {
  const { offer } = seen;
  const { checkin, checkout, guests, property, status } = offer;
  const again = pathTo.listing({ property_id: property.property_id, checkin, checkout, ...guests });
  return (
    <Banner
      tone="notice"
      live="status"
      title={endings[status]}
      actions={
        <>
          <Whole {...seen} />
          <ButtonLink variant="outline" to={again}>
            {say.searchAgain}
          </ButtonLink>
        </>
      }
    >
      {say.overText}
    </Banner>
  );
};

/** How it stands, and what there is to do. */
const Now = (seen: SeenProps) => {
  const { offer, onlooker } = seen;
  const { status, paid_at, payment_method, may_pay, reply_by, timezone } = offer;
  const isGuest = onlooker === 'guest';
  if (onlooker === 'unknown') return <Skeleton height="6rem" />;
  if (paid_at && status === 'confirmed')
    return (
      <Standing {...seen} tone="good" title={isGuest ? say.paid : say.paidOffer}>
        {isGuest && say.paidText({ city: offer.property.city })}
      </Standing>
    );
  if (status === 'pending')
    return (
      <Standing {...seen} tone="info" title={isGuest ? say.waiting : say.waitingOffer}>
        {isGuest && reply_by && say.waitingText({ moment: ownDeadline(reply_by, { zone: timezone }) })}
      </Standing>
    );
  if (payment_method === 'offline' && status === 'confirmed')
    return (
      <Standing {...seen} tone="info" title={isGuest ? say.direct : say.directOffer}>
        {isGuest && say.directText}
      </Standing>
    );
  return may_pay ? <Pay offer={offer} onlooker={onlooker} /> : <Over {...seen} />;
};

const Seen = ({ offer }: Pick<SeenProps, 'offer'>) => {
  const { onlooker, due, pricing, returned } = useUnit({ onlooker: $onlooker, due: $due, pricing: $pricing, returned: $isConfirming });
  useReread();
  // a person who comes back from a payment counts as its payer until it is known who they are
  const isConfirming = offer.may_pay && returned && (onlooker === 'guest' || onlooker === 'unknown');
  const { property, house_rules, cancellation, timezone } = offer;
  const isOpen = dueOf(offer) !== 'over';
  return (
    <Container maxWidth="container.listing">
      <PageHead title={offer.may_pay && !isConfirming ? say.headingPay : say.headingOffer} />
      <Columns>
        <div>
          <Stack gap="4" marginBottom="8">
            <Now offer={offer} onlooker={onlooker} />
          </Stack>
          {onlooker === 'guest' && <BookedPoints />}
          <TripPart {...offer} />
          {isOpen && <TermsParts house_rules={house_rules} terms={cancellation} zone={timezone} />}
        </div>
        <Summary {...property} quote={due ?? offer.quote} stale={pricing} due={isConfirming ? 'over' : dueOf(offer)} />
      </Columns>
    </Container>
  );
};

const Waiting = () => (
  <Container maxWidth="container.listing">
    <PageHead title={say.headingOffer} />
    <Skeleton height="12rem" />
  </Container>
);

export const Offer = () => {
  const { offer, absence, failure } = useUnit({ offer: known.$data, absence: $absence, failure: known.$failure });
  const retry = useUnit(reread);
  if (offer) return <Seen offer={offer} />;
  if (absence === 'missing')
    return (
      <EmptyState as="h1" drawing="lost" title={say.notFound} actions={<ButtonLink to={pathTo.stays()}>{say.toStays}</ButtonLink>}>
        {say.notFoundHint}
      </EmptyState>
    );
  if (absence === 'waiting') return <Waiting />;
  return (
    <Container maxWidth="container.listing" paddingY="10">
      <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />
    </Container>
  );
};
