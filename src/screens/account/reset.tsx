// Choosing a new password with a mailed link.
import { useUnit } from 'effector-react';
import { resetForm } from '../../../generated/forms/resetForm';
import { pathTo } from '../../../generated/routes/paths';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { Banner } from '../../ui/banner';
import { GeneratedForm } from '../../ui/form/generated-form';
import { ButtonLink, RouteLink } from '../shell/navigation/links';
import { AuthLayout } from './auth-layout';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { $linkEmail, $linkToken, newPassword } from './reset.store';

const Done = () => (
  <Banner
    tone="good"
    live="status"
    title={signInTexts.resetDone}
    actions={<ButtonLink to={pathTo.login()}>{signInTexts.backToLogin}</ButtonLink>}
  />
);

const WithoutLink = () => (
  <Banner
    tone="notice"
    actions={
      <ButtonLink to={pathTo.forgot()} variant="outline">
        {signInTexts.toForgot}
      </ButtonLink>
    }
  >
    {signInTexts.resetLinkMissing}
  </Banner>
);

/** Never seen, nor typed into: a password manager looks for the name that goes with a new password. */
const Username = () => {
  const email = useUnit($linkEmail);
  return email !== null && <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />;
};

const Choose = () => {
  const { problem, busy } = useUnit({ problem: newPassword.$problem, busy: newPassword.$pending });
  const submit = useUnit(newPassword.submitted);
  return (
    <>
      <ProblemBanner problem={problem} />
      {problem?.code === 'account.link_spent' ? (
        <ButtonLink to={pathTo.forgot()} size="lg" width="full">
          {signInTexts.askAgain}
        </ButtonLink>
      ) : (
        <GeneratedForm form={resetForm} facts={{}} wide busy={busy} problem={problem} actions={<Username />} onSubmit={submit} />
      )}
    </>
  );
};

export const Reset = () => {
  const { token, changed } = useUnit({ token: $linkToken, changed: newPassword.$sent });
  const isChanged = changed !== null;
  const choosing = token !== null && !isChanged;
  return (
    <AuthLayout
      title={resetForm.title}
      lead={choosing && resetForm.intro}
      foot={choosing && <RouteLink to={pathTo.login()}>{signInTexts.backToLogin}</RouteLink>}
    >
      {isChanged ? <Done /> : token === null ? <WithoutLink /> : <Choose />}
    </AuthLayout>
  );
};
