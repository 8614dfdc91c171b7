// The first view: an evening on a lake, the promise, and the search pill.
import { chakra } from '@chakra-ui/react/styled-system';
import { homeTexts as texts } from '../../../generated/texts/sentences/homeTexts';
import { Box, Container } from '../../ui/layout';
import { Photo } from '../../ui/photos/photo';
import { publicPicture } from '../../ui/photos/public-picture';
import { Heading, Text } from '../../ui/type';
import { deferred } from '../shell/loading/deferred';

const pill = deferred(async () => (await import('../shell/search-pill/search-pill')).SearchPill);
if (import.meta.env.SSR) await pill.preload();

const Stage = chakra('section', {
  base: {
    position: 'relative',
    zIndex: '1',
    '&:has([data-open])': { zIndex: 'sticky' },
    display: 'flex',
    flexDirection: 'column',
    // at a desk what comes below looks in, and the cookie notice covers nothing of the pill
    minHeight: { base: '32rem', md: 'clamp(28rem, 100dvh - 18rem, 38rem)' },
    marginX: { base: '-4', sm: '-6', md: '0' },
    paddingX: { base: '4', sm: '6', md: '10', xl: '14' },
    paddingTop: { base: '10', md: '14' },
    paddingBottom: { base: '8', md: '12' },
    color: 'white',
  },
});
const Picture = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    overflow: 'hidden',
    borderRadius: { md: '2xl' },
    bg: '#5d5366',
    // white words stay readable whatever hour the picture shows
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bg: {
        base: 'linear-gradient(180deg, rgba(24, 22, 36, 0.7) 0%, rgba(24, 22, 36, 0.6) 45%, rgba(24, 22, 36, 0) 80%)',
        lg: 'linear-gradient(100deg, rgba(24, 22, 36, 0.78) 0%, rgba(24, 22, 36, 0.66) 42%, rgba(24, 22, 36, 0) 76%)',
      },
    },
  },
});

const evening = publicPicture('evening', '#5d5366', [800, 1600, 2400]);

export const HomeHero = () => (
  <Container paddingTop={{ md: '2' }}>
    <Stage>
      <Picture>
        <Photo picture={evening} first objectPosition={{ base: '66% 50%', md: '50% 66%' }} />
      </Picture>
      <Heading as="h1" textStyle="hero" color="white" maxWidth="16ch">
        {texts.headline}
      </Heading>
      <Text textStyle="lead" marginTop="4" marginBottom={{ base: '7', md: '9' }} maxWidth="38rem">
        {texts.lead}
      </Text>
      <Box color="ink" marginTop="auto" minHeight={{ base: '14', md: '4.125rem' }}>
        <pill.Part />
      </Box>
    </Stage>
  </Container>
);
