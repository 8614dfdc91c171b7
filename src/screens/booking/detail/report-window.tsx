// Says that something is wrong with a stay.
import { useUnit } from 'effector-react';
import { reportForm } from '../../../../generated/forms/reportForm';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { windowClosed } from './detail.store';
import { report } from './report.store';

export const ReportWindow = () => {
  const { problem, busy } = useUnit({ problem: report.$problem, busy: report.$pending });
  const [send, close] = useUnit([report.submitted, windowClosed]);
  return (
    <Modal open title={reportForm.title} onClose={close}>
      <ProblemBanner problem={problem} />
      <Text marginBottom="4">{reportForm.intro}</Text>
      <GeneratedForm form={reportForm} facts={{}} busy={busy} problem={problem} onSubmit={send} />
    </Modal>
  );
};
