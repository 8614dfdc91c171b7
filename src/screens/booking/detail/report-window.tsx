// Says that something is wrong with a stay.
import { useUnit } from 'effector-react';
import type { hostReportForm } from '../../../../generated/forms/hostReportForm';
import type { reportForm } from '../../../../generated/forms/reportForm';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { useDraft } from '../../shell/drafts/drafts.store';
import { $bookingId, report, windowClosed, wordsIn } from './detail.store';

export const ReportWindow = ({ form }: { readonly form: typeof reportForm | typeof hostReportForm }) => {
  const [send, close, booking_id] = useUnit([report.submitted, windowClosed, $bookingId]);
  const draft = useDraft(wordsIn('report', booking_id));
  return (
    <Modal open title={form.title} onClose={close}>
      <SubmissionForm of={report} form={form} introduced facts={{}} onSubmit={send} {...draft} />
    </Modal>
  );
};
