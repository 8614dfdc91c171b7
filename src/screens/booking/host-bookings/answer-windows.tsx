// The forms with which a host answers a request and records a direct payment.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { acceptForm } from '../../../../generated/forms/acceptForm';
import { recordPaymentForm } from '../../../../generated/forms/recordPaymentForm';
import { rejectForm } from '../../../../generated/forms/rejectForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import { SourcePlatform } from '../../../../generated/model/values';
import type { Instant } from '../../../../generated/model/wire';
import { hoursToPay } from '../../../../generated/rules/derived/hoursToPay';
import { pathTo } from '../../../../generated/routes/paths';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import type { Problem } from '../../shell/failures/problem';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { shownDates, shownMoney } from '../../shell/format/format';
import { RouteLink } from '../../shell/navigation/links';
import { windowClosed } from '../detail/detail.store';
import { $conflict, acceptance, type Conflict, payment, rejection } from './answers.store';
import { guestOf, todayIn } from './words';

/** Other platforms were asked first, and one of them has sold the nights meanwhile. */
const Taken = ({ conflict, property_id }: { readonly conflict: Conflict; readonly property_id: string }) => {
  const [first] = conflict;
  return (
    <Box marginBottom="5">
      <Banner
        tone="bad"
        live="alert"
        title={first && say.taken({ elsewhere: first.feed_name ?? SourcePlatform[first.platform].label })}
        actions={<RouteLink to={`${pathTo.property({ property_id })}#calendar`}>{say.toCalendar}</RouteLink>}
      >
        {conflict.map(({ start, end, platform, feed_name }) => (
          <Text key={`${platform} ${start}`}>
            {say.takenOn({ elsewhere: feed_name ?? SourcePlatform[platform].label, dates: shownDates(start, end) })}
          </Text>
        ))}
        {say.takenText}
      </Banner>
    </Box>
  );
};

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
    <Button variant="ghost" size="lg" onClick={() => close()}>
      {say.keep}
    </Button>
  );
};

/** The request was answered or has ended meanwhile: nothing is left to answer. */
const isOver = ({ status }: BookingDetail, problem: Problem | null): boolean => problem !== null && status !== 'pending';
const Over = ({ title, problem }: Pick<WindowProps, 'title' | 'problem'>) => {
  const close = useUnit(windowClosed);
  return (
    <Window title={title} problem={problem} intro={undefined}>
      <Button size="lg" onClick={() => close()}>
        {say.close}
      </Button>
    </Window>
  );
};

interface AnswerProps {
  readonly booking: BookingDetail;
  readonly now: Instant;
}

export const AcceptWindow = ({ booking, now }: AnswerProps) => {
  const { problem, busy, conflict } = useUnit({ problem: acceptance.$problem, busy: acceptance.$pending, conflict: $conflict });
  const submit = useUnit(acceptance.submitted);
  const isTaken = problem !== null && conflict.length > 0;
  if (isOver(booking, problem)) return <Over title={acceptForm.title} problem={problem} />;
  return (
    <Window
      title={acceptForm.title}
      problem={isTaken ? null : problem}
      intro={say.willPay({ guest: guestOf(booking), hours: hoursToPay({ booking, now }) })}
    >
      {isTaken && <Taken conflict={conflict} property_id={booking.property_id} />}
      <GeneratedForm form={acceptForm} facts={{}} busy={busy} problem={problem} onSubmit={submit} actions={<NotNow />} />
    </Window>
  );
};

export const RejectWindow = ({ booking }: Pick<AnswerProps, 'booking'>) => {
  const { problem, busy } = useUnit({ problem: rejection.$problem, busy: rejection.$pending });
  const submit = useUnit(rejection.submitted);
  if (isOver(booking, problem)) return <Over title={rejectForm.title} problem={problem} />;
  return (
    <Window title={rejectForm.title} problem={problem} intro={undefined}>
      <GeneratedForm form={rejectForm} facts={{}} busy={busy} problem={problem} danger onSubmit={submit} actions={<NotNow />} />
    </Window>
  );
};

export const RecordPaymentWindow = ({ booking: { timezone, recorded_cents, left_cents }, now }: AnswerProps) => {
  const { problem, busy } = useUnit({ problem: payment.$problem, busy: payment.$pending });
  const submit = useUnit(payment.submitted);
  const starts = { received_on: todayIn(now, timezone), amount_cents: left_cents };
  return (
    <Window
      title={recordPaymentForm.title}
      problem={problem}
      intro={[recordPaymentForm.intro, recorded_cents > 0 && say.recordedBefore({ amount: shownMoney(recorded_cents, 'CAD') })]
        .filter(Boolean)
        .join(' ')}
    >
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
