// Where a host replies to a review.
import { useUnit } from 'effector-react';
import { replyForm } from '../../../../generated/forms/replyForm';
import { Modal } from '../../../ui/modal';
import { Stars } from '../../../ui/stars';
import { Text } from '../../../ui/type';
import { SubmissionForm } from '../call-parts/submission-form';
import { useDraft } from '../drafts/drafts.store';
import { $replying, replyClosed, replying, replyTo } from './reply.store';

export const ReplyWindow = () => {
  const review = useUnit($replying);
  const [send, close] = useUnit([replying.submitted, replyClosed]);
  const draft = useDraft(replyTo(review?.review_id ?? ''), 'reply');
  if (!review) return null;
  return (
    <Modal open title={replyForm.title} onClose={() => close()}>
      <Stars rating={review.rating} size={16} />
      <Text marginTop="2" marginBottom="4" whiteSpace="pre-line" overflowWrap="anywhere">
        {review.comment}
      </Text>
      <SubmissionForm form={replyForm} of={replying} introduced facts={{}} onSubmit={send} startsFocused {...draft} />
    </Modal>
  );
};
