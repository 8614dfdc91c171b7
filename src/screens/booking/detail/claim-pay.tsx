// The way of a guest to the page on which a claim is paid by card, and what is told of a payment that is on its way.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { claimTexts as say } from '../../../../generated/texts/sentences/claimTexts';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { Spinner } from '../../../ui/spinner';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { $isConfirming, $unpaid, confirmedAgain, start } from './claim-pay.store';

const everyMs = 3000;
/** Paid, as far as the browser knows: the server asks the provider until one of them says so. */
const Confirming = () => {
  const ask = useUnit(confirmedAgain);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && ask(), everyMs);
    return () => clearInterval(timer);
  }, [ask]);
  return (
    <output>
      <Text fontWeight="semibold">
        {say.confirming} <Spinner label={say.confirming} />
      </Text>
      <Text>{say.confirmingText}</Text>
    </output>
  );
};

interface PayClaimProps {
  /** As it is read. */
  readonly amount: string;
  /** How else it may be paid. */
  readonly says: string;
}

export const PayClaim = ({ amount, says }: PayClaimProps) => {
  const { confirming, unpaid, problem, busy } = useUnit({
    confirming: $isConfirming,
    unpaid: $unpaid,
    problem: start.$problem,
    busy: start.$pending,
  });
  const pay = useUnit(start.submitted);
  if (confirming) return <Confirming />;
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
