// A guest's stays.
import { stayTexts } from '../../../generated/texts/sentences/stayTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const Stays = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={stayTexts.heading} lead={routeOf(visit).description} />
  </Container>
);
