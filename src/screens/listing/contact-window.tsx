// A guest's message to the host.
import { useUnit } from 'effector-react';
import { contactHostForm } from '../../../generated/forms/contactHostForm';
import { Modal } from '../../ui/modal';
import { SubmissionForm } from '../shell/call-parts/submission-form';
import { useDraft } from '../shell/drafts/drafts.store';
import { FirstSteps, useFirstStep } from '../shell/first-steps/first-steps';
import { contact, draftTo, messageClosed } from './contact.store';

// it is never empty; what says so is a rule
const needed = ['message'];
const signedIn = { visitor: { signed_in: true } };

export const ContactWindow = ({ id }: { readonly id: string }) => {
  const [send, close] = useUnit([contact.submitted, messageClosed]);
  const draft = useDraft(draftTo(id));
  const step = useFirstStep();
  return (
    <Modal open title={contactHostForm.title} onClose={close}>
      {step === 'done' ? (
        <SubmissionForm
          of={contact}
          form={contactHostForm}
          introduced
          facts={signedIn}
          needed={needed}
          {...draft}
          onSubmit={(values) => send({ ...values, property_id: id })}
        />
      ) : (
        <FirstSteps step={step} login={null} />
      )}
    </Modal>
  );
};
