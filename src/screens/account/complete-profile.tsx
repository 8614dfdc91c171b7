// Giving one's name.
import { useUnit } from 'effector-react';
import { completeProfileForm } from '../../../generated/forms/completeProfileForm';
import { GeneratedForm } from '../../ui/form/generated-form';
import { Gate } from './gate';
import { name } from './onboarding.store';
import { ProblemBanner } from '../shell/failures/problem-banner';

export const CompleteProfile = () => {
  const { problem, busy } = useUnit({ problem: name.$problem, busy: name.$pending });
  const submit = useUnit(name.submitted);
  return (
    <Gate title={completeProfileForm.title} lead={completeProfileForm.intro} signed>
      <ProblemBanner problem={problem} />
      <GeneratedForm form={completeProfileForm} facts={{}} wide busy={busy} problem={problem} onSubmit={submit} />
    </Gate>
  );
};
