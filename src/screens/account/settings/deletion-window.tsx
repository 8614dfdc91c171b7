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
import { type Problem, toldIn } from '../../shell/failures/problem';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { deletion, windowClosed } from './deletion.store';

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
const StillOpen = ({ problem }: { readonly problem: Problem }) => {
  const { open = 0, payouts = 0 } = toldIn(problem);
  const { numOfStays, numOfBookings } = useUnit($visitor);
  return (
    <Box marginBottom="6">
      <Banner
        tone="notice"
        live="alert"
        title={problem.message}
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
        {problem.cure} {open > 0 && accountTexts.moneyOpen({ count: open })} {payouts > 0 && accountTexts.payoutsOpen({ count: payouts })}
      </Banner>
    </Box>
  );
};

export const DeletionWindow = () => {
  const { problem, busy } = useUnit({ problem: deletion.$problem, busy: deletion.$pending });
  const [confirm, close] = useUnit([deletion.submitted, windowClosed]);
  const isOpen = problem?.code === 'account.money_open';
  return (
    <Modal open title={deleteAccountForm.title} onClose={close}>
      {isOpen ? <StillOpen problem={problem} /> : <ProblemBanner problem={problem} />}
      <Consequences />
      <Text fontWeight="semibold" marginBottom="5">
        {deleteAccountForm.intro}
      </Text>
      <GeneratedForm
        form={deleteAccountForm}
        facts={{}}
        busy={busy}
        problem={problem}
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
