// How an emitter works: on the model as a whole, or on the items of one of its lists, one by one.
import type { Item, Model } from '../model/model';
import type { Files } from '../print/structure';

export interface About {
  /** The spec's hash. It is shown whole or not at all, so that a file that shows it needs no emitter to show the next one. */
  readonly hash: string;
}
/** From the model to files. Pure. */
export type Emit = (model: Model, about: About) => Files | Promise<Files>;

export type ListName = { [K in keyof Model]: Model[K] extends readonly Item[] ? K : never }[keyof Model];

/** From each item of a list to files of its own, so that those of one that did not change need not be made again. Pure. */
export interface EmitEach<L extends ListName> {
  readonly each: L;
  /** In this model the list is empty: what an item becomes depends on no other. */
  readonly with: (model: Model, about: About) => (item: Model[L][number]) => Promise<Files>;
  /** What is made of the list as a whole; it depends on nothing else. */
  readonly besides: (items: Model[L]) => Files;
}
export type Emitter = Emit | EmitEach<'forms'>;
