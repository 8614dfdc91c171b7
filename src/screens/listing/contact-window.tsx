// A guest's message to the host.
import { useUnit } from 'effector-react';
import { contactHostForm } from '../../../generated/forms/contactHostForm';
import { Modal } from '../../ui/modal';
import { SubmissionForm } from '../shell/calls/submission-form';
import { contact, messageClosed } from './contact.store';

// it is never empty; what says so is a rule
const needed = ['message'];
const signedIn = { visitor: { signed_in: true } };

export const ContactWindow = ({ id }: { readonly id: string }) => {
  const [send, close] = useUnit([contact.submitted, messageClosed]);
  return (
    <Modal open title={contactHostForm.title} onClose={close}>
      <SubmissionForm
        of={contact}
        form={contactHostForm}
        introduced
        facts={signedIn}
        needed={needed}
        onSubmit={(values) => send({ ...values, property_id: id })}
      />
    </Modal>
  );
};
