// The verify page.
import { verifyTexts } from '../../../generated/texts/sentences/verifyTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const Verify = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={verifyTexts.heading} lead={routeOf(visit).description} />
  </Container>
);
