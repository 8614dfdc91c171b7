// The lightest page there can be: what it loads is what every page loads.
import { Container } from '../../../src/ui/layout';
import { Heading } from '../../../src/ui/type';

export const Home = () => (
  <Container>
    <Heading as="h1">Home</Heading>
  </Container>
);
