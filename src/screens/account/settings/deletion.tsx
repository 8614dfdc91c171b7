// Leaving for good: what goes, what stays, and the password to make sure.
import { useUnit } from 'effector-react';
import type { CurrentUser } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/type';
import { deferred } from '../../shell/loading/deferred';
import { $isOpen, windowOpened } from './deletion.store';
import { MailedLink } from './mailed-link';
import { Lines, Part } from './part';

const deletionWindow = deferred(async () => (await import('./deletion-window')).DeletionWindow);

const Delete = () => {
  const [isOpen, open] = useUnit([$isOpen, windowOpened]);
  return (
    <>
      <Button look="danger" onClick={() => open()}>
        {accountTexts.deleteOpen}
      </Button>
      {isOpen && <deletionWindow.Part />}
    </>
  );
};

const WithoutPassword = ({ email }: { readonly email: string }) => (
  <>
    <Text marginBottom="4">{accountTexts.deleteNoPassword}</Text>
    <MailedLink email={email} />
  </>
);

export const OwnDeletion = ({ user }: { readonly user: CurrentUser | null }) => (
  <Part id="delete" heading={accountTexts.deleteHeading} lead={accountTexts.deleteLead}>
    {!user && <Lines label={accountTexts.deleteHeading} height="2.75rem" />}
    {user && (user.has_password ? <Delete /> : <WithoutPassword email={user.email} />)}
  </Part>
);
