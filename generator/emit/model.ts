// What the product is made of, as types and data that browser and server share.
import type { Model } from '../model';
import { entitiesText } from './model/entities';
import { constantsText, settingsText, tablesText, valuesText } from './model/facts';
import { fitsText, keysText, wireText } from './model/fixed';
import { eventsText, keptText } from './model/kept';

/** `model/`: entities, reference lists, tables, constants, settings, what is kept and what analytics is told. */
export const emitModel = (model: Model): Map<string, string> =>
  new Map([
    ['model/constants.ts', constantsText(model)],
    ['model/entities.ts', entitiesText(model)],
    ['model/events.ts', eventsText(model)],
    ['model/fits.ts', fitsText],
    ['model/kept.ts', keptText(model)],
    ['model/keys.ts', keysText],
    ['model/settings.ts', settingsText(model)],
    ['model/tables.ts', tablesText(model)],
    ['model/values.ts', valuesText(model)],
    ['model/wire.ts', wireText],
  ]);
