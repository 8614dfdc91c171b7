// The built-in payment page: every way that a payment can go, and no money.
import { useUnit } from 'effector-react';
import { sandboxPaymentForm } from '../../../generated/forms/sandboxPaymentForm';
import type { SandboxPayment } from '../../../generated/model/entities';
import { PaymentState } from '../../../generated/model/values';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Banner } from '../../ui/banner';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Card, Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Skeleton } from '../../ui/skeleton';
import { Money, Text } from '../../ui/type';
import { LoadFailed } from '../shell/failures/load-failed';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { shownMoney } from '../shell/format/format';
import { RouteLink } from '../shell/navigation/links';
import { $named, finish, payment as known } from './sandbox.store';

const Ended = ({ payment: { state, return_path } }: { readonly payment: SandboxPayment }) => {
  const sent = useUnit(finish.$sent);
  const isLost = sent?.params.outcome === 'lost';
  return (
    <Banner
      tone={state === 'paid' ? 'good' : 'notice'}
      live="status"
      title={isLost ? say.sandboxLost : say.sandboxOver({ state: PaymentState[state].label.toLowerCase() })}
      actions={<RouteLink to={return_path.split('?', 1).join()}>{say.sandboxBack}</RouteLink>}
    />
  );
};

const Choice = ({ payment }: { readonly payment: SandboxPayment }) => {
  const { named, problem, busy, sent } = useUnit({
    named: $named,
    problem: finish.$problem,
    busy: finish.$pending,
    sent: finish.$sent,
  });
  const submit = useUnit(finish.submitted);
  const { title, amount } = payment;
  return (
    <Card.Root variant="elevated">
      <Text fontWeight="semibold">{title}</Text>
      <Money display="block" textStyle="title" fontWeight="bold" marginBottom="4">
        {shownMoney(amount.amount_cents, amount.currency)}
      </Money>
      {payment.state === 'open' && !sent ? (
        <>
          <ProblemBanner problem={problem} />
          <GeneratedForm
            form={sandboxPaymentForm}
            facts={{}}
            wide
            busy={busy}
            problem={problem}
            onSubmit={({ outcome }) => named && submit({ ...named, outcome })}
          />
        </>
      ) : (
        <Ended payment={sent?.result ?? payment} />
      )}
    </Card.Root>
  );
};

export const Sandbox = () => {
  const { payment, failure, pending } = useUnit({ payment: known.$data, failure: known.$failure, pending: known.$pending });
  const retry = useUnit(known.retried);
  return (
    <Container maxWidth="container.form" paddingBottom="16">
      <PageHead title={sandboxPaymentForm.title} lead={sandboxPaymentForm.intro} />
      {payment && <Choice payment={payment} />}
      {!payment && failure && !pending && <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />}
      {!payment && (!failure || pending) && <Skeleton height="16rem" borderRadius="xl" />}
    </Container>
  );
};
