// The guide for hosts: the steps in their order, then what happens once a place is listed.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { pathTo } from '../../../generated/routes/paths';
import { page } from '../../../generated/texts/pages/pages-host-guide';
import { landingTexts } from '../../../generated/texts/sentences/landingTexts';
import { Closing } from '../../ui/closing';
import { Hero } from '../../ui/hero';
import { Card, Container, Grid } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { $hostWay } from '../shell/session/host-way';
import { ButtonLink } from '../shell/navigation/links';
import { plainText } from '../../../generated/texts/page';
import { Blocks, inlines, Prose } from '../shell/long-text/long-text';
import { partsOf, type TextSection } from '../shell/long-text/sections';

const { title, lead, sections } = partsOf(page);
const numbered = /^(\d+)\.\s+(.*)$/;
const steps = sections.flatMap((section) => {
  const [, number, words] = numbered.exec(plainText(section.title)) ?? [];
  return number && words ? [{ ...section, number, words }] : [];
});
const later = sections.filter((section) => !numbered.test(plainText(section.title)));

const Line = chakra('ol', {
  base: {
    listStyle: 'none',
    position: 'relative',
    display: 'grid',
    gap: { base: '8', md: '10' },
    paddingY: { base: '8', md: '12' },
    _before: { content: '""', position: 'absolute', top: '12', bottom: '16', insetInlineStart: '5', width: '1px', bg: 'hairline' },
  },
});
const Number = chakra('span', {
  base: {
    zIndex: '1',
    display: 'grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    borderRadius: 'full',
    bg: 'spruce',
    color: 'white',
    fontWeight: 'bold',
    boxShadow: '0 0 0 6px {colors.white}',
  },
});

const StepRow = chakra('li', {
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '8' },
    rowGap: '3',
    gridTemplateColumns: { base: '2.5rem minmax(0, {sizes.text})', lg: '2.5rem minmax(0, 4fr) minmax(0, 7fr)' },
  },
});

const Step = ({ of: { anchor, number, words, blocks } }: { readonly of: (typeof steps)[number] }) => (
  <StepRow id={anchor}>
    <Number aria-hidden="true">{number}</Number>
    <Heading textStyle="heading" paddingTop="1.5">
      {words}
    </Heading>
    <Prose gridColumn={{ base: '2', lg: '3' }} paddingTop={{ lg: '1.5' }}>
      <Blocks of={blocks} />
    </Prose>
  </StepRow>
);

const Later = ({ of: { anchor, title: name, blocks } }: { readonly of: TextSection }) => (
  <Card.Root id={anchor}>
    <Heading textStyle="subheading">{inlines(name)}</Heading>
    <Prose marginTop="2" color="muted">
      <Blocks of={blocks} />
    </Prose>
  </Card.Root>
);

/** The whole way in a few words. */
const AtAGlance = () => (
  <Card.Root variant="elevated" borderColor="transparent" display={{ base: 'none', lg: 'block' }}>
    <chakra.ol display="grid" gap="4" listStyle="none">
      {steps.map(({ anchor, number, words }) => (
        <chakra.li key={anchor} display="flex" gap="3" alignItems="center">
          <Number width="8" height="8" fontSize="sm" boxShadow="none" aria-hidden="true">
            {number}
          </Number>
          <Text fontWeight="medium">{words}</Text>
        </chakra.li>
      ))}
    </chakra.ol>
  </Card.Root>
);

const Ways = () => (
  <>
    <ButtonLink to={useUnit($hostWay)} size="lg">
      {landingTexts.hostButton}
    </ButtonLink>
    <ButtonLink to={pathTo.contact({ topic: 'call' })} size="lg" variant="outline">
      {landingTexts.callButton}
    </ButtonLink>
  </>
);

export const HostGuide = () => (
  <>
    <Hero title={inlines(title)} lead={<Blocks of={lead} />} actions={<Ways />} figure={<AtAGlance />} />
    <Container>
      <Line>
        {steps.map((step) => (
          <Step key={step.anchor} of={step} />
        ))}
      </Line>
      <Grid gap="4" gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }} paddingBottom="8">
        {later.map((part) => (
          <Later key={part.anchor} of={part} />
        ))}
      </Grid>
      <Closing title={landingTexts.hostClosing} actions={<Ways />}>
        {landingTexts.hostClosingText}
      </Closing>
    </Container>
  </>
);
