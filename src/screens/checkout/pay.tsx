// Paying: until when, how much, in which currency, and one button that says so.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { CheckoutOffer } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card, Stack } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import { Text } from '../../ui/type';
import { waitOf } from '../shell/failures/countdown';
import { ownDeadline } from '../shell/format/own-zone';
import { Held } from './held';
import { type Onlooker, reread } from './offer.store';
import { LoginFirst } from './login-first';
import { PayLaterHint } from './pay-later-hint';
import {
  $before,
  $due,
  $isConfirming,
  $pricing,
  $priceFailure,
  $unpaid,
  payPressed,
  priceAccepted,
  start,
  confirmedAgain,
} from './pay.store';
import { PriceChanged } from './price-changed';
import { dueText } from './summary';

const everyMs = 3000;
/** Paid, as far as the browser knows: the server asks the provider until one of them says so. */
const Confirming = () => {
  const ask = useUnit(confirmedAgain);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && ask(), everyMs);
    return () => clearInterval(timer);
  }, [ask]);
  return (
    <Banner tone="info" live="status" title={say.processing}>
      {say.processingText} <Spinner label={say.processing} />
    </Banner>
  );
};

const Changed = () => {
  const { before, due } = useUnit({ before: $before, due: $due });
  const accept = useUnit(priceAccepted);
  return <PriceChanged before={before} now={due} onAccept={() => accept()} />;
};

/** The obstacles between the payer and the payment page. */
const Trouble = () => {
  const { problem, failure, unpaid, before } = useUnit({
    problem: start.$problem,
    failure: $priceFailure,
    unpaid: $unpaid,
    before: $before,
  });
  if (before) return <Changed />;
  const said = problem?.message ?? failure?.message;
  if (said)
    return (
      <Banner tone="bad" live="alert" title={said} actions={problem && waitOf(problem)}>
        {problem?.cure}
      </Banner>
    );
  return (
    unpaid && (
      <Banner tone="notice" live="status" title={say.unpaid}>
        {unpaid}
      </Banner>
    )
  );
};

const PayButton = () => {
  const { due, pricing, busy, before } = useUnit({ due: $due, pricing: $pricing, busy: start.$pending, before: $before });
  const pay = useUnit(payPressed);
  if (before) return null;
  return (
    <Button size="lg" width="full" busy={busy} disabled={!due || pricing} onClick={() => pay()}>
      {due && !pricing ? say.button({ amount: dueText(due) }) : say.updating}
    </Button>
  );
};

interface PayProps {
  readonly offer: CheckoutOffer;
  readonly onlooker: Onlooker;
}

export const Pay = ({ offer: { booking_id, pay_by, timezone }, onlooker }: PayProps) => {
  const confirming = useUnit($isConfirming);
  const look = useUnit(reread);
  if (onlooker === 'nobody')
    return (
      <Card.Root>
        <LoginFirst says={say.loginToPay} from={pathTo.checkout({ booking_id })} />
      </Card.Root>
    );
  if (onlooker !== 'guest') return <Banner title={say.otherPays} />;
  if (confirming) return <Confirming />;
  return (
    <Card.Root variant="elevated">
      <Stack gap="4">
        {pay_by && (
          <div>
            <Text fontWeight="semibold">{say.payBy({ moment: ownDeadline(pay_by, { zone: timezone }) })}</Text>
            <Held until={pay_by} says={say.payWait} over={say.payOver} onOver={look} />
          </div>
        )}
        <Trouble />
        <PayButton />
        <Text textStyle="small" color="muted">
          {say.agree}
        </Text>
        <PayLaterHint />
      </Stack>
    </Card.Root>
  );
};
