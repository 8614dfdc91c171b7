// The booking policies.
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { routeOf, type ScreenProps } from '../shell/visit';

export const BookingPolicies = ({ visit }: ScreenProps) => {
  const { title, description } = routeOf(visit);
  return (
    <Container>
      <PageHead title={title} lead={description} />
    </Container>
  );
};
