// A host's bookings.
import { hostBookingTexts } from '../../../generated/texts/sentences/hostBookingTexts';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const HostBookings = ({ visit }: ScreenProps) => (
  <Container>
    <PageHead title={hostBookingTexts.heading} lead={routeOf(visit).description} />
  </Container>
);
