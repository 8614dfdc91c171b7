// The popular provinces as pictures, the fullest the largest, and the way to all of them.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { PopularState } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { homeTexts as texts } from '../../../generated/texts/sentences/homeTexts';
import { searchTexts } from '../../../generated/texts/sentences/searchTexts';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Container, Section, Span } from '../../ui/layout';
import { Photo } from '../../ui/photos/photo';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Heading, Text } from '../../ui/type';
import { deferred } from '../shell/loading/deferred';
import { BareLink } from '../shell/navigation/links';
import { moneyText } from '../shell/property-card/price-words';
import { popular as popularStates } from '../shell/search-pill/popular.store';

// most visitors never meet it
const loadFailed = deferred(async () => (await import('../shell/failures/load-failed')).LoadFailed);
if (import.meta.env.SSR) await loadFailed.preload();

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    '& > li': { aspectRatio: { base: '1 / 1', sm: '4 / 3' }, minWidth: '0' },
    '& > li:first-of-type': { gridColumn: 'span 2', aspectRatio: { base: '16 / 10', lg: 'auto' }, gridRow: { lg: 'span 2' } },
  },
});
const Tile = chakra(BareLink, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    width: 'full',
    height: 'full',
    padding: { base: '3.5', md: '5' },
    overflow: 'hidden',
    isolation: 'isolate',
    borderRadius: 'lg',
    bg: 'spruce.deep',
    color: 'white',
    '& img': { position: 'absolute', inset: '0', zIndex: '-2', transition: 'transform 150ms ease-out' },
    '&:hover img': { transform: 'scale(1.02)' },
    '&:hover': { boxShadow: 'soft' },
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '-1',
      bg: 'linear-gradient(180deg, rgba(16, 24, 28, 0) var(--clear, 28%), rgba(16, 24, 28, 0.66) 70%, rgba(16, 24, 28, 0.84) 100%)',
    },
  },
});
const Name = chakra('span', { base: { fontSize: { base: 'md', md: 'lg' }, fontWeight: 'bold', lineHeight: 'snug' } });
const Line = chakra('span', { base: { display: 'block', textStyle: 'small' } });

const State = ({ state, large }: { readonly state: PopularState; readonly large: boolean }) => (
  <Tile to={pathTo.placeRentals({ place: state.slug })} {...(large && { css: { '--clear': '52%' } })}>
    {state.image && <Photo picture={{ src: state.image, alt: '' }} />}
    <Name {...(large && { fontSize: { base: 'xl', lg: '2xl' } })}>{state.name}</Name>
    <Line>{texts.featuredCount({ count: state.count })}</Line>
    {state.from_all_in && (
      <Line {...(!large && { display: { base: 'none', md: 'block' }, textStyle: 'tiny' })}>
        {texts.featuredFrom({ price: moneyText(state.from_all_in) })}
      </Line>
    )}
  </Tile>
);

const Everywhere = () => (
  <Tile to={pathTo.allRentals()} bg="spruce" _before={{ content: 'none' }} _hover={{ bg: 'spruce.deep', boxShadow: 'soft' }}>
    <Span marginBottom="auto">
      <Icon of={icons.map} size={28} />
    </Span>
    <Name>{texts.allPlaces}</Name>
    <Span textStyle="small">{texts.allPlacesText}</Span>
  </Tile>
);

const boxes = Array.from({ length: 9 }, (_, at) => at);

const Places = () => {
  const { popular, failure, want } = useUnit({
    popular: popularStates.$data,
    failure: popularStates.$failure,
    want: popularStates.wanted,
  });
  if (failure) return <loadFailed.Part says={searchTexts.failedHeading} of={failure} onRetry={() => want()} />;
  if (!popular)
    return (
      <Loading>
        <Tiles as="span">
          {boxes.map((box) => (
            <Skeleton key={box} as="li" borderRadius="lg" minHeight="0" />
          ))}
        </Tiles>
      </Loading>
    );
  return (
    <Tiles>
      {popular.map((state, at) => (
        <li key={state.code}>
          <State state={state} large={at === 0} />
        </li>
      ))}
      <li>
        <Everywhere />
      </li>
    </Tiles>
  );
};

export const Featured = () => (
  <Section paddingTop={{ base: '10', md: '16' }}>
    <Container>
      <Heading textStyle="title">{texts.featuredHeading}</Heading>
      <Text color="muted" marginTop="1" marginBottom="6">
        {texts.featuredText}
      </Text>
      <Places />
    </Container>
  </Section>
);
