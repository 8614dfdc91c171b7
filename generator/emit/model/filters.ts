// Sets of filters: how each field is compared with what is kept, and its words.
import { fill } from '../../model/fill';
import type { Model, ShapeModel } from '../../model/model';
import type { Field, Shape } from '../../model/shape-model';
import { tableOf } from '../../model/storage';
import { lowerFirst, sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { literal, objectOf, recordOf } from '../../print/print';
import { constantOf } from '../../print/structures';

const listIn = (shape: Shape): string | undefined => {
  if (shape.type === 'list') return listIn(shape.of);
  return shape.type === 'oneOf' ? shape.values : undefined;
};

interface Context {
  readonly model: Model;
  readonly file: GeneratedFile;
}

/** The way to another thing: its table and key, and the field that leads there. */
const wayOf = (model: Model, thing: string, by: string): string =>
  recordOf([
    ['table', literal(tableOf(model, thing)?.table ?? '')],
    ['key', literal(model.entities.find(({ id }) => id === thing)?.key ?? '')],
    ['by', literal(by)],
  ]);

const entryOf = ({ shape, filter }: Field, filled: (text: string) => string, { model, file }: Context): string => {
  if (filter === undefined) return recordOf([['by', literal('code')]]);
  const { thing, by, field, label, chip, choices, through, unless } = filter;
  const list = listIn(shape);
  return recordOf([
    ['by', literal(by)],
    ['column', literal(field)],
    ['label', literal(filled(label))],
    ...(chip === undefined ? [] : [['chip', literal(filled(chip))] as const]),
    ...(choices === undefined ? [] : [['choices', literal(choices)] as const]),
    ...(through === undefined ? [] : [['through', wayOf(model, thing, through.field)] as const]),
    ...(unless === undefined ? [] : [['unless', literal(unless)] as const]),
    ...(list === undefined ? [] : [['of', file.value(`model/values/${list}`, list)] as const]),
  ]);
};

const filtersFile = (model: Model, it: ShapeModel): GeneratedFile => {
  const filled = fill(model);
  const name = lowerFirst(it.id);
  const file = new GeneratedFile(`model/filters/${name}.ts`, `The filters of ${it.id}.`);
  const entries = it.fields.map((field) => [field.name, entryOf(field, filled, { model, file })] as const);
  const type = `${file.type('model/filter', 'Filters')}<${file.type('model/entities', it.id)}>`;
  return file.add(constantOf(name, objectOf(entries), { type, docs: [`${it.says}: how each is compared, and its words.`] }));
};

/** `model/filters/searchFilters.ts`: a file for each shape that has filters. */
export const filterFiles = (model: Model): readonly GeneratedFile[] =>
  sorted(model.shapes).flatMap((it) => (it.fields.some(({ filter }) => filter !== undefined) ? [filtersFile(model, it)] : []));
