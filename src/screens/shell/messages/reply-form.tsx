// One of a host's saved replies as it is written: its text, and the fields that can be put into it.
import { useUnit } from 'effector-react';
import { savedReplyForm, type SavedReplyFormValues } from '../../../../generated/forms/savedReplyForm';
import type { OfferedReply } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { ReplyField } from '../../../../generated/model/values';
import { savedReplyTexts as say } from '../../../../generated/texts/sentences/savedReplyTexts';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Group } from '../../../ui/field';
import { useInsertion } from '../../../ui/form/use-insertion';
import { HStack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../calls/submission-form';
import { adding, changing, viewed } from './replies.store';

const Fields = ({ onChoose }: { readonly onChoose: (slot: string) => void }) => (
  <Group label={say.fields} help={say.fieldsHelp}>
    <HStack flexWrap="wrap" gap="2">
      {keysOf(ReplyField).map((field) => (
        <Chip key={field} onClick={() => onChoose(`{${field}}`)}>
          {ReplyField[field].label}
        </Chip>
      ))}
    </HStack>
  </Group>
);

const valuesOf = (text: string): Partial<SavedReplyFormValues> => ({ text });

export const ReplyForm = ({ reply }: { readonly reply: OfferedReply | null }) => {
  const [view, add, change] = useUnit([viewed, adding.submitted, changing.submitted]);
  const [given, insert] = useInsertion(`${savedReplyForm.id}_text`, valuesOf);
  const back = () => view({ kind: 'list' });
  return (
    <Modal open title={reply ? say.editHeading : say.add} onClose={back}>
      <SubmissionForm
        of={reply ? changing : adding}
        form={savedReplyForm}
        facts={{}}
        starts={reply ? { title: reply.title, text: reply.text } : {}}
        given={given}
        below={{ text: <Fields onChoose={insert} /> }}
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
