// The setup of a property.
import { setupTexts } from '../../../generated/texts/sentences/setupTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const PropertySetup = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={setupTexts.heading} lead={routeOf(visit).description} />
  </Container>
);
