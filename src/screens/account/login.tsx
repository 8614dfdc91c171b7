// Logging in.
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const Login = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={signInTexts.loginHeading} lead={routeOf(visit).description} />
  </Container>
);
