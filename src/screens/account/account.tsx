// The account page.
import { accountTexts } from '../../../generated/texts/sentences/accountTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const Account = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={accountTexts.heading} lead={routeOf(visit).description} />
  </Container>
);
