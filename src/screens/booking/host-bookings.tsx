// A host's bookings.
import { heads } from '../../../generated/routes/heads';
import { hostBookingTexts } from '../../../generated/texts/sentences/hostBookingTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import type { ScreenProps } from '../shell/navigation/visit';

export const HostBookings = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={hostBookingTexts.heading} lead={heads[visit.route].description} />
  </Container>
);
