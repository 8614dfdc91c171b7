// A host's properties.
import { heads } from '../../../generated/routes/heads';
import { propertiesTexts } from '../../../generated/texts/sentences/propertiesTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import type { ScreenProps } from '../shell/navigation/visit';

export const Properties = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={propertiesTexts.heading} lead={heads[visit.route].description} />
  </Container>
);
