// The last question before the account goes.
import { useUnit } from 'effector-react';
import { deleteAccountForm } from '../../../../generated/forms/deleteAccountForm';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { deletionTexts } from '../../../../generated/texts/sentences/deletionTexts';
import { Button } from '../../../ui/button';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { HStack, Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Heading, Text } from '../../../ui/type';
import { $visitor } from '../../shell/session/session.store';
import { Bullets } from './bullets';
import { $isByLink, byLink, deletion, windowClosed } from './deletion.store';
import { LeavingRefused } from './leaving-refused';

const Consequences = () => {
  const { propertiesTotal } = useUnit($visitor);
  const { lostProfile, lostPoints, lostListings, lostSessions, keptBookings, keptReviews } = deletionTexts;
  return (
    <Stack gap="4" marginBottom="5">
      <div>
        <Heading as="h3" textStyle="subheading">
          {deletionTexts.lostHeading}
        </Heading>
        <Bullets items={[lostProfile, lostPoints, ...(propertiesTotal > 0 ? [lostListings] : []), lostSessions]} />
      </div>
      <div>
        <Heading as="h3" textStyle="subheading">
          {deletionTexts.keptHeading}
        </Heading>
        <Bullets items={[keptBookings, keptReviews]} />
      </div>
      <Text fontWeight="semibold">{deleteAccountForm.intro}</Text>
    </Stack>
  );
};

/** With the password. */
const ByPassword = () => {
  const { problem, busy } = useUnit({ problem: deletion.$problem, busy: deletion.$pending });
  const [confirm, close] = useUnit([deletion.submitted, windowClosed]);
  return (
    <>
      <LeavingRefused problem={problem} />
      <Consequences />
      <GeneratedForm
        form={deleteAccountForm}
        facts={{}}
        busy={busy}
        problem={problem}
        danger
        onSubmit={confirm}
        actions={
          <Button variant="ghost" size="lg" onClick={() => close()}>
            {accountTexts.deleteKeep}
          </Button>
        }
      />
    </>
  );
};

/** With the mailed link that led here; one that no longer works leaves only the way back. */
const ByLink = () => {
  const { problem, busy } = useUnit({ problem: byLink.$problem, busy: byLink.$pending });
  const [confirm, close] = useUnit([byLink.submitted, windowClosed]);
  return (
    <>
      <LeavingRefused problem={problem} />
      <Consequences />
      <HStack data-foot="" gap="3" flexWrap="wrap">
        {problem?.code !== 'account.link_spent' && (
          <Button danger size="lg" busy={busy} onClick={() => confirm()}>
            {deleteAccountForm.submit}
          </Button>
        )}
        <Button variant="ghost" size="lg" onClick={() => close()}>
          {accountTexts.deleteKeep}
        </Button>
      </HStack>
    </>
  );
};

export const DeletionWindow = () => {
  const isByLink = useUnit($isByLink);
  const close = useUnit(windowClosed);
  return (
    <Modal open title={deleteAccountForm.title} onClose={close}>
      {isByLink ? <ByLink /> : <ByPassword />}
    </Modal>
  );
};
