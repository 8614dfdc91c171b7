// The way to report a listing, a review or a message, for people who are signed in; its window opens beside it.
import { useUnit } from 'effector-react';
import { contentReportForm } from '../../../../generated/forms/contentReportForm';
import { contentReportTexts as say } from '../../../../generated/texts/sentences/contentReportTexts';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { SubmissionForm } from '../call-parts/submission-form';
import { $isLoaded } from '../session/session.store';
import { $reported, type Reported, reportClosed, reportPressed, sendingReport } from './report.store';

const ReportWindow = () => {
  const [sent, send, close] = useUnit([sendingReport.$sent, sendingReport.submitted, reportClosed]);
  return (
    <Modal open title={contentReportForm.title} onClose={() => close()}>
      {sent ? (
        <Text>{say.sent}</Text>
      ) : (
        <SubmissionForm of={sendingReport} form={contentReportForm} introduced facts={{}} onSubmit={send} />
      )}
    </Modal>
  );
};

export const ReportContent = (thing: Reported) => {
  const [reported, isLoaded, press] = useUnit([$reported, $isLoaded, reportPressed]);
  if (!isLoaded) return null;
  const { kind, thing_id, number } = thing;
  const isOpen = reported?.kind === kind && reported.thing_id === thing_id && reported.number === number;
  return (
    <>
      <Button variant="ghost" size="sm" justifySelf="start" onClick={() => press(thing)}>
        {say[kind]}
      </Button>
      {isOpen && <ReportWindow />}
    </>
  );
};
