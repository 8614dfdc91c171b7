// The account page.
import { heads } from '../../../generated/routes/heads';
import { accountTexts } from '../../../generated/texts/sentences/accountTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import type { ScreenProps } from '../shell/visit';

export const Account = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={accountTexts.heading} lead={heads[visit.route].description} />
  </Container>
);
