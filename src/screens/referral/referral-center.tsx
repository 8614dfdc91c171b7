// The referral centre.
import { heads } from '../../../generated/routes/heads';
import { referralTexts } from '../../../generated/texts/sentences/referralTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import type { ScreenProps } from '../shell/navigation/visit';

export const ReferralCenter = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={referralTexts.heading} lead={heads[visit.route].description} />
  </Container>
);
