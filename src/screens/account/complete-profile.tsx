// Giving one's name.
import { useUnit } from 'effector-react';
import { completeProfileForm } from '../../../generated/forms/completeProfileForm';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Gate } from './gate';
import { $nameRefused, nameFx, nameGiven } from './onboarding.store';
import { RefusedNotice } from './refused-notice';

export const CompleteProfile = () => {
  const { refused, busy } = useUnit({ refused: $nameRefused, busy: nameFx.pending });
  const submit = useUnit(nameGiven);
  return (
    <Gate title={completeProfileForm.title} lead={completeProfileForm.intro} signed>
      <RefusedNotice notice={refused.notice} />
      <GeneratedForm form={completeProfileForm} facts={{}} wide busy={busy} problems={refused.problems} onSubmit={submit} />
    </Gate>
  );
};
