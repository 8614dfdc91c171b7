// A refused visit: why, with which account, and the way on.
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { Mode } from '../../../generated/model/values';
import { heads } from '../../../generated/routes/heads';
import { pathTo } from '../../../generated/routes/paths';
import { problemTexts as say } from '../../../generated/texts/sentences/problemTexts';
import { EmptyState } from '../../ui/empty-state';
import { Container } from '../../ui/layout';
import { LinkButton, Text } from '../../ui/type';
import { fromIn } from '../shell/navigation/link';
import { ButtonLink } from '../shell/navigation/links';
import { wentTo } from '../shell/navigation/navigation';
import { $session, $user, $visitor, logOutPressed } from '../shell/session/session.store';
import { routeOf, type ScreenProps, visitOf } from '../shell/navigation/visit';

const reasons = {
  host: [say.deniedHostHeading, say.deniedHost],
  guest: [say.deniedGuestHeading, say.deniedGuest],
} as const;

/** The account, and a way to another one: logging out leads to the login page, and from there to the page that was refused. */
const Account = ({ from }: { readonly from: string | undefined }) => {
  const { user, session } = useUnit({ user: $user, session: $session });
  const [logOut, go] = useUnit([logOutPressed, wentTo]);
  const [leaves, setLeaves] = useState(false);
  useEffect(() => {
    if (leaves && session === 'none') go(pathTo.login({ from }));
  }, [leaves, session, go, from]);
  const change = () => {
    setLeaves(true);
    logOut();
  };
  return (
    user && (
      <Text textStyle="small" color="muted" marginTop="3" overflowWrap="anywhere">
        {say.deniedAs({ email: user.email })} <LinkButton onClick={change}>{say.deniedOther}</LinkButton>
      </Text>
    )
  );
};

export const Denied = ({ visit }: ScreenProps) => {
  const [{ is_host, is_guest }, session] = useUnit([$visitor, $session]);
  const from = fromIn(visit.query);
  // the page that was refused tells; without one, a person in one of the two modes lacked the other
  const wanted = from && Mode[routeOf(visitOf(from)).mode].side;
  const lacked = wanted ?? (is_host === is_guest ? null : is_guest ? 'host' : 'guest');
  const [title, why] = lacked ? reasons[lacked] : [say.deniedHeading, heads[visit.route].description];
  const isSignedOut = session === 'none';
  // the mode was taken meanwhile, here or in another tab
  const opensNow = from && ((wanted === 'host' && is_host) || (wanted === 'guest' && is_guest));
  const [text, path, button] = opensNow
    ? ([say.deniedNow, from, say.deniedOpen] as const)
    : isSignedOut
      ? ([say.deniedSignedOut, pathTo.login({ from }), say.deniedLogIn] as const)
      : ([why, pathTo.welcome({ from }), say.deniedButton] as const);
  return (
    <Container paddingY="8">
      <EmptyState drawing="key" as="h1" title={title} actions={<ButtonLink to={path}>{button}</ButtonLink>}>
        {text}
        <Account from={from} />
      </EmptyState>
    </Container>
  );
};
