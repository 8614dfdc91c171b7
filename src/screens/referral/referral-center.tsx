// The referral centre.
import { referralTexts } from '../../../generated/texts/sentences/referralTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const ReferralCenter = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={referralTexts.heading} lead={routeOf(visit).description} />
  </Container>
);
