// A derived moment, date or sum in the model: one term, and the words for it.
import type { Placed } from './model';
import type { TermModel } from './term-model';

export interface DerivedModel extends Placed {
  readonly says: string;
  readonly is: TermModel;
}
