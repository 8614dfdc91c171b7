// A refused visit: why, and the way on.
import { useUnit } from 'effector-react';
import { heads } from '../../../generated/routes/heads';
import { pathTo } from '../../../generated/routes/paths';
import { problemTexts } from '../../../generated/texts/sentences/problemTexts';
import { EmptyState } from '../../ui/empty-state';
import { Container } from '../../ui/layout';
import { fromIn } from '../shell/navigation/link';
import { ButtonLink } from '../shell/navigation/links';
import { $visitor } from '../shell/session/session.store';
import type { ScreenProps } from '../shell/navigation/visit';

export const Denied = ({ visit }: ScreenProps) => {
  const { is_host, is_guest } = useUnit($visitor);
  // a person in one of the two modes was refused for lacking the other
  const [title, why] =
    is_host === is_guest
      ? [problemTexts.deniedHeading, heads[visit.route].description]
      : is_guest
        ? [problemTexts.deniedHostHeading, problemTexts.deniedHost]
        : [problemTexts.deniedGuestHeading, problemTexts.deniedGuest];
  return (
    <Container paddingY="8">
      <EmptyState
        drawing="key"
        as="h1"
        title={title}
        actions={<ButtonLink to={pathTo.welcome({ from: fromIn(visit.query) })}>{problemTexts.deniedButton}</ButtonLink>}
      >
        {why}
      </EmptyState>
    </Container>
  );
};
