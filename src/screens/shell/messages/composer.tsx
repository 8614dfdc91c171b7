// The next message of a thread.
import { useUnit } from 'effector-react';
import { contactBookingForm } from '../../../../generated/forms/contactBookingForm';
import { messageForm } from '../../../../generated/forms/messageForm';
import { useDraft } from '../drafts/drafts.store';
import { SubmissionForm } from '../calls/submission-form';
import { $sentCount, draftIn, type Place, sending, writing } from './thread.store';

// it is never empty; what says so is a rule
const needed = ['message'];
const facts = { bookingMessage: {} };

/** Sending empties it; until then its text is kept. */
export const Composer = ({ place }: { readonly place: Place }) => {
  const { kind, id } = place;
  const [count, write, send] = useUnit([$sentCount, writing.submitted, sending.submitted]);
  const draft = useDraft(draftIn(place));
  return kind === 'booking' ? (
    <SubmissionForm
      key={count}
      needed={needed}
      of={writing}
      form={contactBookingForm}
      {...draft}
      facts={facts}
      onSubmit={(values) => write({ ...values, booking_id: id })}
    />
  ) : (
    <SubmissionForm
      key={count}
      needed={needed}
      of={sending}
      form={messageForm}
      {...draft}
      facts={{}}
      onSubmit={(values) => send({ ...values, thread_id: id })}
    />
  );
};
