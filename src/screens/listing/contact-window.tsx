// What a guest writes to the host.
import { useUnit } from 'effector-react';
import { contactHostForm } from '../../../generated/forms/contactHostForm';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Modal } from '../../ui/modal';
import { Text } from '../../ui/type';
import { ProblemBanner } from '../shell/failures/problem-banner';
import { contact, messageClosed } from './contact.store';

// it is never empty; what says so is a rule
const needed = ['message'];
const signedIn = { visitor: { signed_in: true } };

export const ContactWindow = ({ id }: { readonly id: string }) => {
  const { problem, busy } = useUnit({ problem: contact.$problem, busy: contact.$pending });
  const [send, close] = useUnit([contact.submitted, messageClosed]);
  return (
    <Modal open title={contactHostForm.title} onClose={close}>
      <ProblemBanner problem={problem} />
      <Text marginBottom="4">{contactHostForm.intro}</Text>
      <GeneratedForm
        form={contactHostForm}
        facts={signedIn}
        busy={busy}
        problem={problem}
        needed={needed}
        onSubmit={(values) => send({ ...values, property_id: id })}
      />
    </Modal>
  );
};
