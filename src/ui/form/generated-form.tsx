// A form that the spec declares: its fields, steps, sentences and rules, ready to be filled in.
import type Rjsform from '@rjsf/core';
import { withTheme } from '@rjsf/core';
import type { ErrorSchema } from '@rjsf/utils';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { FormOf } from '../../../generated/forms/every-form';
import { formTexts } from '../../../generated/texts/sentences/formTexts';
import { wizardTexts } from '../../../generated/texts/sentences/wizardTexts';
import { Button } from '../button';
import type { FieldProblem } from '../error-summary';
import { Box, HStack } from '../layout';
import { Progress } from '../progress';
import { Scripted } from '../scripted';
import { Heading, Text } from '../type';
import { useFirstFocus } from '../use-first-focus';
import type { FormTold } from './form-context';
import { theme } from './theme';
import { useTypedEarly } from './typed-early';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { ErrorObject } from 'ajv';

/** The validator of a form. No code is made of text, so that the page needs no `unsafe-eval`. */
export const validatorOf = ({ schema, misfits }: Pick<FormOf<object>, 'schema' | 'misfits'>) => {
  const check = (values: unknown): boolean => {
    const errors = misfits(values);
    check.errors = errors.length > 0 ? [...errors] : null;
    return errors.length === 0;
  };
  check.errors = null as ErrorObject[] | null;
  return createPrecompiledValidator({ [String(schema.$id)]: check }, schema);
};

const Rjsf = withTheme(theme);

/** The part of a refusal that a form needs. */
export interface FormProblem {
  readonly code?: string | undefined;
  readonly message: string;
  /** As the catalogue of errors says; what is not for a field is shown elsewhere. */
  readonly shown: string;
  /** The fields that the server named; one without a name is about the whole. */
  readonly fields: readonly FieldProblem[];
}

export interface GeneratedFormProps<Values, Facts> {
  readonly form: FormOf<Values, Facts>;
  /** The facts of the form's rules, besides the values. */
  readonly facts: Facts;
  /** Every field fits, every rule holds, every step is done. */
  readonly onSubmit: (values: Values) => void;
  readonly onChange?: (values: Partial<Values>) => void;
  /** The first values, over the form's own. */
  readonly starts?: Partial<Values>;
  /** Values that come from elsewhere while the form is open, such as from a map: each new object goes into its fields. */
  readonly given?: Partial<Values> | undefined;
  /** The fields that are shown and asked; all of them where left out. */
  readonly only?: readonly Extract<keyof Values, string>[] | undefined;
  readonly busy?: boolean;
  /** The server's refusal. The form itself knows the field that it belongs to. */
  readonly problem?: FormProblem | null;
  readonly needed?: FormTold['needed'];
  readonly labels?: FormTold['labels'];
  readonly below?: FormTold['below'];
  readonly usual?: FormTold['usual'];
  /** The words of the button, in place of the form's. */
  readonly submit?: ReactNode;
  /** Beside the button: another way on. */
  readonly actions?: ReactNode;
  /** Its button stands elsewhere, tied to it by the form's id. */
  readonly bare?: boolean;
  /** False disables the button: something that must be there is not there yet. */
  readonly ready?: boolean;
  /** The button spans the form's width. */
  readonly wide?: boolean;
  /** The button is for what cannot be undone. */
  readonly danger?: boolean;
  /** Its first field takes the focus when the form appears. */
  readonly startsFocused?: boolean;
}

const none: readonly FieldProblem[] = [];
type Beside = { readonly refusals?: { readonly [code: string]: string } };
const problemsOf = ({ refusals }: Beside, problem: FormProblem | null): readonly FieldProblem[] => {
  if (problem?.shown !== 'field') return none;
  return problem.fields.length > 0 ? problem.fields : [{ field: refusals?.[problem.code ?? ''], message: problem.message }];
};
const schemaOf = (problems: readonly FieldProblem[]): ErrorSchema => {
  const errors: Record<string, { __errors: string[] }> = {};
  for (const { field, message } of problems) {
    if (field !== undefined) (errors[field] ??= { __errors: [] }).__errors.push(message);
  }
  const whole = problems.filter(({ field }) => field === undefined).map(({ message }) => message);
  return { ...errors, ...(whole.length > 0 && { __errors: whole }) } as ErrorSchema;
};

/** Counts what takes the focus to the summary: a press that met a problem, and an answer with one. */
const useAttempts = (problems: readonly FieldProblem[]) => {
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState(none);
  if (problems !== seen) {
    setSeen(problems);
    if (problems.length > 0) setAttempt(attempt + 1);
  }
  return [attempt, () => setAttempt((before) => before + 1)] as const;
};

const StepHead = ({
  form,
  at,
}: {
  readonly form: { readonly steps: readonly { readonly title: string; readonly says?: string }[] };
  readonly at: number;
}) => {
  const step = form.steps[at];
  if (!step) return null;
  return (
    <Box marginBottom="5">
      <Progress at={at} of={form.steps.length} />
      <Heading as="h3" textStyle="subheading" marginTop="3">
        {step.title}
      </Heading>
      {step.says && <Text color="muted">{step.says}</Text>}
    </Box>
  );
};

const useGiven = (given: object | undefined) => {
  const form = useRef<Rjsform>(null);
  const taken = useRef(given);
  useEffect(() => {
    if (given === taken.current) return;
    taken.current = given;
    // all at once: half of it is nobody's answer
    form.current?.setFieldValue([], { ...form.current.state.formData, ...given });
  }, [given]);
  return form;
};

/** Errors stand beside their fields and in a summary that takes the focus. Steps go forward one at a time, and back. */
export const GeneratedForm = <Values, Facts = object>(props: GeneratedFormProps<Values, Facts>) => {
  const {
    form,
    facts,
    onSubmit,
    onChange,
    starts,
    busy = false,
    problem = null,
    submit = form.submit,
    actions,
    bare = false,
    ready = true,
    wide = false,
    danger = false,
    needed,
    labels,
    below,
    usual,
  } = props;
  const [at, setAt] = useState(0);
  const problems = useMemo(() => problemsOf(form, problem), [form, problem]);
  const [attempt, tried] = useAttempts(problems);
  const validator = useMemo(() => validatorOf(form), [form]);
  const initial = useState(() => ({ ...form.initial, ...starts }))[0];
  const step = form.steps[at];
  const last = at >= form.steps.length - 1;
  const asked = props.only ?? step?.fields;
  const shown = last ? props.only : asked;
  const told: FormTold = { shown: asked, attempt, needed, labels, below, usual, errors: form.errors };
  const whole = useFirstFocus(props.startsFocused ?? false);
  useTypedEarly(whole);
  const filled = useGiven(props.given);
  return (
    <div ref={whole}>
      <StepHead form={form} at={at} />
      <Scripted says={formTexts.needsScripts}>
        <Rjsf
          ref={filled}
          id={form.id}
          idPrefix={form.id}
          schema={form.schema}
          uiSchema={form.uiSchema}
          validator={validator}
          initialFormData={initial}
          formContext={told}
          extraErrors={schemaOf(problems)}
          transformErrors={form.explain(shown)}
          customValidate={form.keep(facts, shown)}
          {...(attempt > 0 && { liveValidate: 'onChange' as const })}
          noHtml5Validate
          // the browser itself sends it nowhere: before the page is hydrated, what was typed stays
          method="dialog"
          showErrorList="top"
          onError={tried}
          onChange={({ formData }) => onChange?.(formData as Partial<Values>)}
          onSubmit={({ formData }) => (last ? !busy && onSubmit(formData as Values) : setAt(at + 1))}
        >
          {bare ? (
            // rjsf fills a missing button with one of its own
            <></>
          ) : (
            <HStack data-foot="" justifyContent="space-between" flexWrap="wrap" gap="3">
              {at > 0 && (
                <Button variant="ghost" onClick={() => setAt(at - 1)}>
                  {wizardTexts.back}
                </Button>
              )}
              <Button type="submit" size="lg" danger={danger} busy={busy} disabled={!ready} width={wide ? 'full' : undefined}>
                {step && !last ? step.submit : submit}
              </Button>
              {actions}
            </HStack>
          )}
        </Rjsf>
      </Scripted>
    </div>
  );
};
