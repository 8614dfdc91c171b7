// One value that was read is changed: the same field as in the setup, by itself.
import { useUnit } from 'effector-react';
import type { HostProperty } from '../../../../generated/model/entities';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../../shell/calls/submission-form';
import { $changing, change, changeClosed } from './imported.store';
import { parts, valuesOf } from './imported-fields';

export const ChangeWindow = ({ property }: { readonly property: HostProperty }) => {
  const [changing, save, close] = useUnit([$changing, change.submitted, changeClosed]);
  const part = parts.find(({ id }) => id === changing);
  if (!part?.form) return null;
  return (
    <Modal open title={part.form.title} onClose={close}>
      <SubmissionForm
        of={change}
        form={part.form}
        facts={{}}
        starts={valuesOf(property, part)}
        startsFocused
        onSubmit={(values) => save(values)}
      />
    </Modal>
  );
};
