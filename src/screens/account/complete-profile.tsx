// Giving one's name.
import { useUnit } from 'effector-react';
import { completeProfileForm } from '../../../generated/forms/completeProfileForm';
import { SubmissionForm } from '../shell/calls/submission-form';
import { AuthLayout } from './auth-layout';
import { name } from './onboarding.store';

export const CompleteProfile = () => {
  const submit = useUnit(name.submitted);
  return (
    <AuthLayout title={completeProfileForm.title} lead={completeProfileForm.intro} signed>
      <SubmissionForm of={name} form={completeProfileForm} facts={{}} wide onSubmit={submit} />
    </AuthLayout>
  );
};
