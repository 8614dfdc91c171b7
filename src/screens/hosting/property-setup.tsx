// The setup of a property.
import { heads } from '../../../generated/routes/heads';
import { setupTexts } from '../../../generated/texts/sentences/setupTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import type { ScreenProps } from '../shell/navigation/visit';

export const PropertySetup = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={setupTexts.heading} lead={heads[visit.route].description} />
  </Container>
);
