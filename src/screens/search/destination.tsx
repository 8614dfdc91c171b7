// A destination page: a picture of it, the search, its stays, and what to know before one goes.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { destinationQueries } from '../../../generated/model/tables';
import { heads } from '../../../generated/routes/heads';
import { pathTo } from '../../../generated/routes/paths';
import type { Page } from '../../../generated/texts/page';
import { destinationTexts as texts } from '../../../generated/texts/sentences/destinationTexts';
import { searchPillTexts } from '../../../generated/texts/sentences/searchPillTexts';
import { searchTexts } from '../../../generated/texts/sentences/searchTexts';
import { Container, Row, Section } from '../../ui/layout';
import { Photo, type Picture } from '../../ui/photos/photo';
import { publicPicture } from '../../ui/photos/public-picture';
import { Heading, Text } from '../../ui/type';
import { LoadFailed } from '../shell/failures/load-failed';
import { deferred } from '../shell/loading/deferred';
import { ButtonLink, ChipLink } from '../shell/navigation/links';
import { Blocks, inlines } from '../shell/long-text/long-text';
import { popular as popularStates } from '../shell/search-pill/popular.store';
import { placeOf } from '../shell/search-pill/trip';
import { partsOf } from '../shell/long-text/sections';
import { TextSections } from '../shell/long-text/text-sections';
import type { ScreenProps } from '../shell/navigation/visit';
import { CardGrid, GridSkeleton } from './card-grid';
import { $path, $text, destinationAt, stays as found } from './destination.store';

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

const Head = ({ text, path, title }: { readonly text: Page | null; readonly path: string; readonly title: string }) => {
  const { title: own, lead } = text ? partsOf(text) : { title: [], lead: [] };
  const picture = pictures[path];
  return (
    <Stage>
      <div>
        <Heading as="h1" look="display">
          {own.length > 0 ? inlines(own) : title}
        </Heading>
        <Text as="div" look="lead" tone="muted" marginTop="4" maxWidth="34rem">
          <Blocks of={lead} />
        </Text>
      </div>
      <Frame>{picture && <Photo picture={picture} sizes="(min-width: 64em) 50vw, 100vw" first />}</Frame>
    </Stage>
  );
};

const Stays = () => {
  const { path, stays, failure, retry } = useUnit({
    path: $path,
    stays: found.$data,
    failure: found.$failure,
    retry: found.retried,
  });
  const query = destinationAt(path);
  if (failure) return <LoadFailed says={searchTexts.failedHeading} retry={searchTexts.retry} onRetry={() => retry()} />;
  if (!stays) return <GridSkeleton />;
  if (stays.total === 0)
    return (
      <>
        <Text marginBottom="4">{texts.none}</Text>
        <ButtonLink to={pathTo.search()}>{searchPillTexts.wholeCountry}</ButtonLink>
      </>
    );
  return (
    <>
      <CardGrid cards={stays.results} query={query} />
      {stays.total > stays.results.length && (
        <Row justifyContent="center" paddingTop="10">
          <ButtonLink look="plain" size="lg" to={pathTo.search(query)}>
            {texts.showAll({ count: stays.total })}
          </ButtonLink>
        </Row>
      )}
    </>
  );
};

const Elsewhere = ({ path }: { readonly path: string }) => {
  const popular = useUnit(popularStates.$data) ?? [];
  const others = destinationQueries.filter((it) => it.path !== path);
  return (
    <Section>
      <Heading look="title" marginBottom="4">
        {texts.elsewhere}
      </Heading>
      <Row as="ul" flexWrap="wrap">
        {others.map((it) => (
          <li key={it.path}>
            <ChipLink to={it.path}>{placeOf(destinationAt(it.path)) ?? searchPillTexts.wholeCountry}</ChipLink>
          </li>
        ))}
        {popular
          .filter(({ code }) => !destinationQueries.some(({ query, province }) => !query && province === code))
          .map(({ code, name }) => (
            <li key={code}>
              <ChipLink to={pathTo.search({ province: code })}>{name}</ChipLink>
            </li>
          ))}
      </Row>
    </Section>
  );
};

export const Destination = ({ visit }: ScreenProps) => {
  const { text, stays } = useUnit({ text: $text, stays: found.$data });
  const place = placeOf(destinationAt(visit.path)) ?? 'Canada';
  return (
    <Container paddingTop={{ base: '4', md: '6' }} paddingBottom="12">
      <Head text={text} path={visit.path} title={heads[visit.route].title} />
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        justifyItems="center"
        marginTop={{ base: '6', lg: '10' }}
        position="relative"
        zIndex="1"
        css={{ '&:has([data-open])': { zIndex: 'sticky' } }}
      >
        <chakra.div width="full" maxWidth="54rem" minHeight={{ base: '14', md: '4.125rem' }}>
          <pill.Part />
        </chakra.div>
      </chakra.div>
      <Section paddingTop={{ base: '10', md: '12' }}>
        <Row justifyContent="space-between" alignItems="baseline" marginBottom="6" flexWrap="wrap">
          <Heading look="title">{texts.staysHeading({ place })}</Heading>
          {stays && stays.total > 0 && <Text tone="muted">{texts.count({ count: stays.total })}</Text>}
        </Row>
        <Stays />
      </Section>
      {text && <TextSections of={partsOf(text).sections} />}
      <Elsewhere path={visit.path} />
    </Container>
  );
};
