// Arrival: the words of a host for guests who have paid, about getting there, getting in and leaving.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { arrivalForm } from '../../../../generated/forms/arrivalForm';
import { keysOf } from '../../../../generated/model/keys';
import { ArrivalPart } from '../../../../generated/model/values';
import { arrivalTexts as say } from '../../../../generated/texts/sentences/arrivalTexts';
import { Box } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { Loaded } from '../../shell/call-parts/loaded';
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
  const [show, save] = useUnit([guideShown, saving.submitted]);
  useEffect(() => {
    show();
  }, [show]);
  return (
    <Loaded of={guide} failed={say.failed} fallback={<Meanwhile />}>
      {(known) => <SubmissionForm of={saving} form={arrivalForm} starts={known} needed={days} facts={{}} onSubmit={save} />}
    </Loaded>
  );
};

export const Arrival = () => (
  <Part id="arrival" heading={say.heading} lead={say.lead}>
    <Box maxWidth="36rem">
      <Guide />
    </Box>
  </Part>
);
