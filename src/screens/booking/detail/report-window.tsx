// Says that something is wrong with a stay.
import { useUnit } from 'effector-react';
import { reportForm } from '../../../../generated/forms/reportForm';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../../shell/calls/submission-form';
import { windowClosed, report } from './detail.store';

export const ReportWindow = () => {
  const [send, close] = useUnit([report.submitted, windowClosed]);
  return (
    <Modal open title={reportForm.title} onClose={close}>
      <SubmissionForm of={report} form={reportForm} introduced facts={{}} onSubmit={send} />
    </Modal>
  );
};
