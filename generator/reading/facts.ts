// Reads what is: entities, shapes, reference lists, tables, constants, settings, kept values, texts, errors, analytics events and jobs.
import { jsonInOrder, namesInOrder } from '../model/canonical';
import type {
  ConstantModel,
  EntityModel,
  ErrorModel,
  EventModel,
  JobModel,
  KeptModel,
  SettingModel,
  ShapeModel,
  TableModel,
  ValuesModel,
} from '../model/model';
import type { SentenceModel, TextsModel } from '../model/texts-model';
import type { Json, Shape } from '../model/shape-model';
import { nearest } from '../diagnostics/suggest';
import { type At, into, reportName } from './at';
import { isPlain, kindOf } from './describe';
import {
  aFlag,
  aNumber,
  aLine,
  aScalar,
  aSource,
  aText,
  exactlyTrue,
  listOf,
  may,
  must,
  namedOf,
  oneWordOf,
  optionsOf,
  type Read,
  wrong,
} from './options';
import { aShape, readFields } from './shape';
import { aDuration } from './term';

const source = must(aSource, '');
const says = must(aText, '');
const fields = must(readFields, []);

const entityOptions = optionsOf({ source, called: must(aLine, ''), says, key: must(aText, ''), fields });
export const readEntity = (value: unknown, at: At): EntityModel => ({ id: at.id, ...entityOptions(value, at) }) as EntityModel;

const shapeOptions = optionsOf({ source, called: must(aLine, ''), says, fields });
export const readNamedShape = (value: unknown, at: At): ShapeModel => ({ id: at.id, ...shapeOptions(value, at) }) as ShapeModel;

const aFact: Read<string | number | boolean | null> = (value, at) => (value === null ? null : aScalar(value, at));
const aLabel = optionsOf({ label: must(aLine, '') });
const anItem: Read<Omit<ValuesModel['items'][number], 'value'>> = (value, at) => {
  if (!isPlain(value)) return wrong('an item such as { label: … }', value, at);
  const { label, says: said, ...more } = value;
  const facts = namesInOrder(
    Object.keys(more).flatMap((name) => {
      const fact = aFact(more[name], into(at, name));
      return fact === undefined ? [] : [[name, fact] as const];
    }),
  );
  const saysToo = said === undefined ? undefined : aText(said, into(at, 'says'));
  const labelled = aLabel(label === undefined ? {} : { label }, at);
  return { label: labelled?.label ?? '', ...(saysToo === undefined ? {} : { says: saysToo }), facts };
};
const valuesOptions = optionsOf({ source, says, items: must(namedOf(anItem), []) });
/** Reports a fact that is nearly another one, or a word of an item: each is free to have its own, but not by a slip. */
const checkFacts = (items: ValuesModel['items'], at: At): void => {
  const all = new Set(items.flatMap(({ facts }) => Object.keys(facts)));
  for (const { value, facts } of items) {
    const others = ['label', 'says', ...all].filter((name) => !(name in facts));
    for (const option of Object.keys(facts)) {
      const isShared = items.some((item) => item.value !== value && option in item.facts);
      const didYouMean = isShared ? undefined : nearest(option, others);
      if (didYouMean !== undefined)
        reportName(into(into(at, value), option), 'option/unknown', { word: value, option, options: others.join(', '), didYouMean });
    }
  }
};
export const readValues = (value: unknown, at: At): ValuesModel => {
  const { items = [], ...read } = valuesOptions(value, at) ?? {};
  const all = items.map(([name, item]) => ({ value: name, ...item }));
  checkFacts(all, into(at, 'items'));
  return { id: at.id, ...read, items: all } as ValuesModel;
};

const aRow: Read<Readonly<Record<string, Json>>> = (value, at) =>
  isPlain(value)
    ? (jsonInOrder(value as { readonly [column: string]: Json }) as Readonly<Record<string, Json>>)
    : wrong('a row in braces', value, at);
const tableOptions = optionsOf({ source, says, columns: must(readFields, []), rows: must(listOf(aRow), []) });
export const readTable = (value: unknown, at: At): TableModel => {
  const { columns = [], rows = [], ...read } = tableOptions(value, at) ?? {};
  const byColumn = (row: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> => {
    const first = columns.flatMap(({ name }) => (name in row ? [[name, row[name]]] : []));
    return { ...Object.fromEntries(first), ...row };
  };
  return { id: at.id, ...read, columns, rows: rows.map(byColumn) } as TableModel;
};

const constantOptions = optionsOf({ value: must(aScalar, ''), source, unit: may(aText), says });
export const readConstant = (value: unknown, at: At): ConstantModel => ({ id: at.id, ...constantOptions(value, at) }) as ConstantModel;

const setting = { source, variable: must(aText, ''), serverOnly: may(exactlyTrue), says };
const settingOptions = optionsOf({ ...setting, default: must(aScalar, ''), holds: may(aShape) });
// a page could not do without a value, the server can
const unsetOptions = optionsOf({ ...setting, holds: must(aShape, { type: 'text' }) });
const shapeOfScalar = (value: string | number | boolean): Shape => {
  if (typeof value === 'boolean') return { type: 'flag' };
  return typeof value === 'number' ? { type: 'number', integer: Number.isInteger(value) } : { type: 'text' };
};
export const readSetting = (value: unknown, at: At): SettingModel => {
  const mayBeUnset = isPlain(value) && value['serverOnly'] === true && !('default' in value);
  const read: Partial<SettingModel> = (mayBeUnset ? unsetOptions : settingOptions)(value, at) ?? {};
  return { id: at.id, ...read, holds: read.holds ?? shapeOfScalar(read.default ?? '') } as SettingModel;
};

const keptOptions = optionsOf({
  source,
  where: must(oneWordOf('cookie', 'local storage'), 'cookie'),
  name: must(aText, ''),
  says,
  holds: must(aShape, { type: 'flag' }),
  lasts: may(aDuration),
});
export const readKept = (value: unknown, at: At): KeptModel => ({ id: at.id, ...keptOptions(value, at) }) as KeptModel;

type Sentence = Omit<SentenceModel, 'name'>;
const countedOptions = optionsOf({ number: must(aText, ''), forms: must(namedOf(aText), []) });
export const aSentence: Read<Sentence> = (value, at) => {
  if (kindOf(value) !== 'counted') {
    const text = aText(value, at);
    return text === undefined ? undefined : { text };
  }
  const { number = '', forms: all = [] } = countedOptions(value, at) ?? {};
  const forms = Object.fromEntries(all);
  return { text: forms['other'] ?? '', number, forms };
};
const textsOptions = optionsOf({ source, says, texts: must(namedOf(aSentence), []) });
export const readTexts = (value: unknown, at: At): TextsModel => {
  const { texts = [], ...read } = textsOptions(value, at) ?? {};
  return { id: at.id, ...read, texts: texts.map(([name, sentence]) => ({ name, ...sentence })) } as TextsModel;
};

const errorOptions = optionsOf({
  code: must(aText, ''),
  source,
  status: may(aNumber),
  text: must(aText, ''),
  cure: must(aText, ''),
  shown: must(oneWordOf('field', 'dialog', 'banner', 'redirect', 'log'), 'dialog'),
  slots: may(readFields),
  data: may(readFields),
  raisedBy: may(aText),
});
export const readError = (value: unknown, at: At): ErrorModel =>
  ({ id: at.id, slots: [], data: [], ...errorOptions(value, at) }) as ErrorModel;

const timeoutOptions = optionsOf({ milliseconds: must(aNumber, 0) });
const eventOptions = optionsOf({ source, name: must(aText, ''), says, when: must(aText, ''), fields, timeout: may(timeoutOptions) });
export const readEvent = (value: unknown, at: At): EventModel => {
  const { timeout, ...read } = eventOptions(value, at) ?? {};
  return { id: at.id, ...read, ...(timeout === undefined ? {} : { timeoutMs: timeout.milliseconds }) } as EventModel;
};

const jobOptions = optionsOf({
  source,
  says,
  fields,
  every: may(aDuration),
  whenQuiet: may(aFlag),
  asks: may(oneWordOf('provider', 'stranger')),
});
export const readJob = (value: unknown, at: At): JobModel => ({ id: at.id, ...jobOptions(value, at) }) as JobModel;
