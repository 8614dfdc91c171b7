// The checkout.
import { checkoutTexts } from '../../../generated/texts/sentences/checkoutTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const Checkout = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={checkoutTexts.heading} lead={routeOf(visit).description} />
  </Container>
);
