// The emitters, each under the name of what it makes in the out folder.
import type { Model } from '../model';
import { emitSpecJson } from './spec-json';

export interface About {
  readonly hash: string;
}
/** From the model to files: paths from the out folder, and their texts. Pure. */
export type Emit = (model: Model, about: About) => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;

export const emitters: { readonly [name: string]: Emit } = {
  'spec.json': emitSpecJson,
};
