// A host as guests see them: since when they host, their places, and what guests say.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { PublicProfile } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { hostProfileTexts as say } from '../../../generated/texts/sentences/hostProfileTexts';
import { listingTexts } from '../../../generated/texts/sentences/listingTexts';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Box, Container, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { CardGrid, GridSkeleton } from '../shell/card-grid/card-grid';
import { LoadFailed } from '../shell/failures/load-failed';
import { useOwnDay } from '../shell/format/own-zone';
import { ButtonLink } from '../shell/navigation/links';
import { ReviewList } from '../shell/reviews/review-list';
import { host, moreReviews, moreStays, reviews, stays } from './host-profile.store';

export { opened } from './host-profile.store';

const Head = ({ known: { first_name, avatar, created_at } }: { readonly known: PublicProfile }) => {
  const name = first_name ?? say.plain;
  const dayOf = useOwnDay();
  return (
    <HStack gap="6" marginBottom={{ base: '8', md: '12' }}>
      <Avatar name={name} image={avatar} size={88} beside />
      <Box minWidth="0">
        <Heading as="h1" textStyle="display" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text color="muted">{listingTexts.hostSince({ date: dayOf(created_at, 'month') })}</Text>
      </Box>
    </HStack>
  );
};

const Stays = ({ name }: { readonly name: string }) => {
  const { found, failure, pending, more } = useUnit({
    found: stays.$data,
    failure: stays.$failure,
    pending: stays.$pending,
    more: moreStays.$pending,
  });
  const [retry, press] = useUnit([stays.retried, moreStays.pressed]);
  if (!found && failure && !pending) return <LoadFailed says={say.failedPart} retry={say.retry} onRetry={() => retry()} />;
  if (!found) return <GridSkeleton count={4} />;
  if (found.total === 0)
    return (
      <EmptyState drawing="lake" title={say.none} actions={<ButtonLink to={pathTo.search()}>{say.find}</ButtonLink>}>
        {say.noneText}
      </EmptyState>
    );
  return (
    <section aria-labelledby="stays">
      <Heading id="stays">{say.staysOf({ name })}</Heading>
      <Text color="muted" marginTop="1" marginBottom="6">
        {say.stays({ count: found.total })}
      </Text>
      <CardGrid cards={found.results} query={{}} faded={pending} />
      {found.results.length < found.total && (
        <Button variant="outline" marginTop="8" busy={more} onClick={() => press()}>
          {say.moreStays}
        </Button>
      )}
    </section>
  );
};

const Reviews = ({ name }: { readonly name: string }) => {
  const { found, failure, pending } = useUnit({ found: reviews.$data, failure: reviews.$failure, pending: reviews.$pending });
  const retry = useUnit(reviews.retried);
  const shown = (): ReactNode => {
    if (found) return <ReviewList list={found} more={moreReviews} none={say.noReviews} names="both" />;
    return failure && !pending && <LoadFailed says={say.failedPart} retry={say.retry} onRetry={() => retry()} />;
  };
  return (
    <Box as="section" aria-labelledby="reviews" marginTop={{ base: '12', md: '16' }} maxWidth="container.text">
      <Heading id="reviews" marginBottom="6">
        {say.reviewsOf({ name })}
      </Heading>
      {shown()}
    </Box>
  );
};

const Missing = () => (
  <EmptyState drawing="lost" as="h1" title={say.notFound} actions={<ButtonLink to={pathTo.search()}>{say.find}</ButtonLink>}>
    {say.notFoundText}
  </EmptyState>
);

export const HostProfile = () => {
  const { known, failure, pending } = useUnit({ known: host.$data, failure: host.$failure, pending: host.$pending });
  const retry = useUnit(host.retried);
  const isMissing = failure !== null && 'status' in failure && failure.status < 500;
  const name = known?.first_name ?? say.plain;
  return (
    <Container maxWidth="container.page" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      {known && (
        <>
          <Head known={known} />
          <Stays name={name} />
          <Reviews name={name} />
        </>
      )}
      {!known && isMissing && <Missing />}
      {!known && failure && !isMissing && !pending && <LoadFailed says={say.failed} retry={say.retry} onRetry={() => retry()} />}
      {!known && (!failure || pending) && !isMissing && <GridSkeleton count={4} />}
    </Container>
  );
};
