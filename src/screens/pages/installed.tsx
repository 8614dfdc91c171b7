// The browser extension is installed.
import { pathTo } from '../../../generated/routes/paths';
import { landingTexts } from '../../../generated/texts/sentences/landingTexts';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Box, Container, Stack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { ButtonLink } from '../shell/navigation/links';

export const Installed = () => (
  <Container maxWidth="container.form" paddingY={{ base: '14', md: '24' }}>
    <Stack gap="4" alignItems="center" textAlign="center">
      <Box display="grid" placeItems="center" width="20" height="20" borderRadius="full" bg="spruce.mist" color="spruce">
        <Icon of={icons.check} size={40} />
      </Box>
      <Heading as="h1" textStyle="title">
        {landingTexts.installedHeading}
      </Heading>
      <Text color="muted">{landingTexts.installedText}</Text>
      <ButtonLink to={pathTo.search()} size="lg" marginTop="2">
        {landingTexts.installedButton}
      </ButtonLink>
    </Stack>
  </Container>
);
