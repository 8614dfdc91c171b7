// The way of a guest to the page on which a claim is paid by card, and what is told of a payment that is on its way.
import { useUnit } from 'effector-react';
import { claimTexts as say } from '../../../../generated/texts/sentences/claimTexts';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { paid, payment } from './claim.store';
import { Confirming } from './confirming';

interface PayClaimProps {
  /** As it is read. */
  readonly amount: string;
  /** How else it may be paid. */
  readonly says: string;
}

export const PayClaim = ({ amount, says }: PayClaimProps) => {
  const { confirming, unpaid, problem, busy } = useUnit({
    confirming: paid.$isConfirming,
    unpaid: paid.$unpaid,
    problem: payment.$problem,
    busy: payment.$pending,
  });
  const pay = useUnit(payment.submitted);
  if (confirming) return <Confirming title={say.confirming} text={say.confirmingText} again={paid.confirmedAgain} />;
  return (
    <Stack gap="3">
      {unpaid !== null && (
        <output>
          <Text fontWeight="semibold">
            {say.unpaid}: {unpaid}
          </Text>
        </output>
      )}
      <Text>{says}</Text>
      <ProblemBanner problem={problem} />
      <div>
        <Button busy={busy} onClick={() => pay()}>
          {say.payButton({ amount })}
        </Button>
      </div>
    </Stack>
  );
};
