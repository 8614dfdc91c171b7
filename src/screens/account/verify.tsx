// The verify page: the mail is on its way, or its link has just been opened.
import { useUnit } from 'effector-react';
import { heads } from '../../../generated/routes/heads';
import { pathTo } from '../../../generated/routes/paths';
import { verifyQuery } from '../../../generated/routes/queries/verifyQuery';
import { verifyTexts } from '../../../generated/texts/sentences/verifyTexts';
import { Banner } from '../../ui/banner';
import { LineDrawing } from '../../ui/drawings';
import { Box, HStack, Stack } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import { LinkButton, Text } from '../../ui/type';
import { toldIn } from '../shell/failures/problem';
import { fromIn } from '../shell/navigation/link';
import { ButtonLink } from '../shell/navigation/links';
import { $session, $visitor, logOutPressed } from '../shell/session/session.store';
import type { ScreenProps } from '../shell/navigation/visit';
import { AuthLayout } from './auth-layout';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { Resend, useLooking } from '../shell/first-steps/resend';
import { $link, type LinkState, mailedLink } from './verify.store';

const CheckMail = () => {
  const { email } = useUnit($visitor);
  useLooking();
  return (
    <Stack gap="5">
      <Box display="grid" justifyItems="center">
        <LineDrawing of="letter" />
      </Box>
      {email && <Text overflowWrap="anywhere">{verifyTexts.sentTo({ email })}</Text>}
      <Text>{verifyTexts.openIt}</Text>
      <Resend />
      <Text textStyle="small" color="muted">
        {verifyTexts.spamHint}
      </Text>
    </Stack>
  );
};

const Done = ({ isSignedIn, from }: { readonly isSignedIn: boolean; readonly from: string | undefined }) => (
  <Banner
    tone="good"
    live="status"
    title={isSignedIn ? verifyTexts.done : verifyTexts.doneSignedOut}
    actions={<ButtonLink to={isSignedIn ? pathTo.welcome() : pathTo.login({ from })}>{verifyTexts.goOn}</ButtonLink>}
  />
);

const LogOut = () => {
  const logOut = useUnit(logOutPressed);
  return (
    <Text textStyle="small" color="muted">
      {verifyTexts.wrongAddress} <LinkButton onClick={() => logOut()}>{verifyTexts.logOut}</LinkButton>
    </Text>
  );
};

const Checking = () => (
  <HStack as="output" gap="3">
    <Spinner />
    {verifyTexts.checking}
  </HStack>
);

/** A signed-out person logs in first: to have a new link sent, or because the link has done its work. */
const SignedOutWay = ({ isUsed }: { readonly isUsed: boolean }) => (
  <>
    {isUsed && <Text marginBottom="5">{verifyTexts.usedBefore}</Text>}
    <ButtonLink to={pathTo.login({ from: pathTo.verify() })} variant={isUsed ? 'solid' : 'outline'} size="lg" width="full">
      {isUsed ? verifyTexts.logIn : verifyTexts.toLogin}
    </ButtonLink>
  </>
);

const Refused = ({ link, isSignedIn }: { readonly link: LinkState; readonly isSignedIn: boolean }) => {
  const problem = useUnit(mailedLink.$problem);
  const isUsed = problem !== null && toldIn(problem).why === 'used' && !isSignedIn;
  return (
    <>
      {link === 'wrong' && <Banner tone="bad" title={verifyTexts.wrongLink} live="alert" />}
      {link !== 'wrong' && <ProblemBanner problem={problem && isUsed ? { ...problem, cure: undefined } : problem} />}
      <Box marginTop="6">{isSignedIn ? <Resend /> : <SignedOutWay isUsed={isUsed} />}</Box>
    </>
  );
};

export const Verify = ({ visit }: ScreenProps) => {
  const { link, session, visitor } = useUnit({ link: $link, session: $session, visitor: $visitor });
  const isSignedIn = visitor.signed_in;
  const byLink = verifyQuery(visit.query).token !== undefined;
  const content = () => {
    if (!byLink) return <CheckMail />;
    if (link === 'none' || link === 'checking') return <Checking />;
    return link === 'done' ? <Done isSignedIn={isSignedIn} from={fromIn(visit.query)} /> : <Refused link={link} isSignedIn={isSignedIn} />;
  };
  return (
    <AuthLayout title={byLink ? heads[visit.route].title : verifyTexts.heading} foot={session === 'loaded' && <LogOut />}>
      {content()}
    </AuthLayout>
  );
};
