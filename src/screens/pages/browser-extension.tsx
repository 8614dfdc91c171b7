// The browser extension: what it does, what it does not, and where to get it.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { page } from '../../../generated/texts/pages/pages-browser-extension';
import { landingTexts } from '../../../generated/texts/sentences/landingTexts';
import { buttonRecipe } from '../../ui/button-recipe';
import { Hero } from '../../ui/hero';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Box, Card, Container, Grid, Row } from '../../ui/layout';
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
      <Icon of={icons.puzzle} />
      {landingTexts.extensionButton}
    </OutsideButton>
  );
};

const Column = ({ of, marks }: { readonly of: TextSection | undefined; readonly marks: 'ticks' | 'crosses' }) =>
  of && (
    <Card as="section" id={of.anchor} padding={{ base: '5', md: '8' }}>
      <Heading look="heading">{inlines(of.title)}</Heading>
      <Prose marks={marks} marginTop="5">
        <Blocks of={of.blocks} />
      </Prose>
    </Card>
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
        <Row id={install.anchor} gap="6" flexWrap="wrap" justifyContent="space-between" marginTop="10">
          <Box maxWidth="34rem">
            <Heading look="heading">{inlines(install.title)}</Heading>
            <Text as="div" tone="muted" marginTop="2">
              <Blocks of={install.blocks} />
            </Text>
          </Box>
          <Add />
        </Row>
      )}
    </Container>
  </>
);
