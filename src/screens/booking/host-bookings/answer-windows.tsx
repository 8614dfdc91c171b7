// What a host fills in to answer a request, and to record what a guest paid directly.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { acceptForm } from '../../../../generated/forms/acceptForm';
import { recordPaymentForm } from '../../../../generated/forms/recordPaymentForm';
import { rejectForm } from '../../../../generated/forms/rejectForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { Button } from '../../../ui/button';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import type { Problem } from '../../shell/failures/problem';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { windowClosed } from '../detail/detail.store';
import { acceptance, payment, rejection } from './answers.store';
import { guestOf, hoursToPay, todayIn } from './words';

interface WindowProps {
  readonly title: string;
  readonly problem: Problem | null;
  readonly intro: string | undefined;
  readonly children: ReactNode;
}
const Window = ({ title, problem, intro, children }: WindowProps) => {
  const close = useUnit(windowClosed);
  return (
    <Modal open title={title} onClose={() => close()}>
      <ProblemBanner problem={problem} />
      {intro && <Text marginBottom="5">{intro}</Text>}
      {children}
    </Modal>
  );
};

const NotNow = () => {
  const close = useUnit(windowClosed);
  return (
    <Button look="quiet" size="lg" onClick={() => close()}>
      {say.keep}
    </Button>
  );
};

interface AnswerProps {
  readonly booking: BookingDetail;
  readonly now: Instant;
}

export const AcceptWindow = ({ booking, now }: AnswerProps) => {
  const { problem, busy } = useUnit({ problem: acceptance.$problem, busy: acceptance.$pending });
  const submit = useUnit(acceptance.submitted);
  return (
    <Window title={acceptForm.title} problem={problem} intro={say.willPay({ guest: guestOf(booking), hours: hoursToPay(booking, now) })}>
      <GeneratedForm form={acceptForm} facts={{}} busy={busy} problem={problem} onSubmit={submit} actions={<NotNow />} />
    </Window>
  );
};

export const RejectWindow = () => {
  const { problem, busy } = useUnit({ problem: rejection.$problem, busy: rejection.$pending });
  const submit = useUnit(rejection.submitted);
  return (
    <Window title={rejectForm.title} problem={problem} intro={undefined}>
      <GeneratedForm form={rejectForm} facts={{}} busy={busy} problem={problem} look="danger" onSubmit={submit} actions={<NotNow />} />
    </Window>
  );
};

export const RecordPaymentWindow = ({ booking: { quote, timezone }, now }: AnswerProps) => {
  const { problem, busy } = useUnit({ problem: payment.$problem, busy: payment.$pending });
  const submit = useUnit(payment.submitted);
  // what was agreed in another currency has no Canadian sum that the host could have been paid to the cent
  const starts = { received_on: todayIn(now, timezone), ...(quote.due.currency === 'CAD' && { amount_cents: quote.due.amount_cents }) };
  return (
    <Window title={recordPaymentForm.title} problem={problem} intro={recordPaymentForm.intro}>
      <GeneratedForm
        form={recordPaymentForm}
        facts={{}}
        starts={starts}
        busy={busy}
        problem={problem}
        onSubmit={submit}
        actions={<NotNow />}
      />
    </Window>
  );
};
