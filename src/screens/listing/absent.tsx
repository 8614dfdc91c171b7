// Where there is no listing to see: none was named, it is gone, it failed to load, or it is on its way.
import { useUnit } from 'effector-react';
import { pathTo } from '../../../generated/routes/paths';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { EmptyState } from '../../ui/empty-state';
import { Box, Container, Span } from '../../ui/layout';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Heading } from '../../ui/type';
import { PageFailed } from '../shell/failures/page-failed';
import { ButtonLink } from '../shell/navigation/links';
import { $recent, listing, retried } from './listing.store';
import { ReviewCard } from './review-card';

const ToSearch = () => <ButtonLink to={pathTo.search()}>{say.toSearch}</ButtonLink>;

/** The address names no listing: what guests said lately may lead on. */
export const NoneAsked = () => {
  const recent = useUnit($recent);
  return (
    <Container maxWidth="container.listing" paddingBottom="16">
      <EmptyState drawing="key" as="h1" title={say.noneHeading} actions={<ToSearch />}>
        {say.noneText}
      </EmptyState>
      {recent.length > 0 && (
        <section aria-labelledby="recent-heading">
          <Heading id="recent-heading" marginBottom="6">
            {say.recentReviews}
          </Heading>
          <Box
            display="grid"
            columnGap="10"
            rowGap="8"
            gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
          >
            {recent.map((review) => (
              <ReviewCard key={review.review_id} review={review} named />
            ))}
          </Box>
        </section>
      )}
    </Container>
  );
};

export const Missing = () => (
  <EmptyState drawing="lost" as="h1" title={say.notFoundHeading} actions={<ToSearch />}>
    {say.notFoundText}
  </EmptyState>
);

/** Guests could see it once. */
export const Gone = () => (
  <EmptyState drawing="lost" as="h1" title={say.goneHeading} actions={<ToSearch />}>
    {say.goneText}
  </EmptyState>
);

export const Failed = () => {
  const [retry, failure] = useUnit([retried, listing.$failure]);
  const reference = failure && 'request_id' in failure && failure.request_id;
  return (
    <PageFailed says={say.failed} of={failure} onRetry={() => retry()}>
      {reference && <Span display="block">{say.reference({ id: reference })}</Span>}
    </PageFailed>
  );
};

const bars = ['60%', '90%', '80%', '85%', '40%'];

/** The boxes of the page, each as large as what comes. */
export const Waiting = () => (
  <Loading>
    <Container as="span" display="block" maxWidth="container.listing">
      <Skeleton height="8" width="60%" marginTop="8" />
      <Skeleton height="4" width="35%" marginTop="3" />
      <Skeleton marginTop="6" height={{ base: '18rem', md: 'clamp(320px, 38vw, 480px)' }} borderRadius="xl" />
      <Span
        display="grid"
        marginTop="10"
        columnGap={{ lg: '12', xl: '24' }}
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 23.25rem' }}
      >
        <Span display="block">
          {bars.map((width) => (
            <Skeleton key={width} height="5" width={width} marginBottom="4" />
          ))}
        </Span>
        <Skeleton height="26rem" borderRadius="xl" display={{ base: 'none', lg: 'block' }} />
      </Span>
    </Container>
  </Loading>
);
