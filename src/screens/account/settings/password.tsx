// The password: changed in place; who logs in with the parent platform alone has a link mailed.
import { useUnit } from 'effector-react';
import { passwordForm } from '../../../../generated/forms/passwordForm';
import type { CurrentUser } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';
import { useFocusBack } from '../../../ui/use-focus-back';
import { Text } from '../../../ui/type';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { MailedLink } from './mailed-link';
import { Lines, Part } from './part';
import { $isOpen, change, formClosed, formOpened, mailedLink } from './password.store';

const Change = () => {
  const [save, close] = useUnit([change.submitted, formClosed]);
  return (
    <SubmissionForm
      of={change}
      form={passwordForm}
      introduced
      facts={{}}
      startsFocused
      onSubmit={save}
      actions={
        <Button variant="ghost" size="lg" onClick={() => close()}>
          {accountTexts.cancel}
        </Button>
      }
    />
  );
};

const Password = () => {
  const { isOpen, changed } = useUnit({ isOpen: $isOpen, changed: change.$sent });
  const open = useUnit(formOpened);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  if (isOpen) return <Change />;
  return (
    <>
      {changed && (
        <Box marginBottom="5">
          <Banner tone="good" live="status">
            {accountTexts.passwordChanged}
          </Banner>
        </Box>
      )}
      <Text marginBottom="4">{accountTexts.hasPassword}</Text>
      <Button ref={button} variant="outline" onClick={() => open()}>
        {accountTexts.changePassword}
      </Button>
    </>
  );
};

const WithoutPassword = ({ email }: { readonly email: string }) => (
  <>
    <Text marginBottom="4">{accountTexts.noPassword}</Text>
    <MailedLink
      of={mailedLink}
      label={accountTexts.sendPasswordLink}
      mailed={accountTexts.passwordLinkSent({ email })}
      refused={<ProblemBanner problem={useUnit(mailedLink.$problem)} />}
    />
  </>
);

export const OwnPassword = ({ user }: { readonly user: CurrentUser | null }) => (
  <Part id="password" heading={accountTexts.passwordHeading}>
    {!user && <Lines label={accountTexts.passwordHeading} height="5.25rem" />}
    {user && (user.has_password ? <Password /> : <WithoutPassword email={user.email} />)}
  </Part>
);
