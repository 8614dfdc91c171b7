// An address that leads nowhere.
import { problemTexts } from '../../../generated/texts/sentences/problemTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const NotFound = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={problemTexts.notFoundHeading} lead={routeOf(visit).description} />
  </Container>
);
