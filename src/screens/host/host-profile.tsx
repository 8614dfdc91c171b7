// A host as guests see them: since when they host, their places, and what guests say.
import { useUnit } from 'effector-react';
import type { ListHostStaysAnswer } from '../../../generated/client/property';
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
import { Loaded } from '../shell/call-parts/loaded';
import { spokenText } from '../shell/format/languages';
import { useOwnDay } from '../shell/format/own-zone';
import { ButtonLink } from '../shell/navigation/links';
import { ReviewList } from '../shell/reviews/review-list';
import { host, moreReviews, moreStays, reviews, stays } from './host-profile.store';

export { opened } from './host-profile.store';

const Head = ({ known: { first_name, avatar, languages, created_at } }: { readonly known: PublicProfile }) => {
  const name = first_name ?? say.plain;
  const dayOf = useOwnDay();
  const spoken = spokenText(languages);
  return (
    <HStack gap="6" marginBottom={{ base: '8', md: '12' }}>
      <Avatar name={name} image={avatar} size={88} beside />
      <Box minWidth="0">
        <Heading as="h1" textStyle="display" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text color="muted">{listingTexts.hostSince({ date: dayOf(created_at, 'month') })}</Text>
        {spoken && <Text color="muted">{spoken}</Text>}
      </Box>
    </HStack>
  );
};

interface StaysProps {
  readonly name: string;
  readonly of: ListHostStaysAnswer;
}
const Stays = ({ name, of: found }: StaysProps) => {
  const { pending, more } = useUnit({ pending: stays.$pending, more: moreStays.$pending });
  const press = useUnit(moreStays.pressed);
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

const Reviews = ({ name }: { readonly name: string }) => (
  <Box as="section" aria-labelledby="reviews" marginTop={{ base: '12', md: '16' }} maxWidth="container.text">
    <Heading id="reviews" marginBottom="6">
      {say.reviewsOf({ name })}
    </Heading>
    <Loaded of={reviews} failed={say.failedPart} fallback={null}>
      {(list) => <ReviewList list={list} more={moreReviews} none={say.noReviews} names="both" />}
    </Loaded>
  </Box>
);

const meanwhile = <GridSkeleton count={4} />;

const Missing = () => (
  <EmptyState drawing="lost" as="h1" title={say.notFound} actions={<ButtonLink to={pathTo.search()}>{say.find}</ButtonLink>}>
    {say.notFoundText}
  </EmptyState>
);

const Known = ({ of: known }: { readonly of: PublicProfile }) => {
  const name = known.first_name ?? say.plain;
  return (
    <>
      <Head known={known} />
      <Loaded of={stays} failed={say.failedPart} fallback={meanwhile}>
        {(found) => <Stays name={name} of={found} />}
      </Loaded>
      <Reviews name={name} />
    </>
  );
};

export const HostProfile = () => {
  const failure = useUnit(host.$failure);
  const isMissing = failure !== null && 'status' in failure && failure.status < 500;
  return (
    <Container maxWidth="container.page" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      {isMissing ? (
        <Missing />
      ) : (
        <Loaded of={host} failed={say.failed} fallback={meanwhile}>
          {(known) => <Known of={known} />}
        </Loaded>
      )}
    </Container>
  );
};
