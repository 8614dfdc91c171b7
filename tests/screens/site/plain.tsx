// A page that loads nothing.
import { heads } from '../../../generated/routes/heads';
import { pathTo } from '../../../generated/routes/paths';
import { InChrome } from '../../../src/screens/shell/chrome/chrome';
import { RouteLink } from '../../../src/screens/shell/navigation/links';
import type { ScreenProps } from '../../../src/screens/shell/navigation/visit';
import { Container, Stack } from '../../../src/ui/layout';
import { Heading, Text } from '../../../src/ui/type';

export const Plain = ({ visit }: ScreenProps) => (
  <Container>
    <Stack gap="4">
      <Heading as="h1">{heads[visit.route].title}</Heading>
      <InChrome visit={visit} part="footer">
        <Text>With a footer</Text>
      </InChrome>
      <span data-for="visitors">You are a visitor</span>
      <span data-for="members">You are signed in</span>
      <RouteLink to={pathTo.refer({ code: 'ada' })}>Invitation</RouteLink>
      <RouteLink to={pathTo.contact()}>Contact</RouteLink>
    </Stack>
  </Container>
);
