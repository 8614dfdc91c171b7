// Having a link mailed that leads to a new password.
import { useUnit } from 'effector-react';
import { forgotForm } from '../../../generated/forms/forgotForm';
import { pathTo } from '../../../generated/routes/paths';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { Banner } from '../../ui/banner';
import { GeneratedForm } from '../../ui/form/generated-form';
import { RouteLink } from '../shell/navigation/links';
import { AuthLayout } from './auth-layout';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { resetLink } from './reset.store';

export const Forgot = () => {
  const { problem, sent, busy } = useUnit({ problem: resetLink.$problem, sent: resetLink.$sent, busy: resetLink.$pending });
  const submit = useUnit(resetLink.submitted);
  return (
    <AuthLayout
      title={forgotForm.title}
      lead={!sent && forgotForm.intro}
      foot={<RouteLink to={pathTo.login()}>{signInTexts.backToLogin}</RouteLink>}
    >
      <ProblemBanner problem={problem} />
      {sent === null ? (
        <GeneratedForm form={forgotForm} facts={{}} wide busy={busy} problem={problem} onSubmit={submit} />
      ) : (
        <Banner tone="good" live="status">
          {signInTexts.forgotSent({ email: sent.params.email })}
        </Banner>
      )}
    </AuthLayout>
  );
};
