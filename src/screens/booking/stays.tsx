// A guest's stays.
import { heads } from '../../../generated/routes/heads';
import { stayTexts } from '../../../generated/texts/sentences/stayTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import type { ScreenProps } from '../shell/navigation/visit';

export const Stays = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={stayTexts.heading} lead={heads[visit.route].description} />
  </Container>
);
