// Every form as data: schema, texts, steps, sentences for what does not fit, rules across fields.
import { mergeNeeds, type Needs } from '../print/expression';
import { factsDeclaration } from '../print/facts';
import { fill } from '../model/fill';
import { lookupOf } from '../model/lookup';
import type { FormModel, Model } from '../model/model';
import { memoize } from '../model/memoize';
import { docOf, upperFirst } from '../model/views';
import { finished, GeneratedFile } from '../print/generated-file';
import { data, key, listOf, literal, membersOf, objectOf } from '../print/print';
import type { JsonSchema } from '../print/json-schema';
import { propertyOf, withInputForm } from '../print/shape-types';
import { constantOf, docs, type Files, interfaceOf } from '../print/structures';
import { errorTexts } from './forms/error-texts';
import { formRules } from './forms/rules';
import { formSchema, initialOf } from './forms/schema';
import { uiMaker, uiSchema } from './forms/ui';

const inputForms = memoize((model: Model) => withInputForm(model));

const wantsFacts = (needs: Needs): boolean => needs.now || needs.facts.size + needs.settings.size > 0;

const stepsOf = (form: FormModel, filled: (text: string) => string): readonly unknown[] =>
  form.steps.map((step, index) => ({
    title: filled(step.title),
    says: step.says && filled(step.says),
    fields: step.fields,
    submit: filled(step.submit ?? (index === form.steps.length - 1 ? form.submit : 'Continue')),
  }));

const errorsOf = (form: FormModel, schema: JsonSchema, model: Model): readonly (readonly [string, string])[] => {
  const properties = schema['properties'] as { readonly [name: string]: JsonSchema };
  return form.fields
    .flatMap((field) => errorTexts(field, properties[field.name] ?? {}, { product: model.product, fill: fill(model) }))
    .flatMap(([path, texts]) => (Object.keys(texts).length === 0 ? [] : [[path, data(texts)] as const]));
};

/** Beside which field an error of the call stands, by its code. */
const refusalsOf = (form: FormModel, model: Model): readonly (readonly [string, string])[] => {
  const { error } = lookupOf(model);
  const pairs = form.fields.flatMap(({ name, refusals = [] }) => refusals.map((id) => [error(id).code, name] as const));
  return pairs.length === 0 ? [] : [['refusals', data(Object.fromEntries(pairs))]];
};

const brands: { readonly [format: string]: string } = { date: 'PlainDate', instant: 'Instant', clock: 'Clock' };

/** The form's first values; a date or a time of day is a text that says what it is. */
const initialTexts = (form: FormModel, module: GeneratedFile): readonly string[] =>
  form.fields.flatMap((field) => {
    const value = initialOf(field);
    const brand = field.shape.type === 'text' && typeof value === 'string' ? brands[field.shape.format ?? ''] : undefined;
    const typed = brand === undefined ? '' : ` as ${module.type('model/wire', brand)}`;
    return value === undefined ? [] : [`${key(field.name)}: ${data(value)}${typed}`];
  });

/** An entry of a list that is not empty. */
const present = <T>(name: string, parts: readonly T[], code: (parts: readonly T[]) => string): readonly (readonly [string, string])[] =>
  parts.length === 0 ? [] : [[name, code(parts)]];

interface FormContext {
  readonly form: FormModel;
  readonly model: Model;
  readonly schema: JsonSchema;
  readonly module: GeneratedFile;
}

// `formOf` adds the name and the type, which every form's schema has
const partsOf = ({ $id: _id, type: _type, ...parts }: JsonSchema): JsonSchema => parts;

const entriesOf = ({ form, model, schema, module }: FormContext): readonly (readonly [string, string])[] => {
  const filled = fill(model);
  const optional = (name: string, value: string | undefined): (readonly [string, string])[] =>
    value === undefined ? [] : [[name, literal(value)]];
  return [
    ['id', literal(form.id)],
    ['title', literal(filled(form.title))],
    ...optional('intro', form.intro && filled(form.intro)),
    ['submit', literal(filled(form.submit))],
    ...optional('sends', form.sends),
    ['schema', data(partsOf(schema))],
    ['uiSchema', data(uiSchema(form, uiMaker(model, filled)))],
    ...present('initial', initialTexts(form, module), membersOf),
    ...refusalsOf(form, model),
    ...present('steps', stepsOf(form, filled), data),
    ...present('errors', errorsOf(form, schema, model), objectOf),
  ];
};

const formFile = (form: FormModel, model: Model, schema: JsonSchema): GeneratedFile => {
  const name = upperFirst(form.id);
  const filled = fill(model);
  const file = new GeneratedFile(`forms/${form.id}.ts`, `The form ${form.id}.`);
  file.declares(form.id, `${name}Values`, `${name}Facts`);
  const formOf = file.value('forms/every-form', 'formOf');
  const typeOptions = { module: file, direction: 'in', inputForms: inputForms(model) } as const;
  const collects = docs(`What "${filled(form.title)}" collects.`);
  file.add(
    interfaceOf(
      `${name}Values`,
      form.fields.map((field) => propertyOf(field, typeOptions)),
      collects,
    ),
  );
  const rules = formRules(form, model, file);
  const asked = mergeNeeds(rules.asked);
  if (wantsFacts(asked)) {
    const says = 'What its rules must know besides.';
    file.add(factsDeclaration(`${name}Facts`, asked, { module: file, lookup: lookupOf(model), says }));
  }
  const types = `<${name}Values${wantsFacts(asked) ? `, ${name}Facts` : ''}>`;
  const all = objectOf([...entriesOf({ form, model, schema, module: file }), ...present('rules', rules.code, listOf)]);
  return file.add(constantOf(form.id, `${formOf}${types}(${all})`, docs(docOf({ says: filled(form.title), source: form.source }))));
};

/** `forms/`: one module a form. */
export const emitForms = (model: Model): Files => {
  const schemaOf = formSchema(model);
  return finished(model.forms.map((form) => formFile(form, model, schemaOf(form))));
};
