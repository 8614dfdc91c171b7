// How it works, in three steps.
import { chakra } from '@chakra-ui/react/styled-system';
import { homeTexts as texts } from '../../../generated/texts/sentences/homeTexts';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { commonIcons } from '../../ui/icons/common';
import { Box, Container, Section } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';

const steps = [
  { icon: icons.search, title: texts.howSearchHeading, says: texts.howSearch },
  { icon: commonIcons.calendar, title: texts.howBookHeading, says: texts.howBook },
  { icon: commonIcons.key, title: texts.howStayHeading, says: texts.howStay },
];

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '10' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    marginTop: { base: '6', md: '8' },
    counterReset: 'step',
  },
});
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    // a path leads from step to step
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      display: { base: 'none', md: 'block' },
      top: '7',
      left: '5.5rem',
      right: '-1rem',
      borderTopWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'hairline.strong',
      opacity: '0.5',
    },
  },
});
const Sign = chakra('span', {
  base: {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '14',
    borderRadius: 'full',
    bg: 'white',
    color: 'spruce',
    boxShadow: 'soft',
  },
});

export const HowItWorks = () => (
  <Box bg="surface" marginTop={{ base: '8', md: '10' }}>
    <Section paddingY={{ base: '10', md: '14' }}>
      <Container>
        <Heading textStyle="title">{texts.howHeading}</Heading>
        <Steps>
          {steps.map(({ icon, title, says }) => (
            <Step key={title}>
              <Sign aria-hidden="true">
                <Icon of={icon} size={26} />
              </Sign>
              <Heading as="h3" textStyle="subheading" marginTop={{ md: '4' }}>
                {title}
              </Heading>
              <Text color="muted" marginTop="1" maxWidth="22rem">
                {says}
              </Text>
            </Step>
          ))}
        </Steps>
      </Container>
    </Section>
  </Box>
);
