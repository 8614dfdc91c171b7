// The product's entities and values, as types and data that browser and server share.
import type { Model } from '../model/model';
import { finished } from '../print/generated-file';
import type { Files } from '../print/structures';
import { entitiesFile } from './model/entities';
import { constantsFile, settingsFile, tablesFile, valuesFiles } from './model/facts';
import { filterFiles } from './model/filters';
import { eventsFile, keptFile } from './model/kept';
import { emptyVisitorFile } from './model/visitor';

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
