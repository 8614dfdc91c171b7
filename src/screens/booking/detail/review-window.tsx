// Writing a review of a stay that is over.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { reviewForm } from '../../../../generated/forms/reviewForm';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../../shell/calls/submission-form';
import { windowClosed } from './detail.store';
import { draftOf } from './review-draft';
import { filled, writing } from './review.store';

export const ReviewWindow = ({ id }: { readonly id: string }) => {
  const [send, change, close] = useUnit([writing.submitted, filled, windowClosed]);
  const [starts] = useState(() => draftOf(id));
  return (
    <Modal open title={reviewForm.title} onClose={close}>
      <SubmissionForm form={reviewForm} of={writing} introduced facts={{}} starts={starts} onChange={change} onSubmit={send} />
    </Modal>
  );
};
