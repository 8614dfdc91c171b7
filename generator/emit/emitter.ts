// How an emitter works: from the parts of the model that it declares to files.
import type { Model } from '../model/model';
import type { Files } from '../print/structures';

export interface Emitter {
  /** The parts of the model that it is given, and for which it runs again; without them the whole. */
  readonly reads?: readonly (keyof Model)[];
  /** From the model to files. Pure. */
  readonly emit: (model: Model) => Files;
}
