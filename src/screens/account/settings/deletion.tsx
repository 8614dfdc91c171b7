// Leaving for good: what goes, what stays, and the password, or a mailed link, to make sure.
import { useUnit } from 'effector-react';
import type { CurrentUser } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/type';
import { deferred } from '../../shell/loading/deferred';
import { $isOpen, deleteLink, windowOpened } from './deletion.store';
import { LeavingRefused } from './leaving-refused';
import { MailedLink } from './mailed-link';
import { Lines, Part } from './part';

const deletionWindow = deferred(async () => (await import('./deletion-window')).DeletionWindow);

const Delete = () => {
  const open = useUnit(windowOpened);
  return (
    <Button danger onClick={() => open()}>
      {accountTexts.deleteOpen}
    </Button>
  );
};

const WithoutPassword = ({ email }: { readonly email: string }) => (
  <>
    <Text marginBottom="4">{accountTexts.deleteNoPassword}</Text>
    <MailedLink
      of={deleteLink}
      label={accountTexts.deleteSendLink}
      mailed={accountTexts.deleteLinkSent({ email })}
      refused={<LeavingRefused problem={useUnit(deleteLink.$problem)} />}
    />
  </>
);

export const OwnDeletion = ({ user }: { readonly user: CurrentUser | null }) => {
  const isOpen = useUnit($isOpen);
  return (
    <Part id="delete" heading={accountTexts.deleteHeading} lead={accountTexts.deleteLead}>
      {!user && <Lines label={accountTexts.deleteHeading} height="2.75rem" />}
      {user && (user.has_password ? <Delete /> : <WithoutPassword email={user.email} />)}
      {user && isOpen && <deletionWindow.Part />}
    </Part>
  );
};
