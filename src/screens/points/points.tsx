// How points are earned and spent.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { pathTo } from '../../../generated/routes/paths';
import { page } from '../../../generated/texts/pages/pages-points';
import { pointsTexts } from '../../../generated/texts/sentences/pointsTexts';
import { Hero } from '../../ui/hero';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Box, Card, Container, HStack } from '../../ui/layout';
import { Text } from '../../ui/type';
import { ButtonLink, RouteLink } from '../shell/navigation/links';
import { Blocks } from '../shell/long-text/long-text';
import { partsOf } from '../shell/long-text/sections';
import { TextSections } from '../shell/long-text/text-sections';
import { OwnPoints } from './own-points';

export { opened } from './points.store';

const { lead, sections } = partsOf(page);

const Coin = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '24',
    height: '24',
    borderRadius: 'full',
    fontWeight: 'bold',
    lineHeight: '1.15',
    textAlign: 'center',
  },
  variants: {
    kind: {
      point: { bg: 'spruce', color: 'white', boxShadow: 'inset 0 0 0 5px rgba(255, 255, 255, 0.18)' },
      cent: { bg: 'notice.mist', color: 'notice', boxShadow: 'inset 0 0 0 5px rgba(138, 90, 0, 0.14)' },
    },
  },
});

const Fact = ({ children }: { readonly children: ReactNode }) => (
  <HStack as="li" gap="3" paddingY="2.5" borderTopWidth="1px">
    <Icon of={icons.check} size={18} color="spruce" />
    <Text fontWeight="medium">{children}</Text>
  </HStack>
);

const Worth = () => (
  <Card.Root variant="elevated" borderColor="transparent">
    <HStack flexWrap="wrap" justifyContent="center" gap="4" paddingTop="2" paddingBottom="6">
      <Coin kind="point">{pointsTexts.onePoint}</Coin>
      <Box as="span" fontSize="2xl" fontWeight="bold">
        =
      </Box>
      <Coin kind="cent">{pointsTexts.oneCent}</Coin>
    </HStack>
    <ul>
      <Fact>{pointsTexts.perDollar}</Fact>
      <Fact>{pointsTexts.fromPoints}</Fact>
      <Fact>{pointsTexts.never}</Fact>
    </ul>
  </Card.Root>
);

const Ways = () => (
  <>
    <ButtonLink to={pathTo.search()} size="lg">
      {pointsTexts.findStay}
    </ButtonLink>
    <ButtonLink to={pathTo.referralCenter()} size="lg" variant="outline">
      {pointsTexts.inviteFriends}
    </ButtonLink>
  </>
);

export const Points = () => (
  <>
    <Hero title={pointsTexts.claim} lead={<Blocks of={lead} />} actions={<Ways />} figure={<Worth />} />
    <Container paddingBottom="12">
      <Card.Root variant="subtle" data-for="visitors" marginTop="4" paddingY="4">
        <RouteLink to={pathTo.login({ from: pathTo.points() })}>{pointsTexts.signedOut}</RouteLink>
      </Card.Root>
      <Box data-for="members" marginBottom="8">
        <OwnPoints />
      </Box>
      <TextSections of={sections} />
    </Container>
  </>
);
