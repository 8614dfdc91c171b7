// Reads forms: the fields that people fill in, each with the shape that the call or shape behind the form gives it.
import { namesInOrder } from '../model/canonical';
import type { FormFieldModel, FormModel, Item } from '../model/model';
import type { Field } from '../model/shape-model';
import type { At } from './at';
import { isPlain } from './describe';
import { aScalar, aSource, aLine, aText, listOf, may, must, namedOf, oneWordOf, optionsOf, type Read } from './options';
import { aReferenceTo } from './refer';
import { readFields } from './shape';

const widgets = oneWordOf(
  ...(['text', 'email', 'number', 'money', 'select', 'radio', 'checkbox', 'checkboxes', 'date', 'dates'] as const),
  ...(['time', 'stars', 'scale', 'faces', 'stepper', 'file', 'photos', 'url', 'timezone', 'hidden'] as const),
);
const namedTexts = namedOf(aText);
const points: Read<Readonly<Record<string, string>>> = (value, at) => namesInOrder(namedTexts(value, at) ?? []);
const aFormField = optionsOf({
  label: must(aLine, ''),
  help: may(aText),
  placeholder: may(aLine),
  widget: may(widgets),
  autocomplete: may(aText),
  entry: may(aLine),
  points: may(points),
  starts: may(aScalar),
  missing: may(aText),
  refusals: may(listOf(aReferenceTo('error'))),
});
const aStep = optionsOf({ title: must(aLine, ''), says: may(aText), fields: must(listOf(aText), []), submit: may(aLine) });
const formOptions = optionsOf({
  source: must(aSource, ''),
  title: must(aLine, ''),
  intro: may(aText),
  submit: must(aLine, ''),
  sends: may(aReferenceTo('call')),
  collects: may(aReferenceTo('shape', 'entity')),
  own: must(readFields, []),
  supplied: must(listOf(aText), []),
  fields: must(namedOf(aFormField), []),
  steps: may(listOf(aStep)),
  rules: must(listOf(aReferenceTo('rule')), []),
});

/** A form's field names, with the shape of each: the input of its call, or the fields of its shape. */
const behind = (value: unknown, at: At): readonly Field[] => {
  if (!isPlain(value)) return [];
  const call = value['sends'] as { readonly input?: unknown } | undefined;
  const shape = value['collects'] as { readonly fields?: unknown } | undefined;
  const fields = call?.input ?? shape?.fields;
  return isPlain(fields) ? (readFields(fields, at) ?? []) : [];
};

/** Facts for checks about a form beyond its model: names that fit nothing are no part of the model. */
export interface FormBehind {
  readonly form: FormModel;
  readonly given: readonly Field[];
  readonly own: readonly Field[];
  readonly asked: readonly string[];
}

const behinds = new WeakMap<Item, FormBehind>();
/** The declarations behind a form that was read. */
export const behindOf = (form: Item): readonly FormBehind[] => {
  const behind = behinds.get(form);
  return behind === undefined ? [] : [behind];
};

export const readForm = (value: unknown, at: At, subject: string): FormModel => {
  const { fields = [], own = [], ...read } = formOptions(value, at) ?? {};
  const given = behind(value, at);
  const shapes = new Map<string, FormFieldModel>();
  for (const field of given) shapes.set(field.name, { ...field, label: '', own: false });
  for (const field of own) shapes.set(field.name, { ...field, label: '', own: true });
  const asked = fields.flatMap(([name, words]) => {
    const shape = shapes.get(name);
    return shape === undefined ? [] : [{ ...shape, ...words }];
  });
  const form = { id: at.id, subject, steps: [], ...read, fields: asked } as unknown as FormModel;
  behinds.set(form, { form, given, own, asked: fields.map(([name]) => name) });
  return form;
};
