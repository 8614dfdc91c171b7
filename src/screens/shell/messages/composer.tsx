// The next message of a thread.
import { useUnit } from 'effector-react';
import { contactBookingForm } from '../../../../generated/forms/contactBookingForm';
import { messageForm } from '../../../../generated/forms/messageForm';
import type { BookingSide } from '../../../../generated/model/values';
import { useInsertion } from '../../../ui/form/use-insertion';
import { useDraft } from '../drafts/drafts.store';
import { SubmissionForm } from '../calls/submission-form';
import { RepliesButton, RepliesWindow } from './replies';
import { $sentCount, draftIn, type Place, sending, writing } from './thread.store';

// it is never empty; what says so is a rule
const needed = ['message'];
const facts = { bookingMessage: {}, threadMessage: {} };
const valuesOf = (message: string) => ({ message });

/** Sending empties it; until then its text is kept. A host has saved replies to begin with. */
export const Composer = ({ place, side }: { readonly place: Place; readonly side: BookingSide }) => {
  const { kind, id } = place;
  const [count, write, send] = useUnit([$sentCount, writing.submitted, sending.submitted]);
  const draft = useDraft(draftIn(place));
  const isHost = side === 'host';
  const { id: formId } = kind === 'booking' ? contactBookingForm : messageForm;
  const [given, insert] = useInsertion(`${formId}_message`, valuesOf, '\n');
  const actions = isHost && <RepliesButton into={place} />;
  return (
    <>
      {kind === 'booking' ? (
        <SubmissionForm
          key={count}
          needed={needed}
          of={writing}
          form={contactBookingForm}
          {...draft}
          {...{ given, actions, facts }}
          onSubmit={(values) => write({ ...values, booking_id: id })}
        />
      ) : (
        <SubmissionForm
          key={count}
          needed={needed}
          of={sending}
          form={messageForm}
          {...draft}
          {...{ given, actions, facts }}
          onSubmit={(values) => send({ ...values, thread_id: id })}
        />
      )}
      {isHost && <RepliesWindow into={place} onChoose={insert} />}
    </>
  );
};
