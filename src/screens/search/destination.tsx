// A destination page: a picture of it, the search, its stays, and what to know before one goes.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { DestinationPlace } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import type { Page } from '../../../generated/texts/page';
import { destinationTexts as texts } from '../../../generated/texts/sentences/destinationTexts';
import { searchPillTexts } from '../../../generated/texts/sentences/searchPillTexts';
import { searchTexts } from '../../../generated/texts/sentences/searchTexts';
import { EmptyState } from '../../ui/empty-state';
import { Box, Container, HStack, Section } from '../../ui/layout';
import { Photo, type Picture } from '../../ui/photos/photo';
import { publicPicture } from '../../ui/photos/public-picture';
import { Heading, Text } from '../../ui/type';
import { LoadFailed } from '../shell/failures/load-failed';
import { moneyText } from '../shell/property-card/price-words';
import { deferred } from '../shell/loading/deferred';
import { ButtonLink } from '../shell/navigation/links';
import { ChipLink } from '../shell/navigation/tab-links';
import { Blocks, inlines } from '../shell/long-text/long-text';
import { partsOf } from '../shell/long-text/sections';
import { TextSections } from '../shell/long-text/text-sections';
import type { ScreenProps } from '../shell/navigation/visit';
import { CardGrid, GridSkeleton } from '../shell/card-grid/card-grid';
import { $isMissing, $text, pathOf, place as destination, searchFor, stays as found } from './destination.store';
import { countedStays } from './search-head';

export { opened } from './destination.store';

const pill = deferred(async () => (await import('../shell/search-pill/search-pill')).SearchPill);
if (import.meta.env.SSR) await pill.preload();

const pictures: Readonly<Record<string, Picture>> = {
  [pathTo.whistlerRentals()]: publicPicture('whistler', '#c5c9cc'),
  [pathTo.ontarioRentals()]: publicPicture('ontario', '#a8c7d6'),
  [pathTo.allRentals()]: publicPicture('coast', '#b8a8a4'),
};

const Stage = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '12' },
    alignItems: 'center',
    gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
const Frame = chakra('div', {
  base: {
    overflow: 'hidden',
    aspectRatio: { base: '16 / 9', lg: '16 / 10' },
    borderRadius: '2xl',
    order: { base: '-1', lg: '0' },
  },
});

interface Described {
  readonly text: Page | null;
  readonly place: DestinationPlace | null;
}

const Head = ({ text, place, path }: Described & { readonly path: string }) => {
  const { title, lead } = text ? partsOf(text) : { title: '', lead: [] };
  const picture = pictures[path];
  const words = (
    <div>
      <Heading as="h1" textStyle="display">
        {title.length > 0 ? inlines(title) : place ? texts.heading({ place: place.name }) : texts.crumbs}
      </Heading>
      <Text as="div" textStyle="lead" color="muted" marginTop="4" maxWidth="34rem">
        {lead.length > 0 ? <Blocks of={lead} /> : place && texts.lead({ place: place.name })}
      </Text>
    </div>
  );
  if (!picture) return words;
  return (
    <Stage>
      {words}
      <Frame>
        <Photo picture={picture} sizes="(min-width: 64em) 50vw, 100vw" first />
      </Frame>
    </Stage>
  );
};

/** A place's stays at this moment; zero counts are left out. */
const numbersOf = ({ from_all_in, rating, review_count, pets_count, instant_count }: DestinationPlace): readonly string[] => [
  ...(from_all_in ? [texts.from({ price: moneyText(from_all_in) })] : []),
  ...(rating === null ? [] : [texts.rated({ rating: rating.toFixed(1), count: review_count })]),
  ...(pets_count > 0 ? [texts.pets({ count: pets_count })] : []),
  ...(instant_count > 0 ? [texts.instant({ count: instant_count })] : []),
];

const Numbers = ({ place }: { readonly place: DestinationPlace }) => (
  <HStack as="ul" flexWrap="wrap" columnGap="6" rowGap="1" marginBottom="6">
    {numbersOf(place).map((says) => (
      <Text as="li" key={says} color="muted">
        {says}
      </Text>
    ))}
  </HStack>
);

const Stays = ({ place }: { readonly place: DestinationPlace }) => {
  const { stays, failure, retry } = useUnit({ stays: found.$data, failure: found.$failure, retry: found.retried });
  const query = searchFor(place);
  if (failure) return <LoadFailed says={searchTexts.failedHeading} of={failure} onRetry={() => retry()} />;
  if (!stays) return <GridSkeleton />;
  // stays around a place are not in it
  if (stays.total === 0 || stays.understood.near)
    return (
      <>
        <Text marginBottom="4">{texts.none}</Text>
        <ButtonLink to={pathTo.search()}>{searchPillTexts.wholeCountry}</ButtonLink>
      </>
    );
  return (
    <>
      <CardGrid cards={stays.results} query={query} />
      {(stays.more || stays.total > stays.results.length) && (
        <HStack justifyContent="center" paddingTop="10">
          <ButtonLink variant="outline" size="lg" to={pathTo.search(query)}>
            {stays.more ? texts.showAllStays : texts.showAll({ count: stays.total })}
          </ButtonLink>
        </HStack>
      )}
    </>
  );
};

const StaysOf = ({ place }: { readonly place: DestinationPlace }) => {
  const stays = useUnit(found.$data);
  return (
    <Section paddingTop={{ base: '10', md: '12' }}>
      <HStack justifyContent="space-between" alignItems="baseline" marginBottom="2" flexWrap="wrap">
        <Heading textStyle="title">{texts.staysHeading({ place: place.name })}</Heading>
        {stays && stays.total > 0 && !stays.understood.near && <Text color="muted">{countedStays(stays)}</Text>}
      </HStack>
      <Numbers place={place} />
      <Stays place={place} />
    </Section>
  );
};

const Elsewhere = ({ place: { slug, others } }: { readonly place: DestinationPlace }) => (
  <Section>
    <Heading textStyle="title" marginBottom="4">
      {texts.elsewhere}
    </Heading>
    <HStack as="ul" flexWrap="wrap">
      {slug !== 'all' && (
        <li>
          <ChipLink to={pathTo.allRentals()}>{searchPillTexts.wholeCountry}</ChipLink>
        </li>
      )}
      {others.map((it) => (
        <li key={it.slug}>
          <ChipLink to={pathOf(it.slug)}>{it.name}</ChipLink>
        </li>
      ))}
    </HStack>
  </Section>
);

const Missing = () => (
  <Container paddingY="8">
    <EmptyState
      drawing="lost"
      as="h1"
      title={texts.notFoundHeading}
      actions={<ButtonLink to={pathTo.allRentals()}>{searchPillTexts.wholeCountry}</ButtonLink>}
    >
      {texts.notFoundText}
    </EmptyState>
  </Container>
);

const PlaceFailed = () => {
  const [failure, retry] = useUnit([destination.$failure, destination.retried]);
  return (
    <Section>
      <LoadFailed says={searchTexts.failedHeading} of={failure} onRetry={() => retry()} />
    </Section>
  );
};

export const Destination = ({ visit }: ScreenProps) => {
  const { text, place, isMissing, failure } = useUnit({
    text: $text,
    place: destination.$data,
    isMissing: $isMissing,
    failure: destination.$failure,
  });
  if (isMissing) return <Missing />;
  return (
    <Container paddingTop={{ base: '4', md: '6' }} paddingBottom="12">
      <Head text={text} place={place} path={visit.path} />
      <Box
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        justifyItems="center"
        marginTop={{ base: '6', lg: '10' }}
        position="relative"
        zIndex="1"
        css={{ '&:has([data-open])': { zIndex: 'sticky' } }}
      >
        <Box width="full" maxWidth="54rem" minHeight={{ base: '14', md: '4.125rem' }}>
          <pill.Part />
        </Box>
      </Box>
      {failure && !place && <PlaceFailed />}
      {place ? <StaysOf place={place} /> : !failure && <GridSkeleton />}
      {text && <TextSections of={partsOf(text).sections} />}
      {place && <Elsewhere place={place} />}
    </Container>
  );
};
