// A refused visit: why, and the way on.
import { problemTexts } from '../../../generated/texts/sentences/problemTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const Denied = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={problemTexts.deniedHeading} lead={routeOf(visit).description} />
  </Container>
);
