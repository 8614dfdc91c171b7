// Connecting one listing.
import { heads } from '../../../generated/routes/heads';
import { Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import type { ScreenProps } from '../shell/navigation/visit';

export const ConnectProperty = ({ visit }: ScreenProps) => {
  const { title, description } = heads[visit.route];
  return (
    <Container>
      <PageHead title={title} lead={description} />
    </Container>
  );
};
