// The next message of a thread.
import { useUnit } from 'effector-react';
import { contactBookingForm } from '../../../../generated/forms/contactBookingForm';
import { messageForm } from '../../../../generated/forms/messageForm';
import type { BookingSide } from '../../../../generated/model/values';
import { useInsertion } from '../../../ui/form/use-insertion';
import { useDraft } from '../drafts/drafts.store';
import { SubmissionForm } from '../call-parts/submission-form';
import { ChosenPhotos } from './chosen-photos';
import { $chosen, isKept } from './photos.store';
import { RepliesButton, RepliesWindow } from './replies';
import { $isSending, $sentCount, draftIn, type Place, sending, writing } from './thread.store';

// it is never empty; what says so is a rule
const needed = ['message'];
const none: readonly string[] = [];
const valuesOf = (message: string) => ({ message });

interface ComposerProps {
  readonly place: Place;
  readonly side: BookingSide;
  /** Nothing between the two is hidden, so pictures may be sent. */
  readonly isOpen: boolean;
}

const usePhotos = (isOpen: boolean) => {
  const { chosen, busy } = useUnit({ chosen: $chosen, busy: $isSending });
  const going = chosen.filter(isKept);
  const photo_ids = chosen.flatMap(({ state, photo_id }) => (state === 'added' ? [photo_id] : []));
  return {
    sent: photo_ids.length > 0 ? { photo_ids } : {},
    form: {
      facts: { bookingMessage: { photo_ids }, threadMessage: { photo_ids } },
      needed: going.length > 0 ? none : needed,
      ready: going.every(({ state }) => state === 'added'),
      below: { message: isOpen && <ChosenPhotos busy={busy} /> },
    },
  };
};

/** Sending empties it; until then its text and pictures are kept. A host has saved replies to begin with. */
export const Composer = ({ place, side, isOpen }: ComposerProps) => {
  const { kind, id } = place;
  const [count, write, send] = useUnit([$sentCount, writing.submitted, sending.submitted]);
  const draft = useDraft(draftIn(place));
  const photos = usePhotos(isOpen);
  const isHost = side === 'host';
  const { id: formId } = kind === 'booking' ? contactBookingForm : messageForm;
  const [given, insert] = useInsertion(`${formId}_message`, valuesOf, '\n');
  const actions = isHost && <RepliesButton into={place} />;
  return (
    <>
      {kind === 'booking' ? (
        <SubmissionForm
          key={count}
          of={writing}
          form={contactBookingForm}
          {...draft}
          {...{ given, actions }}
          {...photos.form}
          onSubmit={(values) => write({ ...values, ...photos.sent, booking_id: id })}
        />
      ) : (
        <SubmissionForm
          key={count}
          of={sending}
          form={messageForm}
          {...draft}
          {...{ given, actions }}
          {...photos.form}
          onSubmit={(values) => send({ ...values, ...photos.sent, thread_id: id })}
        />
      )}
      {isHost && <RepliesWindow into={place} onChoose={insert} />}
    </>
  );
};
