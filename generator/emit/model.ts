// The product's entities and values, as types and data that browser and server share.
import type { Model } from '../model/model';
import type { Json, Shape } from '../model/shape-model';
import { finished, GeneratedFile } from '../print/generated-file';
import { data } from '../print/print';
import { constantOf, docs, type Files } from '../print/structures';
import { entitiesFile } from './model/entities';
import { constantsFile, settingsFile, tablesFile, valuesFiles } from './model/facts';
import { filterFiles } from './model/filters';
import { eventsFile, keptFile } from './model/kept';

const emptyOf = (shape: Shape): Json => {
  if (shape.nullable) return null;
  if (shape.type === 'flag') return false;
  if (shape.type === 'number') return Math.max(0, shape.min ?? 0);
  return shape.type === 'list' ? [] : '';
};

/** `model/empty-visitor.ts`: a visitor without a session. */
const emptyVisitorFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('model/empty-visitor.ts', 'A visitor who is not signed in.');
  const visitor = [...model.shapes, ...model.entities].find(({ id }) => id === model.product.visitor);
  const facts = visitor?.fields.filter(({ optional }) => !optional).map(({ name, shape }) => [name, emptyOf(shape)] as const) ?? [];
  const type = file.type('model/entities', model.product.visitor);
  return file.add(
    constantOf('emptyVisitor', `${data(Object.fromEntries(facts))} as const satisfies ${type}`, docs('Every fact is empty or zero.')),
  );
};

/** `model/`: entities, reference lists, tables, constants, settings, what is kept and what analytics is told. */
export const emitModel = (model: Model): Files => {
  // a file without a single declaration would be an empty one
  return finished([
    ...(model.constants.length > 0 ? [constantsFile(model)] : []),
    ...(model.entities.length + model.shapes.length > 0 ? [entitiesFile(model), emptyVisitorFile(model)] : []),
    ...filterFiles(model),
    eventsFile(model),
    keptFile(model),
    settingsFile(model),
    ...(model.tables.length > 0 ? [tablesFile(model)] : []),
    ...(model.values.length > 0 ? valuesFiles(model) : []),
  ]);
};
