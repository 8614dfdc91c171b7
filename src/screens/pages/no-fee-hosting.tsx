// Hosts keep all that they earn: the claim, the comparison behind it, and how it adds up.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { comparisonFeePercent, hostEarningsPercent } from '../../../generated/model/constants';
import { pathTo } from '../../../generated/routes/paths';
import { page } from '../../../generated/texts/pages/pages-no-fee-hosting';
import { landingTexts } from '../../../generated/texts/sentences/landingTexts';
import { Closing } from '../../ui/closing';
import { Hero } from '../../ui/hero';
import { Box, Card, Container, HStack } from '../../ui/layout';
import { Text } from '../../ui/type';
import { $hostWay } from '../shell/session/host-way';
import { ButtonLink } from '../shell/navigation/links';
import { Blocks } from '../shell/long-text/long-text';
import { partsOf } from '../shell/long-text/sections';
import { TextSections } from '../shell/long-text/text-sections';

const { lead, sections } = partsOf(page);

const Track = chakra('div', { base: { height: '3', marginTop: '2', borderRadius: 'full', bg: 'surface.deep', overflow: 'hidden' } });
const Kept = chakra('div', { base: { height: 'full', borderRadius: 'full' } });

const Share = ({ label, percent, ours }: { readonly label: string; readonly percent: number; readonly ours: boolean }) => (
  <Box marginTop="6">
    <HStack justifyContent="space-between" alignItems="baseline">
      <Text fontWeight="medium">{label}</Text>
      <Text fontSize={ours ? '2xl' : 'xl'} fontWeight="bold" color={ours ? 'spruce' : 'muted'} fontVariantNumeric="tabular-nums">
        {percent}%
      </Text>
    </HStack>
    <Track aria-hidden="true">
      <Kept bg={ours ? 'spruce' : 'hairline.strong'} style={{ width: `${percent}%` }} />
    </Track>
  </Box>
);

const Comparison = () => (
  <Card.Root variant="elevated" as="figure" borderColor="transparent">
    <Text as="figcaption" fontWeight="semibold">
      {landingTexts.noFeeKept}
    </Text>
    <Share label={landingTexts.noFeeHere} percent={hostEarningsPercent} ours />
    <Share label={landingTexts.noFeeThere} percent={100 - comparisonFeePercent} ours={false} />
    <Text textStyle="tiny" color="muted" marginTop="5">
      {landingTexts.noFeeSource}
    </Text>
  </Card.Root>
);

const Ways = () => (
  <>
    <ButtonLink to={useUnit($hostWay)} size="lg">
      {landingTexts.hostButton}
    </ButtonLink>
    <ButtonLink to={pathTo.hostGuide()} size="lg" variant="outline">
      {landingTexts.guideButton}
    </ButtonLink>
  </>
);

export const NoFeeHosting = () => (
  <>
    <Hero title={landingTexts.noFeeClaim} lead={<Blocks of={lead} />} actions={<Ways />} figure={<Comparison />} />
    <Container>
      <TextSections of={sections} marks="ticks" />
      <Closing title={landingTexts.hostClosing} actions={<Ways />}>
        {landingTexts.hostClosingText}
      </Closing>
    </Container>
  </>
);
