// The login page of somebody who comes back from the parent platform: a moment's wait, or what went wrong.
import { useUnit } from 'effector-react';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { HStack } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import { AuthLayout } from './auth-layout';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { $signOnProblem } from './sign-on-return.store';

export const FinishingSignOn = () => (
  <AuthLayout title={signInTexts.loginHeading}>
    <HStack as="output" gap="3">
      <Spinner />
      {signInTexts.finishingSignOn}
    </HStack>
  </AuthLayout>
);

export const SignOnNotice = () => <ProblemBanner problem={useUnit($signOnProblem)} />;
