// Asking for a stay: the trip, its price, and what one agrees to, before anything is booked or charged.
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { CreateBookingCode } from '../../../generated/client/booking/createBooking';
import { bookingForm } from '../../../generated/forms/bookingForm';
import { quoteMinutes } from '../../../generated/model/constants';
import type { Listing, PricingMeta, Quote } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { bookingPanelTexts } from '../../../generated/texts/sentences/bookingPanelTexts';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Banner } from '../../ui/banner';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Box, Container, Stack } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Text, Money } from '../../ui/type';
import { waitOf } from '../shell/failures/countdown';
import { LoadFailed } from '../shell/failures/load-failed';
import { ButtonLink, RouteLink } from '../shell/navigation/links';
import { useDraft } from '../shell/drafts/drafts.store';
import { FirstSteps, type FirstStep, useFirstStep } from '../shell/first-steps/first-steps';
import {
  $absence,
  $askFailure,
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
import { $isFormAwaited, bookPressed, booking, duplicate } from './book.store';
import { $freeNear } from './free-near.store';
import { Held } from './held';
import { LoginFirst } from './login-first';
import { Gone, NotNamed } from './none-to-ask';
import { Columns, Part } from './part';
import { PayLaterHint } from './pay-later-hint';
import { PriceChanged } from './price-changed';
import { Summary, dueText } from './summary';
import { TermsParts } from './terms-parts';
import { TripPart } from './trip-part';
import { askingFor, draftOf, listingOf, type Wish } from './visit';
import { payLaterText } from './pay-words';
import { refusalWithCure } from '../shell/property-card/refusal';
import { shownDates } from '../shell/format/format';
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
        <Money fontWeight="semibold" whiteSpace="normal" color={pricing ? 'muted' : 'ink'}>
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

const FreeDates = (wish: Wish) => (
  <ButtonLink size="sm" to={askingFor(wish)}>
    {shownDates(wish.checkin, wish.checkout)}
  </ButtonLink>
);

/** The reasons why it cannot be booked, and where they are changed. */
const Refused = ({ wish, price: { reasons, payout } }: AskedProps) => {
  const { property_id } = wish;
  const free = useUnit($freeNear);
  const [first, ...others] = reasons;
  const isGone = first?.reason === 'dates_taken';
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
        <>
          {isGone && free.map((stay) => <FreeDates key={stay.checkin} {...wish} {...stay} />)}
          <ButtonLink size="sm" variant="outline" to={listingOf(wish)}>
            {say.editTrip}
          </ButtonLink>
        </>
      }
    >
      {others.map((it) => (
        <Text key={it.reason}>{refusalWithCure(it)}</Text>
      ))}
      {isGone && free.length > 0 && <Text>{say.freeNear}</Text>}
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

/** Refusals whose way on is among the person's own stays. */
const ofOwnStays: ReadonlySet<string | undefined> = new Set<CreateBookingCode>(['booking.too_many_requests', 'booking.too_many_unpaid']);

/** The message above the button, where no other says the same already. */
const Trouble = () => {
  const { problem, before } = useUnit({ problem: booking.$problem, before: $before });
  if (!problem || problem.shown === 'field' || before) return null;
  return (
    <Box marginBottom="4">
      <Banner
        tone="bad"
        live="alert"
        title={problem.message}
        actions={ofOwnStays.has(problem.code) ? <RouteLink to={pathTo.stays()}>{say.toStays}</RouteLink> : waitOf(problem)}
      >
        {problem.cure}
      </Banner>
    </Box>
  );
};

const Agree = ({ wish, listing, quote }: Pick<AskedProps, 'wish' | 'listing'> & { readonly quote: Quote }) => {
  const { problem, busy, before } = useUnit({ problem: booking.$problem, busy: booking.$pending, before: $before });
  const book = useUnit(bookPressed);
  const { starts, onChange } = useDraft(draftOf(wish));
  return (
    <Part heading={bookingForm.title}>
      <Trouble />
      <GeneratedForm
        form={bookingForm}
        facts={{}}
        wide
        starts={starts}
        onChange={onChange}
        busy={busy}
        problem={problem}
        bare={before !== null}
        submit={listing.instant_book ? say.button({ amount: dueText(quote) }) : bookingForm.submit}
        onSubmit={book}
      />
    </Part>
  );
};

/** Brings what stopped a press into sight, with the focus: it may stand far above the button. */
const useInSight = (shown: string) => {
  const problem = useUnit(booking.$problem);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && shown !== '') place.current?.focus();
  }, [problem, shown]);
  return place;
};

/** All that stands in the way of this stay, one below the other. */
const Obstacles = (asked: AskedProps & { readonly mayBook: boolean; readonly step: FirstStep }) => {
  const { wish, mayBook, step } = asked;
  const { before, found } = useUnit({ before: $before, found: duplicate.$data });
  const isDouble = found?.kind === 'same_property';
  const isGone = asked.price.reasons.every(({ reason }) => reason === 'dates_taken');
  const place = useInSight([!mayBook && 'refused', before?.quote_id, found?.booking_id].filter(Boolean).join(' '));
  return (
    <Stack ref={place} tabIndex={-1} gap="4" marginBottom="6" scrollMarginTop="24">
      {/* of the nights that one has booked oneself it says that they are taken, too */}
      {!mayBook && !(isDouble && isGone) && <Refused {...asked} />}
      <Duplicate />
      <Changed />
      {mayBook && <FirstSteps step={step} login={<LoginFirst says={say.loginFirst} from={askingFor(wish)} />} />}
    </Stack>
  );
};

const Asked = (asked: AskedProps) => {
  const { wish, listing, price } = asked;
  const { quote, pricing, found, isFormAwaited } = useUnit({
    quote: $quote,
    pricing: $pricing,
    found: duplicate.$data,
    isFormAwaited: $isFormAwaited,
  });
  const step = useFirstStep();
  const isDouble = found?.kind === 'same_property';
  const lapse = useUnit(lapsed);
  const now = useNow();
  const mayBook = quote !== null && price.payout === null;
  return (
    <Columns>
      <div>
        <Obstacles {...asked} mayBook={mayBook} step={step} />
        <TripPart {...wish} times={listing} editAt={listingOf(wish)} />
        {mayBook && price.points && <PointsPart points={price.points} quote={quote} />}
        <Part heading={say.pay}>
          <Text>{listing.instant_book ? say.payNext : payLaterText(wish, listing, now)}</Text>
          <PayLaterHint />
        </Part>
        {price.cancellation && <TermsParts house_rules={listing.house_rules} terms={price.cancellation} zone={listing.timezone} />}
        {mayBook &&
          step === 'done' &&
          !isDouble &&
          (isFormAwaited ? <Skeleton height="12rem" /> : <Agree wish={wish} listing={listing} quote={quote} />)}
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
  const { wish, listing, price, absence, failure } = useUnit({
    wish: $wish,
    listing: known.$data,
    price: $price,
    absence: $absence,
    failure: $askFailure,
  });
  const retry = useUnit(retried);
  if (absence === 'missing') return <NotNamed />;
  if (absence === 'gone') return <Gone />;
  return (
    <Container maxWidth="container.listing">
      <PageHead title={listing?.instant_book === false ? say.headingRequest : say.headingPay} />
      {wish && listing && price ? (
        <Asked {...{ wish, listing, price }} />
      ) : absence === 'failed' ? (
        <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />
      ) : (
        <Waiting />
      )}
    </Container>
  );
};
