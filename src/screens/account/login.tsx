// Logging in with email and password.
import { useUnit } from 'effector-react';
import { signInForm } from '../../../generated/forms/signInForm';
import { pathTo } from '../../../generated/routes/paths';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Text } from '../../ui/type';
import { fromIn } from '../shell/navigation/link';
import { RouteLink } from '../shell/navigation/links';
import { useHydrated } from '../shell/loading/use-hydrated';
import type { ScreenProps } from '../shell/navigation/visit';
import { AuthLayout } from './auth-layout';
import { $isKnownDevice, $knowsAddress, addressTyped } from './known-device';
import { leadFor } from './lead-for';
import { login } from './login.store';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { $isFinishing, $signOnProblem } from './sign-on-return.store';
import { WithParent } from './with-parent';
import { HStack } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';

// The login page of somebody who comes back from the parent platform: a moment's wait, or what went wrong.
const FinishingSignOn = () => (
  <AuthLayout title={signInTexts.loginHeading}>
    <HStack as="output" gap="3">
      <Spinner />
      {signInTexts.finishingSignOn}
    </HStack>
  </AuthLayout>
);

const SignOnNotice = () => <ProblemBanner problem={useUnit($signOnProblem)} />;

export { opened } from './login.store';

/** Below the address: whether it has logged in on this device before. There from the start, so that it is read aloud. */
const KnownHere = () => (
  <Text as="output" textStyle="small" color="spruce">
    {useUnit($knowsAddress) && signInTexts.knownDevice}
  </Text>
);

const below = {
  email: <KnownHere />,
  password: (
    <RouteLink to={pathTo.forgot()} textStyle="small">
      {signInTexts.toForgot}
    </RouteLink>
  ),
};

export const Login = ({ visit }: ScreenProps) => {
  const { problem, busy, isKnown, isFinishing } = useUnit({
    problem: login.$problem,
    busy: login.$pending,
    isKnown: $isKnownDevice,
    isFinishing: $isFinishing,
  });
  const [submit, typed] = useUnit([login.submitted, addressTyped]);
  // the server reads no cookies
  const isGreeted = useHydrated() && isKnown;
  const from = fromIn(visit.query);
  if (isFinishing) return <FinishingSignOn />;
  return (
    <AuthLayout
      title={isGreeted ? signInTexts.loginKnownHeading : signInTexts.loginHeading}
      lead={leadFor(from)}
      foot={<RouteLink to={pathTo.signup({ from })}>{signInTexts.toSignup}</RouteLink>}
    >
      <SignOnNotice />
      <WithParent words={signInTexts.loginWithParent} from={from} />
      <ProblemBanner problem={problem} />
      <GeneratedForm
        form={signInForm}
        facts={{}}
        wide
        busy={busy}
        problem={problem}
        onChange={({ email = '' }) => typed(email)}
        onSubmit={submit}
        below={below}
      />
    </AuthLayout>
  );
};
