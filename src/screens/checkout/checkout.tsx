// The checkout.
import { heads } from '../../../generated/routes/heads';
import { checkoutTexts } from '../../../generated/texts/sentences/checkoutTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import type { ScreenProps } from '../shell/navigation/visit';

export const Checkout = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={checkoutTexts.heading} lead={heads[visit.route].description} />
  </Container>
);
