// Logging in with email and password.
import { useUnit } from 'effector-react';
import { signInForm } from '../../../generated/forms/signInForm';
import { pathTo } from '../../../generated/routes/paths';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import type { FieldProblem } from '../../ui/error-summary';
import { GeneratedForm } from '../../ui/form/generated-form';
import { sessionPasswordAttempts } from '../../../generated/model/constants';
import { useMemo } from 'react';
import { fromIn } from '../shell/link';
import { RouteLink } from '../shell/links';
import { $passwordAttempts } from '../shell/session.store';
import type { ScreenProps } from '../shell/visit';
import { Gate } from './gate';
import { $isKnownDevice } from './known-device';
import { $refused, enterFx, loginSubmitted } from './login.store';
import { RefusedNotice } from './refused-notice';

export { opened } from './login.store';

const attemptsLeft = (attempts: number): string =>
  attempts === 1 ? signInTexts.lastAttempt : attempts < sessionPasswordAttempts ? signInTexts.attemptsLeft({ attempts }) : '';

/** The attempts that are left stand beside what was wrong. */
const withAttempts = (problems: readonly FieldProblem[], attempts: number): readonly FieldProblem[] =>
  problems.map(({ field, message }) => ({ field, message: [message, attempts > 0 && attemptsLeft(attempts)].filter(Boolean).join(' ') }));

export const Login = ({ visit }: ScreenProps) => {
  const { refused, busy, attempts, isKnown } = useUnit({
    refused: $refused,
    busy: enterFx.pending,
    attempts: $passwordAttempts,
    isKnown: $isKnownDevice,
  });
  const submit = useUnit(loginSubmitted);
  const problems = useMemo(() => withAttempts(refused.problems, attempts), [refused, attempts]);
  const from = fromIn(visit.query);
  return (
    <Gate
      title={signInTexts.loginHeading}
      lead={isKnown && signInTexts.knownDevice}
      foot={<RouteLink to={pathTo.signup({ from })}>{signInTexts.toSignup}</RouteLink>}
    >
      <RefusedNotice notice={refused.notice} />
      <GeneratedForm
        form={signInForm}
        facts={{}}
        wide
        busy={busy}
        problems={problems}
        onSubmit={submit}
        below={{
          password: (
            <RouteLink to={pathTo.forgot()} textStyle="small">
              {signInTexts.toForgot}
            </RouteLink>
          ),
        }}
      />
    </Gate>
  );
};
