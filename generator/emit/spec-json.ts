// The canonical model as JSON, for every tool that asks what the app is.
import type { Model } from '../model/model';
import { specFileOf } from '../model/spec-file';
import { jsonLines } from '../print/json';
import type { Files } from '../print/structures';

/** `spec.json`: the whole model, a declaration a block so that git shows what changed. `modelOf` reads it. */
export const emitSpecJson = (model: Model): Files => new Map([['spec.json', `${jsonLines(specFileOf(model), 4)}\n`]]);
