// Ways to reach us.
import { contactTexts } from '../../../generated/texts/sentences/contactTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const Contact = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={contactTexts.heading} lead={routeOf(visit).description} />
  </Container>
);
