// Giving one's name.
import { useUnit } from 'effector-react';
import { completeProfileForm } from '../../../generated/forms/completeProfileForm';
import { SubmissionForm } from '../shell/call-parts/submission-form';
import { name } from '../shell/first-steps/first-steps.store';
import { AuthLayout } from './auth-layout';

export const CompleteProfile = () => {
  const submit = useUnit(name.submitted);
  return (
    <AuthLayout title={completeProfileForm.title} lead={completeProfileForm.intro} signed>
      <SubmissionForm of={name} form={completeProfileForm} facts={{}} wide onSubmit={submit} />
    </AuthLayout>
  );
};
