// The password: changed in place; who logs in with the parent platform alone has a link mailed.
import { useUnit } from 'effector-react';
import { passwordForm } from '../../../../generated/forms/passwordForm';
import type { CurrentUser } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box } from '../../../ui/layout';
import { useFocusBack } from '../../../ui/use-focus-back';
import { Text } from '../../../ui/type';
import { RefusedNotice } from '../refused-notice';
import { MailedLink } from './mailed-link';
import { Lines, Part } from './part';
import { $isChanged, $isOpen, $updateRefused, formClosed, formOpened, passwordGiven, updateFx } from './password.store';

const Change = () => {
  const { refused, busy } = useUnit({ refused: $updateRefused, busy: updateFx.pending });
  const [save, close] = useUnit([passwordGiven, formClosed]);
  return (
    <>
      <RefusedNotice notice={refused.notice} />
      <Text tone="muted" marginBottom="5">
        {passwordForm.intro}
      </Text>
      <GeneratedForm
        form={passwordForm}
        facts={{}}
        busy={busy}
        problems={refused.problems}
        startsFocused
        onSubmit={save}
        actions={
          <Button look="quiet" size="lg" onClick={() => close()}>
            {accountTexts.cancel}
          </Button>
        }
      />
    </>
  );
};

const Password = () => {
  const { isOpen, isChanged } = useUnit({ isOpen: $isOpen, isChanged: $isChanged });
  const open = useUnit(formOpened);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  if (isOpen) return <Change />;
  return (
    <>
      {isChanged && (
        <Box marginBottom="5">
          <Banner tone="good" live="status">
            {accountTexts.passwordChanged}
          </Banner>
        </Box>
      )}
      <Text marginBottom="4">{accountTexts.hasPassword}</Text>
      <Button ref={button} look="plain" onClick={() => open()}>
        {accountTexts.changePassword}
      </Button>
    </>
  );
};

const WithoutPassword = ({ email }: { readonly email: string }) => (
  <>
    <Text marginBottom="4">{accountTexts.noPassword}</Text>
    <MailedLink email={email} />
  </>
);

export const OwnPassword = ({ user }: { readonly user: CurrentUser | null }) => (
  <Part id="password" heading={accountTexts.passwordHeading}>
    {!user && <Lines label={accountTexts.passwordHeading} height="5.25rem" />}
    {user && (user.has_password ? <Password /> : <WithoutPassword email={user.email} />)}
  </Part>
);
