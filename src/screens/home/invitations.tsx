// The invitation to hosts, and two smaller offers beside it.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { pathTo } from '../../../generated/routes/paths';
import { homeTexts as texts } from '../../../generated/texts/sentences/homeTexts';
import { Icon, type IconShape } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Box, Container, HStack, Section, Span } from '../../ui/layout';
import { Photo } from '../../ui/photos/photo';
import { publicPicture } from '../../ui/photos/public-picture';
import { Heading, Text } from '../../ui/type';
import { ButtonLink, RouteLink } from '../shell/navigation/links';
import { $hostWay } from '../shell/session/host-way';

const Band = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    overflow: 'hidden',
    borderRadius: '2xl',
    bg: 'spruce.deep',
    color: 'white',
  },
});
const Pair = chakra('div', {
  base: { display: 'grid', gap: '4', marginTop: '4', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
});
const Offer = chakra('div', {
  base: { display: 'flex', gap: '4', padding: { base: '5', md: '6' }, borderWidth: '1px', borderRadius: 'xl' },
});

const home = publicPicture('cabin', '#7d8a86');

const HostBand = () => (
  <Band>
    <Box padding={{ base: '6', md: '10', lg: '14' }} alignSelf="center">
      <Heading textStyle="display" color="white">
        {texts.hostHeading}
      </Heading>
      <Text textStyle="lead" marginTop="3" maxWidth="26rem">
        {texts.hostText}
      </Text>
      <HStack flexWrap="wrap" gap="3" marginTop="7">
        <ButtonLink size="lg" variant="outline" to={useUnit($hostWay)} borderColor="white" _hover={{ bg: 'spruce.mist' }}>
          {texts.hostButton}
        </ButtonLink>
        <ButtonLink
          size="lg"
          variant="ghost"
          color="white"
          to={pathTo.hostGuide()}
          _hover={{ bg: 'rgba(255, 255, 255, 0.12)' }}
          _focusVisible={{ outlineColor: 'white' }}
        >
          {texts.hostGuide}
        </ButtonLink>
      </HStack>
    </Box>
    <Box aspectRatio={{ base: '16 / 10', md: 'auto' }} minHeight={{ md: '22rem' }} position="relative" order={{ base: '-1', md: '0' }}>
      <Photo picture={home} sizes="(min-width: 48em) 50vw, 100vw" position="absolute" inset="0" />
    </Box>
  </Band>
);

interface OfferProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly children: ReactNode;
  readonly to: string;
  readonly way: string;
}
const SmallOffer = ({ icon, title, children, to, way }: OfferProps) => (
  <Offer>
    <Span color="spruce" paddingTop="0.5">
      <Icon of={icon} size={26} />
    </Span>
    <div>
      <Heading as="h3" textStyle="subheading">
        {title}
      </Heading>
      <Text color="muted" marginTop="1" marginBottom="3">
        {children}
      </Text>
      <RouteLink color="spruce" to={to}>
        {way}
      </RouteLink>
    </div>
  </Offer>
);

export const Invitations = () => (
  <Section paddingTop={{ base: '10', md: '14' }} paddingBottom={{ base: '14', md: '20' }}>
    <Container>
      <HostBand />
      <Pair>
        <SmallOffer icon={commonIcons.puzzle} title={texts.extensionHeading} to={pathTo.browserExtension()} way={texts.extensionButton}>
          {texts.extensionText}
        </SmallOffer>
        <SmallOffer icon={commonIcons.tag} title={texts.payLaterHeading} to={pathTo.vertoflex()} way={texts.payLaterButton}>
          {texts.payLaterText}
        </SmallOffer>
      </Pair>
    </Container>
  </Section>
);
