// What all generated forms share: their types, and the few functions that turn a refusal into a sentence.
import { union, Module } from '../../print';
import { widgets } from './ui';

const types = `/** How a field is filled in; the app's theme has one of each. */
export type FormWidget = ${union(widgets)};

export interface FormStep<Values> {
  readonly title: string;
  readonly says?: string;
  readonly fields: readonly Extract<keyof Values, string>[];
  /** The label of its button. */
  readonly submit: string;
}

/** Sentences by the keyword of the schema that refuses; \`otherwise\` for any other. */
export type FieldTexts = { readonly otherwise: string; readonly [keyword: string]: string };
/** By field, and by path for the parts of one: \`photos.*.alt\`. */
export type ErrorTexts<Values> = { readonly [Field in Extract<keyof Values, string>]: FieldTexts } & {
  readonly [path: string]: FieldTexts;
};

/** The answer of a rule. */
type Verdict = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly { readonly code: string; readonly says: string }[] };

export interface FormRule<Values, Facts> {
  readonly id: string;
  readonly ask: (values: Partial<Values>, facts: Facts) => Verdict;
  /** The field beside which each refusal is shown, by error code. */
  readonly beside: { readonly [code: string]: string };
}

/** A form: what rjsf draws it from, what stands in it at first, and what it asks of its values. */
export interface FormOf<Values, Facts = object> {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly submit: string;
  /** The call that it sends. */
  readonly sends?: string;
  /** Input of that call that the screen adds. */
  readonly supplied: readonly string[];
  /** Fields that only the form knows. */
  readonly own: readonly string[];
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  /** For rjsf's \`createPrecompiledValidator(validate, schema)\`. */
  readonly validate: ValidatorFunctions;
  readonly initial: Partial<Values>;
  readonly steps: readonly FormStep<Values>[];
  readonly errors: ErrorTexts<Values>;
  readonly rules: readonly FormRule<Values, Facts>[];
}

/** One thing that a form's rules refuse. */
export interface Broken {
  readonly code: string;
  readonly says: string;
  /** None where it is about the form as a whole. */
  readonly field?: string;
}`;

const functions = `const isPlain = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Nobody changes a form while it runs. */
export const frozen = <T extends object>(whole: T): T => {
  if (Object.isFrozen(whole)) return whole;
  Object.freeze(whole);
  for (const part of Object.values(whole)) if (isPlain(part)) frozen(part);
  return whole;
};

const topOf = (path: string): string => path.split(".")[0] ?? "";

/**
 * For rjsf's \`transformErrors\`: the form's own sentence in place of the validator's, one for each field, and only for the
 * fields of \`shown\` where a form is filled in step by step.
 */
export const explaining =
  (errors: { readonly [path: string]: FieldTexts }, shown?: readonly string[]): ErrorTransformer =>
  (found) => {
    const said = new Set<string>();
    return found.flatMap((error) => {
      const path = (error.property ?? "").replace(/^\\./, "").replaceAll(/\\.\\d+(?=\\.|$)/g, ".*");
      const place = error.property ?? "";
      if (said.has(place) || (shown && !shown.includes(topOf(path)))) return [];
      said.add(place);
      const texts = errors[path] ?? errors[topOf(path)];
      const says = texts?.[error.name ?? ""] ?? texts?.otherwise ?? "Please check this.";
      return [{ ...error, message: says, stack: says }];
    });
  };

/** What the form's rules refuse, in their order. */
export const brokenRules = <Values, Facts>(form: FormOf<Values, Facts>, values: Partial<Values>, facts: Facts): readonly Broken[] =>
  form.rules.flatMap(({ ask, beside }) => {
    const verdict = ask(values, facts);
    if (verdict.ok) return [];
    return verdict.reasons.map(({ code, says }) => {
      const field = beside[code];
      return field === undefined ? { code, says } : { code, says, field };
    });
  });

/**
 * For rjsf's \`customValidate\`: the form's rules, each beside its field. A field that its schema refuses already is left
 * alone, and so are fields outside \`shown\`.
 */
export const keepingRules =
  <Values, Facts>(form: FormOf<Values, Facts>, facts: Facts, shown?: readonly string[]): CustomValidator =>
  (values, errors, _uiSchema, refused) => {
    for (const { says, field } of brokenRules(form, (values ?? {}) as Partial<Values>, facts)) {
      if (field === undefined) {
        if (!shown) errors.addError(says);
      } else if (!refused?.[field] && (!shown || shown.includes(field))) errors[field]?.addError(says);
    }
    return errors;
  };`;

/** `forms/every-form.ts`: no form can have this name. */
export const formRuntime = (): Module => {
  const module = new Module('forms/every-form.ts', 'What every generated form is made of, and how it says what is wrong.');
  for (const name of ['CustomValidator', 'ErrorTransformer', 'RJSFSchema', 'UiSchema']) module.type('npm:@rjsf/utils', name);
  module.type('npm:@rjsf/validator-ajv8', 'ValidatorFunctions');
  return module.line(types).blank().line(functions);
};
