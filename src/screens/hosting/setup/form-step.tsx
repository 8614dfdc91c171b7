// A page of the setup that is a form: what stands in it is what was saved, and sending it leads on.
import { useUnit } from 'effector-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { FormOf } from '../../../../generated/forms/every-form';
import type { HostProperty } from '../../../../generated/model/entities';
import { type SetupPage, SourcePlatform } from '../../../../generated/model/values';
import { setupTexts as say } from '../../../../generated/texts/sentences/setupTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import type { FormTold } from '../../../ui/form/form-context';
import { type FormProblem, GeneratedForm } from '../../../ui/form/generated-form';
import { Box } from '../../../ui/layout';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { $changedElsewhere, type PropertyEdit } from '../own-property.store';
import { $notSaved, pages, step, typed } from './setup.store';
import { isSame } from '../../shell/calls/is-same';

/** The part of a form that is known without its values. */
type Fields = Pick<FormOf<object>, 'schema' | 'uiSchema'>;

const isSaid = (field: string, value: unknown) => value !== null && value !== '' && !(field === 'base_cents' && value === 0);

/** The form's known values; unanswered fields stay open. */
const savedIn = (form: Fields, property: HostProperty): object => {
  const fields = Object.keys(form.schema.properties ?? {});
  return Object.fromEntries(Object.entries(property).filter(([field, value]) => fields.includes(field) && isSaid(field, value)));
};

const changedIn = (starts: object, values: object): PropertyEdit => {
  const before = new Map<string, unknown>(Object.entries(starts));
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(before.get(field), value)));
};

const labelsOf = (form: Fields, fields: readonly string[]): string =>
  fields.flatMap((field) => (form.uiSchema[field] as { 'ui:title'?: string } | undefined)?.['ui:title'] ?? []).join(', ');

/** Of a problem with single fields, what stands beside them. */
const useProblem = (): FormProblem | null => {
  const [problem, notSaved] = useUnit([step.$problem, $notSaved]);
  return useMemo(
    () =>
      notSaved.length === 0
        ? problem
        : { message: '', shown: 'field', fields: notSaved.map(({ path, message }) => ({ field: path.split('.')[0], message })) },
    [problem, notSaved],
  );
};

const Imported = ({ form, property: { imported } }: { readonly form: Fields; readonly property: HostProperty }) => {
  const open = imported?.unconfirmed.some((field) => Object.hasOwn(form.schema.properties ?? {}, field));
  if (!imported || !open) return null;
  return (
    <Box marginBottom="6">
      <Banner>{say.imported({ source: SourcePlatform[imported.platform].label })}</Banner>
    </Box>
  );
};

const Changed = ({ form, onTake }: { readonly form: Fields; readonly onTake: () => void }) => {
  const fields = labelsOf(form, useUnit($changedElsewhere));
  if (!fields) return null;
  return (
    <Box marginBottom="6">
      <Banner
        tone="notice"
        live="alert"
        actions={
          <Button variant="outline" size="sm" onClick={onTake}>
            {say.takeTheirs}
          </Button>
        }
      >
        {say.changed({ fields })}
      </Banner>
    </Box>
  );
};

interface FormStepProps<Values> {
  readonly page: SetupPage;
  readonly form: FormOf<Values>;
  readonly property: HostProperty;
  /** The form's values where they differ from the saved ones. */
  readonly starts?: Partial<Values>;
  readonly given?: Partial<Values> | undefined;
  readonly onChange?: (values: Partial<Values>) => void;
  /** Fields that may be left open here, and keep the listing from being published. */
  readonly needed?: readonly string[];
  readonly labels?: FormTold['labels'];
  readonly below?: FormTold['below'];
  /** The fields that are asked for here; all of them where left out. */
  readonly only?: readonly Extract<keyof Values, string>[];
}

/** The form's first values. */
export const openedWith = <Values extends object>({
  form,
  property,
  starts,
}: Pick<FormStepProps<Values>, 'form' | 'property' | 'starts'>) => ({
  ...form.initial,
  ...savedIn(form, property),
  ...starts,
});

const Filled = <Values extends object>(props: FormStepProps<Values>) => {
  const { page, form, needed = [], labels, below, only, given, onChange } = props;
  const [submit, tell] = useUnit([step.submitted, typed]);
  const problem = useProblem();
  // later answers leave the fields alone while a person types
  const [initial] = useState(() => openedWith(props));
  const changed = (values: Partial<Values>) => {
    tell(changedIn(initial, values));
    onChange?.(values);
  };
  return (
    <GeneratedForm
      form={form}
      facts={{}}
      bare
      starts={initial}
      given={given}
      // a field with a default is no open question
      needed={[...Object.keys(form.initial), ...needed]}
      labels={labels}
      below={below}
      only={only}
      problem={problem}
      onChange={changed}
      onSubmit={(edit) => submit({ edit, from: page, to: pages[pages.indexOf(page) + 1] ?? null })}
    />
  );
};

export const FormStep = <Values extends object>({
  above,
  ...filled
}: FormStepProps<Values> & {
  /** Stands between its words and its fields. */
  readonly above?: ReactNode;
}) => {
  const [round, setRound] = useState(0);
  const { form, property } = filled;
  return (
    <>
      <Imported form={form} property={property} />
      <Changed form={form} onTake={() => setRound(round + 1)} />
      <ProblemBanner problem={useUnit(step.$problem)} />
      {above}
      <Filled key={round} {...filled} />
    </>
  );
};
