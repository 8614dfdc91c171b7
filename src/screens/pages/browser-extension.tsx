// The browser extension: what it does, what it does not, and where to get it.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { page } from '../../../generated/texts/pages/pages-browser-extension';
import { landingTexts } from '../../../generated/texts/sentences/landingTexts';
import { buttonRecipe } from '../../ui/theme/recipes';
import { Hero } from '../../ui/hero';
import { Icon } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Box, Card, Container, Grid, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { Blocks, inlines, Prose } from '../shell/long-text/long-text';
import { $settings } from '../shell/request/request';
import { partsOf, type TextSection } from '../shell/long-text/sections';
import { ExtensionPicture } from './extension-picture';

const { lead, sections } = partsOf(page);
const [does, doesNot, install] = sections;

const OutsideButton = chakra('a', buttonRecipe);

const Add = () => {
  const { extensionStoreUrl } = useUnit($settings);
  return (
    <OutsideButton href={extensionStoreUrl} size="lg" rel="noopener">
      <Icon of={commonIcons.puzzle} />
      {landingTexts.extensionButton}
    </OutsideButton>
  );
};

const Column = ({ of, marks }: { readonly of: TextSection | undefined; readonly marks: 'ticks' | 'crosses' }) =>
  of && (
    <Card.Root as="section" id={of.anchor} padding={{ base: '5', md: '8' }}>
      <Heading textStyle="heading">{inlines(of.title)}</Heading>
      <Prose marks={marks} marginTop="5">
        <Blocks of={of.blocks} />
      </Prose>
    </Card.Root>
  );

export const BrowserExtension = () => (
  <>
    <Hero title={landingTexts.extensionClaim} lead={<Blocks of={lead} />} actions={<Add />} figure={<ExtensionPicture />} />
    <Container paddingTop="6" paddingBottom="16">
      <Grid gap="4" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="stretch">
        <Column of={does} marks="ticks" />
        <Column of={doesNot} marks="crosses" />
      </Grid>
      {install && (
        <HStack id={install.anchor} gap="6" flexWrap="wrap" justifyContent="space-between" marginTop="10">
          <Box maxWidth="34rem">
            <Heading textStyle="heading">{inlines(install.title)}</Heading>
            <Text as="div" color="muted" marginTop="2">
              <Blocks of={install.blocks} />
            </Text>
          </Box>
          <Add />
        </HStack>
      )}
    </Container>
  </>
);
