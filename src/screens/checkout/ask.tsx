// Asking for a stay: the trip, its price, and what one agrees to, before anything is booked or charged.
import { useUnit } from 'effector-react';
import { bookingForm } from '../../../generated/forms/bookingForm';
import { quoteMinutes } from '../../../generated/model/constants';
import type { Listing, PricingMeta, Quote } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { bookingPanelTexts } from '../../../generated/texts/sentences/bookingPanelTexts';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Banner } from '../../ui/banner';
import { EmptyState } from '../../ui/empty-state';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Container, Stack } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Text, Money } from '../../ui/type';
import { LoadFailed } from '../shell/failures/load-failed';
import { ButtonLink, RouteLink } from '../shell/navigation/links';
import { $session } from '../shell/session/session.store';
import {
  $absence,
  $before,
  $price,
  $pricing,
  $quote,
  $wish,
  lapsed,
  listing as known,
  priceAccepted,
  retried,
  $drawn,
  pointsDrawn,
} from './ask.store';
import { bookPressed, booking, duplicate } from './book.store';
import { Held } from './held';
import { LoginFirst } from './login-first';
import { Columns, Part } from './part';
import { PayLaterHint } from './pay-later-hint';
import { PriceChanged } from './price-changed';
import { Summary, dueText } from './summary';
import { TermsParts } from './terms-parts';
import { TripPart } from './trip-part';
import { askingFor, listingOf, type Wish } from './visit';
import { payLaterText } from './pay-words';
import { refusalWithCure } from '../shell/property-card/refusal';
import { useNow } from '../shell/format/use-now';
import { PointsSlider } from '../shell/points/points-slider';

// Points that pay a part of the stay: a line to draw them on, and what is left to pay.
interface PointsPartProps {
  readonly points: NonNullable<PricingMeta['points']>;
  readonly quote: Quote;
}

const PointsPart = ({ points: { balance, max }, quote }: PointsPartProps) => {
  const { drawn, pricing } = useUnit({ drawn: $drawn, pricing: $pricing });
  const draw = useUnit(pointsDrawn);
  if (balance === 0) return null;
  return (
    <Part heading={say.points}>
      <PointsSlider balance={balance} max={max} value={drawn} onChange={draw} busy={pricing}>
        <Money fontWeight="semibold" opacity={pricing ? '0.5' : '1'}>
          {say.pointsLeave({ amount: dueText(quote) })}
        </Money>
      </PointsSlider>
    </Part>
  );
};

interface AskedProps {
  readonly wish: Wish;
  readonly listing: Listing;
  readonly price: PricingMeta;
}

/** The reasons why it cannot be booked, and where they are changed. */
const Refused = ({ wish, price: { reasons, payout } }: AskedProps) => {
  const { property_id } = wish;
  const [first, ...others] = reasons;
  if (payout)
    return (
      <Banner
        tone="notice"
        title={bookingPanelTexts.ownListing}
        actions={<RouteLink to={pathTo.property({ property_id })}>{bookingPanelTexts.manage}</RouteLink>}
      />
    );
  return (
    <Banner
      tone="notice"
      live="status"
      title={first && refusalWithCure(first)}
      actions={
        <ButtonLink size="sm" variant="outline" to={listingOf(wish)}>
          {say.editTrip}
        </ButtonLink>
      }
    >
      {others.map((it) => (
        <Text key={it.reason}>{refusalWithCure(it)}</Text>
      ))}
    </Banner>
  );
};

/** The same nights are booked by the same person already: here, which ends it, or elsewhere, which is worth a word. */
const Duplicate = () => {
  const found = useUnit(duplicate.$data);
  if (!found?.duplicate || found.booking_id === null) return null;
  const isHere = found.kind === 'same_property';
  const to = pathTo.checkout({ booking_id: found.booking_id });
  return (
    <Banner
      tone="notice"
      live="status"
      title={isHere ? say.duplicate : say.overlapping}
      actions={<RouteLink to={to}>{isHere ? say.duplicateOpen : say.overlappingOpen}</RouteLink>}
    >
      {!isHere && <Text>{say.overlappingHint}</Text>}
    </Banner>
  );
};

const Changed = () => {
  const { before, quote } = useUnit({ before: $before, quote: $quote });
  const accept = useUnit(priceAccepted);
  return <PriceChanged before={before} now={quote} onAccept={() => accept()} />;
};

const Agree = ({ wish, listing }: AskedProps) => {
  const { session, problem, busy, before, found } = useUnit({
    session: $session,
    problem: booking.$problem,
    busy: booking.$pending,
    before: $before,
    found: duplicate.$data,
  });
  const book = useUnit(bookPressed);
  if (session === 'unread' || session === 'loading') return <Skeleton height="12rem" />;
  if (session === 'none') return <LoginFirst says={say.loginFirst} from={askingFor(wish)} />;
  if (found?.kind === 'same_property') return null;
  return (
    <Part heading={bookingForm.title}>
      {problem && problem.shown !== 'field' && (
        <Stack gap="4" marginBottom="4">
          <Banner tone="bad" live="alert" title={problem.message}>
            {problem.cure}
          </Banner>
        </Stack>
      )}
      <GeneratedForm
        form={bookingForm}
        facts={{}}
        wide
        busy={busy}
        problem={problem}
        bare={before !== null}
        submit={listing.instant_book ? say.bookButton : bookingForm.submit}
        onSubmit={book}
      />
    </Part>
  );
};

const Asked = (asked: AskedProps) => {
  const { wish, listing, price } = asked;
  const { quote, pricing } = useUnit({ quote: $quote, pricing: $pricing });
  const lapse = useUnit(lapsed);
  const now = useNow();
  const mayBook = quote !== null && price.payout === null;
  return (
    <Columns>
      <div>
        <Stack gap="4" marginBottom="6">
          {!mayBook && <Refused {...asked} />}
          <Duplicate />
          <Changed />
        </Stack>
        <TripPart {...wish} times={listing} editAt={listingOf(wish)} />
        {mayBook && price.points && <PointsPart points={price.points} quote={quote} />}
        <Part heading={say.pay}>
          <Text>{listing.instant_book ? say.payNext : payLaterText(wish, listing, now)}</Text>
          <PayLaterHint />
        </Part>
        {price.cancellation && <TermsParts house_rules={listing.house_rules} terms={price.cancellation} zone={listing.timezone} />}
        {mayBook && <Agree {...asked} />}
      </div>
      <Summary {...listing} photo={listing.photos[0] ?? null} quote={quote} stale={pricing} due={listing.instant_book ? 'now' : 'later'}>
        {quote && (
          <Held key={quote.quote_id} until={quote.expires_at} minutes={quoteMinutes} says={say.held} over={say.heldOver} onOver={lapse} />
        )}
      </Summary>
    </Columns>
  );
};

const Waiting = () => (
  <Columns aria-hidden="true">
    <Loading>
      <Skeleton height="2rem" width="40%" />
      <Skeleton height="8rem" marginTop="4" />
      <Skeleton height="12rem" marginTop="4" />
    </Loading>
    <aside>
      <Skeleton height="24rem" borderRadius="xl" />
    </aside>
  </Columns>
);

export const Ask = () => {
  const { wish, listing, price, absence } = useUnit({ wish: $wish, listing: known.$data, price: $price, absence: $absence });
  const retry = useUnit(retried);
  if (absence === 'missing')
    return (
      <EmptyState as="h1" drawing="lost" title={say.missing} actions={<ButtonLink to={pathTo.stays()}>{say.toStays}</ButtonLink>}>
        {say.missingHint}
      </EmptyState>
    );
  return (
    <Container maxWidth="container.listing">
      <PageHead title={listing?.instant_book === false ? say.headingRequest : say.headingBook} />
      {wish && listing && price ? (
        <Asked {...{ wish, listing, price }} />
      ) : absence === 'failed' ? (
        <LoadFailed says={say.failed} retry={say.retry} onRetry={() => retry()} />
      ) : (
        <Waiting />
      )}
    </Container>
  );
};
