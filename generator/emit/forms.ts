// Every form as data: schema, texts, precompiled validator, steps, sentences for what does not fit, rules across fields.
import type { EmitEach } from './emitter';
import { factsType, mergeNeeds, type Needs } from '../print/expression';
import { fill } from '../model/fill';
import { lookupOf } from '../model/lookup';
import type { FormModel, Model } from '../model/model';
import { once, upperFirst } from '../model/views';
import { data, key, literal, Module } from '../print/print';
import type { JsonSchema } from '../print/json-schema';
import { memberText, withInputForm } from '../print/shape-types';
import { errorTexts } from './forms/error-texts';
import { formRules } from './forms/rules';
import { formSchema, initialOf } from './forms/schema';
import { uiMaker, uiSchema } from './forms/ui';
import { validatorText } from './forms/validator';

const inputForms = once((model: Model) => withInputForm(model));

const valuesInterface = (form: FormModel, model: Model, module: Module): void => {
  const typing = { module, direction: 'in', inputForms: inputForms(model) } as const;
  module.doc(`What "${fill(model)(form.title)}" collects.`).block(`export interface ${upperFirst(form.id)}Values`, () => {
    for (const field of form.fields) module.line(`${memberText(field, typing)};`);
  });
};

const wantsFacts = (needs: Needs): boolean => needs.now || needs.facts.size + needs.settings.size > 0;

const stepsOf = (form: FormModel, filled: (text: string) => string): readonly unknown[] =>
  form.steps.map((step, index) => ({
    title: filled(step.title),
    says: step.says && filled(step.says),
    fields: step.fields,
    submit: filled(step.submit ?? (index === form.steps.length - 1 ? form.submit : 'Continue')),
  }));

const errorsOf = (form: FormModel, schema: JsonSchema, filled: (text: string) => string): unknown => {
  const properties = schema['properties'] as { readonly [name: string]: JsonSchema };
  return Object.fromEntries(form.fields.flatMap((field) => errorTexts(field, properties[field.name] ?? {}, filled)));
};

/** Beside which field an error of the call stands, by its code. */
const refusalsOf = (form: FormModel, model: Model): readonly (readonly [string, string])[] => {
  const { error } = lookupOf(model);
  const pairs = form.fields.flatMap(({ name, refusals = [] }) => refusals.map((id) => [error(id).code, name] as const));
  return pairs.length === 0 ? [] : [['refusals', data(Object.fromEntries(pairs))]];
};

const brands: { readonly [format: string]: string } = { date: 'PlainDate', instant: 'Instant', clock: 'Clock' };

/** What stands in the form at first; a date or a time of day is a text that says what it is. */
const initialText = (form: FormModel, module: Module): string => {
  const parts = form.fields.flatMap((field) => {
    const value = initialOf(field);
    const brand = field.shape.type === 'text' && typeof value === 'string' ? brands[field.shape.format ?? ''] : undefined;
    const typed = brand === undefined ? '' : ` as ${module.type('model/wire', brand)}`;
    return value === undefined ? [] : [`${key(field.name)}: ${data(value, 1)}${typed}`];
  });
  const line = parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  return line.length <= 140 && !line.includes('\n') ? line : `{\n${parts.map((part) => `  ${part},\n`).join('')}}`;
};

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

interface Making {
  readonly form: FormModel;
  readonly model: Model;
  readonly schema: JsonSchema;
  readonly module: Module;
}

const membersOf = ({ form, model, schema, module }: Making): readonly (readonly [string, string])[] => {
  const filled = fill(model);
  const optional = (name: string, value: string | undefined): (readonly [string, string])[] =>
    value === undefined ? [] : [[name, literal(value)]];
  return [
    ['id', literal(form.id)],
    ['title', literal(filled(form.title))],
    ...optional('intro', form.intro && filled(form.intro)),
    ['submit', literal(filled(form.submit))],
    ...optional('sends', form.sends),
    ['supplied', data(form.supplied)],
    ['own', data(form.fields.filter((field) => field.own).map((field) => field.name))],
    ['schema', data(schema)],
    ['uiSchema', data(uiSchema(form, uiMaker(model, filled)))],
    ['initial', initialText(form, module)],
    ...refusalsOf(form, model),
    ['steps', data(stepsOf(form, filled))],
    ['errors', data(errorsOf(form, schema, filled))],
  ];
};

const formModule = (form: FormModel, model: Model, schema: JsonSchema): Module => {
  const name = upperFirst(form.id);
  const module = new Module(`forms/${form.id}.ts`, `The form ${form.id}.`);
  for (const own of [form.id, `${name}Values`, `${name}Facts`]) module.declares(own);
  const formOf = module.value('forms/every-form', 'formOf');
  const validate = module.value(`forms/${form.id}.validator.js`, 'validate');
  valuesInterface(form, model, module);
  const rules = formRules(form, model, module);
  const asked = mergeNeeds(rules.asked);
  if (wantsFacts(asked)) {
    const facts = factsType(asked, { module, lookup: lookupOf(model) });
    module.blank().doc('What its rules must know besides.').line(`export type ${name}Facts = ${facts};`);
  }
  const types = `<${name}Values${wantsFacts(asked) ? `, ${name}Facts` : ''}>`;
  module.blank().doc(`${fill(model)(form.title)} (${form.source}).`);
  const rulesCode = rules.code.length === 0 ? '[]' : `[\n${rules.code.map((it) => `  ${it},\n`).join('')}]`;
  const members = [...membersOf({ form, model, schema, module }), ['validate', validate], ['rules', rulesCode]].map(
    ([member, code]) => `  ${member}: ${indented(code ?? '')},\n`,
  );
  module.line(`export const ${form.id} = ${formOf}${types}({\n${members.join('')}});`);
  return module;
};

const validatorTypes = (form: FormModel): string =>
  [
    `// The precompiled validator of ${form.id}.`,
    '// Written by the generator from the spec; change the spec, not this file.',
    'import type { ValidatorFunctions } from "@rjsf/validator-ajv8";',
    '',
    'export declare const validate: ValidatorFunctions;',
    '',
  ].join('\n');

const validatorHead = (form: FormModel): string =>
  `// The precompiled validator of ${form.id}.\n// Written by the generator from the spec; change the spec, not this file.\n\n`;

/** `forms/`: one module a form, with its validator and that one's types. */
export const emitForms: EmitEach<'forms'> = {
  each: 'forms',
  with: (model, about) => {
    const schemaOf = formSchema(model);
    return async (form) => {
      const schema = schemaOf(form);
      return new Map([
        [`forms/${form.id}.ts`, formModule(form, model, schema).toString()],
        [`forms/${form.id}.validator.js`, `${validatorHead(form)}${await validatorText(schema, about.cache)}`],
        [`forms/${form.id}.validator.d.ts`, validatorTypes(form)],
      ]);
    };
  },
  besides: () => new Map(),
};
