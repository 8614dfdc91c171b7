// The next message of a thread.
import { useUnit } from 'effector-react';
import { contactBookingForm } from '../../../../generated/forms/contactBookingForm';
import { messageForm } from '../../../../generated/forms/messageForm';
import { SubmissionForm } from '../calls/submission-form';
import { $sentCount, type Place, sending, writing } from './thread.store';

// it is never empty; what says so is a rule
const needed = ['message'];
const facts = { bookingMessage: {} };

/** Sending empties it. */
export const Composer = ({ place: { kind, id } }: { readonly place: Place }) => {
  const [count, write, send] = useUnit([$sentCount, writing.submitted, sending.submitted]);
  return kind === 'booking' ? (
    <SubmissionForm
      key={count}
      needed={needed}
      of={writing}
      form={contactBookingForm}
      facts={facts}
      onSubmit={(values) => write({ ...values, booking_id: id })}
    />
  ) : (
    <SubmissionForm
      key={count}
      needed={needed}
      of={sending}
      form={messageForm}
      facts={{}}
      onSubmit={(values) => send({ ...values, thread_id: id })}
    />
  );
};
