// A refused visit: why, and the way on.
import { useUnit } from 'effector-react';
import { Mode } from '../../../generated/model/values';
import { heads } from '../../../generated/routes/heads';
import { pathTo } from '../../../generated/routes/paths';
import { problemTexts } from '../../../generated/texts/sentences/problemTexts';
import { EmptyState } from '../../ui/empty-state';
import { Container } from '../../ui/layout';
import { fromIn } from '../shell/navigation/link';
import { ButtonLink } from '../shell/navigation/links';
import { $visitor } from '../shell/session/session.store';
import { routeOf, type ScreenProps, visitOf } from '../shell/navigation/visit';

const reasons = {
  host: [problemTexts.deniedHostHeading, problemTexts.deniedHost],
  guest: [problemTexts.deniedGuestHeading, problemTexts.deniedGuest],
} as const;

export const Denied = ({ visit }: ScreenProps) => {
  const { is_host, is_guest } = useUnit($visitor);
  const from = fromIn(visit.query);
  // the page that was refused tells; without one, a person in one of the two modes lacked the other
  const lacked = (from && Mode[routeOf(visitOf(from)).mode].side) ?? (is_host === is_guest ? null : is_guest ? 'host' : 'guest');
  const [title, why] = lacked ? reasons[lacked] : [problemTexts.deniedHeading, heads[visit.route].description];
  return (
    <Container paddingY="8">
      <EmptyState
        drawing="key"
        as="h1"
        title={title}
        actions={<ButtonLink to={pathTo.welcome({ from })}>{problemTexts.deniedButton}</ButtonLink>}
      >
        {why}
      </EmptyState>
    </Container>
  );
};
