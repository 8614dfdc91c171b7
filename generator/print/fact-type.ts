// What an expression reads of one thing, as a type.
import type { Imports } from './generated-file';
import { union } from './print';

/** The type of one thing of which some fields are read, every value possibly missing. */
export const factType = (id: string, names: ReadonlySet<string>, module: Imports): string =>
  names.size === 0
    ? 'object'
    : `${module.type('rules/runtime', 'Facts')}<${module.type('model/entities', id)}, ${union([...names].toSorted())}>`;
