// The windows about a claim: a host makes it, takes an offer, withdraws it and says that it is paid; a guest answers it.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { claimAnswerForm, type ClaimAnswerFormValues } from '../../../../generated/forms/claimAnswerForm';
import { claimForm } from '../../../../generated/forms/claimForm';
import { claimPhotoForm } from '../../../../generated/forms/claimPhotoForm';
import { claimPhotosMax } from '../../../../generated/model/constants';
import type { BookingDetail, ShownClaim } from '../../../../generated/model/entities';
import { ClaimKind } from '../../../../generated/model/values/ClaimKind';
import { claimTexts as say } from '../../../../generated/texts/sentences/claimTexts';
import { Field } from '../../../ui/field';
import type { FileLimits } from '../../../ui/file-input';
import { FileInput } from '../../../ui/form/chosen-widgets';
import { Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { useDraft } from '../../shell/drafts/drafts.store';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { shownMoney } from '../../shell/format/format';
import { otherName } from './claim-matter';
import { ClaimPictures } from './claim-pictures';
import { $tooMany, answering, claiming, paying, photoRemoved, photosBrought, removal, taking, upload, withdrawing } from './claim.store';
import { windowClosed, wordsIn } from './detail.store';
import { Question } from './question';

const field = claimPhotoForm.uiSchema.photo as {
  readonly 'ui:title': string;
  readonly 'ui:help': string;
  readonly 'ui:options': FileLimits;
};
const says = claimPhotoForm.errors['photo'] as FileLimits['says'];

/** Pictures are sent as they are chosen, so that the claim itself is soon sent. */
const Photos = ({ booking: { claim_photos } }: { readonly booking: BookingDetail }) => {
  const { busy, added, removed, tooMany } = useUnit({
    busy: upload.$pending,
    added: upload.$problem,
    removed: removal.$problem,
    tooMany: $tooMany,
  });
  const [bring, remove] = useUnit([photosBrought, photoRemoved]);
  const problem = added ?? removed;
  return (
    <Stack gap="3" marginTop="5">
      <Field label={field['ui:title']} help={field['ui:help']} error={tooMany > 0 && say.tooMany({ count: tooMany })} optional>
        {(ties) => (
          <FileInput
            {...ties}
            {...field['ui:options']}
            says={says}
            multiple
            disabled={busy || claim_photos.length >= claimPhotosMax}
            value={[]}
            onChange={bring}
          />
        )}
      </Field>
      <ProblemBanner problem={problem && { ...problem, shown: 'banner' }} />
      <output>
        <Text textStyle="small" color="muted">
          {busy ? say.uploading : claim_photos.length > 0 && say.added({ count: claim_photos.length })}
        </Text>
      </output>
      <ClaimPictures photos={claim_photos} onRemove={remove} />
    </Stack>
  );
};

export const ClaimWindow = ({ booking }: { readonly booking: BookingDetail }) => {
  const [send, close, uploading] = useUnit([claiming.submitted, windowClosed, upload.$pending]);
  const draft = useDraft(wordsIn('claim', booking.booking_id));
  return (
    <Modal open title={claimForm.title} onClose={close}>
      <SubmissionForm
        of={claiming}
        form={claimForm}
        introduced
        facts={{}}
        ready={!uploading}
        below={{ message: <Photos booking={booking} /> }}
        onSubmit={send}
        {...draft}
      />
    </Modal>
  );
};

const asked = { accept: ['answer'], offer: ['answer', 'offered_cents', 'message'], refuse: ['answer', 'message'] } as const;

export const ClaimAnswerWindow = ({ booking, claim }: { readonly booking: BookingDetail; readonly claim: ShownClaim }) => {
  const [send, close] = useUnit([answering.submitted, windowClosed]);
  const [answer, setAnswer] = useState<ClaimAnswerFormValues['answer']>();
  const { starts, onChange } = useDraft(wordsIn('answer', booking.booking_id));
  const changed = (values: Partial<ClaimAnswerFormValues>) => {
    setAnswer(values.answer);
    onChange(values);
  };
  const about = { amount: shownMoney(claim.amount_cents, 'CAD'), name: otherName(booking) };
  return (
    <Modal open title={claimAnswerForm.title} onClose={close}>
      <Text fontWeight="semibold" marginBottom="4">
        {say.asked({ kind: ClaimKind[claim.kind].label, amount: about.amount })}
      </Text>
      <SubmissionForm
        of={answering}
        form={claimAnswerForm}
        facts={{}}
        only={answer ? asked[answer] : asked.accept}
        needed={asked.offer}
        below={{ answer: answer === 'accept' && <Text marginTop="2">{say.acceptText(about)}</Text> }}
        onChange={changed}
        onSubmit={send}
        starts={starts}
      />
    </Modal>
  );
};

export const ClaimPaidWindow = () => (
  <Question of={paying} sends={undefined} title={say.markPaidHeading} text={say.markPaidText} yes={say.markPaid} no={say.markPaidKeep} />
);
export const TakeOfferWindow = ({ booking, claim }: { readonly booking: BookingDetail; readonly claim: ShownClaim }) => {
  const about = {
    name: otherName(booking),
    amount: shownMoney(claim.offered_cents ?? 0, 'CAD'),
    claimed: shownMoney(claim.amount_cents, 'CAD'),
  };
  return (
    <Question
      of={taking}
      sends={undefined}
      title={say.takeHeading(about)}
      text={say.takeText(about)}
      yes={say.take(about)}
      no={say.takeKeep}
    />
  );
};
export const WithdrawClaimWindow = ({ booking }: { readonly booking: BookingDetail }) => (
  <Question
    of={withdrawing}
    sends={undefined}
    title={say.withdrawHeading}
    text={say.withdrawText({ name: otherName(booking) })}
    yes={say.withdraw}
    no={say.withdrawKeep}
  />
);
