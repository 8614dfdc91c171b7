// One value that was read is changed: the same field as in the setup, by itself.
import { useUnit } from 'effector-react';
import type { HostProperty } from '../../../../generated/model/entities';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Modal } from '../../../ui/modal';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { $changing, change, changeClosed } from './imported.store';
import { parts, valuesOf } from './imported-fields';

export const ChangeWindow = ({ property }: { readonly property: HostProperty }) => {
  const { changing, problem, busy } = useUnit({ changing: $changing, problem: change.$problem, busy: change.$pending });
  const [save, close] = useUnit([change.submitted, changeClosed]);
  const part = parts.find(({ id }) => id === changing);
  if (!part?.form) return null;
  return (
    <Modal open title={part.form.title} onClose={close}>
      <ProblemBanner problem={problem} />
      <GeneratedForm
        form={part.form}
        facts={{}}
        starts={valuesOf(property, part)}
        busy={busy}
        problem={problem}
        startsFocused
        onSubmit={(values) => save(values)}
      />
    </Modal>
  );
};
