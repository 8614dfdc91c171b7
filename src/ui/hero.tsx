// The head of a page that wins people over: large words on a wide mist, hills at its foot, and something to look at beside them.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container, HStack } from './layout';
import { Heading, Text } from './type';

const Mist = chakra('div', { base: { position: 'relative', isolation: 'isolate', bg: 'spruce.mist', overflow: 'hidden' } });
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    alignItems: 'center',
    paddingTop: { base: '10', md: '16' },
    paddingBottom: { base: '24', md: '32' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});
const Hills = chakra('svg', {
  base: { position: 'absolute', insetInline: '0', bottom: '-1px', zIndex: '-1', width: 'full', height: { base: '20', md: '32' } },
});

export interface HeroProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Stands beside the words, and below them on a phone. */
  readonly figure?: ReactNode;
}

export const Hero = ({ title, lead, actions, figure }: HeroProps) => (
  <Mist>
    <Container>
      <Columns>
        <div>
          <Heading as="h1" textStyle="hero" maxWidth="18ch">
            {title}
          </Heading>
          {lead && (
            <Text as="div" textStyle="lead" color="ink" marginTop="5" maxWidth="34rem">
              {lead}
            </Text>
          )}
          {actions && (
            <HStack flexWrap="wrap" gap="3" marginTop="8">
              {actions}
            </HStack>
          )}
        </div>
        {figure}
      </Columns>
    </Container>
    <Hills viewBox="0 0 1440 128" preserveAspectRatio="none" aria-hidden="true">
      <chakra.path fill="spruce" opacity="0.1" d="M0 70 C180 10 300 40 460 62 S760 -6 960 40 1280 84 1440 30 V128 H0z" />
      <chakra.path fill="spruce" opacity="0.14" d="M0 96 C220 50 380 92 600 84 S1000 40 1180 76 1380 96 1440 80 V128 H0z" />
      <chakra.path fill="white" d="M0 116 C260 88 520 124 760 112 S1220 92 1440 114 V128 H0z" />
    </Hills>
  </Mist>
);
