// What the product is made of, as types and data that browser and server share.
import type { Model } from '../model/model';
import { entitiesFile } from './model/entities';
import type { FileStructure, Files } from '../print/structure';
import { constantsText, settingsText, tablesText, valuesFiles } from './model/facts';
import { eventsText, keptText } from './model/kept';
import { emptyVisitorFile } from './model/visitor';

// a file without a single declaration would be an empty one
const where = (items: readonly unknown[], path: string, text: () => string | FileStructure): [string, string | FileStructure][] =>
  items.length > 0 ? [[path, text()]] : [];

/** `model/`: entities, reference lists, tables, constants, settings, what is kept and what analytics is told. */
export const emitModel = (model: Model): Files =>
  new Map([
    ...where(model.constants, 'model/constants.ts', () => constantsText(model)),
    ...where([...model.entities, ...model.shapes], 'model/entities.ts', () => entitiesFile(model).structure()),
    ...where([...model.entities, ...model.shapes], 'model/empty-visitor.ts', () => emptyVisitorFile(model).structure()),
    ['model/events.ts', eventsText(model)],
    ['model/kept.ts', keptText(model)],
    ['model/settings.ts', settingsText(model)],
    ...where(model.tables, 'model/tables.ts', () => tablesText(model)),
    ...(model.values.length > 0 ? valuesFiles(model) : []),
  ]);
