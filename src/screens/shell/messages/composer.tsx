// The next message of a thread.
import { useUnit } from 'effector-react';
import { contactBookingForm } from '../../../../generated/forms/contactBookingForm';
import { messageForm } from '../../../../generated/forms/messageForm';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { ProblemBanner } from '../failures/problem-banner';
import { $sentCount, type Place, sending, writing } from './thread.store';

// it is never empty; what says so is a rule
const needed = ['message'];

const AboutBooking = ({ id }: { readonly id: string }) => {
  const { problem, busy, count } = useUnit({ problem: writing.$problem, busy: writing.$pending, count: $sentCount });
  const send = useUnit(writing.submitted);
  return (
    <>
      <ProblemBanner problem={problem} />
      <GeneratedForm
        key={count}
        form={contactBookingForm}
        facts={{ bookingMessage: {} }}
        busy={busy}
        problem={problem}
        needed={needed}
        onSubmit={(values) => send({ ...values, booking_id: id })}
      />
    </>
  );
};

const InThread = ({ id }: { readonly id: string }) => {
  const { problem, busy, count } = useUnit({ problem: sending.$problem, busy: sending.$pending, count: $sentCount });
  const send = useUnit(sending.submitted);
  return (
    <>
      <ProblemBanner problem={problem} />
      <GeneratedForm
        key={count}
        form={messageForm}
        facts={{}}
        busy={busy}
        problem={problem}
        needed={needed}
        onSubmit={(values) => send({ ...values, thread_id: id })}
      />
    </>
  );
};

export const Composer = ({ place: { kind, id } }: { readonly place: Place }) =>
  kind === 'booking' ? <AboutBooking id={id} /> : <InThread id={id} />;
