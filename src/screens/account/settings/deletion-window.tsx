// The last question before the account goes.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { deleteAccountForm } from '../../../../generated/forms/deleteAccountForm';
import { pathTo } from '../../../../generated/routes/paths';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { deletionTexts } from '../../../../generated/texts/sentences/deletionTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Heading, Text } from '../../../ui/type';
import { ButtonLink } from '../../shell/navigation/links';
import { $visitor } from '../../shell/session/session.store';
import { RefusedNotice } from '../refused-notice';
import type { Notice } from '../refused';
import { $deleteRefused, deleteFx, deletionConfirmed, windowClosed } from './deletion.store';

const Items = chakra('ul', { base: { listStyle: 'disc', paddingInlineStart: '5', marginTop: '1', marginBottom: '4' } });

const Consequences = () => (
  <>
    <Heading as="h3" look="subheading">
      {deletionTexts.lostHeading}
    </Heading>
    <Items>
      {[deletionTexts.lostProfile, deletionTexts.lostPoints, deletionTexts.lostListings, deletionTexts.lostSessions].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Items>
    <Heading as="h3" look="subheading">
      {deletionTexts.keptHeading}
    </Heading>
    <Items>
      {[deletionTexts.keptBookings, deletionTexts.keptReviews].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Items>
  </>
);

/** Bookings are in the way: how many, and the way to them. */
const StillOpen = ({ notice }: { readonly notice: Notice }) => {
  const { numOfStays, numOfBookings } = useUnit($visitor);
  return (
    <Box marginBottom="6">
      <Banner
        tone="notice"
        live="alert"
        title={notice.text}
        actions={
          <>
            {numOfStays > 0 && (
              <ButtonLink to={pathTo.stays()} look="plain" size="sm">
                {accountTexts.toStays}
              </ButtonLink>
            )}
            {numOfBookings > 0 && (
              <ButtonLink to={pathTo.bookings()} look="plain" size="sm">
                {accountTexts.toBookings}
              </ButtonLink>
            )}
          </>
        }
      >
        {notice.cure} {notice.open !== undefined && accountTexts.moneyOpen({ count: notice.open })}
      </Banner>
    </Box>
  );
};

export const DeletionWindow = () => {
  const { refused, busy } = useUnit({ refused: $deleteRefused, busy: deleteFx.pending });
  const [confirm, close] = useUnit([deletionConfirmed, windowClosed]);
  const isOpen = refused.notice?.code === 'account.money_open';
  return (
    <Modal open title={deleteAccountForm.title} onClose={close}>
      {isOpen && refused.notice ? <StillOpen notice={refused.notice} /> : <RefusedNotice notice={refused.notice} />}
      <Consequences />
      <Text fontWeight="semibold" marginBottom="5">
        {deleteAccountForm.intro}
      </Text>
      <GeneratedForm
        form={deleteAccountForm}
        facts={{}}
        busy={busy}
        problems={refused.problems}
        look="danger"
        onSubmit={confirm}
        actions={
          <Button look="quiet" size="lg" onClick={() => close()}>
            {accountTexts.deleteKeep}
          </Button>
        }
      />
    </Modal>
  );
};
