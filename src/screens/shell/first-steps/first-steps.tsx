// The steps before a first booking or message: told in place, one at a time; each goes by itself once it is taken.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { completeProfileForm } from '../../../../generated/forms/completeProfileForm';
import { onlyNamed, onlyVerified } from '../../../../generated/rules/guards';
import { firstStepsTexts as say } from '../../../../generated/texts/sentences/firstStepsTexts';
import { Stack } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Heading, Text } from '../../../ui/type';
import { SubmissionForm } from '../call-parts/submission-form';
import { LoadFailed } from '../failures/load-failed';
import { $session, $user, $visitor, visitorChanged } from '../session/session.store';
import { name } from './first-steps.store';
import { Resend, useLooking } from './resend';

export type FirstStep = 'unread' | 'failed' | 'login' | 'email' | 'name' | 'done';

/** The step that is next; a person who is known stays known while the account is read anew. */
export const useFirstStep = (): FirstStep => {
  const [session, user, visitor] = useUnit([$session, $user, $visitor]);
  if (session === 'none') return 'login';
  if (!user) return session === 'failed' ? 'failed' : 'unread';
  if (onlyVerified({ visitor })) return 'email';
  return onlyNamed({ visitor }) ? 'name' : 'done';
};

const Email = () => {
  const { email } = useUnit($visitor);
  useLooking();
  return (
    <Stack gap="4" aria-live="polite">
      <Heading>{say.emailHeading}</Heading>
      <Text overflowWrap="anywhere">{say.email({ email: email ?? '' })}</Text>
      <Resend />
    </Stack>
  );
};

const Name = () => {
  const submit = useUnit(name.submitted);
  return (
    <Stack gap="4">
      <Heading>{say.nameHeading}</Heading>
      <div>
        <SubmissionForm of={name} form={completeProfileForm} facts={{}} introduced wide onSubmit={submit} />
      </div>
    </Stack>
  );
};

const Failed = () => {
  const retry = useUnit(visitorChanged);
  return <LoadFailed says={say.failed} of={null} onRetry={() => retry()} />;
};

interface FirstStepsProps {
  readonly step: FirstStep;
  /** The way to log in, as the place around words it. */
  readonly login: ReactNode;
}

export const FirstSteps = ({ step, login }: FirstStepsProps) => {
  if (step === 'done') return null;
  if (step === 'login') return login;
  if (step === 'email') return <Email />;
  if (step === 'name') return <Name />;
  return step === 'failed' ? (
    <Failed />
  ) : (
    <Loading>
      <Skeleton height="8rem" />
    </Loading>
  );
};
