// The uiSchema of a form: every text that people read, and how each field is filled in.
import type { FormFieldModel, FormModel, Model, ValuesModel } from '../../model/model';
import { memoize } from '../../model/memoize';
import type { Field, Shape } from '../../model/shape-model';
import { entryOf, fieldsById } from './schema';

type Ui = { readonly [key: string]: unknown };

const typed = { text: 'text', long: 'textarea', password: 'password' } as const;
const byFormat = { email: 'email', url: 'url', date: 'date', clock: 'time', uuid: 'text', instant: 'text' } as const;

/** How a field is filled in where the author leaves it to its shape. */
export const widgetOf = (shape: Shape, chosen?: string): string => {
  if (chosen) return chosen;
  switch (shape.type) {
    case 'text':
      return shape.format ? byFormat[shape.format] : typed[shape.typed ?? 'text'];
    case 'number':
      return shape.unit === 'cents' ? 'money' : 'number';
    case 'flag':
      return 'checkbox';
    case 'exactly':
      return shape.value === true ? 'checkbox' : 'hidden';
    case 'oneOf':
      return 'select';
    case 'list':
      return shape.of.type === 'oneOf' ? 'checkboxes' : shape.of.type === 'file' ? 'photos' : 'list';
    case 'file':
      return 'file';
    default:
      return 'group';
  }
};

// rjsf draws these by itself, entry by entry; and asks for a field, not a widget, where a value is an object
const drawnByParts = new Set(['list', 'group']);
const isObject = (shape: Shape): boolean => ['file', 'like', 'group', 'map'].includes(shape.type);
const drawnBy = (shape: Shape, widget: string): Ui => {
  if (drawnByParts.has(widget)) return {};
  return isObject(shape) && widget !== 'hidden' ? { 'ui:field': widget } : { 'ui:widget': widget };
};

/** A field's name as words, for parts that have no label of their own: `alt_text` is "Alt text". */
export const wordsOf = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export interface UiMaker {
  readonly values: ReadonlyMap<string, ValuesModel>;
  readonly named: ReadonlyMap<string, readonly Field[]>;
  readonly fill: (text: string) => string;
}

const optionsOf = (shape: Shape, field: Partial<FormFieldModel>, maker: UiMaker): Ui => {
  const entry = entryOf(shape);
  const labels =
    entry.type === 'oneOf' ? (maker.values.get(entry.values)?.items ?? []).map((item) => [item.value, maker.fill(item.label)]) : [];
  return {
    ...(labels.length > 0 ? { 'ui:enumNames': Object.fromEntries(labels) } : {}),
    ...(entry.type === 'file' ? { 'ui:options': { accept: entry.types.join(','), maxBytes: entry.maxBytes } } : {}),
    ...(field.points
      ? { 'ui:options': { points: Object.fromEntries(Object.entries(field.points).map(([at, says]) => [at, maker.fill(says)])) } }
      : {}),
    ...(shape.nullable ? { 'ui:emptyValue': null } : {}),
  };
};

const partsOf = (shape: Shape, maker: UiMaker, within: readonly string[]): Ui => {
  if (shape.type === 'list') return { items: partsOf(shape.of, maker, within) };
  if (shape.type === 'like' && within.includes(shape.of)) return {};
  const fields = shape.type === 'group' ? shape.fields : shape.type === 'like' ? (maker.named.get(shape.of) ?? []) : [];
  const path = shape.type === 'like' ? [...within, shape.of] : within;
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      {
        'ui:title': wordsOf(field.name),
        ...drawnBy(field.shape, widgetOf(field.shape)),
        ...optionsOf(field.shape, {}, maker),
        ...partsOf(field.shape, maker, path),
      },
    ]),
  );
};

const fieldUi = (field: FormFieldModel, maker: UiMaker): Ui => {
  const widget = widgetOf(field.shape, field.widget);
  return {
    'ui:title': maker.fill(field.label),
    ...drawnBy(field.shape, widget),
    ...(field.help ? { 'ui:help': maker.fill(field.help) } : {}),
    ...(field.entry ? { 'ui:entry': maker.fill(field.entry) } : {}),
    ...(field.placeholder ? { 'ui:placeholder': maker.fill(field.placeholder) } : {}),
    ...(field.autocomplete ? { 'ui:autocomplete': field.autocomplete } : {}),
    ...optionsOf(field.shape, field, maker),
    ...(drawnByParts.has(widget) ? partsOf(field.shape, maker, []) : {}),
  };
};

const valuesById = memoize((model: Pick<Model, 'values'>) => new Map(model.values.map((it) => [it.id, it])));

export const uiMaker = (model: Pick<Model, 'values' | 'entities' | 'shapes'>, fill: (text: string) => string): UiMaker => ({
  values: valuesById(model),
  named: fieldsById(model),
  fill,
});

/** The uiSchema of a form: the texts and the widget of each field. */
export const uiSchema = (form: FormModel, maker: UiMaker): Ui =>
  Object.fromEntries(form.fields.map((field) => [field.name, fieldUi(field, maker)]));
