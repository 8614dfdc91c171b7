// A form of the spec with the submission that sends it: what was refused stands above it, or beside its fields.
import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { GeneratedForm, type GeneratedFormProps } from '../../../ui/form/generated-form';
import { Text } from '../../../ui/type';
import type { Problem } from '../failures/problem';
import { ProblemBanner } from '../failures/problem-banner';

export interface SubmissionFormProps<Values, Facts> extends Omit<GeneratedFormProps<Values, Facts>, 'busy' | 'problem'> {
  readonly of: { readonly $pending: Store<boolean>; readonly $problem: Store<Problem | null> };
  /** The form's own sentence stands above its fields. */
  readonly introduced?: boolean;
}

export const SubmissionForm = <Values, Facts>({ of, introduced = false, ...form }: SubmissionFormProps<Values, Facts>) => {
  const { problem, busy } = useUnit({ problem: of.$problem, busy: of.$pending });
  return (
    <>
      <ProblemBanner problem={problem} />
      {introduced && <Text marginBottom="4">{form.form.intro}</Text>}
      <GeneratedForm {...form} busy={busy} problem={problem} />
    </>
  );
};
