// Writing about a stay that is over: its guest about the place, its host about the guest.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { guestReviewForm } from '../../../../generated/forms/guestReviewForm';
import { reviewForm } from '../../../../generated/forms/reviewForm';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { windowClosed } from './detail.store';
import { draftOf } from './review-draft';
import { filled, guestWriting, writing } from './review.store';

interface WindowProps {
  readonly id: string;
}

export const ReviewWindow = ({ id }: WindowProps) => {
  const [send, change, close] = useUnit([writing.submitted, filled, windowClosed]);
  const [starts] = useState(() => draftOf(id));
  return (
    <Modal open title={reviewForm.title} onClose={close}>
      <SubmissionForm form={reviewForm} of={writing} introduced facts={{}} starts={starts} onChange={change} onSubmit={send} />
    </Modal>
  );
};

export const GuestReviewWindow = ({ id }: WindowProps) => {
  const [send, change, close] = useUnit([guestWriting.submitted, filled, windowClosed]);
  const [starts] = useState(() => draftOf(id));
  return (
    <Modal open title={guestReviewForm.title} onClose={close}>
      <SubmissionForm form={guestReviewForm} of={guestWriting} introduced facts={{}} starts={starts} onChange={change} onSubmit={send} />
    </Modal>
  );
};
