// The last question before the account goes.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { deleteAccountForm } from '../../../../generated/forms/deleteAccountForm';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { deletionTexts } from '../../../../generated/texts/sentences/deletionTexts';
import { Button } from '../../../ui/button';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { HStack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Heading, Text } from '../../../ui/type';
import { $isByLink, byLink, deletion, windowClosed } from './deletion.store';
import { LeavingRefused } from './leaving-refused';

const Items = chakra('ul', { base: { listStyle: 'disc', paddingInlineStart: '5', marginTop: '1', marginBottom: '4' } });

const Consequences = () => (
  <>
    <Heading as="h3" textStyle="subheading">
      {deletionTexts.lostHeading}
    </Heading>
    <Items>
      {[deletionTexts.lostProfile, deletionTexts.lostPoints, deletionTexts.lostListings, deletionTexts.lostSessions].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Items>
    <Heading as="h3" textStyle="subheading">
      {deletionTexts.keptHeading}
    </Heading>
    <Items>
      {[deletionTexts.keptBookings, deletionTexts.keptReviews].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Items>
    <Text fontWeight="semibold" marginBottom="5">
      {deleteAccountForm.intro}
    </Text>
  </>
);

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
