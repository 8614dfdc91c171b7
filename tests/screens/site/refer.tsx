// A page that loads something before it is drawn.
import { useUnit } from 'effector-react';
import { pathTo } from '../../../generated/routes/paths';
import { RouteLink } from '../../../src/screens/shell/navigation/links';
import { Container, Stack } from '../../../src/ui/layout';
import { Heading } from '../../../src/ui/type';
import { $name } from './refer.store';

export { opened } from './refer.store';

export const Refer = () => {
  const name = useUnit($name);
  return (
    <Container>
      <Stack gap="4">
        <Heading as="h1">{name ? `${name} invites you` : 'Nobody has this code'}</Heading>
        <RouteLink to={pathTo.points()}>Points</RouteLink>
      </Stack>
    </Container>
  );
};
