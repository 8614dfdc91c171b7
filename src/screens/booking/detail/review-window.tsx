// Writing a review of a stay that is over.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { reviewForm } from '../../../../generated/forms/reviewForm';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { windowClosed } from './detail.store';
import { draftOf } from './review-draft';
import { filled, writing } from './review.store';

export const ReviewWindow = ({ id }: { readonly id: string }) => {
  const { problem, busy } = useUnit({ problem: writing.$problem, busy: writing.$pending });
  const [send, change, close] = useUnit([writing.submitted, filled, windowClosed]);
  const [starts] = useState(() => draftOf(id));
  return (
    <Modal open title={reviewForm.title} onClose={close}>
      <ProblemBanner problem={problem} />
      <Text marginBottom="4">{reviewForm.intro}</Text>
      <GeneratedForm form={reviewForm} facts={{}} starts={starts} busy={busy} problem={problem} onChange={change} onSubmit={send} />
    </Modal>
  );
};
