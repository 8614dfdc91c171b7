// Arrival: the words of a host for guests who have paid, about getting there, getting in and leaving.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { arrivalForm } from '../../../../generated/forms/arrivalForm';
import { keysOf } from '../../../../generated/model/keys';
import { ArrivalPart } from '../../../../generated/model/values';
import { arrivalTexts as say } from '../../../../generated/texts/sentences/arrivalTexts';
import { Box } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { SubmissionForm } from '../../shell/calls/submission-form';
import { LoadFailed } from '../../shell/failures/load-failed';
import { guide, guideShown, saving } from './arrival.store';
import { Part } from './part';

const Meanwhile = () => (
  <Loading label={say.loading}>
    <Skeleton height="24rem" borderRadius="lg" />
  </Loading>
);

// each has a value from the beginning
const days = keysOf(ArrivalPart).map((part) => `${part}_days` as const);

const Guide = () => {
  const { known, failure, pending } = useUnit({ known: guide.$data, failure: guide.$failure, pending: guide.$pending });
  const [show, retry, save] = useUnit([guideShown, guide.retried, saving.submitted]);
  useEffect(() => {
    show();
  }, [show]);
  if (known) return <SubmissionForm of={saving} form={arrivalForm} starts={known} needed={days} facts={{}} onSubmit={save} />;
  return failure && !pending ? <LoadFailed says={say.failed} retry={say.retry} onRetry={() => retry()} /> : <Meanwhile />;
};

export const Arrival = () => (
  <Part id="arrival" heading={say.heading} lead={say.lead}>
    <Box maxWidth="36rem">
      <Guide />
    </Box>
  </Part>
);
