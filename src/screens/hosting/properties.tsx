// A host's properties.
import { propertiesTexts } from '../../../generated/texts/sentences/propertiesTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const Properties = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={propertiesTexts.heading} lead={routeOf(visit).description} />
  </Container>
);
