// Generated df416276d2c4. The parts of every generated form, and its sentences. The same for every spec: it stands in generator/runtime, and is copied from there
// as it is.
import type { CustomValidator, ErrorTransformer, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type Misfit, misfitsOf, type Schema } from '../model/fits';

/** How a field is filled in; the app's theme has one of each. */
export type FormWidget =
  | 'text'
  | 'textarea'
  | 'password'
  | 'email'
  | 'number'
  | 'money'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'date'
  | 'dates'
  | 'time'
  | 'stars'
  | 'scale'
  | 'faces'
  | 'stepper'
  | 'file'
  | 'photos'
  | 'url'
  | 'timezone'
  | 'hidden';

export interface FormStep<Values> {
  readonly title: string;
  readonly says?: string;
  readonly fields: readonly Extract<keyof Values, string>[];
  /** The label of its button. */
  readonly submit: string;
}

/** Sentences by the keyword of the schema that refuses; `otherwise` for any other. */
export type FieldTexts = Readonly<Record<string, string>>;
/** By field, and by path for the parts of one: `photos.*.alt`. */
export type ErrorTexts = Readonly<Record<string, FieldTexts>>;

/** The answer of a rule. */
type Verdict = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly { readonly code: string }[] };

export interface FormRule<Values, Facts> {
  readonly id: string;
  readonly ask: (values: Partial<Values>, facts: Facts) => Verdict;
  /** Each refusal's sentence, and the field that it belongs to, by error code. */
  readonly says: { readonly [code: string]: { readonly text: string; readonly field?: string } };
}

/** One thing that a form's rules refuse; without a field where it is about the form as a whole. */
export interface Broken {
  readonly code: string;
  readonly text: string;
  readonly field?: string;
}

interface FormData<Values, Facts> {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly submit: string;
  /** The call that it sends. */
  readonly sends?: string;
  /** Beside which field an error of that call stands, by its code. */
  readonly refusals?: { readonly [code: string]: Extract<keyof Values, string> };
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly initial?: Partial<Values>;
  readonly steps?: readonly FormStep<Values>[];
  readonly errors?: ErrorTexts;
  readonly rules?: readonly FormRule<Values, Facts>[];
}

/** A form: what rjsf draws it from, what stands in it at first, and what it says of values that do not fit. */
export interface FormOf<Values, Facts = object> extends FormData<Values, Facts> {
  readonly initial: Partial<Values>;
  readonly steps: readonly FormStep<Values>[];
  readonly errors: ErrorTexts;
  readonly rules: readonly FormRule<Values, Facts>[];
  /** Every way in which values do not fit its schema. */
  readonly misfits: (values: unknown) => readonly Misfit[];
  /**
   * For rjsf's `transformErrors`: the form's own sentence in place of the validator's, one for each field, and only for the
   * fields of `shown` where a form is filled in step by step.
   */
  readonly explain: (shown?: readonly string[]) => ErrorTransformer;
  /** The rules' refusals, in their order. */
  readonly broken: (values: Partial<Values>, facts: Facts) => readonly Broken[];
  /**
   * For rjsf's `customValidate`: the rules, each beside its field. A field that its schema refuses already is left alone, and
   * so is what lies outside `shown`.
   */
  readonly keep: (facts: Facts, shown?: readonly string[]) => CustomValidator;
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

// a form does not change while it runs
const frozen = <T extends object>(whole: T): T => {
  if (Object.isFrozen(whole)) return whole;
  Object.freeze(whole);
  for (const part of Object.values(whole)) if (isPlain(part)) frozen(part);
  return whole;
};

const topOf = (path: string): string => path.split('.')[0] ?? '';

const explaining =
  (errors: ErrorTexts, shown?: readonly string[]): ErrorTransformer =>
  (found) => {
    const said = new Set<string>();
    return found.flatMap((error) => {
      const place = (error.property ?? '').replace(/^\./, '');
      if (said.has(place) || (shown && !shown.includes(topOf(place)))) return [];
      said.add(place);
      const texts = errors[place.replaceAll(/\.\d+(?=\.|$)/g, '.*')] ?? errors[topOf(place)];
      const says = texts?.[error.name ?? ''] ?? texts?.['otherwise'] ?? 'Please check this.';
      return [{ ...error, message: says, stack: says }];
    });
  };

const breaking =
  <Values, Facts>(rules: readonly FormRule<Values, Facts>[]) =>
  (values: Partial<Values>, facts: Facts): readonly Broken[] =>
    rules.flatMap(({ ask, says }) => {
      const verdict = ask(values, facts);
      if (verdict.ok) return [];
      return verdict.reasons.map(({ code }) => ({ code, ...(says[code] ?? { text: code }) }));
    });

const keeping =
  (broken: readonly Broken[], shown?: readonly string[]): CustomValidator =>
  (_values, errors, ...[, refused]) => {
    for (const { text, field } of broken) {
      if (field === undefined) {
        if (!shown) errors.addError(text);
      } else if (!refused?.[field] && (!shown || shown.includes(field))) errors[field]?.addError(text);
    }
    return errors;
  };

/** A form from its data. */
export const formOf = <Values, Facts = object>(data: FormData<Values, Facts>): FormOf<Values, Facts> => {
  const { id, submit, initial = {}, steps = [], errors = {}, rules = [] } = data;
  const schema: RJSFSchema = { $id: id, type: 'object', ...data.schema };
  const broken = breaking(rules);
  return frozen({
    ...data,
    schema,
    uiSchema: {
      'ui:order': Object.keys(schema.properties ?? {}),
      'ui:submitButtonOptions': { submitText: submit },
      ...data.uiSchema,
    },
    initial,
    steps,
    errors,
    rules,
    misfits: (values: unknown) => misfitsOf(schema as Schema, values),
    explain: (shown?: readonly string[]) => explaining(errors, shown),
    broken,
    keep:
      (facts: Facts, shown?: readonly string[]): CustomValidator =>
      (values, ...rest) =>
        keeping(broken((values ?? {}) as Partial<Values>, facts), shown)(values, ...rest),
  });
};
