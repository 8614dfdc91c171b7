// One of a host's saved replies as it is written: its text, and the fields that can be put into it.
import { useUnit } from 'effector-react';
import { savedReplyForm, type SavedReplyFormValues } from '../../../../generated/forms/savedReplyForm';
import type { OfferedReply } from '../../../../generated/model/entities';
import { savedReplyTexts as say } from '../../../../generated/texts/sentences/savedReplyTexts';
import { Button } from '../../../ui/button';
import { useInsertion } from '../../../ui/form/use-insertion';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../call-parts/submission-form';
import { useDraft } from '../drafts/drafts.store';
import { ReplyFields } from './reply-fields';
import { adding, changing, newReply, replies } from './replies.store';

const valuesOf = (text: string): Partial<SavedReplyFormValues> => ({ text });

export const ReplyForm = ({ reply }: { readonly reply: OfferedReply | null }) => {
  const [view, add, change] = useUnit([replies.viewed, adding.submitted, changing.submitted]);
  const [given, insert] = useInsertion(`${savedReplyForm.id}_text`, valuesOf);
  const draft = useDraft(newReply, 'text');
  const back = () => view({ kind: 'list' });
  return (
    <Modal open title={reply ? say.editHeading : say.add} onClose={back}>
      <SubmissionForm
        of={reply ? changing : adding}
        form={savedReplyForm}
        facts={{}}
        starts={reply ? { title: reply.title, text: reply.text } : draft.starts}
        {...(reply ? {} : { onChange: draft.onChange })}
        given={given}
        below={{ text: <ReplyFields onChoose={insert} /> }}
        actions={
          <Button variant="ghost" onClick={back}>
            {say.back}
          </Button>
        }
        onSubmit={(values) => (reply ? change({ ...values, reply_id: reply.reply_id }) : add(values))}
        startsFocused
      />
    </Modal>
  );
};
